import { bigPdf, expectAttached } from '../support/application-form.ts'
import { onlyMailOf } from '../support/mailbox.ts'
import { Network } from '../support/network.ts'
import { expect } from '../support/test.ts'
import { outboxEntries, queueBothOnceReady, saveFile } from './support/forms.ts'
import { test } from './support/installed.ts'
import { expectAttribute, expectVisible } from './support/user-actions.ts'

const RESUME = bigPdf()

test('over a line that breaks every two seconds an application with 4.9 MB arrives, once, and no part of it goes up twice', async ({
  device,
  network,
  mailbox,
  relay,
}, testInfo) => {
  const resumePath = await saveFile(testInfo, RESUME)
  const [application = ''] = await queueBothOnceReady(device, network, resumePath)
  network.startFlakyLine()
  await outboxEntries(device)
  // The outbox shows how much of the application has arrived at the relay.
  await expectVisible(device, `[data-submission="${application}"] [data-sent-share]`)
  await expectAttribute(device, `[data-submission="${application}"]`, 'data-state', 'accepted', 180_000)
  expect(network.answeredPuts).not.toEqual([])
  expect(network.answeredPuts).toEqual([...new Set(network.answeredPuts)])
  expect(network.uploadedBytes).toBeLessThan(Network.maxUploadBytes(RESUME.buffer.length))
  network.reset()
  expectAttached(await onlyMailOf(mailbox, relay, application), RESUME)
})
