import { findPicture } from '../../../lexicon/find-picture.ts'
import { ANIMALS, LIVING } from '../../../plan/kinds.ts'
import type { Action, Relation, Shot, Subject } from '../../../plan/plan.ts'
import { thingOf } from '../thing-of.ts'
import { doing } from '../doing.ts'
import { withSubject } from '../retold.ts'

const BEARS = /^(carry|hold|bring|deliver|fetch|give)$/u

/** Caught by a bird or a bear, it is borne like a thing. */
const PREY = new Set<Subject['kind']>(['fish'])

/** "A lioness carries her cub in her mouth": the part is told, and who is in it is borne, too. */
const GRASPS = /'s (?:mouths?|jaws?|teeth|beaks?|bills?|trunks?|claws?|talons?)$/u

const WINGED =
  /\b(bee|honeybee|bumblebee|butterfly|dragonfly|moth|wasp|firefly|bat|dragon|griffin|pegasus)$/u

/** An owl that brings a letter comes flying with it, a dog comes running: what the deed only names is in its claws or its mouth. */
export function bringIt(shot: Shot): Shot {
  const grasped = new Set(
    shot.relations.flatMap(({ from, relation, to }) => {
      const told = shot.subjects.some(({ id, words }) => id === from && GRASPS.test(words))
      return relation === 'holding' && told ? [to] : []
    }),
  )
  const isThing = (id: string | null): boolean =>
    shot.subjects.some(
      ({ id: own, kind }) =>
        own === id && (!LIVING.has(kind) || PREY.has(kind) || grasped.has(own)),
    )
  // Who only gives or sells it does so on two legs.
  const brings = ({ verb, prop, target }: Action): boolean =>
    BEARS.test(verb) && (isThing(target) || (prop !== null && verb !== 'give'))
  const bearer = shot.subjects.find(
    ({ kind, person, actions }) => ANIMALS.has(kind) && !person?.role && actions.some(brings),
  )
  const deed = bearer?.actions.find(brings)
  // "Delivers a letter to a boy": the boy is not borne.
  const named = shot.subjects.find(({ id }) => id === deed?.target && isThing(id))
  const thing = named ?? (deed?.prop ? pictured(deed.prop) : null)
  if (!bearer || !thing) return shot
  const held: Relation = { from: bearer.id, relation: 'holding', to: thing.id }
  const known = shot.relations.filter(({ from, to }) => from !== bearer.id || to !== thing.id)
  return {
    ...shot,
    subjects: [...shot.subjects, ...(named ? [] : [thing])].map((each) =>
      each.id === bearer.id ? { ...each, actions: comes(each, brings) } : each,
    ),
    relations: [...known, held],
  }
}

function pictured(noun: string): Subject | null {
  const found = findPicture(noun)
  return found ? thingOf(noun, { kind: found.kind, picture: found.picture }) : null
}

/** What it does besides; at least it comes. */
function comes({ noun, kind, actions }: Subject, brings: (action: Action) => boolean): Action[] {
  const others = actions.filter((action) => !brings(action))
  const flies = kind === 'bird' || WINGED.test(noun)
  const way = flies ? 'fly' : kind === 'fish' ? 'swim' : 'walk'
  const direction = actions[0]?.direction ?? null
  return others.length > 0 ? others : [doing(way, { direction })]
}

/** Whom a turtle carries on its back rides there; on two legs only people take anybody piggyback. */
export function carryOnBack(shot: Shot): Shot {
  const bearer = shot.subjects.find(
    ({ kind, person, actions }) =>
      ANIMALS.has(kind) && !person?.role && actions.some(({ verb }) => verb === 'piggyback'),
  )
  const load = bearer?.actions.find(({ verb }) => verb === 'piggyback')?.target
  if (!bearer || !load) return shot
  const goes = comes(bearer, ({ verb }) => verb === 'piggyback')
  const apart = shot.relations.filter(({ from, to }) => from !== bearer.id || to !== load)
  return {
    ...withSubject(shot, bearer, { actions: goes }),
    relations: [...apart, { from: load, relation: 'on', to: bearer.id }],
  }
}

const BURDEN =
  /\b(donkey|mule|camel|llama|alpaca|yak|ox|elephant|horse|pony|reindeer|dromedary|griffin|dragon|pegasus|unicorn|eagle|turtle|tortoise|whale|mammoth|bison|ant|beetle|ladybug|snail)$/u

const bears = ({ verb }: Action): boolean => /^(hold|carry(?:-.+)?|piggyback)$/u.test(verb)

function bearsOnBack(subject: Subject | undefined): boolean {
  return subject !== undefined && BURDEN.test(subject.noun) && !GRASPS.test(subject.words)
}

/** Beasts of burden, and ants, carry on their backs and not in their mouths; who is carried rides. */
export function onTheirBacks(shot: Shot): Shot {
  const find = (id: string): Subject | undefined => shot.subjects.find((each) => each.id === id)
  const load = shot.relations.find(
    ({ from, relation, to }) =>
      relation === 'holding' && isLoad(find(to)) && bearsOnBack(find(from)),
  )
  const [bearer, thing] = [find(load?.from ?? ''), find(load?.to ?? '')]
  if (!load || !bearer || !thing) return shot
  const rides = thing.kind === 'person'
  const on: Relation = { from: thing.id, relation: rides ? 'riding' : 'on', to: bearer.id }
  return {
    ...shot,
    subjects: shot.subjects.map((each): Subject => {
      if (each.id === thing.id) return loadFor(each, bearer)
      return each.id === bearer.id ? { ...each, actions: comes(each, bears) } : each
    }),
    relations: shot.relations.map((each) => (each === load ? on : each)),
  }
}

/** Several have one each, and leaves on backs do not fly; one has two at most. */
function loadFor(load: Subject, { count }: Subject): Subject {
  const each = load.count > 1 && count > 1
  return each
    ? { ...load, noun: `${load.noun} load`, count, size: 'small' }
    : { ...load, count: Math.min(2, load.count) }
}

/** An umbrella is held, by whomever. */
function isLoad(thing: Subject | undefined): boolean {
  const load = thing !== undefined && !ANIMALS.has(thing.kind)
  return load && !/\b(?:umbrella|parasol|balloon|flag)s?$/u.test(thing.noun)
}
