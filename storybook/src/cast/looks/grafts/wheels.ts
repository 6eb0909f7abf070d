import type { SKRSContext2D } from '@napi-rs/canvas'
import { blot } from '../../../scene/blot.ts'
import type { Actor } from '../../actor.ts'
import { asOne } from './as-one.ts'
import { raised } from './raised.ts'

const TYRE = '#3b3a3f'
const RIM = '#d9dde2'
const HUB = '#8b929c'

/** How large a wheel is, in heights of what it carries: a flat thing has small ones. */
const radiusOf = ({ aspect }: Actor): number => Math.min(0.22, 0.2 * aspect)

/** Which way wheels turn on the sheet when it drives ahead. */
const forwards = ({ faces }: Actor): number => (faces === 'left' ? -1 : 1)

/** Wheels below a thing, two of them, or three where it is long; they turn as it drives. */
export function onWheels(actor: Actor, square: boolean): Actor {
  if (actor.build === 'wheeled') return square ? withSquares(actor) : actor
  const radius = radiusOf(actor)
  const reach = actor.aspect * 0.34
  const spots = actor.aspect > 2.4 ? [-reach, 0, reach] : [-reach, reach]
  return {
    ...raised(actor, {
      lift: radius * 1.15,
      front(ctx, { roll = 0 }) {
        ctx.fillStyle = HUB
        ctx.fillRect(-reach, -radius * 1.12, 2 * reach, radius * 0.24)
        const turned = forwards(actor) * roll
        for (const x of spots) wheel(ctx, { x, radius, roll: turned, square })
      },
    }),
    build: 'wheeled',
  }
}

/** Its own wheels are hidden by square ones. */
function withSquares(actor: Actor): Actor {
  const bicycle = /bicycle|motorcycle|bike/u.test(actor.name)
  const [reach, radius] = bicycle ? [0.293, 0.36] : [0.3, 0.22]
  return {
    ...actor,
    draw: asOne(actor, (brush, pose) => {
      actor.draw(brush, pose)
      const roll = forwards(actor) * (pose.roll ?? 0)
      for (const side of [-reach, reach])
        wheel(brush.ctx, { x: side * actor.aspect, radius, roll, square: true })
    }),
  }
}

interface Wheel {
  readonly x: number
  readonly radius: number
  readonly roll: number
  readonly square: boolean
}

function wheel(ctx: SKRSContext2D, { x, radius, roll, square }: Wheel): void {
  ctx.save()
  ctx.translate(x, -radius)
  ctx.rotate(roll)
  if (square) {
    for (const [fill, side] of [
      [TYRE, 0.92],
      [RIM, 0.6],
    ] as const) {
      ctx.fillStyle = fill
      ctx.fillRect(-radius * side, -radius * side, 2 * radius * side, 2 * radius * side)
    }
  } else {
    blot(ctx, TYRE, [0, 0, radius])
    blot(ctx, RIM, [0, 0, radius * 0.66])
  }
  ctx.strokeStyle = HUB
  ctx.lineWidth = radius * 0.14
  for (let spoke = 0; spoke < 3; spoke++) {
    ctx.rotate(Math.PI / 3)
    ctx.beginPath()
    ctx.moveTo(-radius * 0.6, 0)
    ctx.lineTo(radius * 0.6, 0)
    ctx.stroke()
  }
  blot(ctx, TYRE, [0, 0, radius * 0.2])
  ctx.restore()
}

/** Caterpillar tracks below a thing, whose links run on as it drives. */
export function onTracks(actor: Actor): Actor {
  const radius = Math.min(0.17, 0.16 * actor.aspect)
  const reach = actor.aspect * 0.44
  return {
    ...raised(actor, {
      lift: radius * 1.3,
      front: (ctx, { roll = 0 }) => track(ctx, { reach, radius, roll: forwards(actor) * roll }),
    }),
    build: 'wheeled',
  }
}

function track(
  ctx: SKRSContext2D,
  { reach, radius, roll }: Record<'reach' | 'radius' | 'roll', number>,
): void {
  ctx.fillStyle = TYRE
  ctx.beginPath()
  ctx.roundRect(-reach, -2 * radius, 2 * reach, 2 * radius, radius)
  ctx.fill()
  ctx.fillStyle = '#6a6d73'
  ctx.beginPath()
  ctx.roundRect(-reach * 0.96, -1.7 * radius, 2 * reach * 0.96, 1.4 * radius, radius * 0.7)
  ctx.fill()
  const count = Math.max(3, Math.round((reach * 2) / (radius * 1.5)))
  for (let i = 0; i < count; i++) {
    const x = -reach + radius + ((2 * (reach - radius)) / (count - 1)) * i
    wheel(ctx, { x, radius: radius * 0.62, roll, square: false })
  }
  ctx.strokeStyle = '#1f1e22'
  ctx.lineWidth = radius * 0.18
  ctx.setLineDash([radius * 0.22, radius * 0.3])
  ctx.lineDashOffset = roll * radius
  ctx.beginPath()
  ctx.roundRect(-reach, -2 * radius, 2 * reach, 2 * radius, radius)
  ctx.stroke()
  ctx.setLineDash([])
}
