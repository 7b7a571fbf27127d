import { shade } from '../../../covers/isometric.ts'
import { PAPER } from '../../../covers/palette.ts'
import { at, circle, line, path, polygon, rect } from '../../../covers/svg.ts'
import { PIGMENTS } from '../../../pigments.ts'
import { SKIN, SKIN_DARK } from '../../shared/skin.ts'

const { ink, eggshell, vermilion, gold, river } = PIGMENTS

/** The owner pulls the shutter up with a pole; its hook is the pointer. */
export function owner(): string {
  return [
    line('M610 512L768 651', ink, 10),
    path('M784 612h84l6 144h-36l-12-96l-10 96h-36z', ink),
    path('M774 756h46v12h-52q0-8 6-12zM832 756h46v12h-52q0-8 6-12z', river),
    path('M790 496q36-22 70 0l12 132h-96z', vermilion),
    path('M826 486q22 0 34 10l12 132h-46z', shade(vermilion, 0.8)),
    path('M802 506l28 14-34 84-46 40-18-22 38-34z', shade(vermilion, 0.9)),
    circle(738, 632, 15, SKIN),
    rect(812, 460, 24, 36, SKIN_DARK),
    circle(820, 446, 33, SKIN),
    path('M820 412q36 0 36 38q0 24-20 30q6-34-18-44z', ink),
    path('M752 440L824 372L892 440q-70 20-140 0z', eggshell),
    path('M824 372L892 440q-22 7-46 9z', shade(eggshell, 0.82)),
    polygon(
      [
        [566, 474],
        [664, 510],
        [626, 524],
        [608, 562],
      ],
      PAPER,
    ),
    '<path fill="none" stroke="#10201c" stroke-width="9" stroke-linejoin="round" d="M566 474l98 36-38 14-18 38z"/>',
  ].join('')
}

/** A stool as in front of every café, and the cat on it that waits for the opening. */
export function catOnStool(): string {
  return at(
    150,
    760,
    path('M-54-92h108l6 18h-10l10 74h-24l-6-46h-60l-6 46h-24l10-74h-10z', vermilion) +
      path('M-46-74h92l2 12h-96z', shade(vermilion, 0.7)) +
      line('M-20-98q-46-2-46 30q0 24-14 30', ink, 12) +
      path('M-36-92q-10-64 24-84h24q34 20 24 84z', ink) +
      path('M-31-222l19 15h24l19-15q8 60-31 60t-31-60z', ink) +
      path('M-17-192h12l-6 6zM5-192h12l-6 6z', gold),
  )
}
