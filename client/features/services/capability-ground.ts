import type { CapabilityTile } from '#client/content/service.ts'
import styles from './capability-ground.module.css'

/** What tiles with a background stand on, in turn. */
const PIGMENTS = ['vermilion', 'river', 'gold'] as const

/** The class that gives a tile, by its place among the others, the colours `--fill` and `--label`. `seed` differs from page to page. */
export function capabilityGround(tile: CapabilityTile, index: number, seed: number): string | undefined {
  const hasBackground = tile.type === 'content' && tile.hasBackground
  return styles[hasBackground ? (PIGMENTS[(index + seed) % PIGMENTS.length] as string) : 'plain']
}
