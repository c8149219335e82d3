#pragma once
/* libzbar reads barcodes. Only what is built with the trait Barcode imports this. */
#include <zbar.h>
