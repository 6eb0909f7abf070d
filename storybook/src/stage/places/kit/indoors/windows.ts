import { pairs, triples } from '../../../../scene/rows.ts'
import { clear, darker, lighter } from '../colour.ts'
import { cut, fade, mark, stroke, turned, type Ink, type Outlook } from '../paper.ts'
import { boxAt, disc, rect, type Pair, type Shape } from '../shapes.ts'
import { SNOWY, VIEWS, type View } from './outlooks.ts'
import { type Stand } from './furniture.ts'

interface Pane {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly frame?: string
  readonly curtains?: string
  readonly view?: Outlook
  readonly bars?: Pair
}

/** A window in a wall with the outside behind it: sky, and hills or a town. */
export function window(ink: Ink, b: Pane): void {
  const shape = ink.panes?.shape ?? 'square'
  if (ink.open || shape === 'none') return
  if (shape === 'round') portholes(ink, b)
  else if (shape === 'arched') archedWindow(ink, b)
  else squareWindow(ink, b)
}

function squareWindow(ink: Ink, b: Pane): void {
  const { x, y, width: w, height: h, frame = ink.panes?.frame ?? '#f5ecda' } = b
  const left = x - w / 2
  cut(ink, frame, 0.16).rect(left - 0.16, y - h - 0.16, [w + 0.32, h + 0.32])
  glass(ink, b)
  const [columns, rows] = b.bars ?? [2, 2]
  for (let i = 1; i < columns; i++)
    mark(ink, frame).rect(left + (w * i) / columns - 0.05, y - h, [0.1, h])
  for (let i = 1; i < rows; i++)
    mark(ink, frame).rect(left, y - h + (h * i) / rows - 0.05, [w, 0.1])
  cut(ink, lighter(frame, 0.2), 0.1).rect(left - 0.28, y + 0.1, [w + 0.56, 0.16])
  if (b.curtains)
    for (const side of [-1, 1])
      curtain(ink, {
        ...boxAt([x + side * (w / 2 + 0.05), y + 0.5], [w * 0.34, h + 1]),
        colour: b.curtains,
        side,
      })
}

/** Round panes in one row, as many as there is room for. */
function portholes(ink: Ink, { x, y, width: w, height: h, view }: Pane): void {
  const frame = ink.panes?.frame ?? '#c99a4a'
  const count = Math.max(1, Math.round(w / h))
  const r = Math.min(h, w / count) * 0.5
  for (let i = 0; i < count; i++) {
    const at: Pair = [x + (i - (count - 1) / 2) * (w / count) * 1.1, y - h / 2]
    cut(ink, frame, [0.16, 0.4]).disc(...at, r * 1.1)
    for (let bolt = 0; bolt < 8; bolt++)
      mark(ink, darker(frame, 0.3)).disc(
        at[0] + Math.cos(bolt * 0.785) * r,
        at[1] + Math.sin(bolt * 0.785) * r,
        r * 0.055,
      )
    glass(ink, {
      ...boxAt([at[0], at[1] + r], [2 * r, 2 * r]),
      ...(view === undefined ? {} : { view }),
      shape: disc(...at, r * 0.88),
    })
  }
}

/** A tall pane under a round arch, with bars. */
function archedWindow(ink: Ink, b: Pane): void {
  const { x, y, width: w, height: h } = b
  const frame = ink.panes?.frame ?? '#f5ecda'
  const arch = (rim: number): Shape => {
    const half = w / 2 + rim
    return (ctx) => {
      ctx.moveTo(x - half, y + rim)
      ctx.ellipse(x, y - h * 0.62, half, h * 0.46 + rim, 0, Math.PI, 0)
      ctx.lineTo(x + half, y + rim)
      ctx.closePath()
    }
  }
  cut(ink, frame, [0.16, 0.3]).shape(arch(0.24))
  glass(ink, { ...b, height: h * 1.08, shape: arch(0) })
  mark(ink, frame).rect(x - 0.05, y - h * 1.06, [0.1, h * 1.06])
  for (const share of [0.32, 0.64]) mark(ink, frame).rect(x - w / 2, y - h * share, [w, 0.1])
  cut(ink, lighter(frame, 0.2), 0.1).rect(x - w / 2 - 0.34, y + 0.1, [w + 0.68, 0.18])
}

/** The view through the pane, and a gleam across it. */
export function glass(ink: Ink, b: Pane & { shape?: Shape }): void {
  const { x, y, width: w, height: h } = b
  const { ctx } = ink
  const left = x - w / 2
  const top = y - h
  ctx.save()
  ctx.beginPath()
  const shape = b.shape ?? rect(left, top, [w, h])
  shape(ctx)
  ctx.clip()
  mark(ink, fade(ink, ink.light.sky, [top, y])).rect(left, top, [w, h])
  const view = { left, y, width: w, height: h }
  if (ink.light.dark) stars(ink, view)
  else clouds(ink, view)
  VIEWS[ink.outlook ?? b.view ?? 'hills'](ink, view)
  falling(ink, view)
  mark(ink, clear('#ffffff', 0.16)).polygon(
    [left, y],
    [left + w * 0.45, top],
    [left + w * 0.65, top],
    [left + w * 0.2, y],
  )
  ctx.restore()
}

const WET = /\b(rain|storm|hail)\b/u

/** Rain or snow behind the pane, as far as the light knows of it. */
function falling(ink: Ink, { left, y, width: w, height: h }: View): void {
  const { name } = ink.light
  const chance = ink.random.fork('falling')
  if (WET.test(name))
    stroke(ink, clear('#e6f0fa', 0.75), 0.045).shape((ctx) => {
      for (let i = 0; i < 44; i++) {
        const [x, top] = [left + chance.next() * w, y - chance.next() * h]
        ctx.moveTo(x, top)
        ctx.lineTo(x - 0.09, top + 0.42)
      }
    })
  else if (SNOWY.test(name))
    for (let i = 0; i < 44; i++)
      mark(ink, clear('#ffffff', 0.95)).disc(
        left + chance.next() * w,
        y - chance.next() * h,
        chance.between(0.05, 0.12),
      )
}

function stars(ink: Ink, { left, y, width: w, height: h }: View): void {
  for (let i = 0; i < 9; i++)
    mark(ink, '#fff6da').disc(
      left + ink.random.next() * w,
      y - h * ink.random.between(0.4, 1),
      0.03,
    )
}

function clouds(ink: Ink, { left, y, width: w, height: h }: View): void {
  const { name } = ink.light
  const tone = WET.test(name) ? '#7d8796' : SNOWY.test(name) ? '#aab6c6' : '#ffffff'
  for (const [dx, dy, r] of triples(
    '0.25 0.75 0.1, 0.36 0.78 0.13, 0.48 0.75 0.1, 0.78 0.58 0.08, 0.7 0.57 0.07',
  ))
    mark(ink, clear(tone, 0.85)).disc(left + dx * w, y - dy * h, r * w * 0.8)
}

/** One hanging curtain, gathered; x is its inner edge's side. */
export function curtain(
  ink: Ink,
  b: {
    x: number
    y: number
    width: number
    height: number
    colour: string
    side?: number
    tied?: boolean
  },
): void {
  const { x, y, width: w, height: h, colour } = b
  const side = b.side ?? 1
  const waist = b.tied === false ? 1 : 0.55
  cut(ink, turned(ink, colour, { span: [x - w, x + w], amount: 0.1 }), 0.14).shape((ctx) => {
    ctx.moveTo(x - side * w * 0.6, y - h)
    ctx.lineTo(x + side * w * 0.6, y - h)
    ctx.lineTo(x + side * w * 0.6, y)
    ctx.lineTo(x + side * w * (0.6 - waist), y)
    ctx.quadraticCurveTo(x + side * w * (0.6 - waist * 0.9), y - h * 0.4, x - side * w * 0.6, y - h)
  })
  for (let i = 1; i < 5; i++) {
    const bottom = x + side * w * (0.6 - (waist * i) / 5)
    const top = x + side * w * (0.6 - (1.2 * i) / 5)
    stroke(ink, clear(i % 2 ? darker(colour, 0.3) : lighter(colour, 0.3), 0.5), 0.05).shape(
      (ctx) => {
        ctx.moveTo(bottom, y)
        ctx.quadraticCurveTo(bottom, y - h * 0.45, top, y - h)
      },
    )
  }
}

/** A panelled door with a frame. */
export function door(ink: Ink, b: Stand & { glass?: boolean; open?: boolean }): void {
  if (ink.open) return
  const { x, y = 0, width: w, height: h, colour = '#8a5f45' } = b
  cut(ink, lighter(colour, 0.35), 0.1).standing(x, y, [w + 0.3, h + 0.15])
  if (b.open) {
    mark(ink, ink.light.dark ? '#2a2440' : '#5a4a52').standing(x, y, [w, h])
    return
  }
  mark(ink, turned(ink, colour, { span: [x - w / 2, x + w / 2], amount: 0.16 })).standing(x, y, [
    w,
    h,
  ])
  for (const [row, high] of pairs('0.93 0.42, 0.44 0.36')) {
    for (const side of [-1, 1]) {
      const px = x + side * w * 0.23 - w * 0.17
      if (b.glass && row > 0.9)
        mark(ink, ink.light.dark ? '#ffe1a0' : '#cfe3e6').rect(px, y - h * row, [
          w * 0.34,
          h * high,
        ])
      else
        stroke(ink, clear(darker(colour, 0.35), 0.7), 0.05).rect(px, y - h * row, [
          w * 0.34,
          h * high,
        ])
    }
  }
  mark(ink, '#ecc762').disc(x + w * 0.38, y - h * 0.45, 0.09)
}
