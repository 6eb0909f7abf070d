import { pairs, plotted } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { darker, lighter } from '../kit/colour.ts'
import { lay, level } from '../kit/nature/ground.ts'
import { greenery, meadowGround } from '../kit/nature/nature.ts'
import { wood } from '../kit/nature/trees.ts'
import { cut, mark, turned, type Ink } from '../kit/paper.ts'
import { plane } from '../kit/plane.ts'
import { sight } from '../kit/sight.ts'

const STONE = '#a89a86'

/** Five towers like lotus buds over long galleries, palms behind and a pool before them. */
export const angkorPlace = sight({
  id: 'angkor',
  time: 'dawn',
  size: [22, 10],
  across: 0.94,
  upwards: 0.72,
  z: 17,
  trees: 'palm',
  behind: (c) =>
    plane(c, { name: 'jungle', z: 26 }, (ink) =>
      wood(ink, ['palm', 'round', 'round'], { height: [4, 7], step: [1.2, 2.4] }),
    ),
  before: (c: PlaceContext) => [
    meadowGround(c, {
      flowers: 12,
      dress: (ink) => {
        lay(ink, '#d9c8a4', () => level(ink, [-2, 2], [ink.near, 17]))
        for (const side of [-1, 1]) {
          lay(ink, '#5fa0b4', () => level(ink, [side * 3.4, side * 15], [4.6, 14]))
          lay(ink, 'rgba(255,255,255,0.3)', () => level(ink, [side * 5, side * 12], [10, 13]))
        }
      },
    }),
    ...greenery(c),
  ],
  draw(ink) {
    gallery(ink, { width: 22, y: 0, height: 2.2 })
    gallery(ink, { width: 14, y: -2.2, height: 1.6 })
    for (const [x, height] of pairs('-8.4 4.4, 8.4 4.4, -4.6 6, 4.6 6'))
      tower(ink, { x, y: -1.8, height })
    tower(ink, { x: 0, y: -3, height: 7 })
    mark(ink, '#5c5248').standing(0, 0, [1.4, 1.8])
  },
})

function gallery(ink: Ink, b: { width: number; y: number; height: number }): void {
  const { width, y, height } = b
  cut(
    ink,
    turned(ink, STONE, { span: [-width / 2, width / 2], amount: 0.16 }),
    [0.16, 0.25],
  ).standing(0, y, [width, height])
  cut(ink, darker(STONE, 0.22), 0.1).rect(-width / 2 - 0.3, y - height - 0.3, [width + 0.6, 0.5])
  for (let x = -width / 2 + 0.7; x < width / 2 - 0.4; x += 1)
    mark(ink, darker(STONE, 0.4)).rect(x, y - height * 0.74, [0.4, height * 0.6])
}

/** Tier on tier, each smaller, to a bud. */
function tower(ink: Ink, { x, y, height: h }: { x: number; y: number; height: number }): void {
  const w = h * 0.24
  cut(
    ink,
    turned(ink, lighter(STONE, 0.05), { span: [x - w, x + w], amount: 0.3 }),
    [0.16, 0.3],
  ).soft(
    ...plotted(
      { x, y, w, h },
      '-1 0, -1.04 -0.36, -0.8 -0.66, -0.34 -0.9, 0 -1, 0.34 -0.9, 0.8 -0.66, 1.04 -0.36, 1 0',
    ),
  )
  for (let tier = 1; tier < 7; tier++) {
    const share = tier / 7
    const half = w * (1.04 - share ** 2 * 0.86)
    mark(ink, darker(STONE, 0.26)).rect(x - half, y - h * share * 0.94, [half * 2, h * 0.022])
  }
}
