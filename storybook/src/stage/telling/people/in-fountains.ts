import type { Shot } from '../../../plan/plan.ts'
import { does, headsOf, people, told } from './people-told.ts'
import { withoutAll } from '../without.ts'

const FOUNTAIN = /\bfountain$/u
/** How one gets into the water of it. */
const COMES_DOWN = /^(?:land|fall|jump|leap|dive|dive-in|plunge|drop|tumble|crash|slip|stumble)$/u
const SPLASHES = /^(?:spray|splash|swim|bathe|paddle|wade)$/u

/** "Lands in a fountain": in its basin with a splash, and not on the paving before it. */
export function landInFountain(shot: Shot): Shot {
  const named = shot.subjects.find(({ noun, count }) => FOUNTAIN.test(noun) && count === 1)
  if (!named && !FOUNTAIN.test(shot.place ?? '')) return shot
  const into = (each: Shot['subjects'][number]): boolean =>
    named === undefined ||
    each.actions.some(({ target, way }) => target === named.id && way !== 'over')
  const wet = people(shot).filter(into)
  const lands = wet.filter((each) => does(each, COMES_DOWN))
  const plays = wet.filter((each) => does(each, SPLASHES))
  const who = lands.length > 0 ? lands : plays
  if (who.length === 0 || headsOf(who) > 1) return shot
  const verb = lands.length > 0 ? 'land-in-fountain' : 'play-in-fountain'
  const there = told(
    withoutAll(shot, (each) => each === named),
    who,
    { verb },
  )
  return { ...there, place: named === undefined ? shot.place : (shot.place ?? 'fountain') }
}
