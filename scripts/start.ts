/** `npm start` builds the site when needed, then starts the relay, which serves the site. */
import { buildWhenNeeded } from './build-when-needed.ts'

buildWhenNeeded()
await import('#server/main.ts')
