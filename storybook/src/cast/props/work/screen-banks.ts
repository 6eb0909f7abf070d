import type { Ink } from '../ink.ts'
import { driven, metresTall, type Prop } from '../prop.ts'
import { COAL, IRON, WHITE } from '../tones.ts'

const [WIDE, HIGH] = [60, 40] as const
/** How many panes stand beside and above one another, by what a bank of them is called. */
const BANKS = { '': [3, 2], 'twin ': [2, 1], 'triple ': [3, 1], 'fourfold ': [2, 2] } as const
type BankName = keyof typeof BANKS

/** The upper left corners of the panes. */
function panesOf([columns, rows]: readonly [number, number]): readonly (readonly [
  number,
  number,
])[] {
  return Array.from({ length: columns * rows }, (_, i) => [
    3 + (i % columns) * 66,
    4 + Math.floor(i / columns) * 47,
  ])
}

type Paint = (ink: Ink, pane: readonly [x: number, y: number], round: number) => void

/** Lines of a program as dashes, each as far in as its line is nested. */
const code: Paint = (ink, [x, y], round) => {
  for (let line = 0; line < 7; line++) {
    const seed = (line * 7 + round * 3 + x) % 11
    const inset = 4 + (seed % 3) * 5
    const long = 10 + ((seed * 5) % 24)
    ink.box([x + inset, y + 4 + line * 5, long, 2], '#4ff08a', 1)
    if (seed % 2) ink.box([x + inset + long + 3, y + 4 + line * 5, 7, 2], '#b6ffd0', 1)
  }
}

/** Prices that rise and fall: candles and a line. */
const charts: Paint = (ink, [x, y], round) => {
  const at = (i: number): number => y + 28 - ((i * 5 + round * 3 + x + y) % 9) * 1.3 - i * 1.1
  for (let i = 0; i < 9; i++) {
    const up = (i * 3 + round + x) % 3 > 0
    ink.box([x + 5 + i * 5.8, at(i), 3, 7], up ? '#46d08a' : '#f0605a', 0.6)
    ink.box([x + 6.1 + i * 5.8, at(i) - 3, 0.8, 13], up ? '#46d08a' : '#f0605a')
  }
  ink.line(
    Array.from({ length: 9 }, (_, i) => [x + 6.5 + i * 5.8, at(i) + 3] as const),
    1.1,
    '#ffd75a',
  )
}

/** A hall, a stair and a yard, seen by cameras: somebody goes through. */
const cameras: Paint = (ink, [x, y], round) => {
  ink.poly(
    `${x},${y + HIGH} ${x + 20},${y + 20} ${x + 42},${y + 20} ${x + WIDE},${y + HIGH}`,
    '#6f8792',
  )
  ink.box([x + 20, y + 6, 22, 14], '#55707c')
  ink.box([x + 26, y + 9, 9, 11], '#33464f')
  const walker = x + 8 + ((round * 12 + y) % 40)
  ink.disc([walker, y + 20, 2.6], '#e8eef0')
  ink.box([walker - 2.4, y + 22, 4.8, 9], '#e8eef0', 2)
  ink.disc([x + 54, y + 6, 1.8], '#f0504a')
}

/** A bright game: hills, a hero, coins. */
const games: Paint = (ink, [x, y], round) => {
  ink.box([x, y, WIDE, HIGH], '#5a4fd0')
  ink.shape(
    `M${x} ${y + 30}Q${x + 16} ${y + 18} ${x + 30} ${y + 28}T${x + WIDE} ${y + 24}V${y + HIGH}H${x}Z`,
    '#38d6a0',
  )
  for (let i = 0; i < 4; i++)
    ink.disc([x + 10 + i * 13, y + 10 + ((i + round) % 2) * 4, 2.6], '#ffd24a')
  ink.box([x + 14 + round * 8, y + 18 - round * 4, 8, 9], '#ff6fa8', 2)
}

const LOOKS = { code, charts, cameras, games } as const

const bank = (name: BankName, look: keyof typeof LOOKS, words: readonly string[] = []): Prop => {
  const [columns, rows] = BANKS[name]
  const panes = panesOf([columns, rows])
  // The sheet is 100 high: one row of panes is drawn twice as large on it.
  const scale = 2 / rows
  const enlarged = (draw: (ink: Ink) => void) => (ink: Ink) => ink.moved({ scale }, () => draw(ink))
  const foot = rows * 47
  return {
    name: `${name.trim()}${name === '' ? '' : '-'}${look}-screens`,
    words: [`${name}${look} screens`, ...words],
    ...metresTall(0.475 * rows, columns * 66 * scale, '#2f343c'),
    moving: [0, 1].map((round) => ({
      ...driven('turn' as const, [0, 0] as const, 0.7),
      seen: [round / 2, (round + 1) / 2] as const,
      draw: enlarged((ink) => panes.forEach((pane) => LOOKS[look](ink, pane, round))),
    })),
    draw: enlarged((ink) => {
      for (let i = 0; i < columns; i++) ink.box([30 + i * 66, 36, 6, foot - 36], IRON, 1)
      ink.box([8, foot - 1, columns * 66 - 16, 4], COAL, 2)
      for (const [x, y] of panes) {
        ink.box([x - 3, y - 3, WIDE + 6, HIGH + 6], ink.main, 3)
        ink.box([x, y, WIDE, HIGH], '#10202a', 1)
        ink.faint(0.12, () =>
          ink.poly(`${x},${y} ${x + 24},${y} ${x + 8},${y + HIGH} ${x},${y + HIGH}`, WHITE),
        )
      }
    }),
  }
}

const FEW = ['twin ', 'triple ', 'fourfold '] as const
const NAMES = ['code', 'charts', 'cameras', 'games'] as const

/** Screens in rows, six unless told, for those who watch or work at many at once. No letters on them. */
export const SCREEN_BANKS: readonly Prop[] = [
  bank('', 'code', ['code screen', 'bank of screens', 'bank of monitors', 'wall of screens']),
  bank('', 'charts', ['chart screen', 'trading screens', 'trading screen']),
  bank('', 'cameras', [
    'security screens',
    'wall of monitors',
    'surveillance monitors',
    'cctv monitors',
  ]),
  bank('', 'games', ['gaming screens', 'game screens']),
  ...NAMES.flatMap((look) => FEW.map((name) => bank(name, look))),
]
