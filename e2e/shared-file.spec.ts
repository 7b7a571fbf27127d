import type { Page } from '@playwright/test'
import { pdfOf } from '#contract/testing/resumes.ts'
import {
  application,
  chooseResume,
  JOB_PATH,
  openApplication,
  smallPdf,
  type UploadedFile,
  upload,
} from './support/application-form.ts'
import { test } from './support/installed.ts'
import { activate, expect, expectLaidOut, expectReady, goOffline } from './support/test.ts'
import { text } from './support/texts.ts'

/** Shares a file with the installed site as an operating system does: by a POST to the manifest's `share_target`. */
async function share(page: Page, { name, mimeType, buffer }: UploadedFile, prefix = ''): Promise<void> {
  await page.goto('/privacy-policy')
  const manifest = await page.evaluate(async (path) => (await fetch(path)).json(), `${prefix}/manifest.webmanifest`)
  const { action, method, enctype, params } = manifest.share_target
  await page.evaluate(
    async ([form, file]) => {
      const data = new DataTransfer()
      data.items.add(new File([new Uint8Array(file.bytes)], file.name, { type: file.type }))
      const element = Object.assign(document.createElement('form'), form)
      const input = Object.assign(document.createElement('input'), { type: 'file', name: form.field })
      input.files = data.files
      element.append(input)
      document.body.append(element)
      element.submit()
    },
    [
      { action, method, enctype, field: params.files[0].name as string },
      { name, type: mimeType, bytes: [...buffer] },
    ] as const,
  )
}

/** Opens the application form and chooses a file of the applicant's own. */
async function chooseOwnFile(page: Page): Promise<void> {
  await openApplication(page)
  await chooseResume(page, upload('mine.pdf', pdfOf(2000)))
  await expect(application(page)).toContainText('mine.pdf')
}

/** Shows the page from the bfcache, as Back does: the browser fires `pageshow` with `persisted`. */
async function comeBackTo(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
}

test('a file shared with the site is offered in the form of the chosen job, beside the current file, offline too', async ({
  page,
  context,
  network,
}) => {
  await chooseOwnFile(page)
  const left = await context.newPage()
  await openApplication(left)
  await expect(application(left)).toContainText('mine.pdf')
  await page.goto('/careers')
  await expectReady(page)

  await goOffline(context, network)
  await share(page, smallPdf(), '/vi')
  await expect(page).toHaveURL(/\/vi\/careers\?/)
  await expect(page.getByText(text('vi', 'careers:shared.kept'))).toBeVisible()

  // A form that was left for sharing offers the file, too.
  await comeBackTo(left)
  await expect(left.getByText(text('en', 'form:resume.shared', { name: smallPdf().name }))).toBeVisible()
  await left.close()

  await page.locator(`main a[href="/vi${JOB_PATH}#apply_job"]`).click()
  await page.waitForURL(`/vi${JOB_PATH}#apply_job`)
  await activate(application(page))
  const offer = page
    .getByRole('status')
    .filter({ hasText: text('vi', 'form:resume.shared', { name: smallPdf().name }) })
  await expect(offer).toBeVisible()
  await expect(application(page)).toContainText('mine.pdf')
  await offer.getByRole('button', { name: text('vi', 'form:resume.useShared') }).click()
  await expect(application(page)).not.toContainText('mine.pdf')
  await expect(offer).toHaveCount(0)
  await expect(application(page)).toContainText(smallPdf().name)

  // The address is opened again, for example by a restored tab, but the file is not kept any more.
  await page.goto('/vi/careers?shared=kept')
  await expectLaidOut(page)
  await expect(page.getByText(text('vi', 'careers:shared.kept'))).toBeHidden()

  // `/share` without a language also leads to a Vietnamese page, because a Vietnamese page was opened before.
  await share(page, upload('notes.txt', new Uint8Array(10)))
  await expect(page.getByText(text('vi', 'careers:shared.resume_format'))).toBeVisible()
})

test('a file posted by another site is not accepted; a site without referrer cannot replace a shared file', async ({
  page,
  context,
  network,
}) => {
  const otherSite = (referrerPolicy: string) => `<!doctype html><meta name="referrer" content="${referrerPolicy}">
    <form action="${network.origin}/share" method="post" enctype="multipart/form-data"><input type="file" name="resume"></form>`
  const postFromOtherSite = async (referrerPolicy: string) => {
    await context.route('http://other.example/', (route) =>
      route.fulfill({ contentType: 'text/html', body: otherSite(referrerPolicy) }),
    )
    await page.goto('http://other.example/')
    const { name, mimeType, buffer } = smallPdf()
    await page.locator('input').setInputFiles({ name, mimeType, buffer })
    await page.locator('form').evaluate((form: HTMLFormElement) => form.submit())
    await page.waitForURL(`${network.origin}/**`)
  }
  await postFromOtherSite('strict-origin-when-cross-origin')
  await expect(page).toHaveURL('/careers#jobs')
  const offer = page.getByText(text('en', 'form:resume.shared', { name: smallPdf().name }))
  const remove = application(page).getByRole('button', {
    name: text('en', 'form:resume.remove', { name: smallPdf().name }),
  })
  await chooseOwnFile(page)
  await expect(offer).toHaveCount(0)

  await postFromOtherSite('no-referrer')
  await openApplication(page)
  await expect(offer).toBeVisible()
  await expect(application(page)).toContainText('mine.pdf')
  await expect(remove).toHaveCount(0)
})
