import type { Actor } from '../cast/actor.ts'
import { castSubject } from '../cast/cast.ts'
import type { Action, Relation, Shot, Subject } from '../plan/plan.ts'
import { createRandom } from '../scene/random.ts'
import type { Choreography, Extent, Performance } from './actions/action.ts'
import { findDeed, humanDeed } from './actions/actions.ts'
import { perform } from './choreograph.ts'
import { mediumOf } from './media.ts'
import { bondsOf, partOf, type Role } from './roles.ts'
import type { Setting } from './setting.ts'
import { trueMetres } from './sizes.ts'
import { isPlayed } from './spectacles.ts'

/** A subject with those who play it and what they do. */
export interface Casting {
  readonly subject: Subject
  readonly actors: readonly Actor[]
  readonly metres: number
  readonly dance: Choreography | null
  readonly partner: Actor | null
  /** The noun that the deed is done with or to. */
  readonly object: string | null
  /** What one of them covers around its spot, with all it handles, in own heights. */
  readonly extent: Extent
}

type Find = (name: string) => Actor | null

/** Who plays in a shot. Those whom another's deed brings along (a partner, a horse) are left to that deed. */
export function castShot(shot: Shot, seed: number, find: Find): Casting[] {
  const played = shot.subjects.filter((subject) => isPlayed(subject, shot))
  const first = played.map((subject) => castOf(subject, shot, seed))
  const tried = first.map((casting) => tryOut(casting, first, { find, shot }))
  const brought = new Set(tried.flatMap(({ brings }) => brings))
  return tried.flatMap(({ casting }) => {
    const actors = casting.actors.filter((actor) => !brought.has(actor))
    return actors.length > 0 ? [{ ...casting, actors }] : []
  })
}

function castOf(subject: Subject, shot: Shot, seed: number): Casting {
  const actors = Array.from({ length: subject.count }, (_, index) =>
    castSubject(subject, { seed, index }),
  )
  const [actor] = actors
  const action = subject.actions[0]
  if (!actor) throw new Error(`Nobody plays ${subject.noun}.`)
  return {
    subject,
    actors,
    metres: trueMetres(actor, subject),
    dance:
      action && !isCarriedAlong(action, subject, shot) ? findDeed(action, subject, actor) : null,
    partner: null,
    object: null,
    extent: { left: actor.aspect / 2, right: actor.aspect / 2, up: 1, down: 0 },
  }
}

/** Who rides another subject of the shot sits on it; there is no deed to bring a second one. */
function isCarriedAlong({ verb }: Action, { id, kind }: Subject, { relations }: Shot): boolean {
  const rides = relations.some(({ from, relation }) => from === id && relation === 'riding')
  return (
    rides &&
    (verb === 'ride' || verb === 'drive') &&
    (kind !== 'person' || humanDeed(verb) === null)
  )
}

/** Lets the first of them perform on the spot, to see how much room it takes and whom it brings along. */
function tryOut(
  casting: Casting,
  all: readonly Casting[],
  { find, shot }: { find: Find; shot: Shot },
): { casting: Casting; brings: readonly Actor[] } {
  const { subject, actors } = casting
  const [actor] = actors
  const partner = partnerFor(casting, all)
  if (!actor) return { casting, brings: [] }
  const trial = perform({
    actor,
    dance: casting.dance,
    subject,
    medium: 'ground',
    partner,
    object: objectOf(casting, all, shot.relations),
    random: createRandom(1),
    seconds: 4,
    room: 0,
    ground: 'floor',
    find: (name) => namesake(name, casting, all) ?? find(name),
  })
  const others = all.flatMap((each) => each.actors).filter((each) => each !== actor)
  const brings = others.filter((each) => isSeenIn(trial, each))
  return {
    casting: {
      ...casting,
      partner,
      object: objectOf(casting, all, shot.relations),
      extent: trial.extent,
    },
    brings,
  }
}

function isSeenIn(performance: Performance, actor: Actor): boolean {
  return [0, 1, 2, 3].some((t) => {
    const { companions, pose } = performance.at(t)
    return (
      companions.some((each) => each.actor === actor) ||
      (pose.holds ?? []).some((held) => held.actor === actor)
    )
  })
}

/** The other one of a deed: whom it names, else one's double when there are two, else an idle person. */
function partnerFor({ subject, actors, dance }: Casting, all: readonly Casting[]): Actor | null {
  const target = subject.actions[0]?.target ?? null
  const named = all.find((each) => each.subject.id === target)
  if (named) return named.actors[0] ?? null
  if (!dance?.needs?.partner) return null
  if (actors.length === 2) return actors[1] ?? null
  const idle = all.find((each) => each.subject.id !== subject.id && isIdlePerson(each.subject))
  return idle?.actors[0] ?? null
}

function isIdlePerson({ kind, actions }: Subject): boolean {
  return kind === 'person' && actions.length === 0
}

function objectOf(
  { subject }: Casting,
  all: readonly Casting[],
  relations: readonly Relation[],
): string | null {
  const action = subject.actions[0]
  const target = all.find((each) => each.subject.id === action?.target)
  return action?.prop ?? target?.subject.noun ?? seatOf(subject, all, relations)
}

/** What somebody sits, lies or rides on, when the deed itself does not say. */
function seatOf(
  { id }: Subject,
  all: readonly Casting[],
  relations: readonly Relation[],
): string | null {
  const seat = relations.find(
    ({ from, relation }) => from === id && (relation === 'on' || relation === 'riding'),
  )
  return all.find((each) => each.subject.id === seat?.to)?.subject.noun ?? null
}

/** Things that choreography asks for by name are those of the prompt, if it has them. */
function namesake(name: string, { subject }: Casting, all: readonly Casting[]): Actor | null {
  const found = all.find((each) => each.subject.noun === name && each.subject.id !== subject.id)
  return found?.actors[0] ?? null
}

/** The parts of all who were cast, in a place. */
export function rolesOf(castings: readonly Casting[], shot: Shot, setting: Setting): Role[] {
  const metres = new Map(castings.map(({ subject, metres: tall }) => [subject.id, tall]))
  const bonds = bondsOf(shot, metres)
  return castings.flatMap((casting): Role[] => {
    const { subject, actors } = casting
    const [first] = actors
    if (!first) return []
    const bond = bonds.get(subject.id) ?? null
    const part = bond ? 'bound' : partOf(subject, shot, casting.metres)
    return [{ ...casting, bond, part, medium: mediumOf(first, subject, setting) }]
  })
}
