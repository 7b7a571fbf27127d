import { expect, test } from 'vitest'
import { fallbackPage } from './fallback-page.ts'

test.each([
  ['/nowhere', ['/404.html'], 404],
  ['/vi/nowhere', ['/vi/404.html'], 404],
  ['/vietnam', ['/404.html'], 404],
  ['/deep/er/path', ['/404.html'], 404],
  ['/jobs/unheard-of', ['/jobs/technical-architect-devops.html'], 200],
  ['/vi/jobs/unheard-of/', ['/vi/jobs/technical-architect-devops.html'], 200],
  ['/jobs/a/b', ['/404.html'], 404],
  ['/jobs', ['/404.html'], 404],
  ['/case-studies/unheard-of', ['/case-studies/404.html', '/404.html'], 404],
  ['/vi/case-studies/unheard-of', ['/vi/case-studies/404.html', '/vi/404.html'], 404],
] as const)('offline, %s shows %j with status %i', (pathname, candidates, status) => {
  expect(fallbackPage(pathname)).toEqual({ candidates, status })
})
