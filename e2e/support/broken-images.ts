import type { Page } from '@playwright/test'

/** Addresses of the pictures of a page that cannot be shown, those that would wait until they come into view included. */
export async function brokenImages(page: Page): Promise<string[]> {
  return page.locator('img').evaluateAll(async (elements) => {
    const images = elements as HTMLImageElement[]
    for (const image of images) image.loading = 'eager'
    await Promise.allSettled(images.map((image) => image.decode()))
    return images.filter((image) => image.naturalWidth === 0).map((image) => image.src)
  })
}
