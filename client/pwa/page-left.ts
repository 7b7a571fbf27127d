/** Event of the window: the page is being left without its document, for one that is rendered in its place. */
export const PAGE_LEFT = 'pageleft'
