import { describe, expect, test } from 'vitest'
import { LOCALES, localePath, PATHS } from '#contract/addresses.ts'
import { RESUME_EXTENSIONS } from '#contract/resume/resume.ts'
import { COUNTRIES, DEFAULT_COUNTRY } from '#contract/submission/country.ts'
import { jobPath, OPEN_JOBS } from '../support/jobs.ts'
import { servedPage, textOf, textsOf } from '../support/served-page.ts'
import { text } from '../support/texts.ts'

/** For each field, its autofill value (HTML, `autocomplete`) and the keyboard that phones show for the field. */
const PERSON = {
  firstName: ['given-name', 'text'],
  lastName: ['family-name', 'text'],
  email: ['email', 'email'],
  phone: ['tel', 'tel'],
}

function controlOf(form: Element, name: string): Element {
  return form.querySelector(`[name="${name}"]`) as Element
}

function expectFields(form: Element, fields: Record<string, string[]>): void {
  for (const [name, [autocomplete, keys]] of Object.entries(fields)) {
    const control = controlOf(form, name)
    expect(control.getAttribute('autocomplete'), name).toBe(autocomplete)
    expect(control.getAttribute('inputmode'), name).toBe(keys)
    expect(control.hasAttribute('required'), name).toBe(true)
  }
}

/**
 * Expects a form that is safe before the scripts have loaded: a press of its button neither loses the typed text nor
 * puts it in the address.
 */
function expectSafeBeforeScript(form: Element): void {
  expect(form.getAttribute('method')).toBe('dialog')
  expect(controlOf(form, 'consent').hasAttribute('checked')).toBe(false)
  expect(form.querySelector('button[type="submit"]')?.getAttribute('aria-disabled')).toBe('true')
}

test.each(LOCALES)('every kind of phone number has its own message, with an example, in %s', (locale) => {
  const kinds = ['vn', 'usca', 'au', 'gb', 'generic', 'application']
  const messages = kinds.map((kind) => text(locale, `form:error.phone_invalid_${kind}`))
  expect(new Set(messages).size).toBe(kinds.length)
  for (const message of messages) expect(message).toMatch(/\d{3}/)
})

describe.each(LOCALES)('the contact form in %s', (locale) => {
  const form = servedPage(localePath(locale, PATHS.contactUs)).querySelector('main form') as Element

  test('has the specified fields, with their types for browsers', () => {
    expectFields(form, { ...PERSON, company: ['organization', 'text'] })
    expect(controlOf(form, 'country').hasAttribute('required')).toBe(true)
    for (const name of ['industry', 'jobRole', 'message'])
      expect(controlOf(form, name).hasAttribute('required')).toBe(false)
    expectSafeBeforeScript(form)
  })

  test('asks for the country, offers all specified ones and starts with Vietnam', () => {
    const country = controlOf(form, 'country')
    expect(
      [...country.querySelectorAll('option')].map((option) => [option.getAttribute('value'), textOf(option)]),
    ).toEqual([
      ['', text(locale, 'form:country.placeholder')],
      ...COUNTRIES.map((code) => [code, text(locale, `form:country.${code}`)]),
    ])
    expect(country.querySelector('option[selected]')?.getAttribute('value')).toBe(DEFAULT_COUNTRY)
  })
})

describe.each(LOCALES.flatMap((locale) => OPEN_JOBS.map((job) => ({ path: jobPath(job, locale), locale, job }))))(
  'the application form at $path',
  ({ path, locale, job }) => {
    const form = servedPage(path).querySelector('#apply_job form') as Element

    test('has the specified fields, with their types for browsers', () => {
      expectFields(form, PERSON)
      expectSafeBeforeScript(form)
    })

    test('accepts a file of every allowed kind', () => {
      const resume = controlOf(form, 'resume')
      const accepted = resume.getAttribute('accept')?.split(',') ?? []
      for (const extension of RESUME_EXTENSIONS) expect(accepted).toContain(`.${extension}`)
      expect(resume.hasAttribute('required')).toBe(true)
      expect(resume.getAttribute('type')).toBe('file')
    })

    test('offers the locations of the job, none of them selected', () => {
      expect(textsOf(form, 'fieldset label')).toEqual(job.texts[locale].locations)
      expect(form.querySelectorAll('[name="locations"]')).toHaveLength(job.texts[locale].locations.length)
      expect(form.querySelectorAll('[name="locations"][checked]')).toHaveLength(0)
    })
  },
)
