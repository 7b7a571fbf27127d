import { expect, test } from 'vitest'
import { hrefsOf, servedPage, textsOf } from '../support/served-page.ts'
import { text } from '../support/texts.ts'

// The words that docs/product.md fixes. All other texts may change without a change to a test.

test.each([
  ['en', 'not-found:title', 'Oops! Page not found'],
  ['en', 'not-found:home', 'Return to Home'],
  ['en', 'case-studies:filters.industry', 'Industry'],
  ['vi', 'case-studies:filters.industry', 'Ngành'],
  ['en', 'case-studies:filters.service', 'Service'],
  ['vi', 'case-studies:filters.service', 'Dịch vụ'],
  ['en', 'case-studies:list.empty', 'No Results Found'],
  ['en', 'case-studies:list.emptyHint', 'Try adjusting your filters or search keywords.'],
  ['en', 'case-studies:detail.relatedEmpty', 'No related case studies found.'],
  ['en', 'case-studies:notFound.title', 'Not found'],
  ['en', 'contact:address.copied', 'Copied to clipboard!'],
  ['en', 'form:country.placeholder', 'Select your country'],
  ['en', 'form:error.required', 'Please check this field.'],
  ['vi', 'form:error.required', 'Vui lòng kiểm tra lại trường này.'],
  ['en', 'form:error.email_invalid', 'Invalid email address.'],
  ['en', 'form:error.resume_required', 'Please select file'],
  ['vi', 'form:error.resume_required', 'Vui lòng chọn tệp hồ sơ'],
  ['en', 'form:error.resume_format', 'Invalid format. Please upload .doc, .docx, .pdf, .png, .jpeg, .jpg'],
  ['en', 'form:resume.drop', 'Drop file here'],
  ['en', 'form:failed.contact', 'Oops! Something went wrong, please try again later.'],
  ['vi', 'form:failed.contact', 'Xin lỗi! Có gì đó không ổn, xin vui lòng thử lại sau.'],
  ['vi', 'form:failed.application', 'Gửi thất bại.'],
  ['en', 'form:sent.contact.accepted.dialog', 'Send Successfully!'],
  ['en', 'form:sent.contact.accepted.title', 'Thanks for contacting us!'],
  ['en', 'form:sent.contact.accepted.text', "Thank you for your message! We'll get back to you soon."],
  ['en', 'form:sent.application.accepted.dialog', 'Send successfully'],
  ['en', 'form:sent.application.accepted.text', 'Thank you for your application. We will contact you shortly.'],
] as const)('in %s, %s says “%s”', (locale, key, words) => {
  expect(text(locale, key)).toBe(words)
})

test('the pages for unknown addresses and unknown case studies say so and link home', () => {
  expect(textsOf(servedPage('/404'), 'h1')).toEqual(['Oops! Page not found'])
  const home = [...servedPage('/404').querySelectorAll('main a')].find((link) => link.textContent === 'Return to Home')
  expect(home?.getAttribute('href')).toBe('/')
  expect(textsOf(servedPage('/case-studies/404'), 'h1')).toEqual(['Not found'])
  expect(hrefsOf(servedPage('/vi/404'), 'main a')).toContain('/vi')
})

test('the steps, technologies and benefits of services have the specified titles', () => {
  expect(textsOf(servedPage('/software-development'), 'main ol h3')).toEqual([
    'Consultation and requirements analysis',
    'Solution design',
    'System development',
    'Testing and QA',
    'Deployment and support',
  ])
  expect(textsOf(servedPage('/mobile-app-development'), 'main [role=tab]')).toEqual([
    'Native',
    'Cross-platform',
    'Backend',
  ])
  expect(textsOf(servedPage('/services'), 'main h3')).toEqual(
    expect.arrayContaining(['In-depth know-how', 'Quick time to market', 'Customer satisfaction', 'Reduced cost']),
  )
})
