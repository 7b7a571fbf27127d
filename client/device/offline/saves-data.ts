/** Not yet in TypeScript's DOM library (Network Information API). */
type Connection = { saveData?: boolean }

/** True where the visitor has asked browsers to load little. */
export function savesData(): boolean {
  const { saveData = false } = (navigator as { connection?: Connection }).connection ?? {}
  return saveData || matchMedia('(prefers-reduced-data: reduce)').matches
}
