import { isOfHands, leantMeanwhile, ridesFree } from '../../../plan/later-deeds.ts'
import type { Action, Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { withEach } from '../retold.ts'

/** How one is in these, whatever the hands do. */
const BORNE: readonly (readonly [thing: RegExp, verb: string])[] = [
  [/\bhammock$/u, 'lie'],
  [/\bbath ?tub$/u, 'bathe'],
]

function borneIn({ relations, subjects }: Shot, { id, actions }: Subject): Action | undefined {
  const within = relations.find(
    ({ from, relation }) => from === id && /^(?:on|inside)$/u.test(relation),
  )
  const thing = subjects.find((each) => each.id === within?.to)
  const verb = BORNE.find(([words]) => words.test(thing?.noun ?? ''))?.[1]
  return verb !== undefined && actions.some(isOfHands) ? doing(verb) : undefined
}

/** "Reads while roller skating", "drinks in a hammock": how one is comes first, and what flies is before whoever rides. */
export function rideFirst(shot: Shot): Shot {
  return withEach(shot, (each) => {
    const borne = borneIn(shot, each)
    if (borne && each.kind === 'person')
      return { ...each, actions: [borne, ...each.actions.filter(isOfHands)] }
    const ride = each.actions.find(ridesFree) ?? leantMeanwhile(each)
    if (each.kind !== 'person' || !ride || each.actions.length < 2) return each
    return { ...each, actions: riding(ride, each.actions) }
  })
}

const FLAGS = /\b(?:flag|banner|pennant)$/u

/** "Stands in a boat waving a flag", "runs with a flag": it is waved there, and not planted. */
export function waveFlag(shot: Shot): Shot {
  return withEach(shot, (each) => {
    const flag = each.actions.find(({ verb, prop }) => verb === 'hold' && FLAGS.test(prop ?? ''))
    if (each.kind !== 'person' || !flag || each.actions.length < 2) return each
    const others = each.actions.filter((action) => action !== flag && action.verb !== 'stand')
    return { ...each, actions: [...others, { ...flag, verb: 'wave' }] }
  })
}

/** Who swims and waves, drinks or holds something up treads water meanwhile: a stroke needs both arms. */
export function treadWater(shot: Shot): Shot {
  const holds = ({ id }: Subject): boolean =>
    shot.relations.some(({ from, relation }) => from === id && relation === 'holding')
  return withEach(shot, (each) => {
    const swims = each.actions.find(({ verb }) => verb === 'swim')
    const busy = each.actions.filter(isOfHands)
    if (each.kind !== 'person' || !swims || (busy.length === 0 && !holds(each))) return each
    return { ...each, actions: [{ ...swims, verb: 'tread-water' }, ...busy] }
  })
}

/** "Runs with a newspaper over his head": one way of going, and not one after the other. */
export function goHoldingUp(shot: Shot): Shot {
  return withEach(shot, (each) => {
    const up = each.actions.find(({ verb }) => verb === 'hold-up')
    const way = each.actions.find(({ verb }) => /^(?:walk|run|go|hurry|dash|rush|jog)$/u.test(verb))
    if (!up || !way) return each
    const verb = /^(?:walk|go)$/u.test(way.verb) ? 'walk-holding-up' : 'run-holding-up'
    return { ...each, actions: [{ ...way, verb, prop: up.prop }] }
  })
}

const UMBRELLAS = /\b(?:umbrella|parasol)$/u
/** What one hand can do while the other holds an umbrella. */
const ONE_HANDED = /^(?:eat|drink|read|phone|text)$/u

function isSheltered({ id, actions }: Subject, { relations, subjects }: Shot): boolean {
  const own = relations.some(
    ({ from, relation, to }) =>
      from === id &&
      /^(?:under|holding)$/u.test(relation) &&
      subjects.some((each) => each.id === to && UMBRELLAS.test(each.noun)),
  )
  return own || actions.some(({ verb }) => verb === 'umbrella')
}

function kissesSheltered({ actions: [first, ...more] }: Subject): boolean {
  return first?.verb === 'kiss' && more.some(({ verb }) => verb === 'umbrella')
}

/** "Under an umbrella, a woman reads a letter", "a couple kisses": both at once, and not in an armchair. */
export function shelterHands(shot: Shot): Shot {
  return withEach(shot, (each) => {
    if (each.kind === 'person' && kissesSheltered(each))
      return {
        ...each,
        actions: [doing('kiss-under-umbrella', { target: each.actions[0]?.target ?? null })],
      }
    const deed = each.actions.find(({ verb }) => ONE_HANDED.test(verb))
    if (each.kind !== 'person' || each.count > 1 || !deed || !isSheltered(each, shot)) return each
    const prop = deed.prop ?? (/^(?:phone|text)$/u.test(deed.verb) ? 'phone' : null)
    return prop === null ? each : { ...each, actions: [doing('hold-under-umbrella', { prop })] }
  })
}

/** A ride, and what else is done on it. */
export function riding(ride: Action, actions: readonly Action[]): Action[] {
  const others = actions.filter((action) => action !== ride)
  return [ride, ...others.map(ahead)]
}

function ahead(action: Action): Action {
  if (action.verb === 'juggle') return { ...action, verb: 'juggle-ahead' }
  if (action.verb !== 'juggle-fire') return action
  const [count = '3'] = /^\d+/u.exec(action.prop ?? '') ?? []
  return { ...action, verb: 'juggle-ahead', prop: `${count} torch` }
}
