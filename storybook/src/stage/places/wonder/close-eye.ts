import type { Piece } from '../../../scene/scene.ts'
import type { PlaceContext } from '../../place.ts'
import { glowing, motes } from '../kit/alive.ts'
import { clear, darker, lighter } from '../kit/colour.ts'
import { mark, stroke, type Ink } from '../kit/paper.ts'
import type { Ctx } from '../kit/shapes.ts'
import { extentAt, plane } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { gazeOf, mirrored } from '../kit/eye/eye-mirror.ts'
import { eyeFor, type EyeLook } from '../kit/eye/eye-looks.ts'

/** An eye so near that nothing else is seen: it blinks, looks about, and the world is mirrored in it. */
export const closeEyePlace = place({
  id: 'close-eye',
  indoors: true,
  ground: 'none',
  set: (c) => {
    const look = eyeFor(c)
    return [
      eyeball(c, look),
      upperLid(c, look),
      face(c, look),
      /\bcry\b/u.test(c.words) ? tear(c) : [],
      glowing(c, { at: [-4, 6, 0.2], radius: 5, colour: '#ffe2b0', strength: 0.3 }),
      motes(c, { z: -1, count: 12 }),
    ]
  },
})

const [BALL, LID, FACE, TEAR] = [1.2, 0.8, 0.4, 0.2] as const
/** How far the lids are apart above and below the middle, in half widths of the eye. */
const [UP, DOWN] = [0.52, 0.36] as const

interface Frame {
  readonly a: number
  readonly y: number
}

/** Half the eye's width, and where its middle is. */
function frameOf({ half, crown, foot }: Pick<Ink, 'half' | 'crown' | 'foot'>): Frame {
  return { a: Math.min(half * 0.62, (foot - crown) * 0.68), y: (crown + foot) / 2 + 0.3 }
}

function eyeball(c: PlaceContext, look: EyeLook): Piece[] {
  return plane(
    c,
    { name: 'eyeball', z: BALL, haze: 0, shadow: 0, driftReach: 1, drift: (t) => gazeOf(t) },
    (ink) => {
      const { a, y } = frameOf(ink)
      mark(ink, look.white).rect(ink.left, ink.top, [ink.right - ink.left, ink.bottom - ink.top])
      const radius = a * (look.slit ? 0.56 : 0.46)
      mark(ink, darker(look.iris, 0.5)).disc(0, y, radius)
      mark(ink, look.iris).disc(0, y, radius * 0.93)
      fibres(ink, look, { x: 0, y, radius })
      const pupil = look.slit ? [radius * 0.16, radius * 0.82] : [radius * 0.4, radius * 0.4]
      mark(ink, '#14101c').oval(0, y, pupil as [number, number])
      mirrored(ink, c, { y, radius })
    },
  )
}

/** Rays from the pupil to the rim, lighter and darker. */
function fibres(ink: Ink, { iris }: EyeLook, at: { x: number; y: number; radius: number }): void {
  for (let i = 0; i < 64; i++) {
    const angle = (i / 64) * Math.PI * 2 + ink.random.between(-0.04, 0.04)
    const [from, to] = [at.radius * ink.random.between(0.36, 0.5), at.radius * 0.9]
    stroke(
      ink,
      clear(i % 2 ? lighter(iris, 0.45) : darker(iris, 0.3), 0.6),
      at.radius * 0.022,
    ).line(
      [at.x + from * Math.cos(angle), at.y + from * Math.sin(angle)],
      [at.x + to * Math.cos(angle), at.y + to * Math.sin(angle)],
    )
  }
}

/** How far the lid is down, 0…1: it opens once where that is said, and blinks now and then. */
function shut(t: number, opens: boolean): number {
  if (opens && t < 1.9) return 1 - smooth((t - 0.5) / 1.2)
  // No blink at the ends of films of 4, 5, 8 and 10 seconds: the last picture is an open eye.
  const since = (t + 0.9) % 2.2
  return Math.max(0, 1 - Math.abs(since - 1.7) / 0.2)
}

const smooth = (share: number): number => {
  const part = Math.min(1, Math.max(0, share))
  return part * part * (3 - 2 * part)
}

/** It hangs above the eye and comes down over it. */
function upperLid(c: PlaceContext, look: EyeLook): Piece[] {
  const { half, crown, low } = extentAt(c.box, LID)
  const way = (UP + DOWN + 0.14) * frameOf({ half, crown: -crown, foot: -low }).a
  const opens = /\b(open|wake|wake-up)\b/u.test(c.words)
  return plane(
    c,
    {
      name: 'eyelid',
      z: LID,
      haze: 0,
      shadow: 0.8,
      driftReach: way * 1.1,
      drift: (t) => ({ x: 0, y: way * (1 - smooth(shut(t, opens))) }),
    },
    (ink) => {
      const { a, y } = frameOf(ink)
      const edge = (ctx: Ctx): void => {
        ctx.moveTo(-a * 1.05, y)
        ctx.quadraticCurveTo(0, y + 2 * DOWN * a, a * 1.05, y)
      }
      mark(ink, darker(look.skin, 0.1)).shape((ctx) => {
        edge(ctx)
        ctx.lineTo(a * 1.05, ink.top)
        ctx.lineTo(-a * 1.05, ink.top)
        ctx.closePath()
      })
      stroke(ink, look.line, a * 0.035).shape(edge)
    },
  )
}

function almond(ctx: Ctx, { a, y }: Frame): void {
  ctx.moveTo(-a, y + 0.04 * a)
  ctx.quadraticCurveTo(0, y + 2 * DOWN * a, a, y - 0.02 * a)
  ctx.quadraticCurveTo(0, y - 2 * UP * a, -a, y + 0.04 * a)
  ctx.closePath()
}

/** All around the eye, with a hole where it is. */
function face(c: PlaceContext, look: EyeLook): Piece[] {
  return plane(c, { name: 'face about the eye', z: FACE, haze: 0, shadow: 1, edge: 0.6 }, (ink) => {
    const frame = frameOf(ink)
    mark(ink, look.skin).shape((ctx) => {
      ctx.rect(ink.left, ink.top, ink.right - ink.left, ink.bottom - ink.top)
      almond(ctx, frame)
    })
    look.texture(ink, frame)
    stroke(ink, darker(look.skin, 0.25), frame.a * 0.035).shape((ctx) => {
      ctx.moveTo(-frame.a * 0.94, frame.y - 0.18 * frame.a)
      ctx.quadraticCurveTo(0, frame.y - 2.5 * UP * frame.a, frame.a * 0.98, frame.y - 0.2 * frame.a)
    })
    stroke(ink, look.line, frame.a * 0.032).shape((ctx) => almond(ctx, frame))
    if (look.lashes) lashes(ink, look, frame)
  })
}

/** Wells up on the lower lid, hangs there, and rolls down. */
function tear(c: PlaceContext): Piece[] {
  const { half, crown, low } = extentAt(c.box, TEAR)
  const { a } = frameOf({ half, crown: -crown, foot: -low })
  const drift = (t: number): { x: number; y: number } => {
    const since = t % 2.5
    return { x: 0, y: -a * (1.1 * smooth((since - 1) / 1.5) ** 2 - 0.24 * (1 - smooth(since))) }
  }
  return plane(c, { name: 'tear', z: TEAR, haze: 0, shadow: 0.5, driftReach: a, drift }, (ink) => {
    const { y } = frameOf(ink)
    const [x, low, r] = [a * 0.34, y + a * (DOWN + 0.06), a * 0.1]
    mark(ink, 'rgba(150,205,240,0.92)').shape((ctx) => {
      ctx.moveTo(x, low - 2.1 * r)
      ctx.bezierCurveTo(x + 0.5 * r, low - r, x + r, low - 0.5 * r, x + r, low)
      ctx.arc(x, low, r, 0, Math.PI)
      ctx.bezierCurveTo(x - r, low - 0.5 * r, x - 0.5 * r, low - r, x, low - 2.1 * r)
    })
    mark(ink, 'rgba(255,255,255,0.85)').oval(x - 0.38 * r, low - 0.1 * r, [0.18 * r, 0.34 * r])
  })
}

const LASHES = 13

/** Along both lids, longer at the outer end. */
function lashes(ink: Ink, { line }: EyeLook, { a, y }: Frame): void {
  for (let i = 0; i < LASHES; i++) {
    const share = (i + 0.7) / LASHES
    const x = (2 * share - 1) * a
    const bow = 1 - (2 * share - 1) ** 2
    for (const [side, deep, long] of [
      [-1, UP, 0.2],
      [1, DOWN, 0.08],
    ] as const) {
      const from = y + side * deep * a * bow
      stroke(ink, line, a * (side < 0 ? 0.026 : 0.014)).shape((ctx) => {
        ctx.moveTo(x, from)
        const tip = x + (share - 0.4) * 0.34 * a
        ctx.quadraticCurveTo(x, from + side * long * 0.6 * a, tip, from + side * long * a)
      })
    }
  }
}
