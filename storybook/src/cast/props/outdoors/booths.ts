import type { Ink } from '../ink.ts'
import { metresTall, type Prop } from '../prop.ts'
import { CREAM, WHITE } from '../tones.ts'
import { seller } from '../vehicles/food-trucks.ts'

const COVERS = [
  '#d8483f',
  '#3f7fae',
  '#f2b93c',
  '#5f9a5a',
  '#8a5aa0',
  '#f2f0e6',
  '#2f3a4a',
] as const

/** Magazines in a rack, row over row. */
function rack(ink: Ink, [left, top, wide, high]: readonly [number, number, number, number]): void {
  ink.box([left, top, wide, high], '#3a2f2a', 1)
  const [columns, rows] = [Math.round(wide / 9), Math.round(high / 12)]
  for (let row = 0; row < rows; row++)
    for (let i = 0; i < columns; i++) {
      const [x, y] = [left + 1 + (i * (wide - 1)) / columns, top + 1 + (row * (high - 1)) / rows]
      const cover = COVERS[(i * 3 + row * 2 + Math.round(left)) % COVERS.length] ?? CREAM
      ink.box([x, y, wide / columns - 1.6, high / rows - 1.6], cover, 0.6)
      ink.box([x + 1, y + 1.2, wide / columns - 3.6, 1.6], WHITE)
      ink.disc([x + wide / columns / 2 - 0.8, y + high / rows / 2 + 0.6, 1.7], '#e0b48a')
    }
}

/** A folded newspaper: its head, its picture, its lines. */
function paper(ink: Ink, x: number, y: number): void {
  ink.box([x, y, 13, 15], '#f6f2e6', 0.6)
  ink.box([x + 1.4, y + 1.4, 10, 2.2], '#33333a')
  ink.box([x + 1.4, y + 5, 4.6, 4.6], '#9aa0a8')
  for (let i = 0; i < 3; i++) ink.box([x + 7, y + 5 + i * 1.8, 4.4, 0.8], '#8a8a8e')
  for (let i = 0; i < 2; i++) ink.box([x + 1.4, y + 11 + i * 1.8, 10, 0.8], '#8a8a8e')
}

function newsKiosk(ink: Ink): void {
  ink.box([12, 20, 116, 80], ink.main, 2)
  for (const x of [12, 124]) ink.box([x, 20, 4, 80], ink.dark)
  ink.box([44, 26, 52, 36], '#4a3a30', 1)
  ink.box([46, 28, 48, 34], '#ffe2a3', 1)
  seller(ink, [70, 62])
  rack(ink, [18, 25, 24, 38])
  rack(ink, [98, 25, 24, 38])
  ink.box([8, 61, 124, 5], '#e2b77f', 1.5)
  ink.box([14, 67, 112, 19], ink.deep, 1)
  for (let i = 0; i < 7; i++) paper(ink, 18 + i * 15.2, 69)
  ink.box([12, 94, 116, 6], ink.deep, 1)
  ink.shape('M2 22Q8 12 22 10Q40 8 50 4Q70 -2 90 4Q100 8 118 10Q132 12 138 22Z', ink.dark)
  ink.box([2, 19, 136, 5], ink.light, 2)
}

function ticketBooth(ink: Ink): void {
  for (let i = 0; i < 7; i++)
    ink.box([14 + i * 8.9, 34, 9, 66], i % 2 ? WHITE : ink.main, i === 0 ? 1 : 0)
  ink.box([24, 40, 42, 32], '#5a3d2c', 6)
  ink.box([26, 42, 38, 30], '#ffe2a3', 5)
  seller(ink, [45, 71])
  ink.box([18, 70, 54, 5], '#e2b77f', 1.5)
  ink.shape('M38 75h14v3h-14Z', '#3a2f2a')
  ink.shape('M6 36Q16 22 45 20Q74 22 84 36Z', ink.dark)
  for (let i = 0; i < 6; i++)
    ink.shape(`M${6 + i * 13} 35h13q-1 8 -6.5 8q-5.5 0 -6.5 -8Z`, i % 2 ? WHITE : ink.main)
  ticket(ink)
}

/** A large ticket over the roof, its notches and its star. */
function ticket(ink: Ink): void {
  ink.box([43.6, 14, 2.8, 8], ink.deep)
  ink.shape('M22 1H68V5.4A3.2 3.2 0 0 0 68 11.8V16H22V11.8A3.2 3.2 0 0 0 22 5.4Z', '#f2b93c')
  ink.line('M33 2.6V15', 0.9, '#a8742a')
  ink.poly(
    '50,3.4 51.7,7 55.6,7.4 52.7,10 53.6,13.8 50,11.8 46.4,13.8 47.3,10 44.4,7.4 48.3,7',
    WHITE,
  )
}

/** A small house of boards with a braced door, a pane and tools that lean on it. */
function gardenShed(ink: Ink): void {
  ink.poly('16,100 16,40 66,12 116,40 116,100', ink.main)
  for (let x = 24; x < 116; x += 8.4)
    ink.line(`M${x} ${x < 66 ? 45 - x * 0.3 : 6 + x * 0.3}V100`, 0.9, ink.dark)
  ink.line('M8 44L66 11L124 44', 7, '#5b4a44')
  ink.box([28, 50, 38, 50], ink.dark, 1)
  ink.line('M31 97L63 54', 3, ink.deep)
  for (const y of [57, 92]) ink.line(`M29 ${y}H65`, 3, ink.deep)
  ink.disc([61, 75, 1.8], '#2f2a28')
  ink.box([78, 52, 28, 24], WHITE, 1)
  ink.box([80.5, 54.5, 23, 19], '#9fc4d4')
  ink.line('M92 53V75M79 64H105', 1.6, WHITE)
  ink.line('M112 99L121 44', 2.2, '#c9a06a')
  ink.line('M116 48L127 50M117 44V50M120.5 44.6V50.6M124 45V51M127 45.6V51', 1.4, '#6a707a')
}

/** What papers and tickets are sold from, and where tools are kept. */
export const BOOTHS: readonly Prop[] = [
  {
    name: 'news-kiosk',
    kind: 'building',
    words: [
      'newsstand',
      'news stand',
      'newspaper stand',
      'newspaper kiosk',
      'magazine stand',
      'news kiosk',
    ],
    ...metresTall(2.9, 140, '#3f7a62'),
    grips: { top: [0.5, 0.04] },
    draw: newsKiosk,
  },
  {
    name: 'ticket-booth',
    kind: 'building',
    words: [
      'ticket booth',
      'ticket counter',
      'ticket kiosk',
      'ticket stand',
      'ticket window',
      'box office',
    ],
    ...metresTall(3.1, 90, '#d8483f'),
    grips: { top: [0.5, 0.04] },
    draw: ticketBooth,
  },
  {
    name: 'garden-shed',
    kind: 'building',
    words: ['shed', 'garden shed', 'tool shed', 'potting shed', 'woodshed', 'wooden shed'],
    ...metresTall(3, 132, '#a8764c'),
    grips: { top: [0.5, 0.1] },
    draw: gardenShed,
  },
]
