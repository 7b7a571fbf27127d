/**
 * Loads `start-fair-frame.tsx`. This file is apart from `start.ts`, so that the scripts of every page need not name all
 * files that only a device in fair mode loads.
 */
import { retryImport } from '#client/document/retry-import.ts'

void retryImport(() => import('./start-fair-frame.tsx'))
