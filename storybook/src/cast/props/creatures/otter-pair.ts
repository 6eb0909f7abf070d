import type { Ink } from '../ink.ts'
import { metresTall, type Prop } from '../prop.ts'

const [FUR, SHADE, BELLY, MUZZLE, DARK] = ['#7d5544', '#5f3d31', '#b08a70', '#e6d3bd', '#2a1f1b']

/** One of the two on its back, its feet to the left, an arm stretched out to the right. */
function floating(ink: Ink, side: 1 | -1): void {
  const x = (at: number): number => (side === 1 ? at : 240 - at)
  const turned = (path: string): string =>
    path.replaceAll(/(-?\d+(?:\.\d+)?) (-?\d+(?:\.\d+)?)/gu, (_, px: string, py: string) =>
      [x(Number(px)), py].join(' '),
    )
  ink.shape(turned('M20 62 Q2 52 0 30 Q12 32 22 44 Q34 54 40 66 Z'), SHADE)
  ink.shape(turned('M20 70 Q30 46 66 46 Q98 48 104 70 Q100 98 62 98 Q26 96 20 70 Z'), FUR)
  ink.shape(turned('M34 62 Q46 48 68 50 Q92 52 96 68 Q84 78 62 76 Q42 74 34 62 Z'), BELLY)
  ink.shape(turned('M30 58 Q18 44 26 34 Q36 38 42 54 Z'), SHADE)
  ink.shape(turned('M44 56 Q34 40 44 32 Q54 38 56 54 Z'), SHADE)
  ink.shape(turned('M80 60 Q74 50 66 52 Q62 58 70 64 Z'), SHADE)
  ink.disc([x(82), 38, 24], FUR)
  ink.disc([x(65), 21, 6], SHADE)
  ink.disc([x(100), 22, 6], SHADE)
  ink.oval([x(84), 47, 16, 11], MUZZLE)
  ink.disc([x(75), 34, 3.6], DARK)
  ink.disc([x(93), 34, 3.6], DARK)
  ink.oval([x(84), 41, 5, 3.6], DARK)
  ink.line(turned('M84 45 Q78 52 74 48 M84 45 Q90 52 94 48'), 1.6, DARK)
}

/** They sleep so, lest they drift apart. */
export const OTTER_PAIRS: readonly Prop[] = [
  {
    words: ['otter pair', 'pair of otters'],
    ...metresTall(0.5, 240, FUR),
    kind: 'animal',
    draw: (ink) => {
      floating(ink, 1)
      floating(ink, -1)
      ink.line('M90 72Q106 72 120 56Q134 72 150 72', 11, SHADE)
      ink.oval([120, 56, 10, 9], FUR)
    },
  },
  {
    words: ['floating otter'],
    ...metresTall(0.5, 112, FUR),
    kind: 'animal',
    draw: (ink) => {
      floating(ink, 1)
      ink.shape('M92 66Q78 58 70 66Q74 74 90 76Z', SHADE)
    },
  },
]
