import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { EnvError, parseEnv } from './env.ts'

const site = { SITE_URL: 'https://lat.example' }

test('the committed defaults are a complete configuration', () => {
  expect(parseEnv({ ...site, VITE_CAPTCHA_SITE_KEY: 'lat-website' })).toMatchObject({
    siteUrl: 'https://lat.example',
    siteOrigins: ['https://lat.example'],
    dataDir: resolve('data'),
    databaseUrl: undefined,
    smtpUrl: undefined,
    mailTo: { contact: 'hello@lat.example', application: 'hello@lat.example' },
    mailConfirmation: false,
    clamdRequired: false,
    metricsPort: undefined,
    trustProxy: false,
  })
})

test('an empty variable counts as unset', () => {
  const env = parseEnv({ ...site, PORT: '', SMTP_URL: ' ', MAIL_TO: 'sales@lat.example', MAIL_TO_CAREERS: '' })
  expect(env.port).toBe(8080)
  expect(env.smtpUrl).toBeUndefined()
  expect(env.mailTo.application).toBe('sales@lat.example')
})

test.each([
  ['true', true],
  ['false', false],
  ['1', 1],
  ['loopback, 10.0.0.0/8', 'loopback, 10.0.0.0/8'],
])('TRUST_PROXY=%s becomes %j', (text, value) => {
  expect(parseEnv({ ...site, TRUST_PROXY: text }).trustProxy).toBe(value)
})

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['PORT', '80.5'],
  ['SITE_URL', 'lat.example'],
  ['ALLOWED_ORIGINS', 'https://www.lat.example/'],
  ['DATABASE_URL', 'mysql://localhost/lat'],
  ['SMTP_URL', 'mail.example.com:25'],
  ['SMTP_URL', 'http://mail.example.com'],
  ['MAIL_FROM', 'website'],
  ['MAIL_TO', 'hello@lat.example, nobody'],
  ['MAIL_TO_CAREERS', '@'],
  ['MAIL_CONFIRMATION', 'yes'],
  ['CAPTCHA_WORK', '0'],
  ['RATE_LIMIT_PER_MINUTE', '-1'],
  ['DAILY_MB', '0'],
  ['DAILY_MB_PER_ADDRESS', 'much'],
  ['CLAMD_URL', 'localhost:3310'],
  ['CLAMD_REQUIRED', 'perhaps'],
  ['METRICS_PORT', 'http'],
  ['TRUST_PROXY', 'perhaps'],
  ['MAIL_RETRY_MS', '1s'],
  ['MAIL_RETRY_MAX_MS', 'Infinity'],
  ['RETENTION_DAYS', '-1'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s is refused with one line that names the variable', (name, value) => {
  const parse = () => parseEnv({ ...site, [name]: value })
  expect(parse).toThrow(EnvError)
  expect(parse).toThrow(new RegExp(`^${name} should be (a|an|one|true).*$`))
})

test.each(['SMTP_URL=smtps://user:a/b@host:465', 'DATABASE_URL=postgres://user:a#b@host/name'])(
  '%s is refused with the way to write such a password',
  (setting) => {
    const [name = '', value = ''] = setting.split(/=(.*)/)
    expect(() => parseEnv({ ...site, [name]: value })).toThrow(/%2F for \/.+%23 for #/)
  },
)

test('a missing variable without default is named', () => {
  expect(() => parseEnv({})).toThrow('SITE_URL should be set')
})
