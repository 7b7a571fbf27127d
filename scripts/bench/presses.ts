import type { BrowserContext, Locator, Page } from '@playwright/test'
import { withTimeout } from '#client/device/with-timeout.ts'
import { type Answer, awaitAnswer } from './await-answer.ts'
import { deviceWithSite, openBrowser, SCREENS, type ScreenName, slowPage } from './browser.ts'
import { BUDGET, formatFigure } from './budgets.ts'
import { OPERATIONS, type Operation } from './operations.ts'
import { median } from './repeat.ts'
import type { Row, Rows } from './table.ts'

const RUNS = 5
/** Pause after a page has opened, and after the press on `openedBy`, an element to press before the measured one. */
const FIRST_LOOK_MS = 2000
/** How long a visitor looks at an element that was scrolled into view. */
const LOOK_MS = 1000
/** A press without an answer within this time counts as never answered. */
const ANSWER_TIMEOUT_MS = 15_000

/**
 * Measures the time from a press to its visible answer on a slow device that has stored the site. The page is loaded
 * again for each measured press. Returns medians.
 */
export async function pressFigures(origin: string, pages: readonly string[], chromePath: string): Promise<Rows> {
  const browser = await openBrowser(chromePath)
  const rows: Rows = {}
  const operationsByScreen = Object.groupBy(
    OPERATIONS.filter(({ path }) => pages.includes(path)),
    ({ screen = 'phone' }) => screen,
  )
  for (const [screen, operations] of Object.entries(operationsByScreen)) {
    const context = await deviceWithSite(browser, origin, SCREENS[screen as ScreenName])
    for (const operation of operations) {
      rows[operation.name] = await rowOf(context, origin, operation)
      process.stdout.write(`press: ${operation.name} ${Object.values(rows[operation.name] ?? {}).join(' · ')}\n`)
    }
    await context.close()
  }
  await browser.close()
  return rows
}

/** Measures an operation `RUNS` times. Reports failed runs at once, and in the row if there were any. */
async function rowOf(context: BrowserContext, origin: string, operation: Operation): Promise<Row> {
  const answers: Answer[] = []
  for (let run = 0; run < RUNS; run++) {
    const answer = await pressOnce(context, origin, operation).catch((error: Error) => {
      process.stdout.write(`${operation.name}: ${error.message.split('\n')[0]}\n`)
    })
    if (answer) answers.push(answer)
  }
  if (answers.length < RUNS)
    return { 'on page': operation.path, 'answer ms': `answered ${answers.length} of ${RUNS} !` }
  const paintMs = median(answers.map(({ paintMs = 0 }) => paintMs))
  return {
    'on page': operation.path,
    'next paint ms': paintMs ? formatFigure(paintMs, BUDGET.pressMs) : '< 16',
    'answer ms': formatFigure(median(answers.map(({ answerMs }) => answerMs)), BUDGET.pressMs),
    'slowest answer': Math.max(...answers.map(({ answerMs }) => answerMs)).toFixed(0),
  }
}

/** Opens the page, presses once and measures. Rejects if the page does not answer within `ANSWER_TIMEOUT_MS`. */
async function pressOnce(
  context: BrowserContext,
  origin: string,
  { path, openedBy, target, key, readState }: Operation,
): Promise<Answer> {
  const page = await slowPage(context, origin)
  page.setDefaultTimeout(ANSWER_TIMEOUT_MS)
  try {
    await page.goto(path)
    await page.waitForTimeout(FIRST_LOOK_MS)
    if (openedBy) await tap(page, openedBy(page))
    const pressed = target(page)
    const centre = await lookAt(page, pressed)
    const readStateInPage = await page.evaluateHandle<Operation['readState']>(`(${readState})`)
    const awaited = await pressed.evaluateHandle(awaitAnswer, readStateInPage)
    if (key) await page.keyboard.press(key)
    else await page.touchscreen.tap(centre.x, centre.y)
    return await withTimeout(
      awaited.evaluate(({ answer }) => answer),
      ANSWER_TIMEOUT_MS,
    )
  } finally {
    await page.close()
  }
}

/** Taps an element and looks at what has opened. */
async function tap(page: Page, target: Locator): Promise<void> {
  const { x, y } = await lookAt(page, target)
  await page.touchscreen.tap(x, y)
  await page.waitForTimeout(FIRST_LOOK_MS)
}

/** Scrolls an element into view if needed, waits, and returns the element's centre. */
async function lookAt(page: Page, target: Locator): Promise<{ x: number; y: number }> {
  await target.waitFor()
  await target.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    // The header covers the top of the screen: only its own elements are visible there.
    const headerPx = 80
    const isInSight = top >= (element.closest('header') ? 0 : headerPx) && bottom <= innerHeight
    if (!isInSight) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  })
  await page.waitForTimeout(LOOK_MS)
  const box = await target.boundingBox()
  if (!box) throw new Error('Nothing to press')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
