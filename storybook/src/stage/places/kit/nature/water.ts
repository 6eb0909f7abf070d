import { blot } from '../../../../scene/blot.ts'
import { live } from '../../../../paint/pieces/live.ts'
import type { Piece } from '../../../../scene/scene.ts'
import type { PlaceContext } from '../../../place.ts'
import { clear, darker, lighter, mix } from '../colour.ts'
import { pickBetween, seen, terrain } from './ground.ts'
import { cut, type Ink } from '../paper.ts'
import type { Pair } from '../shapes.ts'
import { extentAt, plane } from '../plane.ts'
import { isWild } from './breakers.ts'
import { waterTint } from './water-tint.ts'

export interface Water {
  /** Near to far. */
  readonly colours: readonly string[]
  readonly y?: number
  readonly far?: number
  /** Paper waves that roll, at these depths; none for a pond. */
  readonly waves?: readonly number[]
  readonly waveHeight?: number
  readonly glitter?: number
  /** White crests on the waves. */
  readonly foam?: boolean
}

/** Open water: a level sheet that takes the sky's colour, glitter, and rolling paper waves. */
export function water(context: PlaceContext, how: Water): Piece[] {
  const { light } = context
  const y = how.y ?? 0
  const skyColour = light.sky.at(-2) ?? '#88aacc'
  const colours = under(skyColour, context, how)
  const sheet = terrain(context, {
    colours,
    bump: 0.05,
    edge: 'wave',
    snow: false,
    y,
    depth: 38.8,
    ...(how.far === undefined ? {} : { far: how.far }),
    dress: (ink) => {
      for (let i = 0; i < 120; i++) {
        const z = ink.near + (36 - ink.near) * ink.random.next() ** 1.5
        const p = ink.at(ink.random.between(-1.6, 1.6) * ink.half * ((12 + z) / 12), z)
        const wide = ink.random.between(0.4, 1.6) * p.scale
        blot(
          ink.ctx,
          clear(
            ink.random.chance(0.5) ? lighter(skyColour, 0.4) : darker(colours[0] ?? '#224466', 0.2),
            0.22,
          ),
          [p.x, p.y, wide, 0.035 * p.scale],
        )
      }
    },
  })
  // A storm raises every sea that has waves at all.
  const storm = how.foam === undefined && isWild(context)
  const waves = (how.waves ?? []).flatMap((z, i) =>
    wave(context, {
      z,
      i,
      y,
      colour: pickBetween(colours, Math.max(0, z) / 34),
      height: (how.waveHeight ?? 0.2) * (storm ? 2.4 : 1),
      foam: how.foam ?? storm,
    }),
  )
  return [
    sheet,
    ...(how.glitter === 0
      ? []
      : [glitter(context, { y, count: Math.round(70 * (how.glitter ?? 1)) })]),
    ...waves,
  ]
}

/** The water's colours as the sky lies on them, most of all far off. */
function under(sky: string, { weather, words }: PlaceContext, { colours }: Water): string[] {
  // No sea is blue under a black sky.
  const gloom = weather === 'storm' ? 0.26 : 0
  return colours.map((colour, i) =>
    darker(mix(waterTint(words, colour), sky, 0.12 + gloom + 0.3 * (i / colours.length)), gloom),
  )
}

function wave(
  context: PlaceContext,
  how: { z: number; i: number; y: number; colour: string; height: number; foam: boolean },
): Piece[] {
  const { z, i, y, height } = how
  const size = height * (how.foam ? 1.5 + z / 36 : 0.8 + z / 20)
  const low = y - size * 3.2
  return plane(
    context,
    {
      name: `wave ${i}`,
      z,
      top: y + size * 2.5,
      bottom: low,
      shadow: 0.5,
      driftReach: 2.2,
      drift: (t) => ({
        x: Math.sin(t * 0.5 + i * 1.9) * 1.6 + Math.sin(t * 0.23 + i) * 0.5,
        y: Math.sin(t * 1.1 + i * 2.1) * size * 0.4,
      }),
    },
    (ink) => drawWave(ink, { colour: how.colour, size, y, low, foam: how.foam }),
  )
}

interface Crests {
  readonly colour: string
  readonly size: number
  readonly y: number
  readonly low: number
  readonly foam: boolean
}

function drawWave(ink: Ink, how: Crests): void {
  const { size, y, low } = how
  const step = size * 5
  const points: Pair[] = []
  for (
    let x = ink.left - step * 2, i = 0;
    x <= ink.right + step * 2;
    x += step * ink.random.between(0.35, 0.6), i++
  ) {
    points.push([x, -y + (i % 2 === 0 ? -size : size * 0.5)])
  }
  const gradient = ink.ctx.createLinearGradient(0, -y - size, 0, -low)
  gradient.addColorStop(0, lighter(how.colour, 0.22))
  gradient.addColorStop(0.4, how.colour)
  gradient.addColorStop(1, clear(how.colour, 0))
  cut(ink, gradient, 0).skyline(points, -low)
  if (how.foam) drawFoam(ink, points, size)
}

/** A white cap on every crest, with a torn lower edge and spray behind it. */
function drawFoam(ink: Ink, points: readonly Pair[], size: number): void {
  const { ctx, random } = ink
  ctx.fillStyle = clear('#fffdf6', 0.86)
  ctx.beginPath()
  for (const [x, y] of points.filter((_, index) => index % 2 === 0)) {
    const wide = size * random.between(0.8, 1.5)
    const top = y + size * 0.36
    ctx.moveTo(x - wide, top + size * 0.26)
    ctx.quadraticCurveTo(x - wide * 0.2, top - size * 0.36, x + wide, top + size * 0.3)
    const tears = 5
    for (let tear = 0; tear < tears; tear++) {
      const from = x + wide - (2 * wide * tear) / tears
      const to = from - (2 * wide) / tears
      const low = top + size * random.between(0.2, 0.62)
      ctx.quadraticCurveTo((from + to) / 2, low, to, top + size * (0.12 + 0.03 * tear))
    }
    ctx.closePath()
    if (random.chance(0.5)) continue
    const drop = x + wide * random.between(-0.8, 1.1)
    ctx.moveTo(drop + size * 0.07, top - size * 0.4)
    ctx.arc(drop, top - size * random.between(0.3, 0.6), size * random.between(0.04, 0.08), 0, 7)
  }
  ctx.fill()
}

/** Sparks of light on the water, thickest under the sun or moon. */
export function glitter(
  context: PlaceContext,
  how: { y: number; count: number; near?: number; far?: number; spread?: number },
): Piece {
  const { light, box } = context
  const random = context.random.fork('glitter')
  const near = how.near ?? -4
  const far = how.far ?? 36
  const sparks = Array.from({ length: how.count }, (_, i) => {
    const z = near + (far - near) * random.next() ** 0.9
    const extent = extentAt(box, z)
    const inPath = i % 2 === 0 && light.sun !== 'none'
    const across = inPath
      ? light.from * 0.74 + random.between(-0.09, 0.09) * (1.4 - z / 40)
      : random.between(-1.1, 1.1)
    return {
      x: across * extent.half * (how.spread ?? 1),
      z,
      phase: random.between(0, 6.3),
      wide: random.between(0.16, 0.5),
      strong: inPath ? 0.9 : 0.4,
    }
  })
  const colour = lighter(light.dark ? '#c9d8ff' : light.key, 0.3)
  return live({ name: 'glitter', depth: 38.7 }, (pen) => {
    pen.ctx.fillStyle = colour
    for (const spark of sparks) {
      const shine = Math.sin(pen.t * 2.4 + spark.phase)
      if (shine < -0.2) continue
      const p = pen.project(spark.x + Math.sin(pen.t * 0.7 + spark.phase) * 0.2, how.y, spark.z)
      pen.ctx.globalAlpha = spark.strong * (0.2 + 0.6 * Math.max(0, shine))
      pen.ctx.beginPath()
      pen.ctx.ellipse(
        p.x,
        p.y,
        spark.wide * p.scale * (0.5 + 0.5 * shine),
        Math.max(0.7, 0.045 * p.scale),
        0,
        0,
        7,
      )
      pen.ctx.fill()
    }
    pen.ctx.globalAlpha = 1
  })
}

/** How far a wave runs up the sand, in u of depth. */
const RUN = 3.6

/** Up the sand quickly, back slowly: 0…1. */
function lapping(t: number): number {
  const share = (t / 5.2) % 1
  return share < 0.36
    ? Math.sin((share / 0.36) * (Math.PI / 2))
    : (1 + Math.cos(((share - 0.36) / 0.64) * Math.PI)) / 2
}

/** Waves that run up the sand from the water's edge at depth z, leave it wet, and draw back with their foam. */
export function surf(
  context: PlaceContext,
  how: { z: number; colour?: string; depth?: number; run?: number; foam?: number },
): Piece {
  const { light } = context
  const { reach } = extentAt(context.box, how.z)
  const random = context.random.fork('surf')
  const bumps = Array.from({ length: 26 }, () => random.between(-0.35, 0.35))
  const foam = seen(light, how.colour ?? '#fdfcf5', 0)
  const { run = RUN, foam: thick = 1 } = how
  const wet = clear(seen(light, '#a9814e', 2), 0.3)
  const shallow = clear(seen(light, '#6fc6cf', 2), 0.62)
  return live({ name: 'surf', depth: how.depth ?? 38.6 }, (pen) => {
    const edge = (z: number, sway: number): Pair[] =>
      bumps.map((bump, i) => {
        const x = (i / (bumps.length - 1) - 0.5) * 2 * reach
        const p = pen.project(x, 0, z + bump + Math.sin(pen.t * 0.9 + i * 1.7) * sway)
        return [p.x, p.y]
      })
    const band = (fill: string, near: readonly Pair[], far: readonly Pair[]): void => {
      pen.ctx.fillStyle = fill
      pen.ctx.beginPath()
      for (const [x, y] of [...near, ...far.toReversed()]) pen.ctx.lineTo(x, y)
      pen.ctx.fill()
    }
    const back = edge(how.z + 0.9, 0)
    band(wet, edge(how.z - run, 0.05), back)
    for (const behind of [0.5, 0]) {
      const z = how.z - run * lapping(pen.t + behind * 5.2) + 0.2
      const front = edge(z, 0.14)
      band(shallow, front, back)
      band(
        clear(foam, behind > 0 ? 0.5 : 0.9),
        front,
        edge(z + thick * (behind > 0 ? 0.24 : 0.6), 0.14),
      )
    }
  })
}

/** Rings that spread on still water. */
export function rings(
  context: PlaceContext,
  how: { y: number; count?: number; near?: number; far?: number },
): Piece {
  const random = context.random.fork('rings')
  const list = Array.from({ length: how.count ?? 6 }, () => {
    const z = random.between(how.near ?? 1, how.far ?? 16)
    return {
      z,
      x: random.between(-0.9, 0.9) * extentAt(context.box, z).half,
      phase: random.next(),
      size: random.between(0.5, 1.1),
    }
  })
  return live({ name: 'rings', depth: 38.5 }, (pen) => {
    pen.ctx.strokeStyle = lighter(context.light.sky.at(-1) ?? '#ffffff', 0.4)
    for (const ring of list) {
      const age = (pen.t * 0.35 + ring.phase) % 1
      const p = pen.project(ring.x, how.y, ring.z)
      pen.ctx.globalAlpha = 0.5 * (1 - age)
      pen.ctx.lineWidth = Math.max(0.8, 0.04 * p.scale)
      pen.ctx.beginPath()
      pen.ctx.ellipse(
        p.x,
        p.y,
        ring.size * age * p.scale,
        ring.size * age * 0.22 * p.scale,
        0,
        0,
        7,
      )
      pen.ctx.stroke()
    }
    pen.ctx.globalAlpha = 1
  })
}
