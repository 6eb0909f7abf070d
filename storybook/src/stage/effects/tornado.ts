import type { Actor } from '../../cast/actor.ts'
import { blot } from '../../scene/blot.ts'
import { mix } from '../../paint/paper/colour.ts'
import type { Piece, Pen } from '../../scene/scene.ts'
import type { Box } from '../../scene/space.ts'
import { ease, TURN, wave } from '../easing.ts'
import { dice } from './dice.ts'

const RINGS = 56
const DEBRIS = 34
const CLOUDS = 11
/** How many ride in it who are not debris, and how tall each is, in heights of the funnel. */
const RIDERS = 20
const RIDER = 0.2
/** Seconds until it is where it goes. */
const ARRIVES = 4.5
/** The smoke at the foot and at the head of it: by night paler than the sky, by day darker. */
const SMOKE = { day: ['#8f8790', '#4c4654'], night: ['#cfc3c4', '#8b8398'] } as const

interface Storm {
  readonly seed: number
  readonly box: Box
  readonly z?: number
  /** Of its usual height. */
  readonly scale?: number
  /** Where it wanders about, in widths of the frame from the middle. */
  readonly aside?: number
  /** Where it comes to from there, for whatever it runs into. */
  readonly until?: number
  /** What it is full of, flying round it instead of what it has torn up. */
  readonly full?: Actor | null
}

/** A funnel of smoke that wanders, with what it has torn up flying round it. */
export function tornado(storm: Storm): Piece {
  const { seed, box, z = 6, scale = 1, aside = 0, until = aside, full = null } = storm
  const far = (12 + z) / 12
  const tall = box.height * 0.74 * far * scale
  return {
    name: 'tornado',
    depth: () => z,
    draw: (pen) => {
      const at = aside + (until - aside) * ease(pen.t / ARRIVES)
      // At the side of the frame it stays within it.
      const sway = aside === 0 ? 0.14 : 0.05
      const x = box.width * far * (at + sway * wave(pen.t / 9 + dice(seed, 0)(1)))
      pen.ctx.save()
      const riders = full && { seed, full, x, z, tall }
      if (riders) drawRiders(pen, riders, 'behind')
      for (let ring = RINGS; ring >= 0; ring--) drawRing(pen, { x, z, tall, share: ring / RINGS })
      for (let number = 0; number < CLOUDS; number++)
        drawCloud(pen, { x, z, tall, number, chance: dice(seed, 100 + number) })
      if (riders) drawRiders(pen, riders, 'before')
      for (let number = 0; number < (full ? 0 : DEBRIS); number++)
        drawDebris(pen, { x, z, tall, chance: dice(seed, number + 1) })
      pen.ctx.restore()
    },
  }
}

interface Funnel {
  readonly x: number
  readonly z: number
  readonly tall: number
}

function radiusAt(share: number, tall: number): number {
  return tall * (0.055 + 0.34 * share ** 1.7)
}

function drawRing(pen: Pen, { x, z, tall, share }: Funnel & { share: number }): void {
  const { ctx, light, t } = pen
  const bend = tall * 0.06 * wave(t / 3 + share * 0.8)
  const at = pen.project(x + bend * (0.3 + share), tall * share, z)
  const radius = radiusAt(share, tall) * at.scale * (1 + 0.06 * wave(t * 1.3 + share * 5))
  const [foot, head] = SMOKE[light.dark ? 'night' : 'day']
  // Bands of denser smoke wind upwards.
  const band = 0.09 * wave(share * 7 - t * 0.9)
  const shade = mix(mix(mix(foot, head, share), '#2e2a36', 0.09 + band), light.haze, 0.1)
  ctx.globalAlpha = 0.94
  blot(ctx, shade, [at.x, at.y, radius, radius * 0.34, 0.08 * wave(t / 2 + share)])
  ctx.globalAlpha = 0.6
  ctx.strokeStyle = mix(shade, '#ffffff', 0.42)
  ctx.lineWidth = Math.max(1, radius * 0.05)
  const start = -t * 5 + share * 31
  ctx.beginPath()
  ctx.ellipse(at.x, at.y, radius * 0.86, radius * 0.28, 0, start, start + 1.7)
  ctx.stroke()
}

/** Dust and smoke that billow about its foot. */
function drawCloud(
  pen: Pen,
  { x, z, tall, number, chance }: Funnel & { number: number; chance: (side: number) => number },
): void {
  const { ctx, light, t } = pen
  const angle = (number / CLOUDS) * TURN + t * 1.6
  const reach = tall * (0.11 + 0.03 * chance(1))
  const at = pen.project(
    x + Math.cos(angle) * reach,
    tall * (0.035 + 0.012 * chance(2)) + Math.sin(angle) * reach * 0.2,
    z,
  )
  const size = at.scale * tall * (0.05 + 0.012 * wave(t / 2 + chance(3)))
  ctx.globalAlpha = 0.55
  blot(ctx, mix(SMOKE[light.dark ? 'night' : 'day'][0], light.haze, 0.12 + 0.1 * chance(4)), [
    at.x,
    at.y,
    size * 1.3,
    size,
  ])
}

interface Riders extends Funnel {
  readonly seed: number
  readonly full: Actor
}

/** Sharks, bees or cows that are carried round and round, half of them behind the smoke. */
function drawRiders(
  pen: Pen,
  { seed, full, x, z, tall }: Riders,
  where: 'behind' | 'before',
): void {
  const { ctx, light, t } = pen
  for (let number = 0; number < RIDERS; number++) {
    const chance = dice(seed, 300 + number)
    const share = 0.1 + (0.86 * (number + 0.3 * chance(1))) / RIDERS
    const angle = t * (1.5 + 0.4 * chance(2)) + number * 2.4
    if (Math.sin(angle) > 0 !== (where === 'behind')) continue
    const radius = radiusAt(share, tall) * (1.02 + 0.12 * chance(3))
    const up = tall * share + Math.sin(angle) * radius * 0.3
    const at = pen.project(x + Math.cos(angle) * radius, up, z)
    const size = at.scale * tall * RIDER * (0.85 + 0.25 * chance(4)) * (0.7 + 0.5 * share)
    ctx.save()
    ctx.translate(at.x, at.y)
    ctx.rotate(0.5 * Math.cos(angle) + 0.3 * wave(t / 2 + number))
    ctx.scale(size, size)
    ctx.translate(0, 0.5)
    full.draw({ ctx, light, pixels: size, t }, { turn: Math.sin(angle) > 0 ? -1 : 1 })
    ctx.restore()
  }
}

function drawDebris(
  pen: Pen,
  { x, z, tall, chance }: Funnel & { chance: (side: number) => number },
): void {
  const { ctx, t } = pen
  const share = 0.06 + 0.5 * ((chance(1) + 1) / 2)
  const angle = t * (3 + chance(2)) + chance(3) * TURN
  const radius = radiusAt(share, tall) * (1.3 + 0.3 * chance(4))
  if (Math.sin(angle) > 0.3) return
  const at = pen.project(
    x + Math.cos(angle) * radius,
    tall * share + Math.sin(angle) * radius * 0.3,
    z,
  )
  const size = at.scale * (0.16 + 0.08 * chance(5))
  ctx.globalAlpha = 0.9
  ctx.fillStyle = chance(6) > 0 ? '#4d4038' : '#6d5f55'
  ctx.save()
  ctx.translate(at.x, at.y)
  ctx.rotate(angle * 2)
  ctx.fillRect(-size / 2, -size / 3, size, size * 0.6)
  ctx.restore()
}
