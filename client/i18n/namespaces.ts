import type { Route } from '#client/site/routes.ts'

/** Loaded on every page. */
export const SHARED_NAMESPACES = ['common'] as const

export type Namespace = (typeof SHARED_NAMESPACES)[number] | Route['namespaces'][number]
