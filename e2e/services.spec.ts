import type { Page } from '@playwright/test'
import { brokenImages } from './support/broken-images.ts'
import { watchLayoutShifts } from './support/layout-shifts.ts'
import { readToTheEnd } from './support/reading.ts'
import { latestCaseStudies, SERVICES, type Service } from './support/services.ts'
import { expect, goOffline, test, visitUntilReady } from './support/test.ts'
import { watchTexts } from './support/text-changes.ts'

const CONTACT = '/contact-us'
const LIST = '/case-studies'

/** Specification §2: where the second button of the hero leads, and where more case studies are. */
const TARGETS: Record<Service, { second: string; more: string | undefined }> = {
  enterprise_software: { second: LIST, more: `${LIST}?service=enterprise_software` },
  web_dev: { second: CONTACT, more: `${LIST}?service=web_dev` },
  mobile_app: { second: LIST, more: LIST },
  managed_services: { second: CONTACT, more: `${LIST}?service=managed_services` },
  ai: { second: CONTACT, more: undefined },
  data_science: { second: LIST, more: `${LIST}?service=data_science` },
}

const hero = (page: Page) => page.locator('main > div').first()
const linksOf = (page: Page, part: string) =>
  page.locator(part).evaluateAll((links) => links.map((link) => link.getAttribute('href')))

for (const prefix of ['', '/vi']) {
  for (const { path, service } of SERVICES) {
    const { second, more } = TARGETS[service]
    test(`${prefix}${path}: every button and card leads where it should`, async ({ page }) => {
      await page.goto(prefix + path)
      const buttons = hero(page).getByRole('link')
      await expect(buttons).toHaveCount(2)
      await expect(buttons.first()).toHaveAttribute('href', prefix + CONTACT)
      await expect(buttons.last()).toHaveAttribute('href', prefix + second)
      expect(await buttons.first().textContent()).not.toBe(await buttons.last().textContent())

      expect(await linksOf(page, 'main section a[href*="/case-studies"]')).toEqual([
        ...(more ? [prefix + more] : []),
        ...latestCaseStudies(service).map((slug) => `${prefix}/case-studies/${slug}`),
      ])

      const closing = page.locator('main > section').last().getByRole('link')
      await expect(closing).toHaveCount(2)
      await expect(closing.first()).toHaveAttribute('href', prefix + CONTACT)
      await expect(closing.last()).toHaveAttribute('href', /^https:\/\/www\.linkedin\.com\//)
      await expect(closing.last()).toHaveAttribute('target', '_blank')
    })
  }
}

/** What the parts of a page are, by what they hold. */
const partsOf = (page: Page) =>
  page.locator('main > *').evaluateAll((parts) => {
    const signs = {
      hero: 'h1',
      closing: 'a[href^="https://www.linkedin.com/"]',
      customers: 'img[src^="/customers/"]',
      'case studies': 'img[src^="/covers/"]',
      technologies: 'img[src^="/technologies/"]',
      capabilities: 'img[src^="/illustrations/"]',
      process: 'ol',
      figures: 'strong',
      promises: 'h3',
    }
    return parts.map((part) => Object.entries(signs).find(([, sign]) => part.querySelector(sign))?.[0])
  })

test('the parts of a page come in the order of the specification', async ({ page }) => {
  for (const { path, service } of SERVICES) {
    await page.goto(path)
    expect(await partsOf(page), path).toEqual([
      'hero',
      ...(service === 'enterprise_software' ? ['figures'] : []),
      'promises',
      'capabilities',
      'customers',
      ...(service === 'enterprise_software' ? ['process'] : []),
      'case studies',
      'technologies',
      ...(service === 'mobile_app' ? ['figures'] : []),
      'closing',
    ])
  }
})

for (const prefix of ['', '/vi']) {
  test(`${prefix || '/en'}: AI saves up to 60% of the time, data science uses up to 80% of the data`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/artificial-intelligence`)
    await expect(page.locator('main')).toContainText('60%')
    await page.goto(`${prefix}/data-science`)
    await expect(page.locator('main')).toContainText('80%')
  })
}

test('both bands are the same on all six pages', async ({ page }) => {
  const bands: string[] = []
  for (const { path } of SERVICES) {
    await page.goto(path)
    const promises = page.locator('main > section', { hasText: 'What holds for every project' })
    const logos = page.locator('main img[src^="/customers/"]')
    await expect(promises.getByRole('heading', { level: 3 })).toHaveCount(4)
    await expect(logos).toHaveCount(9)
    const names = await logos.evaluateAll((images) => images.map((image) => image.getAttribute('alt')))
    bands.push(`${await promises.textContent()} ${names}`)
  }
  expect(new Set(bands).size).toBe(1)
})

/** Specification §2: the technologies, list by list. */
const TECHNOLOGIES: Record<Service, string[][]> = {
  enterprise_software: [['.NET', 'ReactJS', 'NextJS', 'HTML5', 'CSS3', 'AWS', 'Azure', 'Docker']],
  web_dev: [
    ['React', 'Next.js', 'Vue.js', 'Angular'],
    ['Node.js', 'GraphQL', 'REST APIs', '.NET Core'],
    ['PostgreSQL', 'MongoDB', 'MySQL'],
    ['AWS', 'Azure', 'Docker', 'Vercel'],
  ],
  // Which ones stand in the tabs of mobile and in the columns of AI is not specified.
  mobile_app: [[], [], []],
  managed_services: [['Python', '.NET', 'C#', 'React', 'MySQL', 'SQL Server', 'Google Cloud', 'Azure']],
  ai: [[], [], [], []],
  data_science: [['REST API', 'Python', 'PyTorch', 'MongoDB', 'PostgreSQL', 'SQL Server']],
}

test('the technologies are those of the specification, in its groups', async ({ page }) => {
  for (const { path, service } of SERVICES) {
    await page.goto(path)
    const lists = page.locator('main ul:has(> li > img[src^="/technologies/"])')
    await expect(lists, path).toHaveCount(TECHNOLOGIES[service].length)
    for (const [index, names] of TECHNOLOGIES[service].entries()) {
      const shown = await lists.nth(index).locator('h3, span').allTextContents()
      expect(shown, path).toEqual(expect.arrayContaining(names))
      expect(shown.length, path).toBeGreaterThan(0)
    }
  }
})

test('enterprise: the process has five steps in order', async ({ page }) => {
  await page.goto('/software-development')
  await expect(page.locator('main ol h3')).toHaveText([
    'Consultation and requirements analysis',
    'Solution design',
    'System development',
    'Testing and QA',
    'Deployment and support',
  ])
})

test('enterprise: the figures count up once in 2 s, from the moment when half of them can be seen', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/software-development')).text()
  for (const figure of ['18+', '120+', '40+', '24/7']) expect(html).toContain(`>${figure}<`)

  await page.setViewportSize({ width: 1440, height: 500 })
  await page.clock.install()
  await visitUntilReady(page, '/software-development')
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  const figures = page.locator('main ul:has(strong)').first()
  const projects = figures.locator('strong').nth(1)
  const count = async () => Number.parseFloat((await projects.textContent()) ?? '')
  const show = (share: number) =>
    figures.evaluate((list, share) => {
      const { top, height } = list.getBoundingClientRect()
      scrollTo({ top: top + scrollY + height * share - innerHeight, behavior: 'instant' })
    }, share)

  await show(0.4)
  await page.clock.runFor(500)
  expect(await count()).toBe(120)
  await show(0.6)
  await expect.poll(count).toBe(0)
  await page.clock.runFor(1000)
  await expect.poll(count).toBeGreaterThan(50)
  expect(await count()).toBeLessThan(70)
  await page.clock.runFor(1100)
  await expect(figures.locator('strong')).toHaveText(['18+', '120+', '40+', '24/7'])

  const texts = await watchTexts(figures)
  await show(0)
  await show(1)
  await page.clock.runFor(3000)
  expect(await texts()).toEqual([])
})

for (const prefix of ['', '/vi']) {
  test(`${prefix}/mobile-app-development: the figures stand still`, async ({ page }) => {
    await visitUntilReady(page, `${prefix}/mobile-app-development`)
    const figures = page.locator('main > section > ul:has(strong)')
    const texts = await watchTexts(figures)
    await readToTheEnd(page)
    await expect(figures.locator('strong')).toHaveText(['50+', '5M+', '99.9%', '24/7'])
    expect(await texts()).toEqual([])
  })
}

const panels = (page: Page) => page.locator('main [role=tabpanel]')
const tabs = (page: Page) => page.locator('main [role=tab]')

test('mobile: in print the panels of all tabs stand below each other', async ({ page }) => {
  await visitUntilReady(page, '/mobile-app-development')
  await expect(panels(page).filter({ visible: true })).toHaveCount(1)
  await page.emulateMedia({ media: 'print' })
  await expectAllPanels(page)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('mobile: the panels of all tabs stand below each other', async ({ page }) => {
    await page.goto('/mobile-app-development')
    await expectAllPanels(page)
  })
})

async function expectAllPanels(page: Page): Promise<void> {
  await expect(panels(page).filter({ visible: true })).toHaveCount(3)
  await expect(tabs(page).filter({ visible: true })).toHaveCount(0)
  for (const title of ['Native', 'Cross-platform', 'Backend'])
    await expect(panels(page).getByText(title, { exact: true })).toBeVisible()
}

test('mobile: under forced colours the selected tab stands out', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/mobile-app-development')
  const grounds = await tabs(page).evaluateAll((buttons) =>
    buttons.map((button) => getComputedStyle(button).backgroundColor),
  )
  expect(grounds[0]).not.toBe(grounds[1])
  expect(grounds[2]).toBe(grounds[1])
})

for (const [width, columns] of [
  [768, 1],
  [960, 3],
] as const) {
  test(`three case studies stand in ${columns} column(s), ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/web-development')
    const titles = page.locator('main li:has(img[src^="/covers/"]) h3')
    const boxes = await titles.evaluateAll((headings) =>
      headings.map((heading) => heading.getBoundingClientRect().toJSON() as DOMRect),
    )
    expect(new Set(boxes.map(({ x }) => Math.round(x))).size).toBe(columns)
    for (const { height } of boxes) expect(height).toBeLessThan(120)
  })
}

test('mobile: each case study is told with three result figures', async ({ page }) => {
  await page.goto('/mobile-app-development')
  const cards = page.locator('main li').filter({ has: page.locator('img[src^="/covers/"]') })
  await expect(cards).toHaveCount(3)
  const figures = await cards.evaluateAll((items) =>
    items.map((item) => [...item.querySelectorAll('strong')].map((figure) => figure.textContent)),
  )
  expect(figures).toEqual([
    ['2.5M+', '85%', '30%'],
    ['1M+', '40%', '24/7'],
    ['50K+', '95%', '60%'],
  ])
})

test.describe('a logo that cannot be had', () => {
  test.use({ serviceWorkers: 'block' })

  // In the tall window the pictures are asked for, and fail, before the page's script has begun.
  for (const height of [900, 9000]) {
    test(`hides and leaves its name in line with the others, in a window ${height} px high`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height })
      await page.route('**/technologies/vue.svg', (route) => route.abort())
      await page.goto('/web-development')
      const list = page.locator('main ul:has(> li > img[src^="/technologies/"])').first()
      await list.evaluate((element) => element.scrollIntoView())
      await expect(list.locator('img').nth(2)).toHaveAttribute('src', '/technologies/vue.svg')
      await expect(list.locator('img').nth(2)).toBeHidden()
      await expect(list.locator('img').nth(1)).toBeVisible()
      await expect(list.locator('span')).toHaveText(['React', 'Next.js', 'Vue.js', 'Angular'])
      const lefts = await list
        .locator('span')
        .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().left))
      expect(new Set(lefts).size).toBe(1)
    })
  }
})

test.describe('logos that cannot be had', () => {
  test.use({ serviceWorkers: 'block' })

  for (const { path } of SERVICES) {
    test(`hide and leave their names: ${path}`, async ({ page }) => {
      await page.route('**/technologies/*', (route) => route.abort())
      await page.goto(path)
      const items = page.locator('main li:has(> img[src^="/technologies/"])').filter({ visible: true })
      await items.last().scrollIntoViewIfNeeded()
      for (const item of await items.all()) {
        await item.scrollIntoViewIfNeeded()
        await expect(item.locator('img')).toBeHidden()
        await expect(item.locator('h3, span').first()).toBeVisible()
      }
    })
  }
})

for (const prefix of ['', '/vi']) {
  test(`${prefix || '/en'}: all six open offline with every picture, on phone and desktop`, async ({
    page,
    context,
    network,
    problems,
  }) => {
    await visitUntilReady(page, prefix + SERVICES[0].path)
    await goOffline(context, network)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      for (const { path } of SERVICES) {
        await page.goto(prefix + path)
        expect(await page.locator('img').count(), path).toBeGreaterThan(20)
        expect(await brokenImages(page), path).toEqual([])
      }
    }
    expect(problems.filter((problem) => !problem.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
  })
}

for (const width of [390, 1440]) {
  test(`nothing shifts while one reads the longest page to the end at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    const layoutShifts = await watchLayoutShifts(page)
    await visitUntilReady(page, '/software-development')
    await expect(page.locator('html')).toHaveAttribute('data-laid-out')
    await readToTheEnd(page)
    const { values, report } = await layoutShifts()
    expect(
      values.reduce((sum, value) => sum + value, 0),
      report,
    ).toBeLessThan(0.005)
  })
}
