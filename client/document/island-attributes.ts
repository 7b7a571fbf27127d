/**
 * The attributes by which scripts and tests find the islands in the served HTML, and the state of each. An island is a
 * part of a page that React operates (docs/islands.md).
 */

/** Attribute of an island. Its value is the island's name, an `IslandName`. */
export const ISLAND = 'data-island'

/**
 * Attribute of an island until React has hydrated it, and of `#root` until `start.ts` has run. Inside an element with
 * this attribute no script answers presses yet.
 */
export const SERVED = 'data-served'

/** Attribute of an island whose code is being loaded or has been loaded. */
export const STARTED = 'data-started'

/**
 * Attribute of an island that sends and stores nothing. Links may therefore swap the page even after React has started
 * the island. The island then keeps running beside the next page and is kept for Back.
 */
export const CAN_BE_LEFT = 'data-can-be-left'

/**
 * Attribute of an island that starts at once. Its content depends on the address or on the device, which the build does
 * not know, so its served HTML is of little use to the visitor.
 */
export const STARTS_AT_ONCE = 'data-starts-at-once'

/**
 * Attribute of the parts that start an island, such as its form. If an island has such parts, the rest of it, which is
 * mostly text to read, does not start it.
 */
export const OPERATES = 'data-operates'
