import type { SKRSContext2D } from '@napi-rs/canvas'
import { blot } from '../../scene/blot.ts'
import type { Point } from '../../scene/space.ts'
import type { Actor, ActorBrush, Pose } from '../actor.ts'
import { animalHead, hasHead } from '../mascots/animal-head.ts'
import { asOne } from '../looks/grafts/as-one.ts'
import { anatomyOf, bareName, type Head } from './anatomy.ts'
import type { Coat } from './coat-of.ts'
import { taper } from './taper.ts'

/** Heads that end in a neck: they rise from where the other one was. */
const NECKED = /^(?:giraffe|swan|flamingo|goose|heron|stork|crane|ostrich|llama|camel)$/u

/** A body with the head of somebody else instead of its own; on the neck of a third, if that is long. */
export function withHeadOf(body: Actor, other: Actor, neck?: Coat): Actor {
  const head = headActor(other)
  const own = anatomyOf(body, {}).head.cover
  const necked = NECKED.test(bareName(other.name))
  const least = necked ? 0.62 : hasHead(bareName(other.name)) ? 0.42 : 0.56
  const tall = Math.max(least, Math.min(0.74, own.size * (necked ? 2 : 1.35)))
  const placeOf = (pose: Pose): { x: number; foot: number } => {
    const { x, y } = anatomyOf(body, pose).head.cover
    return { x, foot: y - (necked ? tall * 0.22 : tall * 0.5) + (neck && !necked ? NECK : 0) }
  }
  return {
    ...body,
    mixed: true,
    crown: Math.max(1, placeOf({}).foot + tall),
    draw: asOne(body, (brush, pose) => {
      const { x, foot } = placeOf(pose)
      drawHeadless(brush, { body, pose, own })
      if (neck) drawNeck(brush.ctx, { x, y: foot + tall * 0.4 }, neck)
      brush.ctx.save()
      brush.ctx.translate(x, -foot)
      brush.ctx.scale(tall, tall)
      const { blink, mouth } = pose
      head.draw(
        { ...brush, pixels: brush.pixels * tall },
        { ...(blink === undefined ? {} : { blink }), ...(mouth === undefined ? {} : { mouth }) },
      )
      brush.ctx.restore()
    }),
    eyes: (pose) => {
      const { x, foot } = placeOf(pose)
      const at = head.eyes?.({}) ?? { x: 0, y: 0.52, width: 0.46 }
      return { x: x + at.x * tall, y: foot + at.y * tall, width: at.width * tall }
    },
    grip: (name, pose) => {
      if (name !== 'head' && name !== 'mouth') return body.grip(name, pose)
      const { x, foot } = placeOf(pose)
      return { x, y: foot + (name === 'head' ? 0.92 : 0.25) * tall }
    },
  }
}

/** How much higher a head is on a long neck, in heights of the body. */
const NECK = 0.55

function drawNeck(ctx: SKRSContext2D, { x, y }: Point, { tone, ink }: Coat): void {
  const foot = { x: x + 0.14, y: NECK + 0.14 - y }
  const to = { x, y: -y }
  taper(ctx, {
    curve: [foot, foot, { x: x + 0.02, y: 0.3 - y }, to],
    wide: [0.3, 0.16],
    fill: tone,
  })
  if (!ink) return
  for (const [share, aside] of NECK_MARKS)
    blot(ctx, ink, [
      to.x + (foot.x - to.x) * share ** 1.6 + aside,
      to.y + (foot.y - to.y) * share,
      0.045,
      0.035,
    ])
}

const NECK_MARKS = [
  [0.3, 0.02],
  [0.42, -0.04],
  [0.54, 0.04],
  [0.66, -0.03],
  [0.8, 0.05],
  [0.92, -0.05],
] as const

/** The head alone, one height tall; who has none to take off comes as a whole. */
function headActor(other: Actor): Actor {
  const name = bareName(other.name)
  if (!hasHead(name)) return other
  const {
    actor,
    eyes: [x, y, width],
  } = animalHead(name, null)
  return { ...actor, eyes: () => ({ x: (x - 0.5) * actor.aspect, y: 1 - y, width }) }
}

interface Headless {
  readonly body: Actor
  readonly pose: Pose
  readonly own: Head['cover']
}

/** The body with a hole where its head is; what stands on the head is gone, too. */
function drawHeadless(brush: ActorBrush, { body, pose, own }: Headless): void {
  const { ctx } = brush
  const { torso, head } = anatomyOf(body, {})
  // Ears, antlers and manes above the back would stand beside the new head.
  const rises = head.top > torso.top && body.build !== 'fish'
  ctx.save()
  ctx.beginPath()
  ctx.rect(-4, -4, 8, 8)
  ctx.ellipse(own.x, -own.y, own.size * 0.6, own.size * 0.56, 0, 0, 2 * Math.PI)
  ctx.clip('evenodd')
  if (rises) {
    ctx.beginPath()
    ctx.rect(-4, -4, 8, 8)
    ctx.rect(own.x - own.size, -own.y - 3, own.size * 1.55, 3)
    ctx.clip('evenodd')
  }
  body.draw(brush, pose)
  ctx.restore()
}
