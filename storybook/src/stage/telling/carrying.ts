import { createPicture } from '../../cast/create-picture.ts'
import { Person, type Action, type Relation, type Shot, type Subject } from '../../plan/plan.ts'
import { LIVING } from '../../plan/kinds.ts'
import { doing } from './doing.ts'
import { flat } from './laid-flat.ts'
import { without } from './without.ts'

/** Under a load that all of them carry on their heads or hands, and above one that hangs below them. */
export const ALOFT = 'carry-aloft'
export const IN_THE_AIR = 'fly-load'

const CARRIES = /^(carry|lift|lift-up|haul|bear|transport|move|bring|take)$/u
/** Birds that go on foot. */
export const WALKING_BIRDS =
  /\b(penguin|chicken|hen|rooster|ostrich|emu|turkey|goose|duck|duckling|chick|peacock|flamingo)$/u
const WINGED =
  /\b(bee|bumblebee|honeybee|wasp|butterfly|dragonfly|fly|moth|firefly|hummingbird|fairy|pixie)$/u

/** Too much for the hands of one. */
const BULKY = new Set<Subject['kind']>([
  'furniture',
  'vehicle',
  'boat',
  'building',
  'animal',
  'creature',
  'aircraft',
])
const LONG_OR_HEAVY =
  /\b(log|trunk|tree|ladder|plank|beam|pole|piano|boulder|rock|statue|canoe|coffin|carpet|rug|mattress|barrel|anvil|fridge|refrigerator|snowman|dragon|stretcher|throne|cake|harp|cello|bell|fish|dolphin|shark|whale|banner|surfboard|crate|chest|treasure chest)$/u

/** How many times as tall as its bearer a load is that would hide it. */
const HUGE = 2

/** A mouse with a piano has it over its head, as ants have. */
function isHuge(load: Subject, [bearer]: readonly Subject[]): boolean {
  const { picture } = load
  if (!picture || !bearer?.picture || bearer.kind === 'person' || !isBulky(load)) return false
  return createPicture(picture).metres > HUGE * createPicture(bearer.picture).metres
}

function isShared(load: Subject, bearers: readonly Subject[]): boolean {
  if (bearers.reduce((sum, each) => sum + each.count, 0) < 2) return isHuge(load, bearers)
  if (bearers.every(({ kind }) => kind !== 'person')) return true
  const huge = load.size === 'large' || load.size === 'giant'
  return huge || isBulky(load)
}

function isBulky({ kind, noun }: Subject): boolean {
  return BULKY.has(kind) || LONG_OR_HEAVY.test(noun)
}

function flies({ kind, noun }: Subject): boolean {
  return WINGED.test(noun) || (kind === 'bird' && !WALKING_BIRDS.test(noun))
}

/** What is on or in something else; a kitten that several bring down from a tree is in nobody's hands yet. */
function rests({ id, noun }: Subject, { subjects, relations }: Shot): boolean {
  if (relations.some(({ from }) => from === id)) return true
  const climbs = /\b(?:cat|kitten|squirrel|koala|monkey|parrot)$/u.test(noun)
  return climbs && subjects.some((each) => /\b(?:tree|oak|pine|fir)$/u.test(each.noun))
}

/** Several who carry one thing are all under it: nobody has one of his own, and nobody walks beside. */
export function carryTogether(shot: Shot): Shot {
  const find = (id: string | null): Subject | undefined =>
    shot.subjects.find((each) => each.id === id)
  const deedOf = ({ actions }: Subject): Action | undefined =>
    actions.find(({ verb, target }) => CARRIES.test(verb) && find(target)?.count === 1)
  const first = shot.subjects.find((each) => LIVING.has(each.kind) && deedOf(each))
  const load = find((first && deedOf(first)?.target) ?? null)
  if (!first || !load || load.kind === 'person') return shot
  const bearers = shot.subjects.filter((each) => deedOf(each)?.target === load.id)
  if (rests(load, shot) || !isShared(load, bearers)) return shot
  if (isHandled(load, bearers)) return carryBetween(shot, load, bearers)
  return carryAloft(shot, { load, bearers, first, direction: deedOf(first)?.direction ?? null })
}

interface Lift {
  readonly load: Subject
  readonly bearers: readonly Subject[]
  readonly first: Subject
  readonly direction: Action['direction']
}

/** Over the heads of those who walk, or below those who fly. */
function carryAloft(shot: Shot, { load, bearers, first, direction }: Lift): Shot {
  // A bear and a rabbit under one ladder stand up to have their hands at it.
  const upright = bearers.length > 1 && bearers.every((each) => each.kind === 'animal')
  const bears = (each: Subject): Subject => ({
    ...each,
    person: each.person ?? (upright ? Person.parse({ role: 'bearer' }) : null),
    actions: [{ ...doing(flies(each) ? IN_THE_AIR : ALOFT), direction: direction ?? 'right' }],
  })
  const apart = shot.relations.filter(({ to }) => to !== load.id)
  const on: Relation = { from: load.id, relation: 'on', to: first.id }
  // Behind what else stands there their load would not be seen.
  const beside = shot.subjects.filter(
    ({ id, kind }) =>
      id !== load.id &&
      !LIVING.has(kind) &&
      !shot.relations.some(({ from, to }) => from === id || to === id),
  )
  const off = beside
    .slice(0, 1)
    .map(({ id }): Relation => ({ from: first.id, relation: 'right-of', to: id }))
  return {
    ...shot,
    subjects: shot.subjects.map((each) =>
      bearers.includes(each) ? bears(each) : each === load ? flat(each) : each,
    ),
    relations: [...apart, on, ...off],
  }
}

const HANDLED =
  /\b(mattress|carpet|rug|piano|fridge|refrigerator|crate|chest|trunk|stretcher|box|log|ladder|plank|beam|pole|canoe|kayak|surfboard|pipe)$/u

/** Furniture has an end for each of two. */
function isHandled({ kind, noun, size }: Subject, bearers: readonly Subject[]): boolean {
  const count = bearers.reduce((sum, each) => sum + each.count, 0)
  const people = bearers.every((each) => each.kind === 'person') && count === 2
  return people && size === 'normal' && (kind === 'furniture' || HANDLED.test(noun))
}

function carryBetween(shot: Shot, load: Subject, bearers: readonly Subject[]): Shot {
  const ids = new Set(bearers.map(({ id }) => id))
  const prop = [load.colour, load.noun].filter(Boolean).join(' ')
  const told = without(shot, load)
  return {
    ...told,
    subjects: told.subjects.map((each) =>
      ids.has(each.id) ? { ...each, actions: [doing('carry-between', { prop })] } : each,
    ),
    relations: told.relations.filter(({ from, to }) => !ids.has(from) || !ids.has(to)),
  }
}
