import { readdirSync } from 'node:fs'

/** The scenes that a cover may name: one for each file in `scenes/`. */
export const SCENE_NAMES: readonly string[] = readdirSync(new URL('scenes/', import.meta.url))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replace('.ts', ''))
