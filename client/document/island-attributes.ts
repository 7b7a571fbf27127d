/**
 * Attributes of islands. An island is a part of a page that React hydrates as a root of its own (docs/islands.md).
 * Scripts and tests find the islands in the HTML and read their states by these attributes.
 */

/**
 * Attribute of an island, a part of the page that React hydrates on its own. Its value is the island's name, an
 * `IslandName`.
 */
export const ISLAND = 'data-island'

/**
 * Attribute of an island (a part of the page) until React has hydrated it, and of `#root` until `start.ts` has run.
 * While an element has this attribute, no script answers presses inside it.
 */
export const SERVED = 'data-served'

/** Attribute of an island (a part of the page that React hydrates) whose code is being loaded or has been loaded. */
export const STARTED = 'data-started'

/**
 * Attribute of an island (a part of the page that React hydrates) that sends and stores nothing. Even when React runs
 * it, a link may therefore replace the content of the page without loading a new document. React then keeps running the
 * removed island, and Back shows the same island again.
 */
export const CAN_BE_LEFT = 'data-can-be-left'

/**
 * Attribute of an island (a part of the page) that React hydrates at once and not only when the visitor comes near. Its
 * content depends on the address or on data of the device. The build does not know these, so the served HTML of the
 * island is of little use to the visitor.
 */
export const STARTS_AT_ONCE = 'data-starts-at-once'

/**
 * Attribute of those parts of an island that make React hydrate the island when the visitor uses them or comes near,
 * such as the filters of a list. If an island has such parts, its other parts, which are mostly text to read, do not
 * cause the hydration.
 */
export const OPERATES = 'data-operates'
