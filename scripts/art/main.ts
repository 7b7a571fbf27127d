import path from 'node:path'
import { writeFonts } from './fonts.ts'

// Writes what is drawn or cut by code into public/; the results are committed.
const rootDir = path.resolve(import.meta.dirname, '../..')

await writeFonts(rootDir)
