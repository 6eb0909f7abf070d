import type { Action, Relation, Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { without } from '../without.ts'
import { does, headsOf, people, told } from './people-told.ts'
import { withEach } from '../retold.ts'

const BETWEEN_TWO =
  /^(?:high-five|hug|kiss|shake-hands|fist-bump|arm-wrestle|dance|waltz|tango|whisper|argue|hold-hands|slow-dance|pillow-fight|sword-fight|wrestle|toast)$/u

/** "Two workers high-five at the copy machine": with one another, and not with the machine. */
function withOneAnother(shot: Shot): Shot {
  const isThing = (id: string | null): boolean =>
    shot.subjects.some((each) => each.id === id && /^(?:thing|furniture|tool)$/u.test(each.kind))
  const several = headsOf(people(shot)) > 1
  const mend = (action: Action): Action =>
    several && BETWEEN_TWO.test(action.verb) && isThing(action.target)
      ? { ...action, target: null }
      : action
  return withEach(shot, (each) =>
    each.kind === 'person' ? { ...each, actions: each.actions.map(mend) } : each,
  )
}

const CLOSE = /^(?:hug|kiss|kiss-hand|hold-hands|comfort|cuddle)$/u

/** "A doctor examines a boy while his mother holds his hand": he is there once, in one pair of hands, and she is with him. */
function standBy(shot: Shot): Shot {
  const all = people(shot)
  const held = (by: Subject): Subject | undefined =>
    all.find(
      ({ id, count }) =>
        count === 1 &&
        id !== by.id &&
        (by.actions[0]?.target ?? id) === id &&
        all.slice(0, all.indexOf(by)).some((one) => one.id !== id && one.actions[0]?.target === id),
    )
  return withEach(shot, (each) => {
    const [deed] = each.actions
    const other = each.count === 1 && CLOSE.test(deed?.verb ?? '') ? held(each) : undefined
    return other ? { ...each, actions: [doing('look-at', { target: other.id })] } : each
  })
}

const TUBS = /\b(?:bath ?tub|tub|bath|wash ?tub|basin|sink)$/u
const WASHES = /^(?:wash-dog|bathe-dog|bathe-baby|wash-baby)$/u

/** The tub is the dog's: whoever washes it stands before it, and one tub is enough. */
function washInTub(shot: Shot): Shot {
  const washes = people(shot).some((each) => does(each, WASHES))
  const tub = shot.subjects.find(({ noun, kind }) => kind !== 'person' && TUBS.test(noun))
  return washes && tub ? { ...without(shot, tub), place: shot.place ?? 'bathroom' } : shot
}

const TALKS = /^(?:confer|talk|chat|gossip|meet|sit-together|dine|laugh)$/u
const DRINKS = /\b(?:coffee|tea|wine|beer|drinks?|cocoa|juice|lemonade)s?$/u

/** "Chat over coffee": the cups stand on their table, and no giant one beside them. */
function overCoffee(shot: Shot): Shot {
  const talkers = people(shot).filter((each) => does(each, TALKS))
  const isBeside = ({ from, relation, to }: Relation, id: string): boolean =>
    /^(?:next-to|above)$/u.test(relation) && to === id && talkers.some((each) => each.id === from)
  const cup = shot.subjects.find(
    ({ id, noun, kind }) =>
      kind === 'food' && DRINKS.test(noun) && shot.relations.some((each) => isBeside(each, id)),
  )
  return cup && headsOf(talkers) > 1 ? without(shot, cup) : shot
}

const SERVERS = /\b(?:waiter|waitress|butler|server|barista|flight attendant)$/u
const DISHES = /\b(?:plates?|dish(?:es)?|trays?|glass(?:es)?|cups?|cakes?|drinks?)$/u

/** A waiter who balances plates has them on a tray. */
function bearPlates(shot: Shot): Shot {
  const waiter = people(shot).find(
    (each) =>
      SERVERS.test(each.noun) &&
      each.count === 1 &&
      each.actions.every(({ verb }) => /^(?:hold|carry|balance|walk|bring)$/u.test(verb)),
  )
  const bond = shot.relations.find(
    ({ from, relation }) => from === waiter?.id && relation === 'holding',
  )
  const held = shot.subjects.find(({ id }) => id === bond?.to)
  if (!waiter || !held || !(held.kind === 'food' || DISHES.test(held.noun))) return shot
  const prop = /\btray$/u.test(held.noun) ? undefined : held.noun
  return told(without(shot, held), [waiter], {
    verb: 'serve-food',
    ...(prop === undefined ? {} : { prop }),
  })
}

/** High in its chair, the baby is fed where it sits. */
function feedInChair(shot: Shot): Shot {
  const feeder = people(shot).find((each) => does(each, /^(?:feed|spoon-feed)(?:-grown)?$/u))
  const target = feeder?.actions[0]?.target
  const bond = shot.relations.find(({ from, relation }) => from === target && relation === 'on')
  const chair = shot.subjects.find(({ id, noun }) => id === bond?.to && /\bchair$/u.test(noun))
  if (!feeder || !chair) return shot
  const free = ({ id, actions }: Subject): readonly Action[] => (id === target ? [] : actions)
  const seated = without(shot, chair)
  return withEach(seated, (each) => ({ ...each, actions: [...free(each)] }))
}

/** Whom or what a deed is meant for, where the words before and after could belong to another. */
export const MEANT_FOR_TALES: readonly ((shot: Shot) => Shot)[] = [
  standBy,
  withOneAnother,
  washInTub,
  overCoffee,
  bearPlates,
  feedInChair,
]
