import type { Page } from '@playwright/test'

/** A point in the window, in CSS pixels. */
interface Point {
  x: number
  y: number
}

/**
 * One finger on the screen, by real touch input of the browser, not by synthetic events. Returns the functions that put
 * the finger down, move it and lift it.
 */
export async function touch(page: Page) {
  const session = await page.context().newCDPSession(page)
  const send = async (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) => {
    await session.send('Input.dispatchTouchEvent', { type, touchPoints })
  }
  return {
    comeDown: (point: Point) => send('touchStart', [point]),
    moveTo: (point: Point) => send('touchMove', [point]),
    async lift() {
      await send('touchEnd', [])
      await session.detach()
    },
  }
}
