import { pairs, triples } from '../../../scene/rows.ts'
import type { Ink } from '../ink.ts'
import { metresTall, type Prop } from '../prop.ts'
import { crown } from './crown.ts'

const [BARK, CLOTH, FOLD, ROPE] = ['#8a6242', '#e8734a', '#c4552f', '#f6e6c8'] as const
const SILK = '#f4f8fb'

/** A hammock from trunk to trunk, low enough to climb into. */
function hammock(ink: Ink): void {
  ink.line('40,46 74,62', 1.6, ROPE)
  ink.line('196,46 162,62', 1.6, ROPE)
  ink.shape('M70 59Q118 94 166 59Q160 86 118 88T70 59Z', CLOTH)
  ink.shape('M82 70Q118 91 154 70Q146 85 118 86T82 70Z', FOLD)
  for (const x of [92, 110, 128, 144]) ink.line(`M${x} 71L${x + 1} 83`, 1.6, '#fbd0a0')
}

function palm(ink: Ink, x: number, lean: number): void {
  ink.shape(
    `M${x - 5} 100Q${x - 3 + lean} 60 ${x - 3} 24H${x + 3}Q${x + 4 + lean} 60 ${x + 6} 100Z`,
    BARK,
  )
  for (let y = 34; y < 98; y += 9) ink.line(`M${x - 4} ${y}H${x + 4}`, 1, '#6f4c32')
  for (const [dx, dy] of pairs('-34 16, 34 16, -30 -4, 30 -4, -14 -18, 15 -18, -24 26, 24 26')) {
    ink.shape(
      `M${x} 24Q${x + dx * 0.5} ${14 + dy * 0.3} ${x + dx} ${24 + dy}Q${x + dx * 0.5} ${24 + dy * 0.3} ${x} 28Z`,
      dy > 10 ? ink.dark : ink.main,
    )
  }
  for (const dx of [-4, 3]) ink.disc([x + dx, 30, 3], '#6b4a2c')
}

function web(ink: Ink): void {
  const at = (i: number, r: number): [number, number] => {
    const a = (i / 12) * Math.PI * 2
    return [60 + Math.cos(a) * r * (1 + 0.06 * (i % 3)), 46 + Math.sin(a) * r]
  }
  for (let i = 0; i < 12; i++) ink.line(`M60 46L${at(i, 42).join(' ')}`, 0.7, SILK)
  for (const r of [8, 15, 22, 29, 36])
    for (let i = 0; i < 12; i++) {
      const [from, to, low] = [at(i, r), at(i + 1, r), at(i + 0.5, r * 0.86)]
      ink.line(`M${from.join(' ')}Q${low.join(' ')} ${to.join(' ')}`, 0.7, SILK)
      if ((i + r) % 2 === 0) ink.disc([low[0], low[1] + 0.6, 1.3], '#bfe3f5')
      ink.disc([from[0], from[1], 1], '#ffffff')
    }
}

/** What hangs between two that hold it, drawn with both. */
export const SLUNG: readonly Prop[] = [
  {
    name: 'hammock-palms',
    words: ['hammock between palms'],
    ...metresTall(4.2, 236, '#4f9a4a'),
    kind: 'plant',
    draw: (ink) => {
      palm(ink, 36, 4)
      palm(ink, 200, -4)
      hammock(ink)
    },
  },
  {
    name: 'hammock-trees',
    words: ['hammock between trees'],
    ...metresTall(4.2, 236, '#5aa345'),
    kind: 'plant',
    draw: (ink) => {
      for (const x of [36, 200])
        ink.shape(`M${x - 9} 100Q${x - 5} 70 ${x - 5} 30H${x + 5}Q${x + 5} 70 ${x + 9} 100Z`, BARK)
      for (const x of [36, 200])
        crown(ink, [
          [x - 16, 24, 15],
          [x, 14, 14],
          [x + 16, 24, 15],
        ])
      hammock(ink)
    },
  },
  {
    words: ['stretcher', 'rescue stretcher'],
    kind: 'furniture',
    ...metresTall(0.34, 560, '#e8734a'),
    grips: { top: [0.5, 0.4], seat: [0.5, 0.4] },
    draw: (ink) => {
      ink.box([0, 40, 560, 14], '#c9c4ba', 7)
      ink.shape('M70 36H490L478 78Q280 92 82 78Z', ink.main)
      ink.box([60, 30, 440, 14], ink.light, 6)
      ink.box([96, 8, 84, 30], '#fbf8f1', 12)
      for (const x of [0, 516]) ink.box([x, 37, 44, 20], '#4a4d55', 8)
      for (const x of [230, 360]) ink.box([x, 28, 16, 54], ink.deep, 2)
    },
  },
  {
    name: 'dewy-web',
    words: ['spider web', 'spiderweb', "spider's web", 'cobweb', 'web'],
    kind: 'insect',
    ...metresTall(0.6, 120, '#7a5a3c'),
    draw: (ink) => {
      ink.line('M8 100Q2 50 20 2', 5, ink.main)
      ink.line('M112 100Q120 50 98 2', 5, ink.main)
      ink.line('M14 14Q60 -6 106 14', 3.4, ink.main)
      for (const [x, y, turn] of triples(
        '8 40 0.6, 113 30 -0.6, 6 78 0.4, 114 72 -0.5, 40 4 0.2, 84 4 -0.3',
      ))
        ink.oval([x, y, 7, 3.4], '#6ba04e', turn)
      web(ink)
    },
  },
]
