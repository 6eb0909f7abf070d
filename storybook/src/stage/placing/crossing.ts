import { CRAFT, LIVING } from '../../plan/kinds.ts'
import type { Shot, Subject } from '../../plan/plan.ts'
import { REST_DISTANCE } from '../../scene/box.ts'
import type { Box } from '../../scene/space.ts'
import { ease, mix, through } from '../easing.ts'
import type { Mark } from '../player.ts'
import type { Casting } from '../company.ts'
import { toldSide } from './travel.ts'

/** What may cross the whole frame before others: a swarm would only be a blur. */
const FEW = 3
/** Deeds in which both go the same way, or somewhere of their own. */
const ELSEWHERE = /^(?:race|chase|flee|follow|ride|ride-.+|pull|push|lead|carry|tow)$/u
/** How much of the frame it crosses with all its width, when it sets out and when it is there. */
const WIDE = 0.86
const [FROM, LASTS] = [0.04, 0.92]
/** Between these shares of the frame's height, above the ground, one rises or comes down beside others. */
const [LOW, HIGH] = [0.06, 0.72]
const ALOFT = /^(?:fly|float|rise|glide|soar|drift|flutter|swoop|hover|descend)$/u
/** How much farther away those pass who are told later. */
const LANE = 1.3

/** "A drone flies left while a bird swoops right", "a fox sneaks past a sleeping dog to the left": seen to pass the others. */
export function crosses(subject: Subject, { subjects, camera, relations }: Shot): boolean {
  const side = sideOf(subject)
  if (side === null || subject.count > FEW || /^(?:pan|track|follow)/u.test(camera.move ?? ''))
    return false
  const bears = relations.some(
    ({ relation, from, to }) => BEARS.test(relation) && (from === subject.id || to === subject.id),
  )
  const others = subjects.filter(({ id, kind }) => id !== subject.id && kind !== 'sky')
  // A ball has no face that would tell which way it goes: it crosses the frame alone, too.
  const goesAlone = others.length === 0 && !LIVING.has(subject.kind) && !CRAFT.has(subject.kind)
  const passes = others.length > 0 && others.every((each) => sideOf(each) !== side)
  return !bears && (goesAlone || passes)
}

const BEARS = /^(?:on|riding|holding|inside|wearing|hanging-from|chasing)$/u

function sideOf({ actions: [first] }: Subject): 1 | -1 | null {
  return first && !first.way && !first.spots && !ELSEWHERE.test(first.verb) ? toldSide(first) : null
}

interface Frame {
  readonly shot: Shot
  readonly box: Box
  readonly seconds: number
}

/** From the one edge to the other, or from low to high; those told later pass behind those told first. */
export function acrossFrame(
  { subject, actors: [actor] }: Pick<Casting, 'subject' | 'actors'>,
  mark: Mark,
  frame: Frame,
): ((t: number) => Mark) | null {
  const { shot, box, seconds } = frame
  const done = (t: number): number => ease(through(t / seconds, FROM, LASTS))
  if (crosses(subject, shot)) {
    const rank = shot.subjects.filter((each) => crosses(each, shot)).indexOf(subject)
    const z = mark.z + LANE * rank
    const wide = (actor?.aspect ?? 1) * mark.height
    const half = (sideOf(subject) ?? 1) * ((WIDE * box.width * (1 + z / REST_DISTANCE) - wide) / 2)
    return (t) => ({ ...mark, z, x: mix(-half, half, done(t)) })
  }
  const rises = risesBeside(subject, shot)
  if (rises === 0) return null
  const [low, high] = [LOW * box.height, Math.max(0.3, HIGH * box.height - mark.height)]
  const [from, to] = rises > 0 ? [low, high] : [high, low]
  return (t) => ({ ...mark, y: mix(from, to, done(t)) })
}

/** "A leaf flutters upward and a parrot swoops downward": 1 for the one, −1 for the other. */
function risesBeside(subject: Subject, { subjects }: Shot): 1 | -1 | 0 {
  const [first] = subject.actions
  const beside = subject.count <= FEW && subjects.length > 1
  if (!beside || !first || first.target !== null || !ALOFT.test(first.verb)) return 0
  return first.direction === 'up' ? 1 : first.direction === 'down' ? -1 : 0
}
