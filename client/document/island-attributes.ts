/**
 * Attributes of islands. An island is a part of a page that React hydrates as a root of its own (docs/islands.md).
 * Scripts and tests find the islands in the HTML and read their states by these attributes.
 */

/** Its value is the island's name, an `IslandName`. */
export const ISLAND = 'data-island'

/**
 * An island has this attribute until React has hydrated it, and `#root`, the element around the whole page, until
 * `start.ts` has run. Until then no script answers presses inside the element.
 */
export const SERVED = 'data-served'

/** Attribute of an island whose code is being loaded or has been loaded. */
export const STARTED = 'data-started'
/** Value of `STARTED` once React begins to hydrate the island. Until then, the island's HTML is as served. */
export const HYDRATES = 'hydrates'

/**
 * Attribute of an island that sends and stores nothing. A link may therefore swap the page even after React has hydrated
 * the island. React then keeps running the removed island, and Back shows the same island again.
 */
export const CAN_BE_LEFT = 'data-can-be-left'

/**
 * Attribute of an island that React hydrates at once and not only when the visitor uses it or scrolls near it. Its
 * content depends on the address or on data of the device, which the build does not know.
 */
export const STARTS_AT_ONCE = 'data-starts-at-once'

/**
 * Attribute of some parts of an island, such as the filters of a list. React then hydrates the island only when the
 * visitor uses one of these parts, or scrolls near one that is not a form. The other parts of such an island, which are
 * mostly text to read, do not cause the hydration.
 */
export const OPERATES = 'data-operates'
