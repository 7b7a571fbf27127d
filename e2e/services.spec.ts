import type { Page } from '@playwright/test'
import { brokenImages } from './support/broken-images.ts'
import { watchLayoutShifts } from './support/layout-shifts.ts'
import { readToTheEnd } from './support/reading.ts'
import { expect, goOffline, test, visitUntilReady } from './support/test.ts'
import { watchTexts } from './support/text-changes.ts'

const CONTACT = '/contact-us'
const LIST = '/case-studies'

/** Specification §2: where the second button of the hero leads, where more case studies are, and the latest three. */
const SERVICES = [
  {
    path: '/software-development',
    second: LIST,
    more: `${LIST}?service=enterprise_software`,
    latest: ['digital-banking-platform', 'erp-system-modernization', 'patient-management-system'],
  },
  {
    path: '/web-development',
    second: CONTACT,
    more: `${LIST}?service=web_dev`,
    latest: ['saas-dashboard-redesign', 'ecommerce-platform-transformation', 'healthcare-web-portal'],
  },
  {
    path: '/mobile-app-development',
    second: LIST,
    more: LIST,
    latest: ['ezymart-mobile-commerce-platform', 'fintech-investment-tracking-app', 'healthcare-patient-portal-app'],
  },
  {
    path: '/managed-services',
    second: CONTACT,
    more: `${LIST}?service=managed_services`,
    latest: [
      'cloud-infrastructure-modernization',
      'real-time-server-monitoring-system',
      'enterprise-network-visibility-uptime-boost',
    ],
  },
  {
    path: '/artificial-intelligence',
    second: CONTACT,
    more: undefined,
    latest: ['intelligent-customer-service-chatbot', 'computer-vision-quality-control', 'image-to-text-converter'],
  },
  {
    path: '/data-science',
    second: LIST,
    more: `${LIST}?service=data_science`,
    latest: [
      'automated-financial-fraud-detection',
      'supply-chain-optimization-with-ai',
      'predictive-analytics-for-customer-churn',
    ],
  },
]

const hero = (page: Page) => page.locator('main > div').first()
const linksOf = (page: Page, part: string) =>
  page.locator(part).evaluateAll((links) => links.map((link) => link.getAttribute('href')))

for (const prefix of ['', '/vi']) {
  for (const { path, second, more, latest } of SERVICES) {
    test(`${prefix}${path}: every button and card leads where it should`, async ({ page }) => {
      await page.goto(prefix + path)
      const buttons = hero(page).getByRole('link')
      await expect(buttons).toHaveCount(2)
      await expect(buttons.first()).toHaveAttribute('href', prefix + CONTACT)
      await expect(buttons.last()).toHaveAttribute('href', prefix + second)
      expect(await buttons.first().textContent()).not.toBe(await buttons.last().textContent())

      expect(await linksOf(page, 'main section a[href*="/case-studies"]')).toEqual([
        ...(more ? [prefix + more] : []),
        ...latest.map((slug) => `${prefix}/case-studies/${slug}`),
      ])

      const closing = page.locator('main > section').last().getByRole('link')
      await expect(closing).toHaveCount(2)
      await expect(closing.first()).toHaveAttribute('href', prefix + CONTACT)
      await expect(closing.last()).toHaveAttribute('href', /^https:\/\/www\.linkedin\.com\//)
      await expect(closing.last()).toHaveAttribute('target', '_blank')
    })
  }
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

const technologies = (page: Page) =>
  page
    .locator('main ul:has(img[src^="/technologies/"])')
    .evaluateAll((lists) =>
      lists.map((list) => [...list.children].map((item) => item.querySelector('h3, span')?.textContent).join(', ')),
    )

test('the technologies are those of the specification, in its groups', async ({ page }) => {
  const shown: Record<string, string[]> = {}
  for (const { path } of SERVICES) {
    await page.goto(path)
    shown[path] = await technologies(page)
  }
  expect(shown).toEqual({
    '/software-development': ['.NET, ReactJS, NextJS, HTML5, CSS3, AWS, Azure, Docker'],
    '/web-development': [
      'React, Next.js, Vue.js, Angular',
      'Node.js, GraphQL, REST APIs, .NET Core',
      'PostgreSQL, MongoDB, MySQL',
      'AWS, Azure, Docker, Vercel',
    ],
    '/mobile-app-development': ['Swift, Kotlin', 'React Native, Flutter', 'Node.js, .NET, Firebase'],
    '/managed-services': ['Python, .NET, C#, React, MySQL, SQL Server, Google Cloud, Azure'],
    '/artificial-intelligence': [
      'PyTorch, TensorFlow, scikit-learn',
      'spaCy, Transformers, PhoBERT',
      'Azure AI, Vertex AI, Amazon Bedrock',
      'Docker, Kubernetes, ONNX Runtime',
    ],
    '/data-science': ['REST API, Python, PyTorch, MongoDB, PostgreSQL, SQL Server'],
  })
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

test('mobile: the figures stand still', async ({ page }) => {
  await visitUntilReady(page, '/mobile-app-development')
  const figures = page.locator('main ul:has(strong)').first()
  const texts = await watchTexts(figures)
  await readToTheEnd(page)
  await expect(figures.locator('strong')).toHaveText(['50+', '5M+', '99.9%', '24/7'])
  expect(await texts()).toEqual([])
})

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

for (const prefix of ['', '/vi']) {
  test(`${prefix || '/en'}: all six open offline with every picture`, async ({ page, context, network, problems }) => {
    await visitUntilReady(page, `${prefix}${SERVICES[0]?.path}`)
    await goOffline(context, network)
    for (const { path } of SERVICES) {
      await page.goto(prefix + path)
      expect(await page.locator('img').count(), path).toBeGreaterThan(20)
      expect(await brokenImages(page), path).toEqual([])
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
