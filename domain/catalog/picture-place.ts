/** Where a product picture that is given as a bare file name lies. */
export const PRODUCT_PICTURES = '/media/products'
