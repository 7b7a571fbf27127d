/** `npm start`: builds when needed, then serves site and relay. */
import { buildWhenNeeded } from './build-when-needed.ts'

buildWhenNeeded()
await import('#server/main.ts')
