import { blot } from '../../scene/blot.ts'
import { createRandom } from '../../scene/random.ts'
import type { DrawLook, Worn } from './worn.ts'

type CoatName = 'dirty' | 'muddy' | 'dusty' | 'mossy' | 'old' | 'wet' | 'dewy' | 'frosty' | 'snowy'

/** What lies on the surface of things. */
export const COATS: Readonly<Record<CoatName, DrawLook>> = {
  dirty: (worn) => smears(worn, { many: worn.alive ? 32 : 16, low: 0 }),
  muddy(worn) {
    smears({ ...worn, stains: ['#5c3a1e'] }, { many: 26, low: 0.35 })
    rising(worn, 'rgba(92,58,30,0.9)', 0.22)
  },
  dusty(worn) {
    // Of whoever lives the face stays to be seen.
    const [upper, lower] = worn.alive ? [0.32, 0.24] : [0.62, 0.32]
    veil(worn, `rgba(214,206,190,${upper})`, `rgba(206,196,178,${lower})`)
    specks(worn, 'rgba(244,240,230,0.8)')
    if (worn.alive) smears({ ...worn, stains: ['#f6f0e2'] }, { many: 22, low: 0 })
  },
  mossy(worn) {
    // It grows from above, and hangs.
    smears({ ...worn, stains: ['#5f8f3a', '#7bab4a', '#44702c'] }, { many: 44, low: 0 })
    specks(worn, 'rgba(150,190,90,0.8)')
  },
  old(worn) {
    veil(worn, 'rgba(186,164,124,0.42)', 'rgba(140,108,70,0.36)')
    specks(worn, 'rgba(104,78,48,0.55)')
  },
  wet(worn) {
    veil(worn, 'rgba(36,62,92,0.14)', 'rgba(30,54,84,0.3)')
    drops(worn, { many: 26, size: 0.03 })
    drips(worn)
  },
  dewy: (worn) => drops(worn, { many: 60, size: 0.026 }),
  frosty(worn) {
    veil(worn, 'rgba(240,250,255,0.72)', 'rgba(190,224,246,0.4)')
    specks(worn, 'rgba(255,255,255,0.95)')
  },
  snowy(worn) {
    smears({ ...worn, stains: ['#ffffff'] }, { many: worn.alive ? 22 : 12, low: 0 })
    specks(worn, 'rgba(255,255,255,0.95)')
  },
}

interface Smear {
  readonly many: number
  /** 0 all over, 1 only at the feet. */
  readonly low: number
}

function smears({ ctx, left, top, wide, pixels, stains }: Worn, { many, low }: Smear): void {
  const random = createRandom(13)
  const side = Math.min(wide, pixels * 2)
  for (let i = 0; i < many; i++) {
    const [x, y] = [left + wide * random.between(0.06, 0.94), top + pixels * random.between(low, 1)]
    const r = side * random.between(0.02, 0.075)
    ctx.fillStyle = stains[i % stains.length] ?? ''
    ctx.globalAlpha = random.between(0.5, 0.85)
    ctx.beginPath()
    ctx.ellipse(x, y, r * random.between(1, 1.9), r * 0.8, random.between(-0.5, 0.5), 0, 7)
    ctx.fill()
    for (let splash = 0; splash < 3; splash++) {
      ctx.beginPath()
      ctx.arc(x + random.between(-2.4, 2.4) * r, y + random.between(-2, 2) * r, r * 0.22, 0, 7)
      ctx.fill()
    }
  }
}

/** From the ground up, with a wavy upper edge. */
function rising({ ctx, left, top, wide, pixels }: Worn, tone: string, high: number): void {
  ctx.fillStyle = tone
  ctx.beginPath()
  ctx.moveTo(left - wide, top + pixels * 1.2)
  for (let i = 0; i <= 24; i++)
    ctx.lineTo(
      left + wide * (i / 12 - 0.5),
      top + pixels * (1 - high + 0.035 * Math.sin(i * 2.1) + 0.02 * Math.sin(i * 5)),
    )
  ctx.lineTo(left + 2 * wide, top + pixels * 1.2)
  ctx.fill()
}

function veil({ ctx, top, pixels }: Worn, upper: string, lower: string): void {
  const fill = ctx.createLinearGradient(0, top, 0, top + pixels)
  fill.addColorStop(0, upper)
  fill.addColorStop(1, lower)
  ctx.fillStyle = fill
  ctx.fillRect(0, 0, ctx.canvas.width, ctx.canvas.height)
}

function specks({ ctx, left, top, wide, pixels }: Worn, tone: string): void {
  const random = createRandom(17)
  ctx.fillStyle = tone
  for (let i = 0; i < 140; i++) {
    const r = pixels * random.between(0.003, 0.008)
    ctx.beginPath()
    ctx.arc(left + wide * random.between(0, 1), top + pixels * random.between(0, 1), r, 0, 7)
    ctx.fill()
  }
}

function drops(worn: Worn, { many, size }: { many: number; size: number }): void {
  const { ctx, left, top, wide, pixels, sheer } = worn
  const random = createRandom(19)
  const edge = sheer ? 0.24 : 0.04
  if (sheer) ctx.globalCompositeOperation = 'source-over'
  for (let i = 0; i < many; i++)
    drop(
      worn,
      [left + wide * random.between(edge, 1 - edge), top + pixels * random.between(edge, 1 - edge)],
      pixels * size * random.between(0.6, 1.2),
    )
}

function drop({ ctx }: Worn, [x, y]: readonly [number, number], r: number): void {
  ctx.fillStyle = 'rgba(126,190,236,0.85)'
  ctx.beginPath()
  ctx.moveTo(x, y - r * 1.9)
  ctx.quadraticCurveTo(x + r * 1.3, y + r * 0.2, x, y + r)
  ctx.quadraticCurveTo(x - r * 1.3, y + r * 0.2, x, y - r * 1.9)
  ctx.fill()
  blot(ctx, 'rgba(255,255,255,0.95)', [x - r * 0.25, y - r * 0.1, r * 0.28])
}

/** Drops that leave it on the way down. */
function drips(worn: Worn): void {
  const { ctx, left, top, wide, pixels, t } = worn
  ctx.globalCompositeOperation = 'source-over'
  for (let i = 0; i < 7; i++) {
    const fall = (t * 0.8 + i * 0.37) % 1
    const x = left + wide * (0.08 + 0.14 * i)
    drop(worn, [x, top + pixels * (0.55 + 0.45 * fall * fall)], pixels * 0.024)
  }
}
