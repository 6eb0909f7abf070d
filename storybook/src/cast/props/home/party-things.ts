import { pairs } from '../../../scene/rows.ts'
import type { Ink } from '../ink.ts'
import { driven, metresTall, type MovingPiece, type Prop } from '../prop.ts'
import { BARK, COAL, CREAM, GOLD, LEAF, PLANK, WHITE, WOOD } from '../tones.ts'

/** A small flame on its wick, with the foot of the flame at x, y. */
const flame = (x: number, y: number, size: number): MovingPiece => ({
  ...driven('flicker', [x, y]),
  draw: (ink) => {
    ink.shape(
      `M${x} ${y - 3 * size}Q${x + 1.5 * size} ${y - size} ${x + size} ${y - 0.4 * size}Q${x} ${y + 0.3 * size} ${x - size} ${y - 0.4 * size}Q${x - 1.5 * size} ${y - size} ${x} ${y - 3 * size}Z`,
      '#ffb03a',
    )
    ink.oval([x, y - 0.9 * size, 0.45 * size, 0.8 * size], '#fff0b0')
  },
})

function gift(
  ink: Ink,
  [x, y, side]: readonly [number, number, number],
  tones: readonly [string, string],
): void {
  ink.box([x, y - side, side, side], tones[0], 1.5)
  ink.box([x + side * 0.42, y - side, side * 0.16, side], tones[1])
  ink.oval([x + side * 0.36, y - side - 2, side * 0.16, 2.6], tones[1], 0.5)
  ink.oval([x + side * 0.64, y - side - 2, side * 0.16, 2.6], tones[1], -0.5)
}

/** A table with a cloth that hangs down in scallops. */
function clothed(ink: Ink, width: number, cloth: string): void {
  for (const x of [12, width - 18]) ink.box([x, 56, 6, 44], WOOD, 2)
  ink.box([2, 50, width - 4, 7], cloth, 3)
  for (let x = 4; x < width - 8; x += 16) ink.oval([x + 8, 57, 8.4, 11], cloth)
  ink.faint(0.25, () => ink.box([2, 56, width - 4, 2], COAL))
}

const CANDLES = [62, 72, 82, 92, 102] as const
/** Where the laid table is on its sheet, below the balloons. */
const LAID = { x: 7, y: 36, scale: 0.64 } as const

const BUNCHES = [
  { x: 10, tones: ['#ef5f6f', '#f2b93b', '#6ab4e8'] },
  { x: 110, tones: ['#7fc97f', '#a98fe0', '#f48fb1'] },
] as const

/** Three balloons on their strings, tied to the table's edge. */
const bunch = ({ x, tones }: (typeof BUNCHES)[number]): MovingPiece => ({
  ...driven('sway', [x, 70]),
  rate: 1.4,
  speed: 0.7,
  behind: true,
  draw: (ink) => {
    for (const [index, tone] of tones.entries()) {
      const [bx, by] = [x + (index - 1) * 9, index === 1 ? 9 : 20]
      ink.line(`M${x} 70Q${x + (index - 1) * 3} 44 ${bx} ${by + 9}`, 0.6, '#b9a58c')
      ink.oval([bx, by, 7, 8.6], tone)
      ink.faint(0.5, () => ink.oval([bx - 2.4, by - 3, 1.6, 2.6], WHITE, 0.4))
    }
  },
})

function drawBirthday(ink: Ink): void {
  clothed(ink, 164, '#fdf3e4')
  for (let x = 12; x < 150; x += 16)
    ink.disc([x, 60, 2.2], ['#ef6a6a', '#f2b93b', '#6ab4e8'][((x / 4) % 3) | 0] ?? GOLD)
  ink.oval([82, 50, 34, 4], '#cfd8dc')
  ink.box([52, 30, 60, 20], ink.main, 4)
  ink.box([58, 18, 48, 14], ink.light, 4)
  ink.shape('M52 34Q57 42 62 34T72 34T82 34T92 34T102 34T112 34V30H52Z', WHITE)
  ink.shape('M58 21Q62 27 66 21T74 21T82 21T90 21T98 21T106 21V18H58Z', WHITE)
  for (const [index, x] of CANDLES.entries())
    ink.box(
      [x - 1.2, 12, 2.4, 7],
      ['#6ab4e8', '#f2b93b', '#7fc97f', '#ef6a6a', '#a98fe0'][index] ?? GOLD,
      1,
    )
  gift(ink, [14, 50, 17], ['#6ab4e8', '#f2b93b'])
  gift(ink, [128, 50, 20], ['#7fc97f', '#ef5f6f'])
  gift(ink, [36, 100, 22], ['#a98fe0', '#fff0b0'])
  gift(ink, [104, 100, 18], ['#f2a03b', '#ef5f6f'])
}

/** Tables and cloths that are laid for a feast. */
export const PARTY_THINGS: readonly Prop[] = [
  {
    words: ['birthday table', 'party table'],
    ...metresTall(1.9, 120, '#f48fb1'),
    moving: [
      ...BUNCHES.map(bunch),
      ...CANDLES.map((x) => flame(LAID.x + x * LAID.scale, LAID.y + 12 * LAID.scale, 1.4)),
    ],
    draw: (ink) => ink.moved(LAID, () => drawBirthday(ink)),
  },
  {
    words: ['candlelit table', 'dinner table', 'candlelight table', 'candlelit dinner table'],
    kind: 'furniture',
    ...metresTall(1.1, 150, '#b23a48'),
    moving: [flame(62, 12, 3), flame(75, 6, 3), flame(88, 12, 3)],
    draw: (ink) => {
      clothed(ink, 150, ink.main)
      for (const [x, y] of pairs('62 12, 75 6, 88 12')) ink.box([x - 2, y, 4, 22], CREAM, 1)
      ink.line('M62 34Q62 42 75 42Q88 42 88 34M75 28V48', 2.6, GOLD)
      ink.oval([75, 49, 12, 3], GOLD)
      for (const x of [30, 120]) {
        ink.oval([x, 49.5, 17, 3], WHITE)
        ink.oval([x, 47, 9, 3.4], '#e0a458')
        ink.oval([x + 3, 45, 5, 2.4], LEAF)
      }
      for (const x of [49, 101]) {
        ink.line(`M${x} 38V48`, 1.2, '#dfe7ea')
        ink.oval([x, 34, 4.4, 5.4], '#dfe7ea')
        ink.oval([x, 35.6, 3.6, 3.6], '#8e2436')
      }
    },
  },
  {
    words: ['picnic', 'picnic blanket', 'picnic spread', 'picnic cloth'],
    ...metresTall(0.5, 300, '#e4504a'),
    draw: (ink) => {
      ink.shape('M44 74H256L298 99Q150 102 2 99Z', WHITE)
      for (let i = 0; i < 7; i++) {
        const [top, low] = [44 + 30.3 * i, 2 + 42.3 * i]
        ink.faint(0.75, () =>
          ink.poly(`${top},74 ${top + 15},74 ${low + 21},99.6 ${low},99.6`, ink.main),
        )
      }
      for (const y of [77, 87])
        ink.faint(0.45, () =>
          ink.shape(
            `M${44 - (y - 74) * 1.7} ${y}H${256 + (y - 74) * 1.7}L${264 + (y - 74) * 1.7} ${y + 4}H${36 - (y - 74) * 1.7}Z`,
            ink.main,
          ),
        )
      ink.line('M108 46Q108 12 138 12T168 46', 5, BARK)
      ink.box([98, 44, 80, 40], '#c8935a', 5)
      ink.box([158, 44, 20, 40], '#b07f49', 5)
      for (const y of [56, 66, 76]) ink.line(`M101 ${y}L175 ${y}`, 1.6, '#9a6a3a')
      ink.box([94, 40, 88, 7], PLANK, 3)
      ink.oval([70, 84, 20, 4], WHITE)
      ink.poly('56,83 84,83 70,68', '#f3d9a4')
      ink.line('58,80 82,80', 3, LEAF)
      ink.oval([214, 86, 22, 4.4], WHITE)
      for (const [x, tone] of [
        [203, '#d8333c'],
        [214, '#f2a03b'],
        [225, '#7fb53a'],
      ] as const)
        ink.disc([x, 79, 7], tone)
      ink.box([190, 46, 10, 34], '#7c2f45', 4)
      ink.box([192.6, 36, 4.8, 12], '#5f2134', 2)
      ink.box([190, 56, 10, 12], CREAM)
    },
  },
  {
    words: ['lemonade stand', 'lemonade stall', 'lemonade booth', 'juice stand'],
    ...metresTall(1.9, 96, '#e0a23c'),
    grips: { top: [0.5, 0.04] },
    draw: (ink) => {
      for (const x of [6, 86]) ink.box([x, 14, 4, 50], '#b9814f', 1)
      ink.box([4, 4, 88, 8], ink.main, 2)
      for (let i = 0; i < 8; i++) {
        const x = 4 + i * 11
        ink.shape(`M${x} 8H${x + 11}V18Q${x + 5.5} 25 ${x} 18Z`, i % 2 ? '#f7f4ed' : ink.main)
      }
      ink.shape('M60 46H74L72 60H62Z', '#cfe8f2')
      ink.shape('M61 51H73L72 60H62Z', '#f7d94a')
      ink.line('M74 49Q80 52 73 57', 2, '#cfe8f2')
      for (const x of [22, 32]) {
        ink.shape(`M${x} 51H${x + 7}L${x + 6} 60H${x + 1}Z`, '#e6f2f6')
        ink.shape(`M${x + 0.4} 54H${x + 6.6}L${x + 6} 60H${x + 1}Z`, '#f7d94a')
      }
      ink.box([2, 60, 92, 6], '#d3a06a', 1.5)
      ink.box([6, 66, 84, 34], '#b9814f', 1)
      for (const x of [27, 48, 69]) ink.box([x, 66, 1.4, 34], '#96643a')
      ink.disc([48, 83, 12], '#f7d94a')
      ink.disc([48, 83, 9.6], '#fdf3b0')
      for (let i = 0; i < 6; i++) {
        const turn = (i * Math.PI) / 3
        ink.line([48, 83, 48 + 9 * Math.cos(turn), 83 + 9 * Math.sin(turn)], 1.2, '#f0c430')
      }
    },
  },
]
