/** Width and height of every picture of a product, with which the page reserves space before the picture has loaded. */
export const PRODUCT_PICTURE_WIDTH_PX = 800
export const PRODUCT_PICTURE_HEIGHT_PX = 600

/** Returns the address of the picture that shows what the people of a case study's client now look at or hold. */
export function productPictureUrl(slug: string): string {
  return `/illustrations/product-${slug}.svg`
}
