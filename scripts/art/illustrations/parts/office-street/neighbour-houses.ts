import { shade } from '../../../covers/isometric.ts'
import { circle, line, path, rect } from '../../../covers/svg.ts'
import { PIGMENTS } from '../../../pigments.ts'
import { awning, bushAt, LAMP, pot, railing, shadow, slab, WALL, windowAt } from './facade.ts'

const { ink, eggshell, vermilion, gold, river, mist } = PIGMENTS

/** The houses on the left: an old shop under a tiled roof, and a taller one set back. */
export function leftNeighbours(): string {
  const floors = [170, 318]
  return [
    rect(200, 128, 220, 572, mist),
    rect(190, 116, 230, 14, shade(mist, 0.8)),
    shadow('M200 330l50 60v310h-50zM200 130h220v12H200z'),
    floors.map((y) => windowAt('w', 276, y, y === 170 ? ink : LAMP)).join(''),
    slab(226, 268, 160, 10, WALL, 20) + railing(226, 236, 160, 32, WALL) + bushAt(254, 250, 0.7),
    rect(352, 440, 50, 34, WALL) + circle(369, 457, 12, shade(mist, 0.7)) + rect(388, 446, 8, 22, mist),
    rect(224, 520, 172, 166, '#3a4a44'),
    `<path stroke="${ink}" stroke-width="172" stroke-dasharray="4 10" d="M310 548v138"/>`,
    awning(226, 508, 7, 34, 7, [gold, WALL]),
    rect(0, 360, 200, 340, gold),
    path('M-10 330h196l26 36H-10z', vermilion),
    `<path stroke="${shade(vermilion, 0.72)}" stroke-width="36" stroke-dasharray="4 10" d="M-10 348h204"/>`,
    shadow('M0 366h200v16H0z'),
    windowAt('v', 88, 404),
    rect(24, 540, 150, 146, ink) +
      rect(40, 600, 60, 86, shade(gold, 0.6)) +
      path('M116 590h44v6h-44zM116 640h44v6h-44z', gold) +
      path('M120 570h12v20h-12zM140 576h14v14h-14zM124 622h22v18h-22z', mist),
    slab(0, 516, 206, 16, vermilion, 30),
  ].join('')
}

/** The houses on the right: a red one with laundry on its roof, and a low one under the tree. */
export function rightNeighbours(): string {
  return [
    rect(740, 262, 214, 438, vermilion),
    rect(740, 250, 220, 14, shade(vermilion, 0.7)),
    line('M770 250V206M934 250V206M770 212H934', ink, 4),
    path('M786 212h30v26h-30zM848 212h22v36h-22zM876 212h22v36h-22z', WALL) + rect(822, 212, 22, 30, river),
    [300, 412]
      .flatMap((y) =>
        [796, 880].map(
          (x) =>
            path(`M${x} ${y + 76}v-52a22 22 0 0 1 44 0v52z`, y === 300 && x === 880 ? LAMP : ink) +
            line(`M${x - 4} ${y + 78}h52`, eggshell, 8),
        ),
      )
      .join(''),
    shadow('M740 206l54 66v428h-54z'),
    slab(740, 510, 218, 12, eggshell, 24),
    rect(772, 540, 156, 146, ink) +
      rect(772, 600, 156, 86, shade(vermilion, 0.5)) +
      circle(806, 580, 10, LAMP) +
      circle(850, 580, 10, LAMP) +
      circle(894, 580, 10, LAMP),
    awning(768, 530, 7, 30, 7, [river, eggshell]),
    rect(950, 420, 254, 280, eggshell),
    path('M940 384h270v40H932z', shade(vermilion, 0.82)),
    `<path stroke="${shade(vermilion, 0.6)}" stroke-width="40" stroke-dasharray="4 10" d="M938 404h270"/>`,
    shadow('M950 424h254v18H950z'),
    windowAt('v', 1000, 470) + windowAt('v', 1146, 470),
    rect(976, 590, 60, 96, river) + rect(984, 600, 44, 36, ink),
    `<g id="pot">${pot(1062, 686, vermilion)}</g><use href="#pot" x="98"/>`,
  ].join('')
}
