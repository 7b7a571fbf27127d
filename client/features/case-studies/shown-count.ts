/** How many cards the list begins with, and how many more a press brings (specification §9). */
export const CASE_LIST_PAGE_SIZE = 12
export const CASE_LIST_STEP = 12

/** How many cards the present history entry has shown, as far as it is known. */
export function rememberedShownCount(): number {
  return Number(history.state?.shownCount) || CASE_LIST_PAGE_SIZE
}

/** Notes it there, beside what router and scrolling keep. */
export function rememberShownCount(shownCount: number): void {
  if (rememberedShownCount() !== shownCount) history.replaceState({ ...history.state, shownCount }, '')
}
