import type { Action, Relation, Shot, Subject } from '../../../plan/plan.ts'
import { chaseRound, isBug, playWithThings, pounceAtFlyer } from './pounces.ts'
import { atOneTable } from './at-one-table.ts'
import { atPlay } from './at-play.ts'
import { shareBall } from './ball-games.ts'
import { doing } from '../doing.ts'
import { isBeast, withDeed } from './told.ts'
import { withSubject, withEach } from '../retold.ts'
import { unseen } from '../without.ts'

/** Deeds of two bodies, and what they are called when animals do them. */
const OF_TWO: Readonly<Record<string, string>> = {
  hug: 'nuzzle',
  kiss: 'nuzzle',
  cuddle: 'nuzzle',
  nuzzle: 'nuzzle',
  lick: 'lick',
  groom: 'groom-other',
  // Nobody washes dishes when a calf is to be washed.
  clean: 'groom-other',
  'groom-other': 'groom-other',
  headbutt: 'headbutt',
  suckle: 'suckle',
  'tug-of-war': 'tug-of-war',
  wrestle: 'romp',
}

/** "A cat and a dog cuddle": each with the other, and the words between them are said by that. */
function inPairs(shot: Shot): Shot {
  const fond = shot.subjects.filter((each) => isBeast(each) && pairVerb(each.actions[0]))
  const [one, other] = fond
  const [first] = one?.actions ?? []
  const verb = pairVerb(first)
  if (!one || !first || verb === undefined) return shot
  const partner = partnerOf(first, shot) ?? (sameDeed(first, other) ? other : undefined)
  if (partner) return withoutRope(face(shot, one, { ...first, verb, target: partner.id }))
  if (one.count < 2 || verb === 'suckle') return shot
  return withoutRope(withDeed(shot, one, { ...first, verb, target: null, prop: null }))
}

function partnerOf({ target }: Action, { subjects }: Shot): Subject | undefined {
  return subjects.find((each) => each.id === target && isBeast(each))
}

function sameDeed({ verb, target }: Action, other: Subject | undefined): boolean {
  return target === null && other?.actions[0]?.verb === verb
}

/** The rope of a tug of war comes with it. */
function withoutRope(shot: Shot): Shot {
  const tugs = shot.subjects.some(({ actions }) => actions[0]?.verb === 'tug-of-war')
  const rope = shot.subjects.find(({ noun }) => /\b(rope|toy|sock|towel|stick)$/u.test(noun))
  return tugs && rope ? unseen(shot, rope) : shot
}

const TUGGED = /\b(rope|toy|sock|towel|stick|blanket|scarf|shoe)$/u

/** Beasts that pull at one rope or one sock pull against each other. */
export function tugAtOne(shot: Shot): Shot {
  const tugs = ({ verb, target, prop }: Action): boolean => {
    const thing = shot.subjects.find(({ id, count }) => id === target && count === 1)
    return verb === 'pull' && TUGGED.test(thing?.noun ?? prop ?? '')
  }
  const pullers = shot.subjects.filter((each) => isBeast(each) && each.actions.some(tugs))
  if (pullers.reduce((sum, { count }) => sum + count, 0) !== 2) return shot
  return withEach(shot, (each) =>
    pullers.includes(each) ? { ...each, actions: [doing('tug-of-war')] } : each,
  )
}

function pairVerb(action: Action | undefined): string | undefined {
  return action && Object.hasOwn(OF_TWO, action.verb) ? OF_TWO[action.verb] : undefined
}

/** One does it to the other, who is shown by that deed and does nothing else. */
function face(shot: Shot, one: Subject, action: Action): Shot {
  const apart = ({ from, to }: Relation): boolean =>
    !((from === one.id && to === action.target) || (to === one.id && from === action.target))
  const told = withDeed(shot, one, action)
  const subjects = told.subjects.map((each) =>
    each.id === action.target ? { ...each, actions: [] } : each,
  )
  return { ...told, subjects, relations: shot.relations.filter(apart) }
}

/** What is licked and not loved is eaten; who licks a child stands before it. */
function licks(shot: Shot): Shot {
  const licker = shot.subjects.find((each) => each.actions[0]?.verb === 'lick' && isBeast(each))
  const [lick] = licker?.actions ?? []
  if (!licker || !lick) return shot
  const loved = shot.subjects.find(({ id }) => id === lick.target)
  if (loved?.kind === 'person') return licksChild(shot, { licker, lick, child: loved })
  if (loved && isBeast(loved)) return shot
  const itself = !loved && lick.prop === null
  return withDeed(shot, licker, { ...lick, verb: itself ? 'groom' : 'eat' })
}

/** Who has a trunk washes others with a jet out of it. */
function hoseDown(shot: Shot): Shot {
  const hosing = (action: Action): Action =>
    action.verb === 'clean' && action.target !== null ? { ...action, verb: 'spray' } : action
  return withEach(shot, (each) =>
    isBeast(each) && /\b(?:elephant|mammoth)$/u.test(each.noun)
      ? { ...each, actions: each.actions.map(hosing) }
      : each,
  )
}

interface Licked {
  readonly licker: Subject
  readonly lick: Action
  readonly child: Subject
}

/** The child sits on the ground and the animal is close before its face. */
function licksChild(shot: Shot, { licker, lick, child }: Licked): Shot {
  const sits: Action = doing('sit', { prop: 'floor' })
  const subjects = shot.subjects.map((each): Subject =>
    each.id === child.id
      ? { ...each, actions: each.actions.length > 0 ? each.actions : [sits], emotion: 'happy' }
      : each,
  )
  const relations = shot.relations.filter(({ from }) => from !== licker.id)
  return withDeed({ ...shot, subjects, relations }, licker, lick)
}

const POUCHED = /\b(kangaroo|wallaby)$/u
const CLINGS =
  /\b(monkey|gorilla|orangutan|chimp|chimpanzee|ape|koala|sloth|baboon|lemur|opossum|possum)$/u

/** A joey is in its mother's pouch; small apes cling to her back. */
function carryYoung(shot: Shot): Shot {
  const find = (id: string): Subject | undefined => shot.subjects.find((each) => each.id === id)
  const held = shot.relations.find(({ from, relation, to }) => {
    const [mother, young] = [find(from), find(to)]
    if (relation !== 'holding' || !mother || !young || !isBeast(young)) return false
    const borne = mother.actions.some(({ verb }) => verb === 'piggyback')
    const clings = POUCHED.test(mother.noun) || CLINGS.test(mother.noun)
    return borne || (isYoung(young) && clings)
  })
  const [mother, young] = [find(held?.from ?? ''), find(held?.to ?? '')]
  if (!held || !mother || !young) return shot
  const bears = /^(hold|carry|piggyback|cradle|hug|cuddle|[a-z]+-baby)$/u
  const free = mother.actions.filter(({ verb }) => !bears.test(verb))
  if (POUCHED.test(mother.noun)) {
    const told = unseen(shot, young)
    return withSubject(told, mother, { picture: 'prop:kangaroo-with-joey', actions: free })
  }
  const on: Relation = { from: young.id, relation: 'on', to: mother.id }
  return {
    ...shot,
    subjects: shot.subjects.map((each): Subject => {
      if (each.id === young.id) return { ...each, size: 'small' }
      return each.id === mother.id ? { ...each, actions: free } : each
    }),
    relations: shot.relations.map((each) => (each === held ? on : each)),
  }
}

function isYoung({ noun }: Subject): boolean {
  return /^baby |\b(cub|pup|calf|kit|kitten|puppy|joey|foal|lamb|fawn|chick|duckling|gosling|cygnet|piglet|infant|hatchling)$/u.test(
    noun,
  )
}

const FOLLOWS = /^(chase|follow|walk|go|lead|march|run|hold|pull|grab)$/u
const LEADS = /^(lead|walk|go|march|guide|cross)$/u
const GOES = /^(walk|go|march|cross|run|swim|wander|stroll|trot)$/u
const WET = /lake|pond|river|sea|ocean|water|stream/u

/** They follow her, she leads them, or she goes and nothing else is said of them. */
function goTogether(mother: Subject, young: Subject): boolean {
  const [[hers], [theirs]] = [mother.actions, young.actions]
  const follow = theirs?.target === mother.id && FOLLOWS.test(theirs.verb)
  const led = hers?.target === young.id && LEADS.test(hers.verb)
  return follow || led || (theirs === undefined && GOES.test(hers?.verb ?? ''))
}

function isBorne({ id }: Subject, { relations }: Shot): boolean {
  return relations.some(
    ({ from, relation, to }) =>
      (from === id && relation === 'on') || (to === id && relation === 'holding'),
  )
}

/** Young ones who follow their mother, or whom she leads, go in a row behind her and do not hunt her. */
function inARow(shot: Shot): Shot {
  const young = shot.subjects.find((each) => isBeast(each) && isYoung(each))
  const mother = shot.subjects.find(
    (each) =>
      isBeast(each) && !isYoung(each) && !isBug(each) && each.count === 1 && each.id !== young?.id,
  )
  if (!young || !mother || isBorne(young, shot)) return shot
  if (!goTogether(mother, young)) return shot
  const swims = WET.test(shot.place ?? '') && young.kind === 'bird'
  const verb = swims ? 'swim' : (/^(swim|run)$/u.exec(mother.actions[0]?.verb ?? '')?.[0] ?? 'walk')
  const go: Action = doing(verb, { direction: 'right' })
  const ids = [young.id, mother.id]
  return {
    ...shot,
    subjects: shot.subjects.map((each) =>
      ids.includes(each.id) ? { ...each, actions: [go] } : each,
    ),
    relations: [
      ...shot.relations.filter(({ from, to }) => !(ids.includes(from) && ids.includes(to))),
      { from: young.id, relation: 'left-of', to: mother.id },
    ],
  }
}

/** A chameleon that changes does so in colour only. */
function camouflage(shot: Shot): Shot {
  const who = shot.subjects.find(
    ({ noun, actions }) =>
      /\b(chameleon|octopus|cuttlefish|squid)$/u.test(noun) &&
      actions[0]?.verb === 'transform' &&
      actions[0]?.target === null,
  )
  return who
    ? withDeed(shot, who, doing('camouflage', { prop: who.actions[0]?.prop ?? null }))
    : shot
}

/** What the young of some are called; those of others are small. */
const YOUNG_OF: Readonly<Record<string, readonly [noun: string, picture: string | null]>> = {
  duck: ['duckling', 'prop:duckling'],
  goose: ['gosling', 'prop:duckling'],
  chicken: ['chick', 'noto:baby-chick'],
  hen: ['chick', 'noto:baby-chick'],
  swan: ['cygnet', 'prop:duckling'],
  lion: ['lion cub', 'prop:lion-cub'],
  tiger: ['tiger cub', 'prop:tiger-cub'],
}

/** In these the young go along, and do not stand by. */
const ALL_TOGETHER = /^(?:slide|sled|roll|dive-in|splash)$/u

/** "A family of ducks": a mother and her young, of whom there are as many as were counted. */
function asFamily(shot: Shot): Shot {
  const family = shot.subjects.find(
    (each) => isBeast(each) && each.count > 2 && /\bfamily\b/u.test(each.words),
  )
  if (!family || shot.subjects.some(isYoung)) return shot
  const { noun } = family
  const [called, picture] = YOUNG_OF[noun] ?? [`baby ${noun}`, family.picture]
  const young: Subject = {
    ...family,
    id: `${family.id} young`,
    noun: called,
    picture,
    count: family.count - 1,
    actions: family.actions.filter(({ verb }) => ALL_TOGETHER.test(verb)),
  }
  const near: Relation = { from: family.id, relation: 'next-to', to: young.id }
  const subjects = shot.subjects.flatMap((each) =>
    each === family ? [{ ...each, count: 1 }, young] : [each],
  )
  // All of them live in the hollow tree.
  const within = shot.relations
    .filter(({ from, relation }) => from === family.id && relation === 'inside')
    .map((each): Relation => ({ ...each, from: young.id }))
  return {
    ...shot,
    subjects,
    relations: [...shot.relations, ...(within.length > 0 ? within : [near])],
  }
}

/** What animals are to one another: couples, mothers and young. */
export const FAMILY_TALES: readonly ((shot: Shot) => Shot)[] = [
  chaseRound,
  pounceAtFlyer,
  playWithThings,
  asFamily,
  licks,
  hoseDown,
  inPairs,
  carryYoung,
  inARow,
  camouflage,
  shareBall,
  atPlay,
  atOneTable,
]
