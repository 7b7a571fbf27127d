/** The part of the Network Information API that is used here. TypeScript's DOM library lacks this API. */
type Connection = { saveData?: boolean }

/** True if the visitor has asked the browser to load little data. */
export function savesData(): boolean {
  const { saveData = false } = (navigator as { connection?: Connection }).connection ?? {}
  return saveData || matchMedia('(prefers-reduced-data: reduce)').matches
}
