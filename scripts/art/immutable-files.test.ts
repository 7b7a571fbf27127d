import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { digestOf } from './artwork.ts'

const PUBLIC_DIR = path.join(import.meta.dirname, '../../public')

/**
 * The digest of every film, poster of a film and font that was ever published. Browsers keep these files for a year
 * without asking again (`server/static/site.ts`), so a changed file needs a new name. This list may only grow: lines
 * are added for new names, and none is changed or removed.
 */
const PUBLISHED: Readonly<Record<string, string>> = {
  'film/city-night.v1.av1.mp4': '69081b5cd73eef82',
  'film/city-night.v2.av1.mp4': 'e7ca0126d05f67f8',
  'film/city-night.v3.av1.mp4': '15d47201f8779867',
  'film/city-night.v1.h264.mp4': '46f8dc87c44a6721',
  'film/city-night.v2.h264.mp4': '1d40fe4496100751',
  'film/city-night.v3.h264.mp4': '82138bc0a80c9beb',
  'film/city.v1.av1.mp4': 'f005b30e5dcc4484',
  'film/city.v1.h264.mp4': '0c3da5f664a52b39',
  'film/poster-tall-night.v1.avif': 'e081b574aa69288c',
  'film/poster-tall-night.v2.avif': '0fc22cde37941608',
  'film/poster-tall-night.v3.avif': 'f6851fd3bb9d2868',
  'film/poster-tall.v1.avif': 'eefeca331d7e6f5f',
  'film/poster-tall.v1.jpg': '8c80d5c7f8ed5ef0',
  'film/poster-wide-night.v1.avif': 'b67114ed0dab8347',
  'film/poster-wide-night.v2.avif': '7441a01ff5eb3e7a',
  'film/poster-wide-night.v3.avif': '47067ec94922f3a0',
  'film/poster-wide.v1.avif': '9250e91e126d273d',
  'film/poster-wide.v1.jpg': '3d8260ee0cf34f0b',
  'fonts/be-vietnam-pro-400-latin.v1.woff2': 'aa11f4d0d32d583a',
  'fonts/be-vietnam-pro-400-vietnamese.v1.woff2': '808db580bc631ed4',
  'fonts/be-vietnam-pro-600-latin.v1.woff2': '7576a81ca28330d3',
  'fonts/be-vietnam-pro-600-vietnamese.v1.woff2': 'c6b8d2acbc768a54',
  'fonts/bricolage-grotesque-700-latin.v1.woff2': '60015d17bbe65aa5',
  'fonts/bricolage-grotesque-700-vietnamese.v1.woff2': '75904729aee27aad',
}

test('a film or font that has changed has a new name', () => {
  const files = globSync('{film,fonts}/*', { cwd: PUBLIC_DIR }).sort()
  expect(files.length).toBeGreaterThan(0)
  const digests = files.map((file) => [file, digestOf(readFileSync(path.join(PUBLIC_DIR, file)))])
  expect(digests).toEqual(files.map((file) => [file, PUBLISHED[file]]))
})
