import { pairs } from '../../../../scene/rows.ts'
import { standing } from '../materials.ts'
import type { Tool } from '../tool.ts'

/** Drawings on the ground, as flat as it lies before us. */
export const GROUND_DRAWINGS: Readonly<Record<string, Tool>> = {
  'chalk drawings': standing(5.2, 0.22, ({ line, dot }) => {
    line('M-248 -62A40 17 0 1 0 -168 -62A40 17 0 1 0 -248 -62Z', '#ffd84f', 7)
    line('M-208 -92V-84M-208 -40V-32M-262 -62H-276M-154 -62H-140', '#ffd84f', 6)
    line('M-246 -82L-256 -90M-170 -82L-160 -90M-246 -44L-256 -36M-170 -44L-160 -36', '#ffd84f', 6)
    for (const [x, y] of pairs('-86 -70, -46 -70, -94 -54, -38 -54, -66 -44'))
      dot(x, y, 12, '#ff7fa8')
    dot(-66, -60, 11, '#fff3a8')
    line('M-66 -44L-60 -4M-62 -20Q-40 -28 -34 -16', '#7fdc8f', 6)
    for (const [reach, colour] of [
      [78, '#ff6f61'],
      [62, '#ffd84f'],
      [46, '#6fd08c'],
      [30, '#6fb8ff'],
    ] as const)
      line(`M${70 - reach} -40A${reach} ${reach * 0.46} 0 0 1 ${70 + reach} -40`, colour, 8)
    line('M176 -8H252L244 -30H182ZM186 -30H240L233 -50H192ZM182 -50H243L236 -72H188Z', '#f7fbff', 5)
    line('M213 -50V-72M192 -72H233L227 -94H197Z', '#f7fbff', 5)
    line('M-20 -12C-40 -30 -2 -34 0 -22C2 -34 40 -30 20 -12L0 0Z', '#ff9fd0', 6)
  }),
  'sand drawing': standing(4, 0.16, ({ line }) => {
    line('M-120 -20C-220 -70 -130 -104 -110 -66C-90 -104 0 -70 -100 -20L-110 -8Z', '#a8844f', 9)
    line('M60 -50A26 12 0 1 1 100 -40A50 22 0 1 1 30 -66A74 32 0 1 1 140 -30', '#a8844f', 8)
  }),
}
