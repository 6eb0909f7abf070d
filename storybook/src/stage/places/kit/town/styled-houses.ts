import { plotted, pairs } from '../../../../scene/rows.ts'
import { darker, lighter } from '../colour.ts'
import { cut, mark, stroke, turned, type Ink } from '../paper.ts'
import type { Pair } from '../shapes.ts'
import { pane, painted } from './buildings.ts'

interface Size {
  readonly size: number
  readonly half: number
}

const BEAM = '#5a3d2c'

/** White plaster between dark beams, each floor wider than the one below, under steep gables. */
export function halfTimbered(ink: Ink, { size, half }: Size): void {
  const plaster = ink.random.fork('plaster').pick(['#f4ead4', '#f0dcb4', '#ecd3c0'])
  const wide = Math.min(half * 0.86, size * 0.86)
  for (const [x, share] of [
    [-0.48, 0.5],
    [0.5, 0.46],
  ] as const)
    gable(ink, {
      x: x * wide,
      wide: wide * share,
      low: -size * 0.56,
      high: -size * (0.98 - share * 0.06),
      plaster,
    })
  for (const [floor, spread] of [0.92, 1].entries()) {
    const low = -size * 0.28 * floor
    cut(ink, painted(ink, plaster), 0.14).standing(0, low, [wide * 2 * spread, size * 0.28])
    timbers(ink, { wide: wide * spread, low, tall: size * 0.28 })
  }
  cut(ink, '#6b4630', 0.08).rounded(
    [-wide * 0.1, -size * 0.2, wide * 0.2, size * 0.2],
    [wide * 0.1, wide * 0.1, 0, 0],
  )
}

const BAYS = 6

function timbers(ink: Ink, { wide, low, tall }: { wide: number; low: number; tall: number }): void {
  const step = (wide * 2) / BAYS
  const thick = tall * 0.075
  for (let i = 0; i <= BAYS; i++) {
    const x = -wide + i * step
    stroke(ink, BEAM, thick).line([x, low], [x, low - tall])
    if (i === BAYS) break
    if (i === 0 || i === BAYS - 1)
      stroke(ink, BEAM, thick * 0.8).line([x, low], [x + step, low - tall])
    else if (low < 0 || i !== BAYS / 2)
      glazed(ink, { x: x + step / 2, y: low - tall * 0.3, wide: step * 0.52, tall: tall * 0.52 })
  }
  for (const y of [low, low - tall]) stroke(ink, BEAM, thick * 1.3).line([-wide, y], [wide, y])
}

function glazed(
  ink: Ink,
  { x, y, wide, tall }: { x: number; y: number; wide: number; tall: number },
): void {
  mark(ink, BEAM).standing(x, y + tall * 0.06, [wide * 1.2, tall * 1.14])
  mark(ink, pane(ink)).standing(x, y, [wide, tall])
  for (const d of [-0.17, 0.17]) mark(ink, '#f7efe0').standing(x + d * wide, y, [wide * 0.05, tall])
  mark(ink, '#f7efe0').standing(x, y - tall * 0.48, [wide, tall * 0.05])
}

interface Gable {
  readonly x: number
  readonly wide: number
  readonly low: number
  readonly high: number
  readonly plaster: string
}

function gable(ink: Ink, { x, wide, low, high, plaster }: Gable): void {
  const tri = (grow: number): Pair[] => [
    [x - wide * grow, low + (grow - 1) * wide],
    [x, high - (grow - 1) * wide * 2],
    [x + wide * grow, low + (grow - 1) * wide],
  ]
  cut(ink, '#9c4f3c', [0.2, 0.3]).polygon(...tri(1.16))
  cut(ink, plaster, 0.06).polygon(...tri(0.98))
  const tall = low - high
  for (const d of [-0.5, 0, 0.5])
    stroke(ink, BEAM, 0.22).line(
      [x + d * wide, low],
      [x + d * wide, low - tall * (0.96 - Math.abs(d))],
    )
  for (const side of [-1, 1])
    stroke(ink, BEAM, 0.2).line([x, low - tall * 0.1], [x + side * wide * 0.5, low - tall * 0.46])
  stroke(ink, BEAM, 0.22).path({ x, y: low, w: wide, h: tall }, 'M-0.52 -0.46L0.52 -0.46')
}

const LADIES = ['#7fa3b8', '#c98f9c', '#a9b58a', '#b79ac4', '#e0b478'] as const

/** A house of painted boards: a turret with a pointed hat, a gable with lace, a bay, a porch on turned posts. */
export function paintedLady(ink: Ink, { size, half }: Size): void {
  const colour = painted(ink, ink.random.fork('paint').pick(LADIES))
  const side = ink.random.fork('turret').pick([-1, 1] as const)
  const wide = Math.min(half * 0.62, size * 0.6)
  const trim = '#fbf5e8'
  ink.ctx.save()
  ink.ctx.scale(side, 1)
  boards(ink, colour, [-wide, -size * 0.6, wide * 1.7, size * 0.6])
  laceGable(ink, {
    x: -wide * 0.4,
    wide: wide * 0.72,
    low: -size * 0.6,
    high: -size * 0.98,
    colour,
  })
  boards(ink, darker(colour, 0.06), [wide * 0.5, -size * 0.74, wide * 0.62, size * 0.74])
  cut(ink, '#5f5a72', [0.14, 0.3]).polygon(
    ...plotted({ w: wide, h: size }, '0.4 -0.73, 0.81 -1.12, 1.22 -0.73'),
  )
  stroke(ink, '#d9a94a', 0.14).line([wide * 0.81, -size * 1.1], [wide * 0.81, -size * 1.2])
  for (const y of [0.73, 0.6, 0.34])
    mark(ink, trim).rect(-wide * 1.02, -size * Math.min(y, 0.6), [wide * 1.74, size * 0.022])
  for (const [x, y] of pairs('-0.7 0.4, -0.14 0.4, 0.81 0.54, 0.81 0.3'))
    sash(ink, { x: x * wide, y: -size * y, wide: wide * 0.26, tall: size * 0.15 })
  sash(ink, { x: -wide * 0.4, y: -size * 0.66, wide: wide * 0.2, tall: size * 0.12 })
  porch(ink, { wide, size })
  ink.ctx.restore()
}

function boards(
  ink: Ink,
  colour: string,
  [x, y, w, h]: readonly [number, number, number, number],
): void {
  cut(ink, turned(ink, colour, { span: [x, x + w], amount: 0.16 }), 0.18).rect(x, y, [w, h])
  for (let at = 0.4; at < h; at += 0.4) mark(ink, darker(colour, 0.1)).rect(x, y + at, [w, 0.05])
}

function laceGable(
  ink: Ink,
  { x, wide, low, high, colour }: Omit<Gable, 'plaster'> & { colour: string },
): void {
  cut(ink, '#5f5a72', [0.16, 0.3]).polygon(
    [x - wide * 1.16, low],
    [x, high],
    [x + wide * 1.16, low],
  )
  cut(ink, lighter(colour, 0.3), 0.05).polygon(
    [x - wide * 0.94, low],
    [x, high + (low - high) * 0.2],
    [x + wide * 0.94, low],
  )
  for (const side of [-1, 1])
    for (let i = 0; i <= 9; i++)
      mark(ink, '#fbf5e8').disc(
        x + side * wide * (i / 9) * 1.04,
        high + (low - high) * (0.12 + (i / 9) * 0.86),
        wide * 0.05,
      )
}

function sash(
  ink: Ink,
  { x, y, wide, tall }: { x: number; y: number; wide: number; tall: number },
): void {
  cut(ink, '#fbf5e8', 0.05).standing(x, y + tall * 0.1, [wide * 1.24, tall * 1.26])
  mark(ink, pane(ink)).standing(x, y, [wide, tall])
  mark(ink, '#fbf5e8').standing(x, y - tall * 0.48, [wide, tall * 0.06])
}

function porch(ink: Ink, { wide, size }: { wide: number; size: number }): void {
  const [from, to, top] = [-wide * 1.02, wide * 0.44, -size * 0.28]
  mark(ink, '#7a4a3c').standing(-wide * 0.14, 0, [wide * 0.26, size * 0.22])
  sash(ink, { x: -wide * 0.68, y: -size * 0.06, wide: wide * 0.3, tall: size * 0.14 })
  cut(ink, '#6b6680', [0.14, 0.2]).polygon(
    [from - 0.4, top],
    [from + 0.5, top - size * 0.07],
    [to - 0.5, top - size * 0.07],
    [to + 0.4, top],
  )
  for (let i = 0; i <= 4; i++) {
    const x = from + ((to - from) * i) / 4
    cut(ink, '#fbf5e8', 0.04).standing(x, 0, [0.2, -top])
    if (i < 4 && i !== 2) mark(ink, '#fbf5e8').rect(x, -size * 0.09, [(to - from) / 4, 0.12])
  }
  for (let x = from; x < to; x += 0.42) mark(ink, '#fbf5e8').disc(x, top + 0.12, 0.2)
  cut(ink, '#b8ab9c', 0.06).standing(-wide * 0.14, 0.3, [wide * 0.5, 0.5])
}

/** White boxes pushed into one another, walls of glass, a panel of wood, flat roofs. */
export function modernHouse(ink: Ink, { size, half }: Size): void {
  const side = ink.random.fork('boxes').pick([-1, 1] as const)
  const wide = Math.min(half * 0.86, size * 1.3)
  const box = (x: number, y: number, [w, h, colour]: readonly [number, number, string]): void =>
    cut(ink, colour, [0.18, 0.3]).rect(side * x * wide - (w * wide) / 2, -size * (y + h), [
      w * wide,
      size * h,
    ])
  box(0, 0, [1.5, 0.3, '#e9e6e0'])
  box(0.1, 0.03, [1.16, 0.23, darker(pane(ink, 1), 0.08)])
  for (let n = 0; n < 6; n++) box(-0.4 + n * 0.2, 0.03, [0.02, 0.23, '#4a4c52'])
  box(-0.52, 0, [0.34, 0.3, '#a8754a'])
  for (let n = 0; n < 7; n++) box(-0.66 + n * 0.048, 0, [0.008, 0.3, '#8a5c38'])
  box(0.26, 0.3, [1.3, 0.32, '#fbfaf6'])
  box(0.36, 0.36, [0.9, 0.2, pane(ink, 1)])
  for (let n = 0; n < 4; n++) box(0.06 + n * 0.22, 0.36, [0.02, 0.2, '#4a4c52'])
  box(0.26, 0.6, [1.38, 0.04, '#c9c6c0'])
  box(-0.3, 0.3, [0.5, 0.05, '#c9c6c0'])
}
