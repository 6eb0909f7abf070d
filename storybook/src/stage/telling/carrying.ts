import type { Action, Relation, Shot, Subject } from '../../plan/plan.ts'
import { LIVING } from '../../plan/kinds.ts'
import { doing } from './doing.ts'

/** Under a load that all of them carry on their heads or hands, and above one that hangs below them. */
export const ALOFT = 'carry-aloft'
export const IN_THE_AIR = 'fly-load'

const CARRIES = /^(carry|lift|lift-up|haul|bear|transport|move|bring|take)$/u
const WALKING_BIRDS =
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
  /\b(log|trunk|tree|ladder|plank|beam|pole|piano|boulder|rock|statue|canoe|coffin|carpet|rug|mattress|barrel|anvil|fridge|refrigerator|snowman|dragon|stretcher|throne|cake|harp|cello|bell|fish|banner|surfboard|crate|chest|treasure chest)$/u

function isShared(load: Subject, bearers: readonly Subject[]): boolean {
  if (bearers.every(({ kind }) => kind !== 'person')) return true
  const huge = load.size === 'large' || load.size === 'giant'
  return huge || BULKY.has(load.kind) || LONG_OR_HEAVY.test(load.noun)
}

function flies({ kind, noun }: Subject): boolean {
  return WINGED.test(noun) || (kind === 'bird' && !WALKING_BIRDS.test(noun))
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
  const count = bearers.reduce((sum, each) => sum + each.count, 0)
  const rests = shot.relations.some(({ from }) => from === load.id)
  if (count < 2 || rests || !isShared(load, bearers)) return shot
  const direction = deedOf(first)?.direction ?? 'right'
  const bears = (each: Subject): Subject => ({
    ...each,
    actions: [{ ...doing(flies(each) ? IN_THE_AIR : ALOFT), direction }],
  })
  const apart = shot.relations.filter(({ to }) => to !== load.id)
  const on: Relation = { from: load.id, relation: 'on', to: first.id }
  return {
    ...shot,
    subjects: shot.subjects.map((each) => (bearers.includes(each) ? bears(each) : each)),
    relations: [...apart, on],
  }
}
