import { pairs } from '../../../../scene/rows.ts'
import { live } from '../../../../paint/pieces/live.ts'
import type { Piece } from '../../../../scene/scene.ts'
import type { PlaceContext } from '../../../place.ts'
import { flashes } from '../../../weather/lightning.ts'
import { glowing } from '../alive.ts'
import { clear } from '../colour.ts'
import { cut, mark, type Ink } from '../paper.ts'
import { rounded, type Pair } from '../shapes.ts'
import { extentAt, plane } from '../plane.ts'
import { RISE, STAIR_BACK as BACK } from './stair-measures.ts'
import { glass } from './windows.ts'

/** The round of a tower: its newel in the middle, the underside of the next turn, and slits of windows. */
export function tower(ink: Ink): void {
  const wide = Math.min(3.2, ink.half * 0.34)
  const shade = ink.ctx.createLinearGradient(ink.left * 0.6, 0, ink.right * 0.6, 0)
  for (const [at, dark] of pairs('0 0.55, 0.35 0.05, 0.65 0.05, 1 0.55'))
    shade.addColorStop(at, clear('#1c1420', dark))
  mark(ink, shade).rect(ink.left, ink.top, [ink.right - ink.left, ink.bottom - ink.top])
  for (const side of [-1, 1]) slit(ink, ...slitAt(ink.half, side))
  nextTurn(ink)
  cut(ink, '#8d8474', 0.5).rect(-wide / 2, ink.top, [wide, ink.bottom - ink.top])
  for (let i = -4; i < 14; i++) {
    const y = -i * 1.5
    mark(ink, clear('#4c443c', 0.5)).plot({ y, w: wide }, '-0.5 0, 0.5 -0.5, 0.5 -0.38, -0.5 0.12')
  }
}

function slitAt(half: number, side: number): Pair {
  return [side * half * 0.62, -3.6 - side * 1.4]
}

const TREADS = 18

/** The stairs go on round the newel: their next turn on the far wall, from right to left and higher. */
function nextTurn(ink: Ink): void {
  const reach = ink.half * 0.86
  const from = Math.min(RISE * reach * 0.86, -ink.crown * 0.44)
  const at = (share: number): Pair => {
    const angle = share * Math.PI
    return [reach * Math.cos(angle), -from - 2.6 * share - 0.9 * Math.sin(angle)]
  }
  for (let i = 0; i < TREADS; i++) {
    const [[x, y], [to]] = [at(i / TREADS), at((i + 1) / TREADS)]
    const wide = x - to + 0.16
    cut(ink, '#7d7466', 0.12).rect(to, y, [wide, 1.1])
    mark(ink, '#b0a695').rect(to, y, [wide, 0.2])
  }
}

/** How wide and high the light of a slit is. */
const SLIT = { width: 1.7, height: 3.2 } as const

function slit(ink: Ink, x: number, y: number): void {
  const { width: w, height: h } = SLIT
  cut(ink, '#6f675b').rounded([x - w / 2 - 0.25, y - h - 0.25, w + 0.5, h + 0.5], [1.1, 1.1, 0, 0])
  glass(ink, { x, y, ...SLIT, shape: rounded([x - w / 2, y - h, w, h], [w / 2, w / 2, 0, 0]) })
}

const WET = new Set<PlaceContext['weather']>(['rain', 'storm', 'hail'])

/** Rain that drives past the slits, and lightning behind them. */
export function stormInSlits(c: PlaceContext): Piece[] {
  if (!WET.has(c.weather)) return []
  const { half } = extentAt(c.box, BACK)
  const bright = c.weather === 'storm' ? flashes(c) : () => 0
  const chance = c.random.fork('slits')
  const drops = Array.from({ length: 22 }, () => [chance.next(), chance.next()] as const)
  return [-1, 1].map((side) => {
    const [x, y] = slitAt(half, side)
    return live({ name: `rain in the window ${side}`, depth: BACK - 0.05 }, (pen) => {
      const { ctx, t } = pen
      const { x: left, y: top, scale: s } = pen.project(x - SLIT.width / 2, SLIT.height - y, BACK)
      const [w, h] = [SLIT.width * s, SLIT.height * s]
      ctx.save()
      ctx.beginPath()
      ctx.roundRect(left, top, w, h, [w / 2, w / 2, 0, 0])
      ctx.clip()
      ctx.fillStyle = `rgba(235,241,255,${Math.min(0.95, bright(t) * 3).toFixed(3)})`
      ctx.fillRect(left, top, w, h)
      ctx.strokeStyle = 'rgba(230,240,250,0.75)'
      ctx.lineWidth = Math.max(0.8, 0.05 * s)
      ctx.beginPath()
      for (const [across, phase] of drops) {
        const fallen = (phase + t * 2.2) % 1
        const [dx, dy] = [left + (across + 0.3 * (1 - fallen)) * w, top + fallen * 1.1 * h]
        ctx.moveTo(dx, dy)
        ctx.lineTo(dx + 0.1 * s, dy - 0.4 * s)
      }
      ctx.stroke()
      ctx.restore()
    })
  })
}

/** Torches on the wall along the way up. */
export function torches(c: PlaceContext): Piece[] {
  return [-4.6, 4.6].flatMap((x) => [
    glowing(c, { at: [x, RISE * x + 4.2, BACK - 0.2], radius: 3, flicker: 0.12, strength: 0.6 }),
    ...plane(c, { name: `torch ${x}`, z: BACK - 0.1, haze: 0 }, (ink) => {
      mark(ink, '#5a4030').rect(x - 0.1, -RISE * x - 4, [0.2, 1.1])
      mark(ink, '#ffb347').disc(x, -RISE * x - 4.2, 0.3)
      mark(ink, '#fff0b0').disc(x, -RISE * x - 4.15, 0.16)
    }),
  ])
}
