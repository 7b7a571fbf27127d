import { circle, line, path } from '../../covers/svg.ts'
import { PIGMENTS } from '../../pigments.ts'
import { SKIN } from './skin.ts'

const { ink, eggshell, vermilion, mist } = PIGMENTS

/** The engineer on duty in profile, looking to the left, with a headset; from the base of the neck. */
export function engineerHead(): string {
  return (
    path('M-14-34h34v26a17 10 0 0 1-34 0z', SKIN) +
    path('M-30-78L-42-52-30-48V-34Q-30-22-16-22H10L30-60 10-92H-20z', SKIN) +
    path('M-32-76C-30-112 44-112 40-60 40-40 34-30 22-24L10-62-6-72z', ink) +
    line('M8-56L-20-34', ink, 5) +
    circle(10, -54, 12, vermilion) +
    circle(-21, -62, 3.5, ink)
  )
}

/** A glass of coffee, milk first, with the drip filter on it; it stands on the origin, 114 high. */
export function phin(): string {
  return (
    path('M-28-62h56l-8 62h-40z', mist) +
    path('M-20-48h40l-3 26h-34z', ink) +
    path('M-17-22h34l-2 16h-30z', eggshell) +
    path('M-34-70h68v8h-68zM-22-102h44v32h-44zM-6-114h12v8h20v6h-52v-6h20z', ink)
  )
}
