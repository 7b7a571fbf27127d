import type { Locator, Page } from '@playwright/test'
import { PATHS } from '#contract/addresses.ts'
import { JOB_PATH } from './support/application-form.ts'
import { type CaseStudy, caseStudyPath, readCaseStudies } from './support/case-studies.ts'
import { test as testInstalled } from './support/installed.ts'
import { openJob } from './support/jobs.ts'
import { caseStudyLink, follow, lastRelated } from './support/links.ts'
import { expectSwapping, isFirstDocument, visitSwapping } from './support/page-swap.ts'
import { activate, expect, test } from './support/test.ts'
import { DESKTOP } from './support/windows.ts'

const caseStudies = await readCaseStudies()
const [first, second] = caseStudies as [CaseStudy, CaseStudy]

/**
 * Pseudo-elements of a view transition (the browser's animation from one page to the next). Their animations move the
 * cover of a case study or a job.
 */
const MOVING_COVER = ['group', 'new', 'old'].map((part) => `::view-transition-${part}(cover)`)

test.use(DESKTOP)

test('the cover of a card moves to the page and nothing else moves; with reduced motion nothing moves @core', async ({
  page,
  problems,
}) => {
  const moved = await watchViewTransitions(page)
  const press = async ({ slug, texts }: CaseStudy) => {
    await activate(caseStudyLink(page, slug))
    await follow(page, caseStudyLink(page, slug), caseStudyPath('en', slug))
    await expect(page.locator('h1')).toHaveText(texts.en.title)
  }
  await page.goto('/case-studies')
  await press(second)
  expect(await moved()).toEqual(MOVING_COVER)

  await test.step('also from one case study to another', async () => {
    await press(await lastRelated(page, caseStudies))
    expect(await moved()).toEqual(MOVING_COVER)
  })

  await test.step('not by a link outside a cover', async () => {
    await follow(page, page.locator('main nav ol a').last(), PATHS.caseStudies)
    expect(await moved()).toEqual([])
  })

  await test.step('with reduced motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await press(first)
    expect(await moved()).toEqual([])
  })
  expect(problems).toEqual([])
})

test('the picture of a job grows into the top of its page, but not on the way to the form', async ({
  page,
  problems,
}) => {
  const moved = await watchViewTransitions(page)
  await page.goto(PATHS.careers)
  await activate(jobLink(page))
  await follow(page, jobLink(page), JOB_PATH)
  expect(await moved()).toEqual(MOVING_COVER)
  await page.goto(PATHS.careers)
  await activate(jobLink(page))
  await follow(page, page.locator(`main a[href="${JOB_PATH}#apply_job"]`), `${JOB_PATH}#apply_job`)
  expect(await moved()).toEqual([])
  expect(problems).toEqual([])
})

testInstalled(
  'inside one document the picture of a job grows, and Back lets it shrink into its card',
  async ({ page, problems }) => {
    const moved = await watchViewTransitions(page)
    const there = async () => {
      await follow(page, jobLink(page), JOB_PATH)
      await expect(page.locator('h1')).toHaveText(openJob().texts.en.title)
      expect(await isFirstDocument(page)).toBe(true)
      return moved()
    }
    const back = async () => {
      await page.goBack()
      await expect(page).toHaveURL(PATHS.careers)
      await expect(jobLink(page)).toBeVisible()
      return moved()
    }
    await visitSwapping(page, '/about-us')
    await follow(page, page.locator(`header a[href="${PATHS.careers}"]`).first(), PATHS.careers)
    await moved()
    expect(await there()).toEqual(MOVING_COVER)
    expect(await back()).toEqual(MOVING_COVER)

    await test.step('not if the visitor has scrolled past it', async () => {
      expect(await there()).toEqual(MOVING_COVER)
      await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }))
      expect(await back()).toEqual([])
    })

    await test.step('on a phone, too', async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      expect(await there()).toEqual(MOVING_COVER)
      expect(await back()).toEqual(MOVING_COVER)
    })

    await test.step('not with reduced motion', async () => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      expect(await there()).toEqual([])
      expect(await back()).toEqual([])
    })
    expect(problems).toEqual([])
  },
)

testInstalled(
  'after a cover has moved to a new document, links still change the page inside this document',
  async ({ page, problems }) => {
    const moved = await watchViewTransitions(page)
    await page.goto(PATHS.careers)
    await expect(page.locator('html[data-alive]')).toBeAttached()
    // Follow the link by script, so that it loads a new document. A real click would be the visitor's first touch:
    // after it, links swap pages inside the document.
    await jobLink(page).evaluate((link: HTMLAnchorElement) => link.click())
    await expect(page).toHaveURL(JOB_PATH)
    expect(await moved()).toEqual(MOVING_COVER)
    await expectSwapping(page)
    await follow(page, page.locator(`header a[href="${PATHS.careers}"]`).first(), PATHS.careers)
    await expect(jobLink(page)).toBeVisible()
    expect(await isFirstDocument(page)).toBe(true)
    expect(problems).toEqual([])
  },
)

testInstalled('after a quick Back the page belongs to its address', async ({ page, problems }) => {
  await visitSwapping(page, '/about-us')
  await follow(page, page.locator(`header a[href="${PATHS.careers}"]`).first(), PATHS.careers)
  const title = (await page.locator('h1').textContent()) ?? ''
  // The visitor presses Back after the address has changed and before the transition begins to replace the page.
  await page.evaluate(() => {
    const { startViewTransition } = Document.prototype
    Document.prototype.startViewTransition = function (...given) {
      Document.prototype.startViewTransition = startViewTransition
      history.back()
      return startViewTransition.apply(this, given)
    }
  })
  const left = page.waitForEvent('framenavigated', (frame) => frame.url().endsWith(JOB_PATH))
  await jobLink(page).click()
  await left
  await expect(page).toHaveURL(PATHS.careers)
  await expect(page.locator('h1')).toHaveText(title)
  await follow(page, jobLink(page), JOB_PATH)
  await expect(page.locator('h1')).toHaveText(openJob().texts.en.title)
  expect(problems).toEqual([])
})

/** The link in the heading of the card of the first open job. */
function jobLink(page: Page): Locator {
  return page.locator(`main h3 > a[href="${JOB_PATH}"]`)
}

/**
 * Makes every page that opens from now on record its view transitions (the browser's animations from one page to the
 * next). The returned function looks at the last transition since its previous call. It resolves with the names of the
 * pseudo-elements that this transition animated. The list is empty if there was no transition, or if it was skipped.
 */
async function watchViewTransitions(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const movingParts = () => {
      const moving = document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
      const names = moving.flatMap(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? [])
      return [...new Set(names)].filter((name) => name.startsWith('::view-transition')).toSorted()
    }
    const pageState = () => {
      const covers = [...document.querySelectorAll('main [data-cover]')].map((cover) => {
        const { top, width } = cover.getBoundingClientRect()
        return `${getComputedStyle(cover).viewTransitionName} at ${top}, ${width} px wide`
      })
      return [document.readyState, `scrolled by ${scrollY}`, ...covers].join(', ')
    }
    const partsOf = (transition: ViewTransition) => {
      const stateBefore = pageState()
      const whenReady = () => {
        const parts = movingParts()
        // On a busy machine Chromium sometimes animates only one pseudo-element, and the test fails. In this case add
        // the state of the page to the names, so that the test's error message shows it.
        return parts.length === 1 ? [...parts, `${stateBefore}; later: ${pageState()}`] : parts
      }
      // `ready` rejects if the browser skips the transition.
      return transition.ready.then(whenReady, () => [])
    }

    /** The parts that each transition moved: first the transition that opened this document, then those inside it. */
    const transitions = [
      new Promise<string[]>((resolve) => {
        addEventListener('pagereveal', ({ viewTransition }) => resolve(viewTransition ? partsOf(viewTransition) : []))
      }),
    ]
    const { startViewTransition } = Document.prototype
    Document.prototype.startViewTransition = function (...given) {
      const transition = startViewTransition.apply(this, given)
      transitions.push(partsOf(transition))
      return transition
    }
    Object.assign(window, { transitions })
  })
  return () =>
    page.evaluate(async () => {
      const { transitions } = window as unknown as { transitions: Promise<string[]>[] }
      return transitions.splice(0).at(-1) ?? []
    })
}
