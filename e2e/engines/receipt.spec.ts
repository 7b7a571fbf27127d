import { PATHS } from '#contract/addresses.ts'
import { receiptCode, statusCode } from '#contract/submission/receipt-code.ts'
import { codeOf, drawnCode } from '../support/qr-code.ts'
import { expectTiles } from '../support/receipt-tile.ts'
import { expect } from '../support/test.ts'
import { closeReceiptDialog, enquireOffline, outboxEntries } from './support/forms.ts'
import { test } from './support/installed.ts'
import { clickOn, expectAttribute, expectReady } from './support/user-actions.ts'

test('a receipt has the same tile and QR code in every engine, and its status page opens from it', async ({
  device,
  network,
  relay,
}) => {
  await device.goto('/outbox')
  await expectReady(device)
  network.cut()
  await enquireOffline(device)
  await closeReceiptDialog(device)
  const [id = ''] = await outboxEntries(device)
  const part = `[data-submission="${id}"]`
  await expectTiles(device, part, receiptCode(id), 'grey')
  await clickOn(device, `${part} summary`)
  const address = `${PATHS.status}#${statusCode(id)}`
  await expect.poll(() => device.evaluate(drawnCode)).toEqual(codeOf(network.origin + address))

  network.fault = 'none'
  await expectAttribute(device, part, 'data-state', 'accepted')
  await expectTiles(device, part, receiptCode(id), 'coloured')
  await relay.untilMailsSent()
  await clickOn(device, `${part} [data-take-along] a`)
  await expectAttribute(device, '[data-status]', 'data-status', 'mailed')
  expect(await device.evaluate(() => location.pathname + location.hash)).toBe(address)
  await expectTiles(device, '[data-status]', receiptCode(id), 'coloured')
  await device.back()
  await expectTiles(device, part, receiptCode(id), 'coloured')
  expect(device.problems).toEqual([])
})
