import { HIP_HEIGHT } from '../../cast/people/body/proportions.ts'
import type { Actor } from '../../cast/actor.ts'
import type { Relation, Shot, Subject } from '../../plan/plan.ts'
import { createRandom } from '../../scene/random.ts'
import type { Performance } from '../actions/action.ts'
import { humanDeed } from '../actions/people/human-actions.ts'
import type { Casting, Company } from '../company.ts'
import { skyAbove } from '../placing/struck.ts'
import { perform } from './choreograph.ts'
import { isBusy, kneesOf, reachTo, seenOf, settledOn, TOUCHING } from './dealt-with.ts'
import { isShown, nameFor, recast, shownIn, type Recasting } from '../telling/recasting.ts'
import { dyedTool, grownBy, hasOwnLook } from './own-look.ts'
import { inCompany, hasHandsFull } from './in-company.ts'
import { objectOf, aimOf, standInFor } from './objects-of-deeds.ts'

interface Trial {
  readonly casting: Casting
  /** Actors of others whom the deed itself shows. */
  readonly brings: readonly Actor[]
  /** Subjects whom the deed shows with things of its own. */
  readonly covers: readonly string[]
}

interface House {
  readonly shot: Shot
  readonly find: Company['find']
}

/** Lets the first of them perform on the spot, to see how much room it takes and whom it brings along. */
export function tryOut(casting: Casting, all: readonly Casting[], house: House): Trial {
  const { relations } = house.shot
  const object = objectOf(casting, all, relations)
  const seated = isSeated(casting, all, house.shot)
  const sits = casting.actors[0]?.kind === 'puppet' ? humanDeed('ride-in') : null
  const dance = seated ? sits : casting.dance
  const paired = pairsOf({ ...casting, object, aim: aimOf(casting, all), dance }, all, house)
  const performance = seenOf(paired, performOnce(paired, house))
  const others = all
    .filter((each) => !surrounds(casting.subject, each.subject, relations))
    .flatMap((each) => each.actors)
    .filter((each) => !paired.actors.includes(each))
  const used = coversOf(paired, all, { performance, relations })
  const whole = recast(performance, used.recastings)
  return {
    casting: {
      ...paired,
      recastings: used.recastings,
      extent: { ...whole.extent, up: whole.extent.up + skyAbove(casting.subject, house.shot) },
      headAt: headAt(performance),
    },
    brings: [
      ...others.filter((each) => isShown(performance, each)),
      ...(paired.reach === null ? paired.partners : []),
      ...paired.fellows,
    ],
    covers: used.ids,
  }
}

const INSTANTS = [0, 1, 2, 3, 4] as const

/** How high a head gets in the course of a deed, in own heights; hips that sit are low. */
function headAt(performance: Performance): number {
  const highest = INSTANTS.map((t) => {
    const { place, pose } = performance.at(t)
    return place.y + 1 + Math.min(0, (pose.hips ?? HIP_HEIGHT) - HIP_HEIGHT)
  })
  return Math.max(...highest)
}

/** The first of them on the spot. */
export function performOnce(casting: Casting, { find }: Pick<House, 'find'>): Performance {
  const [actor] = casting.actors
  if (!actor) throw new Error(`Nobody plays ${casting.subject.noun}.`)
  return perform({
    ...casting,
    actor,
    medium: 'ground',
    partner: casting.partners[0] ?? null,
    random: createRandom(1),
    seconds: 4,
    room: 0,
    ground: 'floor',
    find,
  })
}

/** Deeds that are nothing but sitting in or on the mount that the prompt names. */
const STEERING = /^(ride|drive|steer|sail|race|pilot|ride-\w+)$/u
/** Mounts that people have dances for, with reins and pedals. */
const DANCED = /^(bicycle|bike|motorcycle|scooter|car)$/u
const LIVING = new Set<Subject['kind']>(['animal', 'creature', 'bird'])

/** Who steers another subject sits in it, unless there is a dance for just that mount. */
function isSeated({ subject, actors }: Casting, all: readonly Casting[], shot: Shot): boolean {
  const verb = subject.actions[0]?.verb ?? ''
  const ride = shot.relations.find(
    ({ from, relation }) => from === subject.id && relation === 'riding',
  )
  const mount = all.find((each) => each.subject.id === ride?.to)?.subject
  if (!mount || !STEERING.test(verb)) return false
  const danced = actors[0]?.kind === 'puppet' && humanDeed(verb) !== null
  // Those who stand on a scooter have a deed of their own for it.
  const sits = verb === 'ride' && mount.noun === 'scooter'
  return !danced || sits || !isDancedOn(mount)
}

/** The dances for a mount are for the ground, and for cars of any colour. */
function isDancedOn({ noun, kind, colour, actions: [deed] }: Subject): boolean {
  if (deed?.verb === 'fly' || (kind === 'vehicle' && colour !== null)) return false
  return DANCED.test(noun) || LIVING.has(kind)
}

/** Deeds that concern another only when the prompt says whom. */
const COURTESIES = new Set(['kneel', 'bow', 'look-at', 'wave', 'point', 'sing', 'dance', 'clap'])

/** Deeds for two are danced in pairs: with whom they name, with one another, or with somebody who is free. */
function pairsOf(casting: Casting, all: readonly Casting[], house: House): Casting {
  const { actors } = casting
  const company = inCompany(casting, all, house.shot.relations)
  if (company) return company
  const doubles = actors.slice(Math.ceil(actors.length / 2))
  const asked = COURTESIES.has(casting.subject.actions[0]?.verb ?? '')
  const other = namedOther(casting, all, house.shot.relations)
  const visited = other ? visiting(casting, other, house) : null
  if (visited) return visited
  const named = other?.actors.slice(0, 1) ?? []
  const free = freePartners(casting, all, house.shot.relations)
  for (const partners of asked ? [named] : [named, doubles, free]) {
    const [partner] = partners
    if (!partner) continue
    const paired = { ...casting, partners }
    if (!isShown(performOnce(paired, house), partner)) continue
    return { ...paired, actors: actors.filter((actor) => !partners.includes(actor)) }
  }
  return casting
}

/** Before a queen on her throne one kneels where she is, and she goes on sitting. */
function visiting(casting: Casting, { subject, actors }: Casting, house: House): Casting | null {
  // Who leaps over a sleeper needs the height of the frame for it: the sleeper comes with the leap.
  if (casting.subject.actions[0]?.way === 'over') return null
  const [other] = actors
  const seat = settledOn(subject, casting.subject, house.shot)
  const under = seat ?? (isBusy(subject, casting.subject, house.shot) ? 'ground' : null)
  if (!other || under === null) return null
  const paired = { ...casting, partners: casting.actors.map(() => other) }
  const reach = reachTo(other, performOnce(paired, house), under)
  if (reach === null || (seat === null && reach < TOUCHING)) return null
  const knees = casting.actors[0]?.kind === 'puppet' ? kneesOf(subject) : 0
  return { ...paired, reach: reach + (knees * other.metres) / casting.metres }
}

/** To whom it is done, or before whom. */
function namedOther(
  { subject }: Casting,
  all: readonly Casting[],
  relations: readonly Relation[],
): Casting | undefined {
  const faced = relations.find(
    ({ from, relation }) => from === subject.id && /^(in-front-of|facing)$/u.test(relation),
  )
  const target = subject.actions[0]?.target ?? null
  // "The boxer hits the boxer": nobody is his own partner.
  const other = all.find(({ subject: { id } }) => id !== subject.id && id === (target ?? faced?.to))
  // Who boxes in front of a crowd boxes with nobody of it.
  return target === null && other && other.subject.count > 2 ? undefined : other
}

/** Another person who has nothing to do, or anybody with hands who does the same. */
function freePartners(
  { subject }: Casting,
  all: readonly Casting[],
  relations: readonly Relation[],
): readonly Actor[] {
  const verb = subject.actions[0]?.verb
  const isFree = ({ subject: { id, kind, actions }, actors: [actor] }: Casting): boolean => {
    if (id === subject.id || actor?.kind !== 'puppet') return false
    if (actions[0] !== undefined) return actions[0].verb === verb
    return kind === 'person' && !hasHandsFull(id, relations)
  }
  return all.find(isFree)?.actors.slice(0, 1) ?? []
}

/** Which other subjects the performance shows with things of its own, and which of those the prompt's things replace. */
function coversOf(
  { subject, actors, partners, reach }: Casting,
  all: readonly Casting[],
  { performance, relations }: { performance: Performance; relations: readonly Relation[] },
): { ids: string[]; recastings: Recasting[] } {
  const shown = shownIn(performance)
  const known = [...actors, ...(reach === null ? [] : partners)]
  const ids: string[] = []
  const recastings: Recasting[] = []
  for (const other of all) {
    const [actor] = other.actors
    const concerned =
      concerns(subject, other.subject, relations) && !surrounds(subject, other.subject, relations)
    if (!actor || known.includes(actor) || !concerned || isShown(performance, actor)) continue
    const same = nameFor(other.subject.noun, shown)
    const name = same ?? standInFor(subject, other.subject, { shown, relations })
    if (name === null) continue
    ids.push(other.subject.id)
    if (same === null || hasOwnLook(other.subject, actor))
      recastings.push(playing(name, other, actor))
  }
  return { ids, recastings }
}

/** The prompt's own thing in the part, or the deed's tool in its colour. */
function playing(name: string, { subject, actors }: Casting, actor: Actor): Recasting {
  const dyed = dyedTool(name, subject)
  const own = dyed ? { actor: dyed } : { actor, each: actors }
  return { name, ...own, grown: grownBy(subject, name) }
}

/** What people are gathered round stands in their middle, once for all of them; who eats under a table has it over the head. */
function surrounds(subject: Subject, other: Subject, relations: readonly Relation[]): boolean {
  const how = relations.find(({ from, to }) => from === subject.id && to === other.id)?.relation
  return (
    (how === 'around' && subject.kind === 'person') ||
    (how === 'under' && other.kind === 'furniture')
  )
}

function concerns(subject: Subject, other: Subject, relations: readonly Relation[]): boolean {
  if (subject.id === other.id) return false
  const aimed = subject.actions.some(({ target }) => target === other.id)
  return (
    aimed ||
    isLoose(other, relations) ||
    relations.some(({ from, to }) => from === subject.id && to === other.id)
  )
}

/** "Washes dishes in a kitchen sink": of furniture that stands nowhere else, the deed's own is meant. */
function isLoose({ id, kind, colour, count }: Subject, relations: readonly Relation[]): boolean {
  if (kind !== 'furniture' || colour !== null || count > 1) return false
  return !relations.some(({ from, to }) => from === id || to === id)
}
