/** How long case studies take to load in the browser, whatever the connection: the pause of specification §7.4. */
const CASE_STUDY_DELAY_MS = 200

/** Resolves after that pause; at once while prerendering, and pages that bring their content along do not load it. */
export function caseStudyDelay(): Promise<void> {
  return new Promise((resolve) => (import.meta.env.SSR ? resolve() : setTimeout(resolve, CASE_STUDY_DELAY_MS)))
}
