import type { Plan } from './plan.ts'

/** Plans with which a simulation has found a bug of the product. `npm run simulate` runs them before random plans. */
export const REGRESSIONS: Plan[] = []
