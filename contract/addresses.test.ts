import { expect, test } from 'vitest'
import { cleanPath, localePath, pageAt, slugPath, splitLocale } from './addresses.ts'

test('a path and its language are put together and told apart again', () => {
  expect(localePath('vi', '/')).toBe('/vi')
  expect(localePath('en', '/')).toBe('/')
  expect(splitLocale(localePath('vi', '/careers'))).toEqual({ locale: 'vi', path: '/careers' })
  expect(splitLocale('/vi')).toEqual({ locale: 'vi', path: '/' })
  expect(splitLocale('/vi/careers/')).toEqual({ locale: 'vi', path: '/careers' })
  expect(splitLocale('/vi///')).toEqual({ locale: 'vi', path: '/' })
  expect(splitLocale('/video')).toEqual({ locale: 'en', path: '/video' })
})

test('a path of eight times as many slashes takes at most about eight times as long, not its square', () => {
  const timeOf = (slashes: number) => {
    const path = `${'/'.repeat(slashes)}x`
    const times = Array.from({ length: 15 }, () => {
      const start = performance.now()
      for (let call = 0; call < 20; call++) splitLocale(path)
      return performance.now() - start
    })
    return Math.min(...times)
  }
  timeOf(500)
  expect(timeOf(4000) / timeOf(500)).toBeLessThan(30)
})

test.each([
  ['/', 'home'],
  ['/web-development', 'web_dev'],
  ['/case-studies', 'caseStudies'],
  [slugPath('caseStudy', 'digital-banking-platform'), 'caseStudy'],
  [slugPath('job', 'unheard-of'), 'job'],
  ['/jobs', 'notFound'],
  ['/jobs/a/b', 'notFound'],
  ['/nowhere', 'notFound'],
])('at %s there is the page %s', (path, page) => {
  expect(pageAt(path)).toBe(page)
})

test.each([
  ['/careers/', '/careers'],
  ['/vi/careers.html', '/vi/careers'],
  ['/index.html', '/'],
  ['/vi/index', '/vi'],
  ['/careers', '/careers'],
  ['/', '/'],
  ['/vi/', '/vi/'],
  ['//evil.example/', '//evil.example/'],
  ['/\\evil.example/', '/\\evil.example/'],
])('the clean address of %s is %s', (path, clean) => {
  expect(cleanPath(path)).toBe(clean)
})
