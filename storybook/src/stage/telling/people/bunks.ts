import type { Shot, Subject } from '../../../plan/plan.ts'
import { does, headsOf, people, told } from './people-told.ts'
import { withoutAll } from '../without.ts'

const READS = /^read/u

/** Two in a bunk bed lie one above the other, in one bed. */
export function shareBunks(shot: Shot): Shot {
  const bunks = shot.subjects.filter(({ picture }) => picture === 'prop:bunk-bed')
  const bunkOf = ({ id }: Subject): readonly Subject[] =>
    bunks.filter((bunk) => shot.relations.some(({ from, to }) => from === id && to === bunk.id))
  const who = people(shot).filter(
    (each) => bunkOf(each).length > 0 && does(each, /^(?:sleep|read.*|lie|rest|nap|snore|dream)$/u),
  )
  if (headsOf(who) !== 2) return shot
  const isUp = (each: Subject): boolean =>
    bunkOf(each).some(({ noun }) => /\b(?:top|upper)\b/u.test(noun))
  const isLow = (each: Subject): boolean => does(each, READS) || bunkOf(each).some(isBottom)
  // Who is said to be on top comes first; who reads under the blanket is below, unless it was told.
  const rank = (each: Subject): number => (isUp(each) ? 0 : isLow(each) ? 2 : 1)
  const ordered = {
    ...shot,
    subjects: shot.subjects.toSorted((one, other) =>
      who.includes(one) && who.includes(other) ? rank(one) - rank(other) : 0,
    ),
  }
  const beds = new Set(bunks.map(({ id }) => id))
  const [upper, lower] = ordered.subjects.filter((each) => who.includes(each))
  const reads = [upper && does(upper, READS) && 'above', lower && does(lower, READS) && 'below']
  const prop = reads.filter((each) => typeof each === 'string').join(' and ') || 'asleep'
  return told(withoutAll(ordered, beds), who, { verb: 'share-bunks', prop, gone: /flash ?light$/u })
}

const isBottom = ({ noun }: Subject): boolean => /\b(?:bottom|lower)\b/u.test(noun)
