import { pairs, triples } from '../../../scene/rows.ts'
import type { Ink } from '../ink.ts'
import { metresLong, metresTall, type Prop } from '../prop.ts'
import { BARK, COAL, FERN, GLASS, IRON, LEAF, PLANK, WHITE, WOOD } from '../tones.ts'

function tank(ink: Ink): void {
  ink.poly('14,20 40,2 66,20', ink.deep)
  ink.box([16, 18, 48, 34], ink.main, 2)
  ink.box([50, 18, 14, 34], ink.dark, 2)
  for (const y of [24, 34, 44]) ink.box([15, y, 50, 2], ink.deep)
}

function dial(ink: Ink, [x, y, radius]: readonly [number, number, number]): void {
  ink.disc([x, y, radius], ink.main)
  ink.disc([x, y, radius - 2.4], WHITE)
  for (let hour = 0; hour < 12; hour++) {
    const turn = (hour * Math.PI) / 6
    const [sin, cos] = [Math.sin(turn), Math.cos(turn)]
    const from = radius - (hour % 3 === 0 ? 6 : 4.6)
    ink.line(
      [
        [x + sin * from, y - cos * from],
        [x + sin * (radius - 3.4), y - cos * (radius - 3.4)],
      ],
      1.1,
      COAL,
    )
  }
  ink.line(`M${x} ${y}L${x + radius * 0.36} ${y - radius * 0.28}`, 2, COAL)
  ink.line(`M${x} ${y}L${x - radius * 0.16} ${y - radius * 0.6}`, 1.4, COAL)
}

/** What is named of a street, a roof, a yard or a beach. */
export const SITE_FEATURES: readonly Prop[] = [
  {
    kind: 'building',
    words: ['water tower', 'water tank', 'rooftop water tank'],
    ...metresTall(7, 80, '#a9714a'),
    draw: (ink) => {
      for (const [top, foot] of pairs('22 10, 58 70, 34 30, 46 50'))
        ink.line(`M${top} 50L${foot} 99`, 3, IRON)
      ink.line('M16 76L62 62M64 76L18 62', 1.6, IRON)
      ink.box([10, 51, 60, 4], COAL, 1)
      tank(ink)
    },
  },
  {
    words: ['street clock', 'station clock', 'post clock', 'platform clock'],
    ...metresTall(3.8, 44, '#2f4a44'),
    draw: (ink) => {
      ink.box([12, 94, 20, 6], ink.deep, 2)
      ink.box([16, 88, 12, 7], ink.dark, 2)
      ink.box([19.5, 38, 5, 52], ink.main, 2)
      ink.shape('M14 42Q22 34 30 42L24 48H20Z', ink.dark)
      ink.shape('M17 4Q22 -2 27 4Z', ink.deep)
      dial(ink, [22, 23, 20])
    },
  },
  {
    words: ['sandbox', 'sandpit', 'sand pit', 'sand box'],
    ...metresLong(3, 320, '#c98a4b'),
    grips: { top: [0.5, 0.4], seat: [0.5, 0.4], middle: [0.5, 0.45] },
    draw: (ink) => {
      ink.shape('M34 22H286L318 70H2Z', ink.deep)
      ink.shape('M46 30H274L300 70H20Z', '#ecd08f')
      ink.shape('M70 66Q96 20 128 40Q150 18 176 62Z', '#f5e0ab')
      ink.shape('M218 30H246L242 58H222Z', '#d6453f')
      ink.line('M220 32Q232 12 244 32', 2.4, '#a83029')
      ink.line('M186 22L204 58', 4, '#3f7fb5')
      ink.shape('M198 52L214 56L204 70L194 64Z', '#3f7fb5')
      ink.box([0, 68, 320, 30], ink.main, 4)
      ink.box([0, 68, 320, 8], ink.light, 3)
    },
  },
  {
    kind: 'building',
    words: ['lifeguard tower', 'lifeguard chair', 'lifeguard stand', 'lifeguard hut'],
    ...metresTall(4.4, 84, '#d6453f'),
    grips: { top: [0.5, 0.53], seat: [0.46, 0.53] },
    draw: (ink) => {
      for (const [top, foot] of pairs('16 8, 66 76')) ink.line(`M${top} 56L${foot} 99`, 4, PLANK)
      ink.line('M13 78H71M15 68L68 90', 2.4, PLANK)
      ink.box([22, 22, 42, 32], WHITE, 1)
      ink.box([46, 28, 14, 26], ink.dark, 1)
      ink.box([27, 28, 13, 11], GLASS, 1)
      ink.poly('14,22 43,4 72,22', ink.main)
      ink.box([14, 20, 58, 4], ink.deep, 1)
      ink.box([8, 53, 68, 5], WOOD, 1)
      for (const x of [9, 20]) ink.box([x, 40, 2, 14], WOOD)
      ink.box([8, 39, 14, 2.4], WOOD)
    },
  },
  {
    words: ['telephone pole', 'utility pole', 'power pole', 'telegraph pole', 'electric pole'],
    ...metresTall(7.5, 46, BARK),
    draw: (ink) => {
      ink.box([20.5, 2, 5, 98], ink.main, 1)
      ink.box([23.6, 2, 1.9, 98], ink.dark)
      for (const y of [9, 20]) ink.box([4, y, 38, 3.4], ink.dark, 1)
      for (const x of [6, 13, 33, 40])
        for (const y of [5, 16]) ink.box([x - 1.4, y, 2.8, 4], GLASS, 1)
      ink.line('M25 34L25 40', 3, COAL)
    },
  },
  {
    name: 'rose-arch',
    words: ['trellis', 'arbor', 'arbour', 'rose arch', 'garden arch', 'flower arch'],
    ...metresTall(2.7, 90, WHITE),
    grips: { middle: [0.5, 0.98] },
    draw: (ink) => {
      for (const x of [6, 74]) {
        ink.box([x, 30, 3, 70], ink.main, 1)
        ink.box([x + 8, 30, 3, 70], ink.main, 1)
        for (const y of [38, 52, 66, 80, 92]) ink.box([x, y, 11, 2], ink.dark)
      }
      ink.line('M8 34Q10 6 45 5T82 34', 3, ink.main)
      ink.line('M16 34Q18 14 45 13T74 34', 3, ink.main)
      for (const [x, y, size] of triples(`
        10 30 9, 16 17 9, 30 9 9, 45 8 9, 60 9 9, 74 17 9, 80 30 9, 10 46 7, 81 48 7, 12 62 6,
        79 64 5
      `)) {
        ink.disc([x, y, size], FERN)
        ink.disc([x - 2, y - 2, size * 0.6], LEAF)
        ink.disc([x + 2, y, size * 0.34], '#e35d86')
        ink.disc([x - 3, y + 3, size * 0.28], '#f3a5bd')
      }
    },
  },
]
