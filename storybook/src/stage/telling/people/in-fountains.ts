import type { Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { withSubject } from '../retold.ts'
import { unseen } from '../without.ts'
import { callingDeed } from './callings.ts'
import { does, headsOf, people, reactionsOf } from './people-told.ts'

const FOUNTAIN = /\bfountain$/u
/** How one gets into the water of it. */
const COMES_DOWN = /^(?:land|fall|jump|leap|dive|dive-in|plunge|drop|tumble|crash|slip|stumble)$/u
const SPLASHES = /^(?:spray|splash|swim|bathe|paddle|wade)$/u

/** What one came on, and leaves outside. */
const CAME_ON: Readonly<Record<string, string>> = {
  'ride-bike': 'bicycle',
  skateboard: 'skateboard',
  'ride-scooter': 'kick scooter',
}

/** "Lands in a fountain": in its basin with a splash, and not on the paving before it. */
export function landInFountain(shot: Shot): Shot {
  const named = shot.subjects.find(({ noun, count }) => FOUNTAIN.test(noun) && count === 1)
  if (!named && !FOUNTAIN.test(shot.place ?? '')) return shot
  const wet = people(shot).filter((each) => goesInto(shot, each, named))
  const lands = wet.filter((each) => does(each, COMES_DOWN))
  const [one] = lands.length > 0 ? lands : wet.filter((each) => does(each, SPLASHES))
  if (!one || headsOf([one]) > 1) return shot
  const deed = lands.length > 0 ? landing(one) : doing('play-in-fountain')
  return {
    ...withSubject(unseen(shot, named), one, { actions: [deed, ...reactionsOf(one)] }),
    place: shot.place ?? 'fountain',
  }
}

const landing = (one: Subject) =>
  doing('land-in-fountain', { prop: CAME_ON[callingDeed(one) ?? ''] ?? null })

/** Where the fountain is one of several things, who only jumps beside it stays dry. */
function goesInto({ relations }: Shot, { id, actions }: Subject, named?: Subject): boolean {
  if (!named) return true
  const within = relations.some(
    ({ from, relation, to }) => from === id && relation === 'inside' && to === named.id,
  )
  return within || actions.some(({ target, way }) => target === named.id && way !== 'over')
}
