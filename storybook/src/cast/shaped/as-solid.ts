import { ANIMALS } from '../../plan/kinds.ts'
import type { Subject } from '../../plan/plan.ts'
import type { Actor, ActorBrush, Pose } from '../actor.ts'
import { shift } from '../colour/oklch.ts'
import { readColour } from '../colour/read-colour.ts'
import { anatomyOf } from '../grafts/anatomy.ts'
import { coatOf } from '../grafts/coat-of.ts'
import { asOne } from '../looks/grafts/as-one.ts'
import { standAs } from '../figure/draw-figure.ts'
import { SOLIDS, type Solid } from './solids.ts'

/** The same thing as a body of geometry, with its own colours and marks: a cubic watermelon, a spherical cow. */
export function asSolid(
  thing: Actor,
  { noun, kind, colour }: Subject,
  shape: string,
): Actor | null {
  const solid = SOLIDS[shape]
  if (!solid) return null
  // What has come alive has arms and legs around its own picture.
  if (thing.kind === 'puppet') return thing
  const asked = readColour(colour ?? '')
  const tone = asked === null || asked === 'rainbow' ? coatOf(noun).tone : asked
  return ANIMALS.has(kind) ? aroundBody(thing, solid, tone) : inSolid(thing, solid, tone)
}

/** How much larger than the outline its picture is, so that no corner stays bare; of fruit and planets only the skin is wanted. */
const coverOf = ({ name }: Actor): number =>
  /clock|watch|face|cookie|pizza|sandwich|cake|bottle|house|hut|hat/u.test(name)
    ? 1.12
    : ROUND.test(name)
      ? 1.5
      : 1.2
const ROUND =
  /melon|planet|orange|apple|lemon|peach|tomato|egg|ball|moon|sun|pumpkin|coconut|globe|earth|kiwi|potato|onion|cherry|plum|grape|marble/u

function inSolid(thing: Actor, solid: Solid, tone: string): Actor {
  const { aspect, front } = solid
  const [left, top, wide, high] = front
  const cover = coverOf(thing)
  return {
    ...thing,
    aspect,
    draw: (brush, pose) => {
      const { ctx } = brush
      const { turn: _turn, lean: _lean, spin: _spin, stretch: _stretch, ...rest } = pose
      ctx.save()
      standAs(ctx, pose, 'front')
      solid.outline(ctx)
      ctx.fillStyle = tone
      ctx.fill()
      ctx.clip()
      ctx.save()
      ctx.translate(left + wide / 2, top + high + ((cover - 1) / 2) * high)
      ctx.scale((cover * wide) / thing.aspect, cover * high)
      thing.draw(
        { ...brush, pixels: brush.pixels * Math.max(cover * high, (cover * wide) / thing.aspect) },
        rest,
      )
      ctx.restore()
      solid.shade(ctx)
      solid.outline(ctx)
      ctx.strokeStyle = shift(tone, -0.18)
      ctx.lineWidth = 0.024
      ctx.stroke()
      ctx.restore()
    },
    grip: (name, pose) => {
      const at = thing.grip(name, pose)
      return { x: (at.x * aspect) / thing.aspect, y: at.y }
    },
  }
}

/** An animal whose body is that solid; its head, its legs and its tail are its own. */
function aroundBody(beast: Actor, solid: Solid, tone: string): Actor {
  const coat = coatOf(beast.name.replace(/^\w+:/u, '').replaceAll('-', ' '))
  return {
    ...beast,
    draw: asOne(beast, (brush, pose) => {
      const { torso, head } = anatomyOf(beast, pose)
      const size = Math.max(torso.top - torso.bottom, (torso.right - torso.left) * 0.86) * 1.16
      const x = (torso.left + torso.right) / 2
      beast.draw(brush, pose)
      brush.ctx.save()
      brush.ctx.translate(x, size * 0.5 - (torso.top + torso.bottom) / 2)
      brush.ctx.scale(size, size)
      drawBody(brush, solid, { ...coat, tone })
      brush.ctx.restore()
      drawHead(brush, { beast, pose, head: head.cover })
    }),
  }
}

const MARKS = [
  [-0.24, -0.72, 0.17, 0.13],
  [0.2, -0.56, 0.15, 0.17],
  [-0.16, -0.3, 0.13, 0.1],
  [0.28, -0.2, 0.12, 0.09],
] as const

function drawBody(
  { ctx }: ActorBrush,
  solid: Solid,
  { tone, ink }: { readonly tone: string; readonly ink?: string },
): void {
  solid.outline(ctx)
  ctx.fillStyle = tone
  ctx.fill()
  ctx.save()
  ctx.clip()
  if (ink)
    for (const [x, y, wide, high] of MARKS) {
      ctx.fillStyle = ink
      ctx.beginPath()
      ctx.ellipse(x, y, wide, high, 0.4, 0, 2 * Math.PI)
      ctx.fill()
    }
  solid.shade(ctx)
  ctx.restore()
}

interface HeadAgain {
  readonly beast: Actor
  readonly pose: Pose
  readonly head: { readonly x: number; readonly y: number; readonly size: number }
}

/** The head once more, before the body that would hide it. */
function drawHead(brush: ActorBrush, { beast, pose, head }: HeadAgain): void {
  const { ctx } = brush
  ctx.save()
  ctx.beginPath()
  ctx.ellipse(head.x, -head.y, head.size * 0.72, head.size * 0.8, 0, 0, 2 * Math.PI)
  ctx.clip()
  beast.draw(brush, pose)
  ctx.restore()
}
