import { pairs, quads, triples } from '../../../scene/rows.ts'
import type { Ink } from '../ink.ts'
import { metresTall, type Prop } from '../prop.ts'
import { COAL, GOLD, STEEL } from '../tones.ts'

const CRAYON_RED = '#e0483e'
const PRINT = '#9aa6ae'
const HELD = { rightHand: [0.5, 0.92], leftHand: [0.5, 0.92], bothHands: [0.5, 0.92] } as const

/** A sheet of paper or card that is known by what is on it: its words, its looks, its marks. */
const sheet = (
  words: string,
  looks: ReturnType<typeof metresTall>,
  marks: (ink: Ink) => void,
): Prop => ({
  words: words.split('|'),
  ...looks,
  grips: HELD,
  draw: (ink) => {
    ink.box([3, 3, looks.width - 4, 96], ink.deep, 3)
    ink.box([1, 1, looks.width - 4, 96], ink.main, 3)
    marks(ink)
  },
})

function printed(ink: Ink, rows: string): void {
  for (const [x, y, width] of triples(rows)) ink.box([x, y, width, 3.4], PRINT, 1.6)
}

/** A square board of lines. */
function ruled(ink: Ink, [x, y, side]: readonly [number, number, number], cells: number): void {
  for (let i = 0; i <= cells; i++) {
    const along = (side * i) / cells
    ink.line([x, y + along, x + side, y + along], 1.6, COAL)
    ink.line([x + along, y, x + along, y + side], 1.6, COAL)
  }
}

function heart(ink: Ink, at: { x: number; y: number; scale: number }): void {
  ink.moved(at, () => ink.shape('M0 10Q-14 -1 -9 -9Q-3 -14 0 -6Q3 -14 9 -9Q14 -1 0 10Z', '#d8344a'))
}

/** What is drawn, written or printed on a single sheet. */
export const SHEETS: readonly Prop[] = [
  sheet('placard|picket sign|protest sign', metresTall(0.62, 140, '#f7f2e4'), (ink) => {
    ink.line('7,7 130,7 130,91 7,91 7,7', 2.4, ink.deep)
  }),
  sheet(
    "drawing|child's drawing|crayon picture|kid's drawing|doodle",
    metresTall(0.3, 132, '#fbf8ee'),
    (ink) => {
      ink.disc([108, 20, 11], '#f7c531')
      for (let i = 0; i < 8; i++)
        ink.moved({ x: 108, y: 20, turn: i * 0.785 }, () => ink.line('14,0 19,0', 2.4, '#f7c531'))
      ink.line('M8 84Q34 80 64 85T122 83', 6, '#6db24c')
      ink.line('30,50 30,82 72,82 72,50', 4, '#3f78c8')
      ink.line('24,52 51,26 78,52 24,52', 4, CRAYON_RED)
      ink.line('46,82 46,66 57,66 57,82', 3, '#8a5a38')
      ink.line('98,82 98,60', 5, '#8a5a38')
      ink.disc([98, 54, 12], '#6db24c')
      ink.line('M10 18Q16 8 22 16Q30 8 34 18', 3, '#7fb4dd')
    },
  ),
  sheet(
    'homework|worksheet|exam|test paper|math homework|school test|exercise sheet',
    metresTall(0.3, 74, '#fbf9f2'),
    (ink) => {
      for (let y = 22; y < 92; y += 10) ink.box([6, y, 58, 1.2], '#a9c9e2')
      ink.box([14, 4, 1.2, 90], '#e59a94')
      for (const [y, width] of pairs('17 34, 27 40, 37 28, 47 38, 57 30, 67 36'))
        ink.line(`M20 ${y}q3 -5 6 0t6 0t6 0t6 0h${width - 24}`, 2, '#4a5a86')
      ink.line('44,78 51,88 64,66', 4.5, CRAYON_RED)
    },
  ),
  sheet('report card|school report|grade sheet', metresTall(0.3, 76, '#f5e9c8'), (ink) => {
    ink.box([8, 8, 56, 10], '#3f6f9f', 2)
    printed(ink, '10 28 30, 10 42 26, 10 56 32, 10 70 24')
    for (const y of [34, 48, 62, 76])
      ink.line(`M50 ${y}l5 -10l5 10m-8 -3h6`, 2.6, y === 62 ? '#3f78c8' : CRAYON_RED)
    ink.disc([56, 88, 6], GOLD)
  }),
  sheet(
    'contract|invoice|legal document|bill of sale|lease|treaty',
    metresTall(0.3, 74, '#fbf8ef'),
    (ink) => {
      ink.box([18, 8, 36, 5], COAL, 2)
      printed(ink, '10 22 52, 10 31 48, 10 40 52, 10 49 40, 10 58 50')
      ink.line('M10 84q6 -16 9 -2q4 -12 8 0q4 -8 9 0', 2.4, '#2f4f9f')
      ink.box([8, 88, 34, 1.4], COAL)
      ink.disc([57, 80, 9], '#b8322f')
      ink.disc([57, 80, 5.5], '#d8524a')
    },
  ),
  sheet('ace of spades|ace|poker card', metresTall(0.12, 72, '#fcfaf4'), (ink) => {
    const spade =
      'M0 -20Q20 -2 17 10Q12 19 2 11Q3 18 8 22H-8Q-3 18 -2 11Q-12 19 -17 10Q-20 -2 0 -20Z'
    for (const [x, y, scale] of triples('34 48 1, 12 18 0.34'))
      ink.moved({ x, y, scale }, () => ink.shape(spade, COAL))
    ink.moved({ x: 57, y: 80, scale: 0.34, turn: Math.PI }, () => ink.shape(spade, COAL))
  }),
  sheet(
    'business card|visiting card|gift card|library card|membership card|flashcard|flash card|id card|identity card|index card|driver license',
    metresTall(0.08, 160, '#e9f0f2'),
    (ink) => {
      ink.box([12, 18, 40, 50], STEEL, 4)
      ink.disc([32, 36, 10], '#f2d3b4')
      ink.shape('M18 68Q18 50 32 50T46 68Z', '#4a7fb5')
      printed(ink, '64 22 70, 64 38 52, 64 52 62, 64 66 40')
      ink.box([1, 82, 156, 9], '#4a7fb5')
    },
  ),
  sheet(
    'greeting card|birthday card|valentine card|valentine|invitation|christmas card|thank you card|get well card|anniversary card|valentines card|card',
    metresTall(0.18, 78, '#f7d9dc'),
    (ink) => {
      ink.box([1, 1, 8, 96], ink.dark, 3)
      ink.box([14, 8, 54, 82], ink.pale, 4)
      heart(ink, { x: 41, y: 40, scale: 1.9 })
      for (const [x, y] of pairs('22 18, 60 18, 22 64, 60 64')) heart(ink, { x, y, scale: 0.45 })
      ink.line('M24 78q4 -7 8 0t8 0t8 0t8 0', 2.6, ink.deep)
    },
  ),
  sheet('passport|travel document', metresTall(0.13, 72, '#7a2233'), (ink) => {
    ink.box([1, 1, 6, 96], ink.deep, 3)
    ink.box([16, 10, 40, 5], GOLD, 2)
    ink.ring([36, 46, 18], 2.6, GOLD)
    ink.line('M36 28V64M18 46H54M36 28Q20 46 36 64M36 28Q52 46 36 64', 1.8, GOLD)
    ink.box([20, 76, 32, 4], GOLD, 2)
    ink.box([28, 84, 16, 6], GOLD, 2)
  }),
  sheet(
    'boarding pass|plane ticket|airline ticket|flight ticket',
    metresTall(0.09, 210, '#f4f6f6'),
    (ink) => {
      ink.box([1, 1, 206, 22], '#3a78b8', 3)
      for (let y = 28; y < 96; y += 8) ink.box([152, y, 2, 4], STEEL)
      ink.moved({ x: 76, y: 58, scale: 1.4 }, () =>
        ink.shape('M-22 -2H-6L-14 -18H-8L6 -2H18Q24 0 18 3H6L-8 18H-14L-6 3H-16L-22 8Z', '#3a78b8'),
      )
      printed(ink, '12 34 30, 12 84 90, 114 34 28, 162 34 34, 162 46 24')
      for (const [x, width] of pairs('164 3, 169 5, 177 2, 182 4, 189 2, 193 5'))
        ink.box([x, 62, width, 26], COAL)
    },
  ),
  sheet(
    'sticky note|post-it note|post-it|post it|post it note|memo note',
    metresTall(0.09, 104, '#f8e05a'),
    (ink) => {
      ink.box([1, 1, 100, 16], ink.dark, 2)
      for (const y of [36, 52, 68])
        ink.line(`M16 ${y}q6 -9 12 0t12 0t12 0t12 0h${y === 68 ? 0 : 16}`, 3, '#4a5a86')
      ink.shape('M78 98L100 76V98Z', ink.deep)
    },
  ),
  sheet('cheque|paycheck|bank cheque|bank check', metresTall(0.09, 220, '#d9ecd8'), (ink) => {
    printed(ink, '14 14 60, 14 40 110, 14 58 130')
    ink.box([162, 34, 46, 18], '#fbf9f2', 2)
    ink.line('M184 36v14m4 -11q-8 -3 -8 1t4 3t4 3t-8 2', 1.8, COAL)
    ink.line('M140 84q6 -18 10 -2q5 -14 10 0q5 -9 12 0', 2.6, '#2f4f9f')
    ink.box([132, 88, 72, 1.6], COAL)
  }),
  sheet('qr code|barcode', metresTall(0.12, 104, '#fbfbf8'), (ink) => {
    for (const [x, y] of pairs('12 12, 66 12, 12 64')) {
      ink.box([x, y, 24, 24], COAL)
      ink.box([x + 4, y + 4, 16, 16], '#fbfbf8')
      ink.box([x + 8, y + 8, 8, 8], COAL)
    }
    for (const [x, y, w, h] of quads(
      '44 12 6 12, 54 20 6 6, 44 32 12 6, 42 44 6 12, 54 48 12 6, 70 44 6 12, 80 50 10 6, 12 44 8 6, 26 50 8 6, 46 62 8 8, 60 60 6 12, 72 64 8 6, 84 70 6 14, 46 78 14 6, 66 78 8 10, 56 86 6 4',
    ))
      ink.box([x, y, w, h], COAL)
  }),
  sheet('sudoku|bingo card|crossword grid', metresTall(0.24, 92, '#fbf9f2'), (ink) => {
    ink.box([10, 5, 66, 12], ink.deep, 3)
    ruled(ink, [10, 22, 68], 5)
    for (const [x, y] of pairs('17 29, 44 29, 58 42, 30 56, 71 70, 17 84, 44 84'))
      ink.disc([x, y, 4.6], CRAYON_RED)
  }),
  sheet('tic-tac-toe|tic tac toe|noughts and crosses', metresTall(0.24, 104, '#fbf9f2'), (ink) => {
    ink.line('M36 10V90M66 10V90M10 36H90M10 64H90', 4, COAL)
    for (const [x, y] of pairs('22 22, 50 50, 78 78, 78 22'))
      ink.line(`M${x - 8} ${y - 8}l16 16m0 -16l-16 16`, 4, '#3f78c8')
    for (const [x, y] of pairs('50 22, 22 50, 22 78')) ink.ring([x, y, 9], 4, CRAYON_RED)
  }),
]
