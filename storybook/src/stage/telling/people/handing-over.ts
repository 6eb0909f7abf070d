import { ANIMALS, LIVING } from '../../../plan/kinds.ts'
import type { Action, Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { withEach, withSubject } from '../retold.ts'
import { without } from '../without.ts'
import { people } from './people-told.ts'

/** "A boy gives a puppy to a girl": it goes from hand to hand, and she is the one who gets it. */
export function handOver(shot: Shot): Shot {
  const who = people(shot).find(({ actions: [deed] }) => deed?.verb === 'give' && !deed.prop)
  const [deed] = who?.actions ?? []
  const pet = shot.subjects.find(({ id, kind }) => id === deed?.target && ANIMALS.has(kind))
  const others = people(shot).filter((each) => each !== who)
  const other = others.find(({ actions }) => actions.length === 0) ?? others.find(isMoved)
  if (!who || !deed || !pet || !other || pet.count > 1) return shot
  const prop = [pet.colour, pet.noun].filter(Boolean).join(' ')
  const gives = doing('give', { target: other.id, prop, pace: deed.pace })
  const free = isMoved(other) ? withSubject(shot, other, { actions: [] }) : shot
  return withSubject(without(free, pet), who, { actions: [gives, ...who.actions.slice(1)] })
}

/** Who only weeps or rejoices has both hands for it. */
const isMoved = ({ actions }: Subject): boolean =>
  actions.length > 0 &&
  actions.every(({ verb }) => /^(?:cry|weep|sob|smile|laugh|wait)$/u.test(verb))

const GIVEN = /^(?:food|thing|tool|toy|boat|clothing|plant|instrument|fish)$/u

/** "Carves a toy boat and gives it to his grandson": what is given lies nowhere beside them a second time. */
export function giveOnce(shot: Shot): Shot {
  const who = shot.subjects.find(({ actions }) => actions.some(({ verb }) => verb === 'give'))
  const deed = who?.actions.find(({ verb, prop }) => verb === 'give' && prop !== null)
  const thing = shot.subjects.find(
    ({ noun, kind, count, actions }) =>
      GIVEN.test(kind) && count === 1 && actions.length === 0 && isCalled(noun, deed?.prop ?? null),
  )
  if (!who || !deed || !thing) return shot
  const prop = [thing.colour, thing.noun].filter(Boolean).join(' ')
  const actions = who.actions.map((each) => (each === deed ? { ...each, prop } : each))
  return withSubject(without(shot, thing), who, { actions })
}

const isCalled = (noun: string, prop: string | null): boolean =>
  prop !== null && (noun === prop || noun.endsWith(` ${prop}`))

/** A clown who is given something does not juggle meanwhile. */
export function takeGift(shot: Shot): Shot {
  const takers = new Set(
    shot.subjects.flatMap(({ actions }) =>
      actions.flatMap(({ verb, target }) => (verb === 'give' ? target : [])),
    ),
  )
  return withEach(shot, (each) =>
    each.kind === 'person' && takers.has(each.id) && each.actions.length === 0 && each.person?.role
      ? { ...each, actions: [doing('stand')] }
      : each,
  )
}

const HATS = /\b(?:hat|cap|crown|helmet|tiara|beret|bonnet|turban)$/u

/** "The king gives his crown to a beggar": he has no second one on his head. */
export function giveOwnHat(shot: Shot): Shot {
  const gives = ({ verb, prop }: Action): boolean => verb === 'give' && HATS.test(prop ?? '')
  const who = shot.subjects.find(({ person, actions }) => person !== null && actions.some(gives))
  if (!who?.person) return shot
  const wears = [...who.person.wears, { garment: 'bare head', colour: null }]
  return withSubject(shot, who, { person: { ...who.person, wears } })
}

const ROOTED = /(?:\b|^)(?:tree|oak|pine|fir|willow|birch|maple|bush|hedge|ladder)$/u

/** Whoever gives away the kitten from the tree keeps the tree where it is. */
const isGift = (each?: Subject): boolean =>
  each?.count === 1 && GIVEN.test(each.kind) && !ROOTED.test(each.noun)

/** "Serves a polar bear a fish": the bear gets the fish, and is not handed over. */
export function giveThing(shot: Shot): Shot {
  const gives = ({ verb, prop, target }: Action): boolean =>
    verb === 'give' && prop === null && target !== null
  const who = shot.subjects.find(({ actions }) => actions.some(gives))
  const deed = who?.actions.find(gives)
  const others = shot.subjects.filter((each) => each !== who && each.actions.length === 0)
  const free = others.filter(({ id }) => !shot.relations.some(({ from }) => from === id))
  const aim = others.find(({ id }) => id === deed?.target)
  const thing = [aim, ...free].find(isGift)
  const taker = [aim, ...others].find(
    (each) => each && each !== thing && LIVING.has(each.kind) && each.kind !== 'fish',
  )
  if (!who || !deed || !thing || !taker) return shot
  const prop = [thing.colour, thing.noun].filter(Boolean).join(' ')
  const actions = who.actions.map((each) =>
    each === deed ? doing('give', { target: taker.id, prop }) : each,
  )
  return withSubject(without(shot, thing), who, { actions })
}

/** "Covers a horse with a blanket": it lies on its back. */
export function coverBeast(shot: Shot): Shot {
  const cloth = shot.subjects.find(({ noun }) => /\b(?:blanket|quilt|rug)$/u.test(noun))
  const beast = shot.subjects.find(({ kind, count }) => kind === 'animal' && count === 1)
  const who = people(shot).find(({ actions, count }) => actions.length === 0 && count === 1)
  const by = shot.relations.some(
    ({ from, relation, to }) => from === who?.id && relation === 'next-to' && to === cloth?.id,
  )
  if (!cloth || !beast || !who || !by) return shot
  const deed = doing('blanket-beast', { target: beast.id })
  return withSubject(without(shot, cloth), who, { actions: [deed] })
}
