/**
 * Attributes in the served HTML of islands, by which scripts and tests find the islands and their state. An island is a
 * part of a page that React operates (docs/islands.md).
 */

/** Attribute of an island. Its value is the island's name, an `IslandName`. */
export const ISLAND = 'data-island'

/**
 * Attribute of an island until React has hydrated it, and of `#root` until `start.ts` has run. While it is set, no
 * script answers presses there.
 */
export const SERVED = 'data-served'

/** Attribute of an island whose code is being loaded or has been loaded. */
export const STARTED = 'data-started'

/** Attribute of an island that may go on running when a link swaps the page. The island is kept for Back. */
export const CAN_BE_LEFT = 'data-can-be-left'

/**
 * Attribute of the parts that start an island. It is used on islands that are mostly text to read; only these parts
 * then start the island.
 */
export const OPERATES = 'data-operates'
