import { CASE_STUDIES } from './case-studies.ts'
import type { ContentKind } from './content-kind.ts'
import { JOBS } from './jobs.ts'

/** Every kind of content whose items are folders. A build first checks all of them. */
export const KINDS: readonly ContentKind[] = [CASE_STUDIES, JOBS]
