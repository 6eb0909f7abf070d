import type { Action } from '../../../plan/plan.ts'
import type { Moment, Performance } from '../../actions/action.ts'
import { humanDeed } from '../../actions/people/human-actions.ts'
import { beside, effect, performed } from '../../actions/performed.ts'
import { inPieces } from '../../actions/things/fragments.ts'
import { flying } from '../../actions/things/ruin.ts'
import { arch, clamp, cycle, gather, through } from '../../easing.ts'
import { atRest, contextFor, type Cue } from '../cue.ts'

/** When it gives way, as a share of the film, and when the feet are lost in a film of slipping. */
const BREAKS = 0.45
const LOST = 0.3
const BOUNCES = /^(?:bed|sofa|couch|trampoline|mattress)$/u

/** Somebody is on a chair, a bed or a branch, and it breaks. */
export function breakUnder(cue: Cue, first: Action | null): Performance | null {
  const name = first?.verb === 'break-under' ? first.prop : null
  const under = name === null ? null : cue.find(name)
  if (!name || !under) return null
  const { actor, seconds } = cue
  const height = clamp(under.metres / Math.max(0.2, actor.metres), 0.4, 0.8)
  const top = height * (under.grip('seat', {}).y || 1)
  const pieces = inPieces(under, {
    grid: { columns: 4, rows: 4 },
    random: cue.random.fork('pieces'),
    scatter: flying,
  })
  const resting = atRest(cue).perform(contextFor(cue, null))
  const falls = fallOf(cue)
  const fall = performed(
    { performer: actor, seconds },
    (t) => {
      const share = t / seconds
      const since = through(share, BREAKS, 0.06)
      const { pose, place } = share < BREAKS ? resting.at(t) : falls(t)
      const hop = BOUNCES.test(name) && share < BREAKS ? 0.3 * arch(cycle(t * 1.1)) : 0
      return {
        x: share < BREAKS ? 0 : place.x,
        y: top * (1 - gather(since)) + hop + (share < BREAKS ? 0 : place.y),
        z: -0.03,
        pose,
        companions: beside(name, pieces, {
          x: 0,
          height,
          pose: { open: through(share, BREAKS, 0.22) },
        }),
      }
    },
    [
      effect('dust', {
        from: BREAKS * seconds,
        until: BREAKS * seconds + 0.5,
        strength: 2.4,
        at: () => ({ x: 0, y: 0.1 }),
      }),
    ],
  )
  return { ...fall, stays: true }
}

/** People sit down hard; beasts lie flat. */
function fallOf(cue: Cue): (t: number) => Pick<Moment, 'pose' | 'place'> {
  const { actor, seconds } = cue
  const slip = actor.kind === 'puppet' ? humanDeed('slip') : null
  if (slip) {
    const down = slip.perform({ ...contextFor(cue, null), performer: actor, object: 'floor' })
    return (t) => down.at(t - (BREAKS - LOST) * seconds)
  }
  const at = { x: 0, y: 0, z: 0 }
  return () => ({ place: at, pose: { crouch: 1, stretch: 0.9, face: 'surprised', blink: 0 } })
}
