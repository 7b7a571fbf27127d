import { expect, test } from 'vitest'
import { frameJson } from '#contract/submission/framed-json.ts'
import { type RescuedSubmission, rescueFileParts } from '#contract/submission/rescue-file.ts'
import { readRescueFile } from './read-rescue-file.ts'

const facts = { version: 2, keyId: '0123456789abcdef' }
const first: RescuedSubmission = {
  ...facts,
  id: '6f1c1c1e-8a53-4c39-9a53-0f2d8a1b7c01',
  kind: 'application',
  content: new Uint8Array([1, 2, 3]),
}
const second: RescuedSubmission = {
  ...facts,
  id: '6f1c1c1e-8a53-4c39-9a53-0f2d8a1b7c02',
  kind: 'contact',
  content: new Uint8Array([4]),
}

async function fileOf(parts: BlobPart[]) {
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

test('the submissions of a file read back as they were written', async () => {
  expect(readRescueFile(await fileOf(rescueFileParts([first, second])))).toEqual({
    submissions: [first, second],
    missing: 0,
  })
})

test('of a file that is cut off the whole submissions are read, and the others counted', async () => {
  const whole = await fileOf(rescueFileParts([first, second]))
  expect(readRescueFile(whole.subarray(0, -1))).toEqual({ submissions: [first], missing: 1 })
  expect(readRescueFile(whole.subarray(0, -2))).toEqual({ submissions: [], missing: 2 })
})

test('a file that is longer, cut off in its list, or of another kind is refused', async () => {
  const whole = await fileOf(rescueFileParts([first, second]))
  const others = [
    whole.subarray(0, 20),
    new Uint8Array([...whole, 0]),
    new Uint8Array(),
    frameJson([{ id: '../../etc', kind: 'contact', version: 1, keyId: 'x', size: 0 }]),
    frameJson([{ ...first, size: -1 }]),
    frameJson({}),
  ]
  for (const bytes of others) expect(() => readRescueFile(bytes)).toThrow()
})
