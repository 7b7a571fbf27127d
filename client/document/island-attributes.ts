/**
 * Attributes by which the served HTML of islands and the scripts know each other; tests read them, too. An island is a part of a page that
 * React operates (docs/islands.md).
 */

/** On an island: its name, one of `IslandName`. */
export const ISLAND = 'data-island'

/** On an island until React has hydrated it, and on `#root` until `start.ts` has run: script does not answer presses yet. */
export const SERVED = 'data-served'

/** On an island whose code is being loaded, or has been. */
export const STARTED = 'data-started'

/** On an island that goes on running when a link swaps the page, and is kept for Back. */
export const CAN_BE_LEFT = 'data-can-be-left'

/** On the only parts of an island that start it, where most of the island is there to be read. */
export const OPERATES = 'data-operates'
