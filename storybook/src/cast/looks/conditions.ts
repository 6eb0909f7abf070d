import { createRandom } from '../../scene/random.ts'
import type { Look } from '../../plan/plan.ts'
import type { ActorBrush } from '../actor.ts'
import type { DrawLook, Worn } from './worn.ts'

type ConditionName =
  | 'shiny'
  | 'faded'
  | 'tarnished'
  | 'rotten'
  | 'wilted'
  | 'deflated'
  | 'lit'
  | 'unlit'

/** How far along things are: new, faded, gone off, out of air, switched on. */
export const CONDITIONS: Readonly<Record<ConditionName, DrawLook>> = {
  shiny: glints,
  faded: (worn) => wash(worn, 'rgba(240,235,222,0.62)'),
  tarnished(worn) {
    wash(worn, 'rgba(58,50,44,0.5)')
    blotches(worn, { tone: '#3a332c', many: 18, size: 0.07 })
  },
  rotten(worn) {
    wash(worn, 'rgba(96,74,44,0.42)')
    blotches(worn, { tone: '#5d6b4c', many: 16, size: 0.075 })
    blotches(worn, { tone: '#d9ddcb', many: 12, size: 0.045 })
  },
  wilted: (worn) => wash(worn, 'rgba(112,80,44,0.62)'),
  deflated: (worn) => wash(worn, 'rgba(40,30,40,0.18)'),
  lit: (worn) => (SCREENS.test(worn.name) ? screen(worn) : wash(worn, 'rgba(255,226,140,0.34)')),
  unlit: (worn) => wash(worn, 'rgba(26,28,44,0.66)'),
}

function wash({ ctx }: Worn, tone: string): void {
  ctx.fillStyle = tone
  ctx.fillRect(0, 0, ctx.canvas.width, ctx.canvas.height)
}

function blotches(
  { ctx, left, top, wide, pixels }: Worn,
  { tone, many, size }: { tone: string; many: number; size: number },
): void {
  const random = createRandom(17 + many)
  const side = Math.min(wide, pixels * 1.4)
  ctx.fillStyle = tone
  for (let i = 0; i < many; i++) {
    ctx.globalAlpha = random.between(0.45, 0.8)
    const r = side * size * random.between(0.4, 1)
    const [x, y] = [
      left + wide * random.between(0.1, 0.9),
      top + pixels * random.between(0.1, 0.95),
    ]
    ctx.beginPath()
    ctx.ellipse(x, y, r * random.between(1, 1.7), r, random.between(-1, 1), 0, 2 * Math.PI)
    ctx.fill()
  }
  ctx.globalAlpha = 1
}

const SCREENS = /computer|laptop|television|monitor/u

/** Windows of some programme, bright before a blue ground. */
function screen({ ctx, left, top, wide, pixels }: Worn): void {
  const box = (tone: string, at: readonly [number, number], size: readonly [number, number]) => {
    ctx.fillStyle = tone
    ctx.fillRect(left + at[0] * wide, top + at[1] * pixels, size[0] * wide, size[1] * pixels)
  }
  box('#8fd4ff', [0.11, 0.07], [0.78, 0.5])
  box('#ffffff', [0.18, 0.14], [0.36, 0.3])
  box('#ffb84d', [0.18, 0.14], [0.36, 0.05])
  box('#eaf8ff', [0.58, 0.2], [0.24, 0.26])
  for (const y of [0.24, 0.3, 0.36]) box('#9fb6c8', [0.21, y], [0.28, 0.025])
}

/** Two bands of light aslant. */
function glints({ ctx, left, top, wide, pixels }: Worn): void {
  ctx.fillStyle = '#ffffff'
  for (const [at, broad, alpha] of [
    [0.2, 0.14, 0.42],
    [0.4, 0.05, 0.34],
  ] as const) {
    ctx.globalAlpha = alpha
    ctx.beginPath()
    ctx.moveTo(left + (at + 0.3) * wide, top - pixels * 0.2)
    ctx.lineTo(left + (at + 0.3 + broad) * wide, top - pixels * 0.2)
    ctx.lineTo(left + (at - 0.1 + broad) * wide, top + pixels * 1.2)
    ctx.lineTo(left + (at - 0.1) * wide, top + pixels * 1.2)
    ctx.fill()
  }
  ctx.globalAlpha = 1
}

const HALO = 0.95
const HALO_TONES = ['rgba(255,232,150,0.8)', 'rgba(255,214,110,0.28)', 'rgba(255,210,100,0)']

/** What its state does to all of its outline, before it is put onto the stage: it lies slack, hangs its head, or shines. */
export function shapeBy(looks: readonly Look[], { ctx }: ActorBrush, aspect: number): void {
  if (looks.includes('deflated')) ctx.transform(1.12, 0, 0.12, 0.52, 0, 0)
  if (looks.includes('wilted')) ctx.transform(1, 0, 0.34, 0.82, 0, 0)
  if (!looks.includes('lit')) return
  const [y, r] = [aspect > 0.5 ? -0.55 : -0.82, HALO * Math.max(0.5, Math.min(1, aspect))]
  const glow = ctx.createRadialGradient(0, y, 0, 0, y, r)
  HALO_TONES.forEach((tone, i) => glow.addColorStop(i / 2, tone))
  ctx.fillStyle = glow
  ctx.fillRect(-r, y - r, 2 * r, 2 * r)
}
