import { LOCALES } from '#contract/locale.ts'
import { oneOfEachKind } from '../support/pages.ts'
import { expect } from '../support/test.ts'
import { test } from './support/engine-test.ts'
import { layoutFaults } from './support/layout-faults.ts'

const SIZES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
]

for (const locale of LOCALES)
  test(`every kind of page at every size, ${locale}`, async ({ device }) => {
    test.slow()
    for (const path of [...oneOfEachKind(locale), `${locale === 'en' ? '' : '/vi'}/no-such-page`]) {
      const start = Date.now()
      await device.goto(path)
      await expect.poll(() => device.evaluate(() => document.documentElement.dataset.laidOut)).toBe('')
      const a = Date.now()
      for (const size of SIZES) {
        await device.resize(size)
        const faults = await layoutFaults(device)
        if (faults.length) console.log(path, size.width, faults)
      }
      console.log(path, a - start, Date.now() - a)
    }
  })
