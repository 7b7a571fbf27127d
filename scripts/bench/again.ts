/** Measures; once more where that failed: on a busy machine browsers lose a trace now and then, which says nothing about the page. */
export async function again<Figures>(measure: () => Promise<Figures>, attempts = 4): Promise<Figures> {
  try {
    return await measure()
  } catch (error) {
    if (attempts === 1) throw error
    return again(measure, attempts - 1)
  }
}
