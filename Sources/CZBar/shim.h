#pragma once
/* libzbar reads barcodes. It is imported only if the package is built with the trait Barcode. */
#include <zbar.h>
