import { LIVING } from '../../plan/kinds.ts'
import type { Relation, Shot, Subject } from '../../plan/plan.ts'
import { stillBorne, stillSat } from './keeping-seats.ts'
import { leftThere } from './left-there.ts'
import type { TakeParts } from './take-parts.ts'

type Held = Pick<Shot, 'subjects' | 'relations'>
export const NOTHING: Held = { subjects: [], relations: [] }

/** All that was there before and has not left. */
export function stillSeen(
  { bound, previous, transition, camera, setting }: TakeParts,
  subjects: Subject[],
  same: boolean,
): Held {
  const here = same ? previous : null
  // Who played under a tree in summer is not there in winter.
  const later = setting.season !== null && setting.season !== previous?.season
  const reframed = camera.framing !== null && camera.framing !== previous?.camera.framing
  const goesOn = transition === 'dissolve' && !reframed && !later
  const met = both(stillMet(subjects, here), stillPresent(subjects, here))
  const amid = both(stillAmid(subjects, here), met)
  const by = goesOn ? both(stillBy(subjects, here), amid) : NOTHING
  const at = goesOn && subjects.length <= ROOM ? stillAt(subjects, here) : NOTHING
  // Who is said to be somewhere now is no more where they were.
  const placed = new Set(
    bound.relations.flatMap(({ from, relation }) => (CARRIED.test(relation) ? from : [])),
  )
  const sat = stillSat(subjects, here, placed)
  const held = both(both(both(inHandOrRidden(subjects, previous), sat), by), at)
  const all = both(held, stillStanding([...subjects, ...held.subjects], here))
  const kept = goesOn ? withLeft(all, subjects, here) : held
  const borne = stillBorne([...subjects, ...kept.subjects], here)
  return stillAboard(both(kept, { subjects: [], relations: borne }), here)
}

/** With what deeds of the shot before have left there, as long as there is room. */
function withLeft(seen: Held, subjects: readonly Subject[], here: Shot | null): Held {
  if (here === null) return seen
  const all = [...subjects, ...seen.subjects]
  const left = leftThere(all, here)
  return all.length + left.subjects.length > ROOM + 1 ? seen : both(seen, left)
}

/** "The fishermen gasp. Then the whale dives": who is still seen beside their boat is still in it. */
function stillAboard({ subjects, relations }: Held, here: Shot | null): Held {
  const ids = new Set(subjects.map(({ id }) => id))
  const seats = (here?.relations ?? []).filter(
    ({ from, to, relation }) =>
      CARRIED.test(relation) &&
      ids.has(from) &&
      ids.has(to) &&
      !relations.some((each) => each.from === from),
  )
  return { subjects, relations: [...relations, ...structuredClone(seats)] }
}

const inHandOrRidden = (subjects: Subject[], previous: Shot | null): Held =>
  both(stillHeld(subjects, previous), stillRidden(subjects, previous))

/** Who does this leaves what they were at. */
const GOES =
  /^(?:walk|run|leave|enter|climb|ride|drive|fly|swim|jump|chase|flee|escape|march|sneak|hurry|dance|crawl|follow|race|travel|sail|fall|get-up|wake-up|take-off)$/

/** "A painter stands at an easel. She dips her brush": she is at it still. */
function stillAt(subjects: readonly Subject[], here: Shot | null): Held {
  const known = new Set(subjects.map(({ id }) => id))
  const stays = new Set(
    subjects
      .filter(({ actions }) => actions.every(({ verb }) => !GOES.test(verb)))
      .map(({ id }) => id),
  )
  const things = (here?.subjects ?? []).filter(
    ({ id, kind, count }) =>
      /^(?:furniture|tool|thing)$/.test(kind) && count === 1 && !known.has(id),
  )
  const ids = new Set(things.map(({ id }) => id))
  const relations = (here?.relations ?? []).filter(
    ({ from, to, relation }) => relation === 'next-to' && stays.has(from) && ids.has(to),
  )
  const at = new Set(relations.map(({ to }) => to))
  return structuredClone({ subjects: things.filter(({ id }) => at.has(id)), relations })
}

/** "An astronaut climbs down from a lander. He plants a flag": what is large and does nothing is where it was. */
function stillStanding(subjects: readonly Subject[], here: Shot | null): Held {
  const known = new Set(subjects.map(({ id }) => id))
  const leaves = subjects.some(({ actions }) => actions.some(({ verb }) => WANDERS.test(verb)))
  if (here === null || leaves) return NOTHING
  const things = here.subjects.filter(
    ({ id, kind, count, actions }) =>
      LARGE.test(kind) && count === 1 && actions.length === 0 && !known.has(id),
  )
  const room = Math.max(0, ROOM - subjects.length)
  return { subjects: structuredClone(things.slice(0, room)), relations: [] }
}

const LARGE = /^(?:building|vehicle|boat|aircraft|plant)$/
const WANDERS =
  /^(?:carry|walk|run|leave|ride|ride-.+|drive|fly|sail|march|flee|escape|travel|race|chase)$/

/** What one does without getting off. */
const MOUNTED = /^(?:ride|swing|stop|turn|look|smile|laugh|cry|cheer|wave|shout|sing|talk|point)$/

/** "She rides a bicycle. She wobbles, then laughs": still on it, wherever she has come; who waves from a boat has not left it. */
function stillRidden(subjects: readonly Subject[], previous: Shot | null): Held {
  const on = new Set(
    subjects
      .filter(
        ({ actions }) => actions.length > 0 && actions.every(({ verb }) => MOUNTED.test(verb)),
      )
      .map(({ id }) => id),
  )
  const known = new Set(subjects.map(({ id }) => id))
  const seen = previous?.subjects ?? []
  const boats = new Set(seen.flatMap(({ id, kind }) => (kind === 'boat' ? id : [])))
  const rides = ({ relation, to }: Relation): boolean =>
    relation === 'riding' || (boats.has(to) && /^(?:inside|on)$/.test(relation))
  const relations = [...(previous?.relations ?? []), ...seen.flatMap(steeredBy)].filter(
    (each) => rides(each) && on.has(each.from) && !known.has(each.to),
  )
  const mounts = new Set(relations.map(({ to }) => to))
  const things = seen.filter(({ id }) => mounts.has(id))
  return structuredClone({ subjects: things, relations })
}

/** "Flies a biplane": the pilot is in it, though nothing says so. */
function steeredBy({ id, actions }: Subject): Relation[] {
  return actions.flatMap(({ verb, target }) =>
    target !== null && /^(?:fly|drive|pilot|steer|sail|row|ride)$/.test(verb)
      ? [{ from: id, relation: 'riding' as const, to: target }]
      : [],
  )
}

function both(one: Held, other: Held): Held {
  const known = new Set(one.subjects.map(({ id }) => id))
  return {
    subjects: [...one.subjects, ...other.subjects.filter(({ id }) => !known.has(id))],
    relations: [
      ...one.relations,
      ...other.relations.filter((each) => !one.relations.some((told) => isSame(told, each))),
    ],
  }
}

const isSame = (one: Relation, other: Relation): boolean =>
  one.from === other.from && one.relation === other.relation && one.to === other.to

/** With more than these no easel is set up beside them. */
const ROOM = 4
/** More than these in one shot, and nobody stands by. */
const COMPANY = 3
/** Who sits on another one goes with its deeds, and does not stand by. */
const CARRIED = /^(?:riding|on|inside)$/
const OWNED = /^(?:its|his|her|their) /

/** Who had to do with somebody that goes on is still there: the knight, when the dragon falls; the dog, when its owner comes. */
function stillBy(subjects: readonly Subject[], here: Shot | null): Held {
  if (here === null) return NOTHING
  const ids = new Set(subjects.map(({ id }) => id))
  const owned = subjects.some(({ words, kind }) => OWNED.test(words) && LIVING.has(kind))
  const lead = here.subjects.find(({ kind }) => LIVING.has(kind))
  const stays = here.subjects.filter(
    (each) =>
      LIVING.has(each.kind) &&
      !ids.has(each.id) &&
      !hasChanged(each) &&
      !isInside(each, ids) &&
      ((owned && each === lead) || hadToDo(each, here, ids) || hadIt(each, subjects)),
  )
  if (subjects.length + stays.length > COMPANY) return NOTHING
  const idle = stays.map((each) => ({ ...each, actions: [] }))
  // Who sat beside whoever gets up sits on.
  return both({ subjects: idle, relations: [] }, stillSat(idle, here))
}

/** "He gets on and the bus drives away": with him. */
const isInside = ({ actions }: Subject, ids: ReadonlySet<string>): boolean =>
  actions.some(({ way, target }) => way === 'into' && target !== null && ids.has(target))

const AIRY = /^(?:drift|fall|float|shine|swirl|blow|glow|sparkle|flutter|scatter|spin)$/

function isInTheAir({ kind, actions }: Subject): boolean {
  return /^(?:nature|plant|sky)$/.test(kind) && actions.every(({ verb }) => AIRY.test(verb))
}

/** "He lets go. Leaves drift down": what only falls, drifts and sparkles around them sends nobody away. */
function stillAmid(subjects: readonly Subject[], here: Shot | null): Held {
  if (here === null || !subjects.every(isInTheAir)) return NOTHING
  const people = here.subjects.filter((each) => each.kind === 'person' && !hasChanged(each))
  const ids = new Set(people.map(({ id }) => id))
  const relations = here.relations.filter(({ from }) => ids.has(from))
  const to = new Set(relations.map((each) => each.to))
  const things = here.subjects.filter(({ id }) => to.has(id) && !ids.has(id))
  return structuredClone({ subjects: [...people, ...things], relations })
}

/** How somebody comes in, or what they come for. */
const COMES =
  /^(?:appear|arrive|rise|emerge|land|steal|snatch|pop|jump|attack|surprise|come|burst|enter|join|interrupt|scare|surface|leap|swoop|peck|bite|photobomb)$/
/** What one goes on with, whoever comes. */
const LASTING =
  /^(?:sit|stand|lie|sleep|read|write|type|kneel|knit|sew|fish|paint.*|draw.*|cook|eat|drink|look|wait|juggle|picnic|meditate|sunbathe|row|ride|flashlight|play-.+)$/

/** With these somebody is gone. */
const ENDS = /^(?:disappear|explode|melt|sink|hide|land|pass|drift|float|sail|soar|glide)$/

/** "A man reads on a bench until a seagull steals his sandwich": it comes to where he still sits. */
function stillMet(subjects: readonly Subject[], here: Shot | null): Held {
  const [lead] = here?.subjects ?? []
  if (here === null || !lead || !LIVING.has(lead.kind) || hasChanged(lead)) return NOTHING
  const comes = subjects.some(({ actions }) => actions.some(({ verb }) => COMES.test(verb)))
  const known = new Set(subjects.map(({ id }) => id))
  const returns = here.subjects.some(({ id, kind }) => known.has(id) && LIVING.has(kind))
  // A customer who walks in comes to somebody.
  const passes = subjects.some(({ actions }) =>
    actions.some(({ verb }) => verb !== 'walk' && WANDERS.test(verb)),
  )
  if (returns || !(comes || (staysThere(lead) && !passes))) return NOTHING
  const relations = here.relations.filter(({ from, to }) => from === lead.id && !known.has(to))
  const by = new Set(relations.map(({ to }) => to))
  const things = here.subjects.filter(({ id }) => by.has(id))
  if (subjects.length + things.length >= ROOM) return NOTHING
  const actions = lead.actions.filter(({ verb }) => LASTING.test(verb))
  return structuredClone({ subjects: [{ ...lead, actions }, ...things], relations })
}

/** "A diver shines a light on a chest, an octopus beside it. It swims off": the diver is still there, with the chest. */
function stillPresent(subjects: readonly Subject[], here: Shot | null): Held {
  const known = new Set(subjects.map(({ id }) => id))
  const goesAlone = subjects.some(({ actions }) => actions.some(({ verb }) => WANDERS.test(verb)))
  if (here === null || goesAlone || !here.subjects.some(({ id }) => known.has(id))) return NOTHING
  const stays = here.subjects.filter(
    (each) =>
      LIVING.has(each.kind) && !known.has(each.id) && !hasChanged(each) && isAtSomething(each),
  )
  const ids = new Set(stays.map(({ id }) => id))
  const own = here.relations.filter(({ from, to }) => ids.has(from) && !ids.has(to))
  const dealt = stays.flatMap(({ actions }) => actions.map(({ target }) => target))
  const by = new Set([...dealt, ...own.map(({ to }) => to)])
  const things = here.subjects.filter(({ id }) => by.has(id) && !known.has(id) && !ids.has(id))
  if (stays.length === 0 || subjects.length + stays.length + things.length > ROOM + 1)
    return NOTHING
  return structuredClone({ subjects: [...stays, ...things], relations: own })
}

/** Who has something to do on the spot goes on with it. */
const isAtSomething = (one: Subject): boolean =>
  one.actions.some(({ verb }) => LASTING.test(verb)) &&
  one.actions.every(({ verb }) => !GOES.test(verb))

/** Whose last deed leads nowhere else, nor makes an end of them. */
function staysThere({ actions }: Subject): boolean {
  const last = actions.at(-1)
  return last === undefined || !(GOES.test(last.verb) || ENDS.test(last.verb))
}

/** Whoever became another one is no more. */
export function hasChanged({ actions }: Subject): boolean {
  return actions.some(({ verb, target }) => verb === 'transform' && target !== null)
}

function hadToDo({ id, actions }: Subject, here: Shot, ids: ReadonlySet<string>): boolean {
  const rides = ({ from, relation }: Relation): boolean => from === id && CARRIED.test(relation)
  if (sitsWith(id, here, ids)) return true
  if (here.relations.some(rides)) return false
  const did = actions.some(({ target }) => target !== null && ids.has(target))
  return (
    did ||
    here.subjects.some((each) => ids.has(each.id) && each.actions.some((a) => a.target === id))
  )
}

/** "A girl drops her teddy bear. A policeman picks it up": she is still there, who had it before. */
function hadIt({ actions }: Subject, subjects: readonly Subject[]): boolean {
  const things = new Set(subjects.flatMap((each) => each.actions.map(({ prop }) => prop)))
  return actions.some(({ prop }) => prop !== null && things.has(prop))
}

/** "A mother and her son sit on a bench. The mother leaves": he was beside her. */
function sitsWith(id: string, { relations }: Shot, ids: ReadonlySet<string>): boolean {
  const seats = relations.filter(({ from, relation }) => from === id && relation === 'on')
  return relations.some(
    ({ from, to, relation }) =>
      relation === 'on' && ids.has(from) && seats.some((seat) => seat.to === to),
  )
}

/** What one does with something in the arms. */
const LADEN =
  /^(?:walk|run|stand|wait|stop|look|smile|cry|laugh|sway|turn|climb|descend|enter|leave)$/

/** Whoever does nothing new, or only goes on, has in the hand what was there before: an umbrella is not put away in a splash; a hat stays on. */
function stillHeld(subjects: readonly Subject[], previous: Shot | null): Held {
  const free = ({ actions }: Subject): boolean => actions.every(({ verb }) => LADEN.test(verb))
  const idle = new Set(subjects.filter(free).map(({ id }) => id))
  const here = new Set(subjects.map(({ id }) => id))
  const relations = (previous?.relations ?? []).filter(
    ({ from, to, relation }) =>
      !here.has(to) &&
      (relation === 'holding' ? idle.has(from) : relation === 'wearing' && here.has(from)),
  )
  const ids = new Set(relations.map(({ to }) => to))
  const things = (previous?.subjects ?? []).filter(({ id }) => ids.has(id))
  return structuredClone({ subjects: things, relations })
}
