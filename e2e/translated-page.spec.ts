import type { Page } from '@playwright/test'
import { JOB_PATH, smallPdf } from './support/application-form.ts'
import { cards } from './support/case-study-list.ts'
import { fillContactForm } from './support/contact-form.ts'
import { control, expectOutcome, submitButton, submitForm } from './support/form.ts'
import { expect, test } from './support/test.ts'

/**
 * Does with a page what the translator of a browser does: puts an element with a translation in the place of each text,
 * now and whenever a text is added.
 */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const translateText = (text: Text) => {
      const { parentElement: parent } = text
      if (!text.data.trim() || !parent || parent.closest('font, script, style, textarea')) return
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.append(`«${text.data}»`)
      outer.append(inner)
      text.replaceWith(outer)
    }
    const translateAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      texts.forEach(translateText)
    }
    document.documentElement.lang = 'fr'
    translateAll(document.body)
    new MutationObserver((mutations) => {
      for (const node of mutations.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof Text) translateText(node)
        else translateAll(node)
    }).observe(document.body, { childList: true, subtree: true })
  })
}

test('in a page that the browser translates, typing goes on while React takes over the form, and the enquiry is sent', async ({
  page,
}) => {
  await page.goto('/contact-us')
  await expect(page.locator('#root:not([data-served])')).toBeAttached()
  await translate(page)
  await control(page, 'firstName').click()
  await page.keyboard.type('Marie-Claire', { delay: 60 })
  await expect(page.locator('form[data-draft="loaded"]')).toBeVisible()
  await page.keyboard.type(' Anne')
  await expect(control(page, 'firstName')).toHaveValue('Marie-Claire Anne')
  await submitButton(page).dispatchEvent('click')
  await expect(control(page, 'email')).toHaveAttribute('aria-invalid', 'true')
  await fillContactForm(page)
  await submitForm(page)
  await expectOutcome(page, 'accepted')
})

test('the list of case studies can be filtered and searched in a page that the browser translates', async ({
  page,
}) => {
  await page.goto('/case-studies')
  await expect(page.locator('#root:not([data-served])')).toBeAttached()
  await translate(page)
  const [service, search] = [page.locator('main [name="service"]'), page.locator('main [type="search"]')]
  await service.selectOption('ai')
  await expect(page).toHaveURL('/case-studies?service=ai')
  await expect(service).toHaveValue('ai')
  await search.click()
  await page.keyboard.type('no such case study', { delay: 60 })
  await expect(search).toHaveValue('no such case study')
  await expect(cards(page)).toHaveCount(0)
  await search.fill('')
  await expect(cards(page).first()).toBeVisible()
})

test('a file whose dialog was opened before React has rendered the form anew stands in the form', async ({ page }) => {
  await page.goto(JOB_PATH)
  await expect(page.locator('#root:not([data-served])')).toBeAttached()
  await translate(page)
  const opened = page.waitForEvent('filechooser')
  await control(page, 'resume').click()
  const dialog = await opened
  await expect(page.locator('form[data-draft="loaded"]')).toBeVisible()
  const resume = smallPdf()
  await dialog.setFiles(resume)
  await expect(page.locator('form')).toContainText(resume.name)
})
