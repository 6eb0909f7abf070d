import { interior } from '../kit/indoors/interior.ts'
import { counter } from '../kit/indoors/furniture.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import { flower } from '../kit/nature/plants.ts'
import { thing } from '../kit/thing.ts'
import { window } from '../kit/indoors/windows.ts'
import { boxAt } from '../kit/shapes.ts'

const BLOOMS = [
  'bouquet',
  'tulip',
  'rose',
  'sunflower',
  'hibiscus',
  'hyacinth',
  'potted-plant',
  'blossom',
  'cherry-blossom',
] as const

export const flowerShopPlace = interior({
  id: 'flower-shop',
  sounds: { birds: 0.2 },
  wall: { style: 'planks', colour: '#e6efe0', dado: 1.4, dadoColour: '#8fb58a' },
  floor: { pattern: 'tiles', colour: '#e0d3b8', other: '#c4b494', size: 1.4 },
  ceiling: '#f4f6ec',
  lamps: { colour: '#7a9a5f', at: [-0.4, 0.4], drop: 1.8 },
  back,
  middle: (ink) => {
    for (const side of [-1, 1]) buckets(ink, side * ink.half * 0.84)
  },
})

/** Steps of pots and vases on both sides of the window, garlands above, the counter with paper and ribbon. */
function back(ink: Ink, s: number): void {
  window(ink, { ...boxAt([0, -2.4], [4.4 * s, 3.6]), frame: '#f7f4ea', bars: [3, 1], view: 'city' })
  for (const side of [-1, 1])
    for (let step = 0; step < 3; step++) {
      const width = (5 - step * 0.5) * s
      const x = side * ink.half * 0.68
      const y = -0.6 - step * 1.5
      cut(ink, '#a8825a', [0.1, 0.3]).rect(x - width / 2, y, [width, 0.2])
      for (let i = 0; i < 4; i++) {
        const at = x - width * 0.38 + (i * width * 0.76) / 3
        thing(
          ink,
          `noto:${BLOOMS[(step * 4 + i + (side > 0 ? 3 : 0)) % BLOOMS.length] ?? 'tulip'}`,
          { x: at, y, height: 1.25 },
        )
      }
    }
  counter(ink, { x: 0, width: 4.2 * s, height: 1.8, colour: '#c9a47a', top: '#f4ead6' })
  thing(ink, 'noto:bouquet', { x: -0.8 * s, y: -1.9, height: 1.1 })
  thing(ink, 'noto:ribbon', { x: 0.9 * s, y: -1.9, height: 0.7 })
  for (let x = ink.left + 0.6; x < ink.right; x += 1)
    mark(ink, ink.random.pick(['#7fae6a', '#e0728a', '#f2c86a', '#8fbc7a'])).shape((ctx) =>
      ctx.ellipse(x, ink.top + 1.1 + Math.sin(x) * 0.3, 0.5, 0.3, 0, 0, 7),
    )
}

/** Zinc buckets full of cut flowers. */
function buckets(ink: Ink, x: number): void {
  for (const [i, colour] of ['#e0607c', '#f2c23c', '#a06ac4'].entries()) {
    const at = x + (i - 1) * 1.15
    for (let k = -2; k <= 2; k++)
      flower(ink, { x: at + k * 0.16, y: -0.8, height: 1.5 - Math.abs(k) * 0.15, colour })
    cut(ink, '#a9b3b8', [0.1, 0.4]).rounded([at - 0.46, -1, 0.92, 1], [0.04, 0.04, 0.16, 0.16])
  }
}
