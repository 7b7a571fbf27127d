import { CASE_STUDIES } from './case-studies.ts'
import type { ContentKind } from './content-kind.ts'
import { JOBS } from './jobs.ts'

/** Every kind of content whose items are folders. A build checks all of these folders before anything else. */
export const KINDS: readonly ContentKind[] = [CASE_STUDIES, JOBS]
