import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expect } from './test.ts'
import { text } from './texts.ts'

export function film(page: Page): Locator {
  return page.locator('main video')
}

/** The current position of the film, in seconds. */
export function currentTime(page: Page): Promise<number> {
  return film(page).evaluate((video: HTMLVideoElement) => video.currentTime)
}

export function isPaused(page: Page): Promise<boolean> {
  return film(page).evaluate((video: HTMLVideoElement) => video.paused)
}

/** Records requests for films. Each request adds the address of its film to the returned list. */
export function watchFilms(page: Page): string[] {
  const films: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.mp4')) films.push(request.url())
  })
  return films
}

/**
 * Waits until the page has decided whether to load its film. The page decides once it knows whether the site can be
 * read offline. Only an offline page shows that it knows this, so the function sets the browser offline and leaves it
 * offline.
 */
export async function expectFilmDecided(page: Page, context: BrowserContext): Promise<void> {
  await context.setOffline(true)
  await expect(page.getByRole('status').getByText(text('en', 'common:pwa.offlinePartly'))).toBeVisible()
}
