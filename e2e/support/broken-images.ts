import type { ScriptedPage } from './scripted-page.ts'

/** The addresses of the broken pictures of a page, including lazy pictures. */
export function brokenImages(page: ScriptedPage): Promise<string[]> {
  return page.evaluate(async () => {
    const images = [...document.images]
    for (const image of images) image.loading = 'eager'
    await Promise.allSettled(images.map((image) => image.decode()))
    return images.filter((image) => image.naturalWidth === 0).map((image) => image.currentSrc || image.src)
  })
}
