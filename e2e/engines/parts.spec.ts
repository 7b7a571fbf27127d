import { writeFile } from 'node:fs/promises'
import { bigPdf, expectAttached } from '../support/application-form.ts'
import { onlyMailOf } from '../support/mailbox.ts'
import { expect } from '../support/test.ts'
import { outboxEntries, queueBothOffline } from './support/forms.ts'
import { test } from './support/installed.ts'
import { expectAttribute, expectReady, expectVisible } from './support/user-actions.ts'

const RESUME = bigPdf()
/** The line carries the resume in five seconds, and breaks every two. */
const BYTES_PER_SECOND = 1_000_000
const CUT_EVERY_MS = 2000

test.describe.configure({ timeout: 240_000 })

test('over a line that breaks every two seconds an application with 4.9 MB arrives, once, and no part of it goes up twice', async ({
  device,
  network,
  mailbox,
  relay,
}, testInfo) => {
  const resumePath = testInfo.outputPath(RESUME.name)
  await writeFile(resumePath, RESUME.buffer)
  await device.goto('/outbox')
  await expectReady(device)
  network.cut()
  const [application = ''] = await queueBothOffline(device, resumePath)
  network.bytesPerSecond = BYTES_PER_SECOND
  network.fault = 'none'
  network.cutEvery(CUT_EVERY_MS)
  await outboxEntries(device)
  // The outbox shows how much has arrived.
  await expectVisible(device, `[data-submission="${application}"] [data-sent-share]`)
  await expectAttribute(device, `[data-submission="${application}"]`, 'data-state', 'accepted', 180_000)
  // Besides the parts: a first try in one go, at most two seconds of it, and the broken part of each two seconds.
  const first = (BYTES_PER_SECOND * CUT_EVERY_MS) / 1000
  expect(network.carriedBytes).toBeLessThan(1.2 * RESUME.buffer.length + first)
  network.reset()
  expectAttached(await onlyMailOf(mailbox, relay, application), RESUME)
})
