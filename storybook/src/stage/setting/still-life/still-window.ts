import { blot } from '../../../scene/blot.ts'
import { clear, darker, lighter } from '../../places/kit/colour.ts'
import type { Still } from './still.ts'

const GARDEN = ['#7fb765', '#5f9f58', '#a8d07a', '#f4d77a', '#f0a0a8', '#8fc7a0'] as const
const CITY = ['#9fb6cf', '#b9c6d8', '#f4d9a6', '#8aa6c4', '#f2b48a', '#d5dfe8'] as const
const AT_NIGHT = ['#ffcf7d', '#ff9f6a', '#ffe6ae', '#8fb4ff', '#ffb85c'] as const

/** A broad window at one side, with a garden or a town out of focus behind it. */
export function paneWithView(still: Still): void {
  const { ctx, width, height, unit, side, edge, tone, dark, look } = still
  // In a tall frame it is as tall: a bare wall would be half the picture.
  const [wide, high] = [unit * 4.6, edge - unit * 2.1 - height * 0.03]
  const middle = width * 0.5 + side * Math.max(unit * 4.4, width * 0.31)
  const [left, top] = [middle - wide / 2, edge - unit * 2.1 - high]
  ctx.fillStyle = tone('#fffaf0')
  ctx.fillRect(left - unit * 0.25, top - unit * 0.25, wide + unit * 0.5, high + unit * 0.5)
  ctx.save()
  ctx.beginPath()
  ctx.rect(left, top, wide, high)
  ctx.clip()
  view(still, [left, top, wide, high])
  ctx.restore()
  ctx.fillStyle = tone(dark ? '#e9dcc4' : '#fffaf0')
  ctx.fillRect(middle - unit * 0.09, top, unit * 0.18, high)
  ctx.fillRect(left, top + high * 0.36, wide, unit * 0.16)
  ctx.fillRect(left - unit * 0.5, top + high + unit * 0.1, wide + unit, unit * 0.3)
  for (const which of [-1, 1])
    curtain(still, { x: middle + (which * wide) / 2, top, high, which, colour: look.drape })
}

type Box = readonly [left: number, top: number, wide: number, high: number]

function view({ ctx, look, random, dark, unit }: Still, [left, top, wide, high]: Box): void {
  const air = ctx.createLinearGradient(0, top, 0, top + high)
  for (const [at, colour] of dark
    ? ([
        [0, '#1d2a5c'],
        [1, '#4a4a8a'],
      ] as const)
    : ([
        [0, '#c4e8fb'],
        [1, '#fff3cf'],
      ] as const))
    air.addColorStop(at, colour)
  ctx.fillStyle = air
  ctx.fillRect(left, top, wide, high)
  const day = look.corner === 'desk' ? CITY : GARDEN
  if (look.corner === 'desk') towers(ctx, [left, top, wide, high], dark)
  for (let i = 0; i < 26; i++) {
    const y = top + high * (look.corner === 'desk' ? random.next() : 0.34 + 0.7 * random.next())
    const colour = random.pick(dark ? AT_NIGHT : day)
    const r = unit * random.between(0.3, 0.85)
    blot(ctx, clear(colour, dark ? 0.6 : 0.72), [left + wide * random.next(), y, r])
  }
}

function towers(ctx: Still['ctx'], [left, top, wide, high]: Box, dark: boolean): void {
  ctx.fillStyle = dark ? '#2c3566' : '#a4bad2'
  for (const [x, w, h] of [
    [0, 0.26, 0.5],
    [0.22, 0.2, 0.72],
    [0.5, 0.24, 0.44],
    [0.7, 0.3, 0.62],
  ] as const)
    ctx.fillRect(left + x * wide, top + high * (1 - h), w * wide, h * high)
}

/** Gathered cloth at one side of the panes. */
function curtain(
  { ctx, unit, tone }: Still,
  how: { x: number; top: number; high: number; which: number; colour: string },
): void {
  const { x, top, high, which, colour } = how
  const at = (dx: number): number => x + which * dx * unit
  for (const [shift, tint] of [
    [0, darker(colour, 0.08)],
    [0.34, lighter(colour, 0.25)],
    [0.66, colour],
  ] as const) {
    ctx.fillStyle = tone(tint)
    ctx.beginPath()
    ctx.moveTo(at(shift - 0.7), top - unit * 0.5)
    ctx.quadraticCurveTo(at(shift - 0.3), top + high * 0.5, at(shift), top + high * 1.12)
    ctx.lineTo(at(shift + 0.5), top + high * 1.12)
    ctx.lineTo(at(shift + 0.5), top - unit * 0.5)
    ctx.fill()
  }
  ctx.fillStyle = tone('#a5744a')
  ctx.fillRect(at(which < 0 ? 0.9 : -2.3), top - unit * 0.62, unit * 3.2, unit * 0.14)
}
