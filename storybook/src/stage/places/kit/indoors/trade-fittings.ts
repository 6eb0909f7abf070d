import { pairs, plotted } from '../../../../scene/rows.ts'
import { darker, lighter } from '../colour.ts'
import { cut, mark, stroke, turned, type Ink } from '../paper.ts'
import type { Structure, Stood } from '../site/built.ts'
import { DUTY_FITTINGS } from './duty-fittings.ts'
import { LEISURE_FITTINGS } from './leisure-fittings.ts'
import { counter, stool, table } from './furniture.ts'
import { window } from './windows.ts'
import { boxAt } from '../shapes.ts'

const COPPER = '#c07a45'

/** A copper kettle as high as the room, with its hatch, its gauge and its chimney. */
function vat(ink: Ink, { x, height: h }: Stood): void {
  const w = h * 0.27
  cut(ink, darker(COPPER, 0.2), 0.06).standing(x, -h * 0.7, [w * 0.3, h * 0.8])
  for (const side of [-1, 1])
    cut(ink, '#6f6a66', 0.05).standing(x + side * w * 0.6, 0, [w * 0.16, h * 0.2])
  cut(ink, turned(ink, COPPER, { span: [x - w, x + w], amount: 0.45 }), [0.16, 0.5]).path(
    { x, w, h },
    'M-1 -0.2L-1 -0.52C-1 -0.72 -0.2 -0.72 -0.14 -0.84L0.14 -0.84C0.2 -0.72 1 -0.72 1 -0.52L1 -0.2Q0 -0.06 -1 -0.2Z',
  )
  for (const y of [0.5, 0.24])
    mark(ink, lighter(COPPER, 0.3)).rect(x - w, -h * y, [w * 2, h * 0.02])
  cut(ink, '#e9e2d0', 0.04).disc(x - w * 0.4, -h * 0.38, h * 0.04)
  cut(ink, darker(COPPER, 0.35), 0.05).disc(x + w * 0.3, -h * 0.38, h * 0.065)
}

/** A press: rolls of paper between two cheeks. */
function press(ink: Ink, { x, height: h }: Stood): void {
  cut(ink, '#4f5a66', [0.16, 0.3]).standing(x, 0, [h * 1.6, h * 0.9])
  for (const [dx, y] of pairs('-0.5 0.62, 0 0.62, 0.5 0.62, -0.25 0.3, 0.25 0.3')) {
    cut(ink, '#c9cfd4', 0.06).disc(x + dx * h, -y * h, h * 0.15)
    mark(ink, '#33363f').disc(x + dx * h, -y * h, h * 0.04)
  }
  stroke(ink, '#f7f2e6', h * 0.06).line(
    ...plotted({ x, w: h, h }, '-1.1 -0.2, -0.5 -0.77, 0.5 -0.77, 1.1 -0.2'),
  )
}

/** A niche with a pointed arch. */
function niche(ink: Ink, { x, height: h }: Stood): void {
  const w = h * 0.26
  const arch = (grow: number) => (ctx: Ink['ctx']) => {
    ctx.moveTo(x - w * grow, 0)
    ctx.lineTo(x - w * grow, -h * 0.6)
    ctx.quadraticCurveTo(x - w * grow, -h * 0.84, x, -h * (0.9 + grow * 0.08))
    ctx.quadraticCurveTo(x + w * grow, -h * 0.84, x + w * grow, -h * 0.6)
    ctx.lineTo(x + w * grow, 0)
    ctx.closePath()
  }
  cut(ink, '#2f7f86', [0.12, 0.4]).shape(arch(1.2))
  cut(ink, '#f2e6c8', 0.05).shape(arch(1))
  mark(ink, '#2a5a72').shape(arch(0.8))
  mark(ink, '#e0b45a').plot({ x, w, h }, '0 -0.62, 0.14 -0.52, 0 -0.4, -0.14 -0.52')
}

/** A low table in a bright colour with two little stools. */
function smallTable(ink: Ink, { x, height: h }: Stood): void {
  const colour = ink.random
    .fork(`table ${Math.round(x)}`)
    .pick(['#e0607c', '#4fa3c7', '#f2b63c', '#6fb35c'])
  for (const side of [-1, 1])
    stool(ink, {
      x: x + side * h * 0.95,
      width: h * 0.5,
      height: h * 0.55,
      colour: lighter(colour, 0.2),
    })
  table(ink, { x, width: h * 1.6, height: h * 0.8, colour })
}

/** A long table of planks with a bench before it. */
function longTable(ink: Ink, { x, height: h }: Stood): void {
  table(ink, { x, width: h * 3.4, height: h * 0.84, colour: '#b5854f' })
  table(ink, { x, width: h * 3, height: h * 0.4, colour: '#8f6438' })
}

function shopCounter(ink: Ink, { x, height: h }: Stood): void {
  counter(ink, { x, width: h * 4, height: h, colour: '#8a6242', top: '#e9dcc2' })
}

/** A candlestick with seven arms. */
function menorah(ink: Ink, { x, height: h }: Stood): void {
  stroke(ink, '#d9ab45', h * 0.05).shape((ctx) => {
    ctx.moveTo(x, 0)
    ctx.lineTo(x, -h * 0.8)
    for (const r of [0.13, 0.26, 0.39]) {
      ctx.moveTo(x - r * h, -h * 0.8)
      ctx.arc(x, -h * 0.78, r * h, Math.PI, 0, true)
    }
  })
  for (let i = -3; i <= 3; i++) {
    mark(ink, '#f7f2e6').rect(x + i * h * 0.13 - h * 0.025, -h * 0.94, [h * 0.05, h * 0.14])
    mark(ink, '#ffb347').disc(x + i * h * 0.13, -h * 0.98, h * 0.035)
  }
  cut(ink, '#c49a3c', 0.06).rounded([x - h * 0.2, -h * 0.07, h * 0.4, h * 0.07], 0.05)
}

/** A padded bench with a towel and a round of headrest. */
function massageBed(ink: Ink, { x, height: h }: Stood): void {
  for (const side of [-1, 1])
    cut(ink, '#8a6242', 0.06).standing(x + side * h * 1.1, 0, [h * 0.14, h * 0.8])
  cut(ink, '#f4efe4', [0.12, 0.3]).rounded([x - h * 1.4, -h, h * 2.8, h * 0.3], h * 0.12)
  cut(ink, '#8fc0b4', 0.06).rect(x - h * 0.4, -h * 1.02, [h * 1.1, h * 0.5])
  cut(ink, '#e9d9c0', 0.05).disc(x - h * 1.1, -h * 1.12, h * 0.2)
}

/** What such rooms are fitted with beside pictures and props. */
export const TRADE_FITTINGS: Readonly<Record<string, Structure>> = {
  ...DUTY_FITTINGS,
  ...LEISURE_FITTINGS,
  vat,
  press,
  niche,
  menorah,
  'massage-bed': massageBed,
  'sea-window': (ink, { x, height }) =>
    window(ink, {
      ...boxAt([x, -2], [height * 0.9, height]),
      bars: [3, 3],
      view: 'waves',
      frame: '#f4ead6',
    }),
  'small-table': smallTable,
  'long-table': longTable,
  'shop-counter': shopCounter,
}
