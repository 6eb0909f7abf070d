import { LIVING } from '../../../plan/kinds.ts'
import type { Action, Relation, Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { people } from './people-told.ts'

const WHEELED =
  /\b(cart|trolley|stroller|pram|buggy|pushchair|carriage|wheelbarrow|barrow|wagon|sled|sledge|toboggan)$/u
/** What rolls behind a traveller by itself. */
const ROLLED = /\b(suitcase|trolley case|luggage|bicycle|bike|scooter)$/u
/** What one drags home from the woods. */
const FELLED = /\b(?:(?:christmas|fir|pine|spruce|xmas) ?(?:tree)?|tree|log|trunk|surf ?board)$/u
const CARRIES = /^(inside|on|riding)$/u
const DEEDS: Readonly<Record<string, string>> = {
  push: 'wheel-load',
  wheel: 'wheel-load',
  roll: 'wheel-load',
  pull: 'tow-load',
  drag: 'tow-load',
  tow: 'tow-load',
}

interface Trip {
  readonly who: Subject
  readonly deed: Action
  readonly vehicle: Subject
  readonly riders: readonly Subject[]
}

/** "Pushes her baby in a stroller", "pulls a wagon full of puppies": one vehicle with them in it, and who pushes is not. */
export function wheelAlong(shot: Shot): Shot {
  const trip = tripOf(shot)
  if (!trip) return shot
  const { who, deed, vehicle, riders } = trip
  const goes = doing(DEEDS[deed.verb] ?? deed.verb, { target: vehicle.id, pace: deed.pace })
  const aboard = new Set(riders.map(({ id }) => id))
  const inside = [...aboard].map((from): Relation => ({ from, relation: 'inside', to: vehicle.id }))
  const shops = /\b(shopping cart|trolley)$/u.test(vehicle.noun)
  return {
    ...shot,
    place: shot.place ?? (shops ? 'supermarket' : null),
    season: shot.season ?? (/\b(sled|sledge|toboggan)$/u.test(vehicle.noun) ? 'winter' : null),
    subjects: shot.subjects.map((each) => {
      if (each.id === who.id) return { ...each, actions: [goes, ...besides(each.actions, deed)] }
      return aboard.has(each.id) || each.id === vehicle.id ? { ...each, actions: [] } : each
    }),
    relations: [
      ...shot.relations.filter(({ from, to }) => to !== vehicle.id && !aboard.has(from)),
      ...inside,
    ].filter(({ from }) => from !== vehicle.id),
  }
}

/** Who pulls something along goes as it is: a gait of its own would leave it behind. */
function besides(actions: readonly Action[], deed: Action): Action[] {
  const goes = /^(walk|run|go|hurry|check-watch)$/u
  return actions.filter((action) => action !== deed && !goes.test(action.verb))
}

function tripOf(shot: Shot): Trip | null {
  for (const who of people(shot)) {
    const deed = who.actions.find(({ verb }) => DEEDS[verb] !== undefined)
    const vehicle = deed && shot.subjects.find((each) => isMoved(shot, each, { who, deed }))
    if (!deed || !vehicle || vehicle.count > 1) continue
    const riders = shot.subjects.filter(
      ({ id, kind }) =>
        id !== who.id &&
        ((id === deed.target && LIVING.has(kind)) || carries(shot.relations, id, vehicle.id)),
    )
    if (riders.length > 0 || ROLLED.test(vehicle.noun) || isTowed(deed, vehicle))
      return { who, deed, vehicle, riders }
  }
  return null
}

/** "Two children pull a sled": it comes after them, empty as it is, and they do not lean against its rope. */
const isTowed = ({ verb, target }: Action, { id, noun }: Subject): boolean =>
  DEEDS[verb] === 'tow-load' && target === id && (WHEELED.test(noun) || FELLED.test(noun))

/** What is pushed itself, or has in it who is pushed; the words may have put there who pushes. */
function isMoved(
  { relations }: Shot,
  { id, noun }: Subject,
  { who, deed }: { who: Subject; deed: Action },
): boolean {
  if (![WHEELED, ROLLED, FELLED].some((things) => things.test(noun))) return false
  return (
    deed.target === id ||
    carries(relations, who.id, id) ||
    (deed.target !== null && carries(relations, deed.target, id))
  )
}

function carries(relations: readonly Relation[], rider: string, vehicle: string): boolean {
  return relations.some(
    ({ from, relation, to }) => from === rider && to === vehicle && CARRIES.test(relation),
  )
}
