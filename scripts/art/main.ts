import path from 'node:path'
import { writeCity } from './city.ts'
import { writeFonts } from './fonts.ts'
import { writeIcons } from './icons.ts'
import { writeSocialCards } from './social-cards.ts'
import { writeTiles } from './tiles.ts'

// Writes what is drawn or cut by code into public/; the results are committed.
const rootDir = path.resolve(import.meta.dirname, '../..')

await writeFonts(rootDir)
await writeTiles(rootDir)
await writeCity(rootDir)
await writeIcons(rootDir)
await writeSocialCards(rootDir)
