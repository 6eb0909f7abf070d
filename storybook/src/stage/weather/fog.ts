import { readColour } from '../../cast/colour/read-colour.ts'
import { mix } from '../../paint/paper/colour.ts'
import type { Piece } from '../../scene/scene.ts'
import type { PlaceContext } from '../place.ts'
import { cutOut } from '../places/kit/alive.ts'
import { clear, lighter } from '../places/kit/colour.ts'
import { mark, type Ink } from '../places/kit/paper.ts'
import { extentAt } from '../places/kit/plane.ts'

/** The colour that a prompt gives its fog: "green fog" in the scenery. */
function fogColour({ scenery = [], light }: PlaceContext): string | null {
  const said = scenery.find((words) => words.endsWith(' fog'))?.slice(0, -4)
  const hex = said === undefined ? null : readColour(said)
  return hex && mix(hex, light.haze, light.dark ? 0.2 : 0.3)
}

/** A soft bank of mist that drifts slowly from side to side. */
export function fogBank(
  context: PlaceContext,
  how: { z: number; y: number; height: number; strength: number; colour?: string; speed?: number },
): Piece {
  const { z, height } = how
  const extent = extentAt(context.box, z)
  const width = extent.reach * 2.6
  const colour =
    fogColour(context) ?? how.colour ?? lighter(context.light.haze, context.light.dark ? 0.08 : 0.3)
  const speed = how.speed ?? 0.35
  return cutOut(
    context,
    {
      name: `fog ${z}`,
      at: [0, how.y - height * 0.5, z],
      size: [width, height * 2],
      bleed: 0,
      tint: 0,
      haze: 0,
      shadow: 0,
      edge: 0,
      soft: Math.max(0.16, height * 0.06),
      drift: (t) => ({
        x: Math.sin(t * speed * 0.2 + z) * extent.half * 0.22,
        y: Math.sin(t * 0.3 + z) * 0.15,
      }),
    },
    (ink) => {
      vellum(ink, { width, height, colour, strength: how.strength })
      const count = Math.ceil(width / (height * 0.9))
      for (let i = 0; i < count; i++) {
        const x = -width / 2 + (i + ink.random.between(0, 1)) * (width / count)
        const radius = height * ink.random.between(0.55, 0.95)
        const y = -height * ink.random.between(0.55, 1.1)
        const gradient = ink.ctx.createRadialGradient(x, y, 0, x, y, radius)
        gradient.addColorStop(0, clear(colour, how.strength))
        gradient.addColorStop(1, clear(colour, 0))
        mark(ink, gradient).shape((ctx) => ctx.ellipse(x, y, radius * 1.6, radius, 0, 0, 7))
      }
    },
  )
}

/** A sheet of thin paper behind the mist, with long lobes along its upper edge. */
function vellum(
  ink: Ink,
  how: { width: number; height: number; colour: string; strength: number },
): void {
  const { width, height, colour, strength } = how
  const fall = ink.ctx.createLinearGradient(0, -height * 1.5, 0, -height * 0.3)
  fall.addColorStop(0, clear(colour, strength * 0.6))
  fall.addColorStop(1, clear(colour, 0))
  mark(ink, fall).shape((ctx) => {
    ctx.moveTo(-width / 2, -height * 0.2)
    ctx.lineTo(-width / 2, -height)
    for (let x = -width / 2; x < width / 2;) {
      const wide = height * ink.random.between(0.9, 2)
      const high = height * ink.random.between(0.25, 0.6)
      ctx.bezierCurveTo(
        x + wide * 0.1,
        -height - high,
        x + wide * 0.9,
        -height - high,
        x + wide,
        -height,
      )
      x += wide
    }
    ctx.lineTo(width / 2, -height * 0.2)
  })
}
