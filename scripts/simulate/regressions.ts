import type { Plan } from './plan.ts'

/** Histories in which a simulation has found a fault of the product. Each is run first, every time. */
export const REGRESSIONS: Plan[] = []
