import { describe, expect, test } from 'vitest'
import { ARTWORKS, CODE_ARTWORKS } from './artworks.ts'
import { isDrawn } from './drawn.ts'

describe('committed art', () => {
  test.each(CODE_ARTWORKS)('$file is what its source draws', async (artwork) => {
    expect(await isDrawn(artwork), 'run `npm run art` and commit what it writes').toBe(true)
  })

  test('has no file twice', () => {
    const files = ARTWORKS.map(({ file }) => file)
    expect(new Set(files).size).toBe(files.length)
  })
})
