import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expect } from './test.ts'
import { text } from './texts.ts'

export function film(page: Page): Locator {
  return page.locator('main video')
}

/** Seconds since the film's beginning. */
export function currentTime(page: Page): Promise<number> {
  return film(page).evaluate((video: HTMLVideoElement) => video.currentTime)
}

export function isPaused(page: Page): Promise<boolean> {
  return film(page).evaluate((video: HTMLVideoElement) => video.paused)
}

/** The addresses of films that a page asks for from now on. */
export function watchFilms(page: Page): string[] {
  const films: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.mp4')) films.push(request.url())
  })
  return films
}

/** Waits until it is known whether the site is on the device, so that the page has decided about its film. */
export async function expectFilmDecided(page: Page, context: BrowserContext): Promise<void> {
  await context.setOffline(true)
  await expect(page.getByRole('status').getByText(text('en', 'common:pwa.offlinePartly'))).toBeVisible()
}
