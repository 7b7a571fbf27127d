import type { Page } from '@playwright/test'

/** Addresses of the broken pictures of a page, including lazy pictures. */
export async function brokenImages(page: Page): Promise<string[]> {
  return page.locator('img').evaluateAll(async (elements) => {
    const images = elements as HTMLImageElement[]
    for (const image of images) image.loading = 'eager'
    await Promise.allSettled(images.map((image) => image.decode()))
    return images.filter((image) => image.naturalWidth === 0).map((image) => image.src)
  })
}
