import { expect, test } from 'vitest'
import { manifest, translate } from './manifest.ts'

const texts = {
  name: 'Tên',
  description: 'Mô tả',
  screenshots: manifest.screenshots.map(() => ({ label: 'Ảnh' })),
  shortcuts: manifest.shortcuts.map(() => ({ name: 'Lối tắt', short_name: 'Tắt', description: 'Đi đâu' })),
}

test('a language has its texts and leads to its own pages, and stays the same app', () => {
  const translated = translate(manifest, 'vi', texts)
  expect(translated).toMatchObject({ ...texts, id: manifest.id, scope: manifest.scope, lang: 'vi', start_url: '/vi' })
  expect(translated.share_target.action).toBe('/vi/share')
  expect(translated.shortcuts.every(({ url }) => url.startsWith('/vi/'))).toBe(true)
  expect(translated.file_handlers.every(({ action }) => action.startsWith('/vi/'))).toBe(true)
  expect(translated.screenshots[0]?.src).toMatch(/^\/screenshots\/vi-/)
})

test('a shortcut without its text stops the build', () => {
  expect(() => translate(manifest, 'vi', { ...texts, shortcuts: texts.shortcuts.slice(1) })).toThrow('"vi"')
})
