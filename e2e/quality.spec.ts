import { readFileSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import { KINDS, LISTED } from './support/pages.ts'
import { expect, test } from './support/test.ts'

for (const locale of ['en', 'vi']) {
  for (const width of [390, 1440]) {
    test(`axe finds nothing on any ${locale} page at ${width} px`, async ({ page }) => {
      test.slow()
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const path of KINDS.filter((path) => /^\/vi(\/|$)/.test(path) === (locale === 'vi'))) {
        await page.goto(path)
        await expect(page.locator('html'), path).toHaveAttribute('data-offline', /./, { timeout: 60_000 })
        await expect(page.locator('html'), path).toHaveAttribute('data-laid-out')
        const { violations } = await new AxeBuilder({ page }).analyze()
        const found = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
        )
        expect(found, path).toEqual([])
        await page.evaluate(() => localStorage.removeItem('language'))
      }
    })
  }
}

test('pages load without console messages, foreign requests or hydration errors', async ({ page, problems }) => {
  test.slow()
  for (const path of KINDS.filter((path) => !path.endsWith('no-such-page'))) {
    await page.goto(path)
    await expect(page.locator('html'), path).toHaveAttribute('data-offline', /./, { timeout: 60_000 })
    await page.evaluate(() => localStorage.removeItem('language'))
    expect(problems, path).toEqual([])
  }
})

test('the head of every page: own title, description, canonical, hreflang, card; no script, style or font that blocks', async ({
  request,
}) => {
  const titles = new Map<string, string>()
  for (const path of LISTED) {
    const reply = await request.get(path)
    const html = await reply.text()
    const head = html.slice(0, html.indexOf('</head>'))
    const first = (pattern: RegExp) => pattern.exec(head)?.[1] ?? ''
    const title = first(/<title[^>]*>([^<]+)<\/title>/)
    expect(title, path).toMatch(/Lát/)
    expect(titles.get(title), `${path} has the title of ${titles.get(title)}`).toBeUndefined()
    titles.set(title, path)
    expect(first(/<meta name="description" content="([^"]{40,170})"/), path).not.toBe('')
    expect(first(/<link rel="canonical" href="([^"]+)"/), path).toBe(`https://lat.example${path}`)
    for (const language of ['en', 'vi', 'x-default']) expect(head, path).toContain(`hreflang="${language}"`)
    expect(first(/<meta property="og:image" content="https:\/\/lat\.example([^"]+\.(?:png|jpg))"/), path).not.toBe('')
    expect(head.match(/<script[^>]+src=|<link[^>]+rel="(stylesheet|modulepreload)"|as="font"/g), path).toBeNull()
    expect(html.match(/<h1/g), path).toHaveLength(1)
    const policy = reply.headers()['content-security-policy'] ?? ''
    expect(/script-src[^;]*/.exec(policy)?.[0]).toContain("'sha256-")
    expect(/script-src[^;]*/.exec(policy)?.[0]).not.toContain('unsafe-inline')
    expect(reply.headers()['cache-control']).toBe('no-cache')
  }
})

test('the app can be installed: manifest, icons, no complaint of the browser', async ({ page, context }) => {
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-offline', 'ready', { timeout: 60_000 })
  const session = await context.newCDPSession(page)
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  const manifest = JSON.parse(readFileSync(new URL('../dist/site/manifest.webmanifest', import.meta.url), 'utf8'))
  expect(manifest.id).toBe('/')
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toEqual(
    expect.arrayContaining(['any', 'maskable', 'monochrome']),
  )
  expect(manifest.screenshots.map(({ form_factor }: { form_factor: string }) => form_factor)).toEqual(
    expect.arrayContaining(['narrow', 'wide']),
  )
  expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toEqual([
    '/careers',
    '/case-studies',
    '/contact-us',
  ])
  const pictures = [manifest, ...manifest.shortcuts].flatMap(({ icons, screenshots = [] }) => [
    ...icons,
    ...screenshots,
  ])
  for (const { src, sizes } of pictures) {
    const size = await page.evaluate(async (address) => {
      const { width, height } = await createImageBitmap(await (await fetch(address)).blob())
      return `${width}x${height}`
    }, src)
    expect(size, src).toBe(sizes)
  }
  // A context of Playwright's is an incognito window, which is no complaint about the site.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
})
