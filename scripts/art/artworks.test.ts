import { describe, expect, test } from 'vitest'
import { isUpToDate } from './artwork-digests.ts'
import { ARTWORKS, CODE_ARTWORKS } from './artworks.ts'

describe('the committed artworks', () => {
  test.each(CODE_ARTWORKS)('include $file as its source draws it', async (artwork) => {
    expect(await isUpToDate(artwork), 'run `npm run art` and commit what it writes').toBe(true)
  })

  test('are listed once each', () => {
    const files = ARTWORKS.map(({ file }) => file)
    expect(new Set(files).size).toBe(files.length)
  })
})
