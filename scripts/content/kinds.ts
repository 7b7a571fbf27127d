import { CASE_STUDIES } from './case-studies.ts'
import type { ContentKind } from './content-kind.ts'
import { JOBS } from './jobs.ts'

/**
 * The kinds of content that have a folder for each item: case studies and jobs. A build checks all of these folders
 * before it writes anything.
 */
export const KINDS: readonly ContentKind[] = [CASE_STUDIES, JOBS]
