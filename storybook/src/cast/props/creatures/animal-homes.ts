import { eye } from './creature-parts.ts'
import { pairs } from '../../../scene/rows.ts'
import type { Ink } from '../ink.ts'
import { metresTall, type MovingPiece, type Prop } from '../prop.ts'

const SPOKES = 10
const RINGS = 7
const SILK = '#f4f1ea'

/** A point of the web: which spoke, and how far from the middle. */
function knot(spoke: number, far: number): readonly [number, number] {
  const angle = (spoke / SPOKES) * Math.PI * 2 + 0.2
  return [50 + far * Math.cos(angle), 50 + far * Math.sin(angle)]
}

/** Seen as soon as so much of the whole is built. */
const once = (from: number, draw: (ink: Ink) => void): MovingPiece => ({
  by: 'open',
  speed: 0,
  rest: 1,
  at: [50, 50],
  seen: [from, Infinity],
  draw,
})

/** The thread between two spokes of one ring, which sags to the middle. */
function ringPart(ring: number, half: 0 | 1): MovingPiece {
  const far = 46 - (ring / RINGS) * 40
  const first = half * (SPOKES / 2)
  return once(0.16 + (0.8 * (ring * 2 + half)) / (RINGS * 2), (ink) => {
    for (let spoke = first; spoke < first + SPOKES / 2; spoke++) {
      const [x, y] = knot(spoke, far)
      const [toX, toY] = knot(spoke + 1, far)
      const [midX, midY] = knot(spoke + 0.5, far * 0.84)
      ink.line(`M${x} ${y}Q${midX} ${midY} ${toX} ${toY}`, 1.1, SILK)
    }
  })
}

const BARK = ['#8a5f3e', '#73492f', '#a4764c', '#5f3d29']

/** A layer of sticks, one across the other. */
function sticks(
  ink: Ink,
  [left, right]: readonly [number, number],
  { y, count, seed }: { y: number; count: number; seed: number },
): void {
  for (let i = 0; i < count; i++) {
    const turn = Math.sin((i + seed) * 12.9898) * 0.5
    const x = left + ((right - left) * (i + 0.5)) / count
    const long = (right - left) * (0.2 + 0.08 * Math.cos((i + seed) * 5.3))
    ink.moved({ x, y: y + 3 * Math.sin(i * 3.7 + seed), turn: turn * 0.7 }, () => {
      ink.line(`M${-long} 0Q0 ${turn * 6} ${long} 0`, 6.4, BARK[(i + seed) % BARK.length] ?? '')
      ink.disc([-long, 0, 3], '#d9b98a')
    })
  }
}

/** The bowl of a nest from outside: straw laid round and round, with ends that stick out. */
function nestBowl(ink: Ink, width: number): void {
  const half = width / 2
  ink.shape(
    `M6 60Q${half} 76 ${width - 6} 60Q${width - 10} 92 ${half + 20} 99H${half - 20}Q10 92 6 60Z`,
    ink.deep,
  )
  for (let i = 0; i < 46; i++) {
    const row = i % 6
    const y = 63 + row * 6
    const reach = (half - 6) * (1 - row * 0.09)
    const x = half + reach * Math.sin(i * 2.4) * 0.86
    const dip = 7 * (1 - Math.abs(x - half) / half)
    const turn = ((x - half) / half) * -0.5 + 0.3 * Math.sin(i * 7.1)
    const tone = [ink.main, ink.light, ink.dark, ink.pale][i % 4] ?? ink.main
    ink.moved({ x, y: y + dip, turn }, () =>
      ink.line(`M${-width * 0.11} 0Q0 3 ${width * 0.11} -1`, 3, tone),
    )
  }
  for (let i = 0; i < 9; i++) {
    const x = 8 + ((width - 16) * i) / 8
    ink.line(
      `M${x} 66L${x + (x - half) * 0.12 + Math.sin(i * 5) * 6} ${55 + (i % 3) * 3}`,
      2,
      ink.light,
    )
  }
}

/** A gaping young bird that stretches up when it is fed. */
const gaping = (x: number, phase: number): MovingPiece => ({
  by: 'pop',
  speed: 12 + phase * 5,
  rest: 0.5,
  at: [x, 66],
  behind: true,
  draw: (ink) => {
    ink.shape(`M${x - 9} 84V54Q${x} 42 ${x + 9} 54V84Z`, '#b9ad9c')
    ink.disc([x, 52, 11], '#c9bda9')
    ink.shape(`M${x - 8} 48L${x - 1} 28Q${x + 7} 38 ${x + 8} 48Q${x} 54 ${x - 8} 48Z`, '#f2b62f')
    ink.shape(
      `M${x - 4.6} 47L${x - 0.6} 35Q${x + 4} 41 ${x + 4.8} 47Q${x} 50 ${x - 4.6} 47Z`,
      '#d8433b',
    )
    eye(ink, [x - 6, 55, 2.2])
    eye(ink, [x + 6, 55, 2.2])
    for (const tuft of [-5, 0, 5]) ink.line(`M${x + tuft} 62L${x + tuft * 1.4} 57`, 1.4, '#8f8574')
  },
})

/** What animals build, seen to grow where it is told so. */
export const ANIMAL_HOMES: readonly Prop[] = [
  {
    words: ['spun web'],
    ...metresTall(0.4, 100, SILK),
    moving: [
      once(0, (ink) => {
        for (let spoke = 0; spoke < SPOKES; spoke++)
          ink.line([[50, 50], knot(spoke, 50)], 1.2, SILK)
      }),
      ...Array.from({ length: RINGS }, (_, ring) => [ringPart(ring, 0), ringPart(ring, 1)]).flat(),
    ],
    draw: (ink) => ink.disc([50, 50, 1.2], SILK),
  },
  {
    words: ['beaver dam', 'dam of branches', 'beaver lodge'],
    kind: 'nature',
    ...metresTall(0.9, 190, '#8a5f3e'),
    moving: [0, 1, 2, 3, 4].map((layer) =>
      once(0.22 * layer, (ink) =>
        sticks(ink, [12 + layer * 15, 178 - layer * 15], {
          y: 88 - layer * 17,
          count: 11 - layer * 2,
          seed: layer * 3 + 1,
        }),
      ),
    ),
    draw: (ink) => {
      ink.shape('M2 99Q20 84 60 88Q100 80 140 88Q176 86 188 99Z', '#6f5a45')
      for (const x of [30, 74, 122, 160]) ink.oval([x, 95, 12, 5], '#8d7a63')
    },
  },
  {
    words: ['growing nest'],
    kind: 'nature',
    ...metresTall(0.2, 150, '#a4764c'),
    moving: [0, 1, 2, 3].map((layer) =>
      once(0.25 * layer, (ink) =>
        sticks(ink, [10 + (3 - layer) * 8, 140 - (3 - layer) * 8], {
          y: 92 - layer * 15,
          count: 7 + layer,
          seed: layer * 5 + 2,
        }),
      ),
    ),
    draw: (ink) => ink.shape('M30 99Q40 88 75 90Q110 88 120 99Z', ink.deep),
  },
  {
    words: ['nest of eggs'],
    kind: 'nature',
    ...metresTall(0.2, 190, '#b98a52'),
    draw: (ink) => {
      for (const [x, turn] of pairs('30 -0.35, 58 -0.1, 132 0.1, 160 0.35')) {
        ink.oval([x, 52, 15, 19], '#c98f5e', turn)
        ink.oval([x - 3, 48, 10, 13], '#e0ac7a', turn)
      }
      nestBowl(ink, 190)
    },
  },
  {
    words: ['nest of chicks', 'nest with chicks', 'nest of baby birds'],
    kind: 'nature',
    ...metresTall(0.25, 130, '#a4764c'),
    moving: [gaping(36, 0.2), gaping(94, 0.6), gaping(65, 1)],
    draw: (ink) => nestBowl(ink, 130),
  },
  {
    words: ['honeycomb', 'honey comb'],
    kind: 'nature',
    ...metresTall(0.4, 110, '#f2b62f'),
    draw: (ink) => {
      for (let row = 0; row < 5; row++)
        for (let i = 0; i < 5 - (row % 2); i++) {
          const [x, y] = [15 + i * 20 + (row % 2) * 10, 14 + row * 17.5]
          const cell = (r: number): string =>
            `M${x} ${y - r}L${x + r * 0.87} ${y - r / 2}V${y + r / 2}L${x} ${y + r}L${x - r * 0.87} ${y + r / 2}V${y - r / 2}Z`
          ink.shape(cell(12.4), ink.dark)
          ink.shape(cell(9.6), (row + i) % 3 === 0 ? '#d98a1c' : ink.main)
          ink.shape(cell(5), (row + i) % 3 === 0 ? '#b86f14' : ink.light)
        }
    },
  },
  {
    words: ['anthill', 'ant hill', 'termite mound', 'ant nest'],
    kind: 'nature',
    ...metresTall(0.5, 170, '#a9743f'),
    draw: (ink) => {
      ink.shape('M2 99Q40 88 58 46Q72 8 88 6Q104 8 116 44Q132 88 168 99Z', ink.main)
      ink.shape('M88 6Q104 8 116 44Q132 88 168 99H108Q98 50 88 6Z', ink.dark)
      for (const [x, y] of pairs('70 62, 96 44, 60 84, 112 78, 84 88'))
        ink.oval([x, y, 6.4, 5], '#4a2f1c')
      for (let i = 0; i < 26; i++)
        ink.disc([34 + ((i * 41) % 104), 60 + ((i * 23) % 38), 1.8], i % 2 ? ink.light : ink.deep)
    },
  },
]
