import { HOUSEHOLD } from '../../../plan/kinds.ts'
import type { Subject } from '../../../plan/plan.ts'
import { hashText } from '../../../scene/random.ts'
import type { Actor } from '../../actor.ts'
import { onLegs, withFace } from '../../mascots/enlivened.ts'
import { onOwnLegs } from './legs.ts'
import { withoutWheels } from './no-wheels.ts'
import { onTracks, onWheels } from './wheels.ts'
import { onWings } from './wings.ts'

/** The same actor with parts that its kind does not have: wheels, tracks, wings, legs, a face. */
export function grafted(actor: Actor, subject: Subject): Actor {
  const { looks = [], words } = subject
  const faced =
    looks.includes('faced') && !isFaced(actor) ? withFace(actor, subject.emotion) : actor
  const winged = looks.includes('winged') ? onWings(faced, mannerOf(words, 'winged')) : faced
  if (looks.includes('wheeled'))
    return onWheels(winged, /square|triang/u.test(mannerOf(words, 'wheeled')))
  if (looks.includes('wheelless')) return withoutWheels(winged)
  if (looks.includes('tracked')) return onTracks(winged)
  return looks.includes('legged') ? standing(winged, subject) : winged
}

/** What is said of the part itself: `butterfly-winged`. */
const mannerOf = (words: string, look: string): string =>
  words.split(' ').find((word) => word.endsWith(`-${look}`)) ?? ''

const isFaced = ({ kind, eyes }: Actor): boolean => kind === 'puppet' || eyes !== undefined

/** What has a place in a house gets up on legs with a face and arms, as when it dances; all else walks as it is. */
function standing(actor: Actor, { kind, words, emotion, id }: Subject): Actor {
  if (actor.kind === 'puppet') return actor
  const manner = mannerOf(words, 'legged')
  const small = HOUSEHOLD.has(kind) && kind !== 'plant' && actor.metres < SMALL && manner === ''
  return small
    ? onLegs(actor, isFaced(actor) ? actor : withFace(actor, emotion), { seed: hashText(id) })
    : onOwnLegs(actor, manner)
}

/** What is taller than this has no arms. */
const SMALL = 2.2
