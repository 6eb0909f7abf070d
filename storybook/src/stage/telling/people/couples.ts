import type { Action, Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { withEach } from '../retold.ts'

/** Words for two who belong together. */
const COUPLES =
  /\b(couple|newlyweds|(grand)?parents|bride and groom|lovers|sweethearts|husband and wife|honeymooners)\b/iu
const HALVES: readonly (readonly [RegExp, RegExp])[] = [
  [/^bride$/u, /^(bride)?groom$/u],
  [/^wife$/u, /^husband$/u],
  [/^girlfriend$/u, /^boyfriend$/u],
  [/^(princess|queen)$/u, /^(prince|king)$/u],
]

const ELDERS =
  /^(?:mother|father|mum|mom|dad|parent|grandmother|grandfather|grandma|grandpa|granny)$/u
const YOUNG = /^(?:child|kid|toddler|son|daughter|boy|girl|grandson|granddaughter|grandchild)$/u

/** What two sweethearts make of a deed that strangers do side by side. */
const TOGETHER: Readonly<Record<string, string>> = {
  dance: 'waltz',
  umbrella: 'share-umbrella',
  walk: 'hold-hands',
  stroll: 'hold-hands',
  'ice-skate': 'skate-together',
}

/** Couples dance in each other's arms, share their umbrella and walk hand in hand. */
export function pairUp(asked: Shot): Shot {
  const shot = takeByHand(asked)
  const couple = shot.subjects.filter((each) => isCouple(each, shot.subjects))
  if (couple.length === 0) return shot
  const ids = new Set(couple.map(({ id }) => id))
  return withEach(shot, (each) =>
    ids.has(each.id) ? { ...each, actions: together(each, shot) } : each,
  )
}

/** A mother and her child, of whom nothing more is told, go hand in hand: they would stand and look at each other all the film. */
function takeByHand(shot: Shot): Shot {
  const people = shot.subjects.filter(({ kind }) => kind === 'person')
  const [one, other] = people
  const two = people.length === 2 && people.every(({ count }) => count === 1)
  if (!one || !other || !two || !shot.relations.every(({ relation }) => relation === 'next-to'))
    return shot
  const nouns = [one.noun, other.noun]
  const kin = nouns.some((noun) => ELDERS.test(noun)) && nouns.some((noun) => YOUNG.test(noun))
  const idle = people.every(({ actions: [deed] }) => !deed || /^(?:walk|stroll)$/u.test(deed.verb))
  if (!kin || !idle) return shot
  const ids = new Set([one.id, other.id])
  const actions = [doing('hold-hands')]
  const relations = shot.relations.filter(({ from, to }) => !ids.has(from) || !ids.has(to))
  return withEach({ ...shot, relations }, (each) =>
    ids.has(each.id) ? { ...each, actions } : each,
  )
}

function isCouple({ kind, count, words, noun }: Subject, all: readonly Subject[]): boolean {
  if (kind !== 'person') return false
  if (count === 2) return COUPLES.test(words)
  const has = (half: RegExp): boolean => all.some((other) => half.test(other.noun))
  return HALVES.some(([one, other]) => (one.test(noun) ? has(other) : other.test(noun) && has(one)))
}

/** Dances for two that a couple may be called by. */
const DANCES = ['tango', 'waltz', 'salsa'] as const

function together(couple: Subject, shot: Shot): Action[] {
  const { actions } = couple
  const [first] = actions
  const umbrella = umbrellaOf(couple, shot)
  if (umbrella && (!first || /^(walk|stand|hold)$/u.test(first.verb)))
    return underUmbrellas(actions, umbrella)
  const dance = DANCES.find((name) => new RegExp(`\\b${name}\\b`, 'iu').test(couple.words))
  if (dance && (!first || first.verb === 'dance'))
    return [{ ...(first ?? doing(dance)), verb: dance }]
  if (first) return [{ ...first, verb: TOGETHER[first.verb] ?? first.verb }, ...actions.slice(1)]
  return isHandFree(couple, shot) ? [doing('hold-hands')] : []
}

/** Whose other half does something has no hand to hold: she would walk off with a stranger. */
function isHandFree(couple: Subject, { relations, subjects }: Shot): boolean {
  const bound = relations.some(({ from, to }) => from === couple.id || to === couple.id)
  return !bound && (couple.count > 1 || !subjects.some(isBusyHalf(couple)))
}

const isBusyHalf =
  (couple: Subject) =>
  (each: Subject): boolean =>
    each.id !== couple.id && each.actions.length > 0 && isCouple(each, [each, couple])

/** With umbrellas each has one, and no hand for the other's. */
function underUmbrellas(actions: Action[], { id, count }: Subject): Action[] {
  if (count > 1) return actions
  return [{ ...(actions[0] ?? doing('stand')), verb: 'share-umbrella', target: id }]
}

/** The umbrella or umbrellas that they have in their hands. */
function umbrellaOf({ id }: Subject, { relations, subjects }: Shot): Subject | undefined {
  const held = relations.flatMap(({ from, relation, to }) =>
    from === id && relation === 'holding' ? [to] : [],
  )
  return subjects.find((each) => held.includes(each.id) && /\bumbrella$/u.test(each.noun))
}
