import { SPOTS } from '../../plan/vocabulary.ts'
import { isOfLegs } from '../../plan/later-deeds.ts'
import type { Action, Relation, Shot, Spot, Subject } from '../../plan/plan.ts'

const AT: ReadonlySet<string> = new Set(SPOTS)
const RESTS = /^(?:sit|stand|lie|hide|hide-behind|wait|perch|rest|hover|fly|look|crouch|stay)$/
const LEAPS = /^(?:jump|leap|hop|climb|swoop|dash|crawl|sneak|move|come|step)$/

/** "A dog is left of a table. Then the dog runs behind the table": one shot, in which it is seen to go there. */
export function joinJourneys(shots: readonly Shot[]): readonly Shot[] {
  const [before, after] = shots
  if (shots.length !== 2 || !before || !after || !isSamePlace(before, after)) return shots
  const pair = pairIn(before)
  const going = pair && goingOf(pair, before, after)
  if (!pair || !going) return shots
  const place = before.place ?? after.place
  const who = { ...pair.who, actions: [going] }
  return [{ ...before, place, subjects: [who, pair.thing], relations: linksOf(pair, before) }]
}

/** One who rests, and the one thing beside it. */
interface Pair {
  readonly who: Subject
  readonly thing: Subject
}

function pairIn({ subjects }: Shot): Pair | null {
  const [who, thing] = subjects
  if (subjects.length !== 2 || !who || !thing || who.count + thing.count > 2) return null
  return who.actions.every(({ verb }) => RESTS.test(verb)) ? { who, thing } : null
}

function isSamePlace(before: Shot, after: Shot): boolean {
  const same = before.place === null || after.place === null || before.place === after.place
  return same && after.transition === 'dissolve'
}

const linksOf = ({ who, thing }: Pair, { relations }: Shot): Relation[] =>
  relations.filter(({ from, to }) => from === who.id && to === thing.id)

function spotIn(pair: Pair, shot: Shot): Spot | null {
  const told = linksOf(pair, shot)[0]?.relation ?? ''
  return AT.has(told) ? (told as Spot) : null
}

const isGoing = ({ verb }: Action): boolean => isOfLegs(verb) || LEAPS.test(verb)

/** What it does after that with nobody else there, from the one spot to the other. */
function goingOf(pair: Pair, before: Shot, after: Shot): Action | null {
  const { who, thing } = pair
  const alone = after.subjects.every(({ id }) => id === who.id || id === thing.id)
  const action = after.subjects.find(({ id }) => id === who.id)?.actions.find(isGoing)
  if (!alone || !action) return null
  const { way, ...deed } = action
  const from = spotIn(pair, before)
  const to = action.target === thing.id && way === 'onto' ? 'on' : spotIn(pair, after)
  if (from === null || to === null || from === to) return null
  return { ...deed, target: thing.id, prop: null, spots: { from, to } }
}
