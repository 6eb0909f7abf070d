import type { Actor } from '../../../cast/actor.ts'
import { clamp, ease, gather, through, wave } from '../../easing.ts'
import type { Random } from '../../../scene/random.ts'
import type { Point } from '../../../scene/space.ts'
import { breathing } from '../life.ts'
import type { ActionContext, Companion, Performance } from '../action.ts'
import { beside, performed } from '../performed.ts'

/** Before the noun of a deed's object: many of it. */
export const SWARM = 'swarm of '

const MEMBERS = 26
/** When the first leaves and when the last, as shares of the film, and how long one is seen on its way. */
const [FIRST, LAST, WAY] = [0.2, 0.6, 0.5]

/** The same body, of which the part above `pose.open` is gone already. */
function dissolving(actor: Actor): Actor {
  return {
    ...actor,
    draw: (brush, { open = 1, ...pose }) => {
      brush.ctx.save()
      brush.ctx.beginPath()
      brush.ctx.moveTo(-9, 9)
      for (let step = 0; step <= STEPS; step++) {
        const x = (step / STEPS - 0.5) * 2
        brush.ctx.lineTo(x, -open - 0.04 * wave(step * 0.37) - 0.03 * wave(step * 0.23))
      }
      brush.ctx.lineTo(9, 9)
      brush.ctx.clip()
      actor.draw(brush, pose)
      brush.ctx.restore()
    },
  }
}
const STEPS = 24

/** One of the swarm: where it was a part of the body, and where it flies. */
interface Member {
  readonly name: string
  /** When it leaves, as a share of all that leave. */
  readonly share: number
  readonly from: Point
  readonly way: Point
  readonly size: number
  readonly beat: number
}

function membersOf(random: Random): readonly Member[] {
  return Array.from({ length: MEMBERS }, (_, index) => {
    const own = random.fork(`member ${index}`)
    const share = index / MEMBERS
    return {
      name: `member ${index}`,
      share,
      from: { x: own.between(-0.16, 0.16), y: clamp(1 - share + own.between(-0.06, 0.06), 0.08) },
      way: { x: own.between(-0.5, 1.5), y: own.between(0.1, 0.75) },
      size: own.between(0.1, 0.19),
      beat: own.between(0, 1),
    }
  })
}

function flying(actor: Actor, seconds: number) {
  return (t: number, { name, share, from, way, size, beat }: Member): Companion[] => {
    const starts = seconds * (FIRST + (LAST - FIRST) * share)
    const gone = through(t, starts, seconds * WAY)
    if (t < starts) return []
    const x = from.x + way.x * gather(gone) + 0.05 * wave(t * 0.8 + beat)
    const y = from.y + way.y * ease(gone) + 0.04 * wave(t * 1.1 + beat)
    const pose = { ...breathing(t), flap: t * 2 + beat, lean: 0.3 * wave(t * 0.5 + beat) }
    const height = size * clamp(0.3 + 4 * gone)
    return [{ name, actor, place: { x, y, z: 0.02 }, height, pose, shadow: false }]
  }
}

/** Goes up in a swarm, from the head down: each flies off from where it was a part of the body. */
export function swarmingOff(context: ActionContext, member: Actor): Performance {
  const { performer, seconds, random } = context
  const body = dissolving(performer)
  const members = membersOf(random)
  const fly = flying(member, seconds)
  return performed(context, (t) => {
    const left = through(t, seconds * FIRST, seconds * (LAST - FIRST))
    const pose = { ...breathing(t), open: 1.15 - 1.2 * left }
    const rest = left < 1 ? beside('body', body, { x: 0, height: 1, pose }) : []
    return {
      pose: { alpha: 0 },
      companions: [...rest, ...members.flatMap((each) => fly(t, each))],
    }
  })
}
