import { expect, test } from 'vitest'
import { loadCaseStudies } from '#client/content/case-studies.ts'
import { caseStudyJsonLd } from './case-study-json-ld.ts'

test('a case study is an article in its language, with a breadcrumb', async () => {
  const [caseStudy] = await loadCaseStudies('vi')
  if (!caseStudy) throw new Error('There is no case study')
  const { slug } = caseStudy
  const pagesAbove = [
    { label: 'Trang chủ', href: '/vi' },
    { label: 'Dự án', href: '/vi/case-studies' },
  ]
  const url = `https://lat.example/vi/case-studies/${slug}`
  expect(caseStudyJsonLd('vi', caseStudy, pagesAbove)).toMatchObject({
    '@graph': [
      {
        '@type': 'Article',
        headline: caseStudy.title,
        image: `https://lat.example/social/vi/${slug}.png`,
        datePublished: `${caseStudy.published}-01T00:00:00+07:00`,
        inLanguage: 'vi',
        mainEntityOfPage: url,
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: 'Trang chủ', item: 'https://lat.example/vi' },
          { position: 2, name: 'Dự án', item: 'https://lat.example/vi/case-studies' },
          { position: 3, name: caseStudy.title, item: url },
        ],
      },
    ],
  })
})
