import { LIVING } from '../plan/kinds.ts'
import type { Action, LightName, Relation, Shot, Subject } from '../plan/plan.ts'
import { isAbsent } from './prompt/absence.ts'
import type { CameraRead } from './manner/camera.ts'
import type { Bound } from './binding/binding.ts'
import { pathOf } from './camera-path.ts'
import { horizonIn } from './horizon.ts'
import type { Setting } from './manner/setting.ts'
import { hasWindow, type WindowSeen } from './manner/window.ts'
import { feelNow, isAtHome, moodAfter, roomAfter, roomAtHome } from './moved-on.ts'

/** All that was read of one take. */
export interface TakeParts {
  readonly bound: Bound
  readonly camera: CameraRead
  readonly setting: Setting
  readonly window: WindowSeen | null
  readonly light: LightName | null
  readonly previous: Shot | null
  readonly transition: Shot['transition']
}

/** A take as a shot; what a later take does not say stays as it was. */
export function toShot(parts: TakeParts): Shot {
  const { bound, previous, transition } = parts
  const subjects = bound.subjects.filter((subject) => !isAbsent(subject, bound.absent))
  feelNow(subjects, previous)
  const same =
    previous !== null &&
    (bound.place === null ? !isElsewhere(parts, subjects) : bound.place === previous.place)
  const carried = same && subjects.length === 0
  const held = carried ? NOTHING : stillSeen(parts, subjects, same)
  return {
    share: 1,
    transition,
    place: roomAtHome(bound) ?? (same && !hasThawed(parts) ? roomAfter(subjects, previous) : null),
    ...behindGlass(parts, same),
    ...litBy(parts, same),
    ...sceneryOf(parts, same),
    ...settingOf(parts, same, subjects),
    camera: cameraOf(parts),
    subjects: carried ? structuredClone(previous.subjects) : [...subjects, ...held.subjects],
    without: bound.absent.slice(0, 20),
    relations: carried
      ? structuredClone(previous.relations)
      : [...bound.relations, ...held.relations],
    lettering: [],
  }
}

/** Who works within walls. */
const INDOORS =
  /^(?:barista|chef|cook|waiter|waitress|baker|doctor|nurse|surgeon|dentist|teacher|scientist|bartender|librarian|hairdresser|barber|judge|mechanic|tailor|cashier|pharmacist)$/

/** "Cut to a barista serving coffee": a stranger with a calling is where such people work, and no more in the field before. */
function isElsewhere({ previous, transition }: TakeParts, subjects: readonly Subject[]): boolean {
  if (previous !== null && isAtHome(subjects, previous)) return true
  const [first] = subjects
  const calling = first?.kind === 'person' && INDOORS.test(first.person?.role ?? '')
  // "Cut to his car driving off": no car is in the office where he was.
  const drives = /^(?:vehicle|boat|aircraft)$/.test(first?.kind ?? '')
  if (transition !== 'cut' || !(calling || drives)) return false
  return !subjects.some(({ id }) => previous?.subjects.some((each) => each.id === id))
}

/** Snow as a place is gone in spring. */
function hasThawed({ previous, setting: { season } }: TakeParts): boolean {
  return previous?.place === 'snow' && season !== null && season !== 'winter'
}

type Held = Pick<Shot, 'subjects' | 'relations'>
const NOTHING: Held = { subjects: [], relations: [] }

/** All that was there before and has not left. */
function stillSeen(
  { previous, transition, camera }: TakeParts,
  subjects: Subject[],
  same: boolean,
): Held {
  const here = same ? previous : null
  const goesOn = transition === 'dissolve' && camera.framing === null
  const by = goesOn ? both(stillBy(subjects, here), stillAmid(subjects, here)) : NOTHING
  return both(stillThere(subjects, here, previous), by)
}

/** What is still in the hands, and under whoever sat down. */
function stillThere(subjects: Subject[], here: Shot | null, previous: Shot | null): Held {
  return both(stillHeld(subjects, previous), stillSat(subjects, here))
}

function both(one: Held, other: Held): Held {
  const known = new Set(one.subjects.map(({ id }) => id))
  return {
    subjects: [...one.subjects, ...other.subjects.filter(({ id }) => !known.has(id))],
    relations: [...one.relations, ...other.relations],
  }
}

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
      ((owned && each === lead) || hadToDo(each, here, ids)),
  )
  if (subjects.length + stays.length > COMPANY) return NOTHING
  const idle = stays.map((each) => ({ ...each, actions: [] }))
  // Who sat beside whoever gets up sits on.
  return both({ subjects: idle, relations: [] }, stillSat(idle, here))
}

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

/** "A mother and her son sit on a bench. The mother leaves": he was beside her. */
function sitsWith(id: string, { relations }: Shot, ids: ReadonlySet<string>): boolean {
  const seats = relations.filter(({ from, relation }) => from === id && relation === 'on')
  return relations.some(
    ({ from, to, relation }) =>
      relation === 'on' && ids.has(from) && seats.some((seat) => seat.to === to),
  )
}

/** What one does without getting up. */
const SEATED =
  /^(?:read|write|type|look|stand|talk|eat|drink|feed|smile|laugh|cry|hold|lift|sew|knit|paint|draw|blow-bubbles|think|sing|phone|sleep|yawn|listen|kiss|hug|wave|point|nod|play-.+|give|show|open|feed-.+|write-.+)$/

/** "They sit on a bench. He feeds pigeons": he still sits there. */
function stillSat(subjects: readonly Subject[], previous: Shot | null): Held {
  const seats: Held = { subjects: [], relations: [] }
  if (previous === null) return seats
  for (const subject of subjects) {
    const seat = seatOf(subject, previous)
    if (seat === null) continue
    if (subject.actions.length < 3) subject.actions.push({ ...seat.sits })
    if (![...subjects, ...seats.subjects].some(({ id }) => id === seat.thing.id))
      seats.subjects.push(seat.thing)
    seats.relations.push(seat.relation)
  }
  return seats
}

interface Seat {
  readonly thing: Subject
  readonly relation: Relation
  readonly sits: Action
}

function seatOf({ id, actions }: Subject, { subjects, relations }: Shot): Seat | null {
  const before = subjects.find((each) => each.id === id)?.actions ?? []
  const sits = before.find(({ verb }) => verb === 'sit')
  if (sits === undefined || !actions.every(({ verb }) => SEATED.test(verb))) return null
  const relation = relations.find(
    (each) => each.from === id && /^(?:on|next-to)$/.test(each.relation),
  )
  const thing = subjects.find((each) => each.id === relation?.to)
  const seat = thing !== undefined && /^(?:furniture|thing)$/.test(thing.kind)
  return relation && seat ? structuredClone({ thing, relation, sits }) : null
}

/** What one does with something in the arms. */
const LADEN =
  /^(?:walk|run|stand|wait|stop|look|smile|cry|laugh|sway|turn|climb|descend|enter|leave)$/

/** Whoever does nothing new, or only goes on, has in the hand what was there before: an umbrella is not put away in a splash. */
function stillHeld(subjects: readonly Subject[], previous: Shot | null): Held {
  const free = ({ actions }: Subject): boolean => actions.every(({ verb }) => LADEN.test(verb))
  const idle = new Set(subjects.filter(free).map(({ id }) => id))
  const here = new Set(subjects.map(({ id }) => id))
  const relations = (previous?.relations ?? []).filter(
    ({ from, to, relation }) => relation === 'holding' && idle.has(from) && !here.has(to),
  )
  const ids = new Set(relations.map(({ to }) => to))
  const things = (previous?.subjects ?? []).filter(({ id }) => ids.has(id))
  return structuredClone({ subjects: things, relations })
}

function litBy({ light, previous }: TakeParts, same: boolean): Pick<Shot, 'light'> {
  const lit = light ?? (same ? previous?.light : undefined)
  return lit === undefined ? {} : { light: lit }
}

/** Who looks out of a window stays behind it in the next take, unless that plays elsewhere. */
function behindGlass(
  { window, bound, previous }: TakeParts,
  same: boolean,
): Partial<Pick<Shot, 'place' | 'view'>> {
  if (bound.outlook !== null && window === null) return { view: bound.outlook }
  const shows =
    bound.place !== null && !/(?:^|living |bed|dining |hotel |guest |bath)room$/.test(bound.place)
  const idle = shows && !bound.subjects.some(looksOut)
  if (window === null || (idle && isInPassing(window, bound.place ?? '')))
    return same && previous?.view !== undefined ? { view: previous.view } : {}
  return atWindow(window, bound)
}

function looksOut({ actions }: Subject): boolean {
  return actions.some(({ verb }) => /^(?:look|look-out|watch)$/.test(verb))
}

/** Light or rain at a window behind which nothing is told: a place with a set of its own keeps it. */
function isInPassing({ only, view, sill, room }: WindowSeen, place: string): boolean {
  return only === 'light' || (view === '' && !sill && room === null && !hasWindow(place))
}

function atWindow(window: WindowSeen, { place, subjects }: Bound): Pick<Shot, 'place' | 'view'> {
  // Others are in the room, too: the sill alone is no stage for them.
  const onSill = window.sill && !subjects.some(({ kind }) => /^(?:person|furniture)$/.test(kind))
  // "A view of mountains from a train window": what is seen was read as the place.
  const beyond = window.view === '' && window.room !== null && place !== null && !hasWindow(place)
  if (beyond && !onSill && !place.endsWith('room')) return { place: window.room, view: place }
  const seen = onSill ? [window.view, place] : [window.view]
  const view = seen.filter(Boolean).join(', ').slice(0, 80)
  return { place: onSill ? 'windowsill' : (place ?? window.room), view }
}

/** "A messy bedroom. … the tidy bedroom": named again, it is as it is called now. */
const STATE_OF_PLACE = /^(?:messy|empty|dirty|cluttered|ruined|abandoned|flooded|crowded|party)$/

/** What was said of a place holds as long as one stays there. */
function sceneryOf(
  { bound, previous, setting, camera }: TakeParts,
  same: boolean,
): Partial<Pick<Shot, 'scenery' | 'force'>> {
  const kept = ((same && previous?.scenery) || []).filter(
    (each) => bound.place === null || !STATE_OF_PLACE.test(each),
  )
  const scenery = [
    ...new Set([
      ...kept,
      ...sceneryIn(setting),
      ...horizonIn({ camera, setting, bound }),
      ...bound.scenery,
    ]),
  ]
  const force = setting.force ?? (same && setting.weather === null ? previous?.force : undefined)
  return {
    ...(scenery.length === 0 ? {} : { scenery: scenery.slice(0, 6) }),
    ...(force === undefined ? {} : { force }),
  }
}

function sceneryIn({
  wet,
  party,
  christmas,
  crowded,
  frost,
  fog,
  thrown = [],
}: Setting): readonly string[] {
  return [
    ...(wet === true ? ['wet'] : []),
    ...(party === true ? ['party'] : []),
    ...(christmas === true ? ['christmas'] : []),
    ...(crowded === true ? ['crowded'] : []),
    ...(frost === true ? ['frost'] : []),
    ...(fog === undefined ? [] : [`${fog} fog`]),
    ...thrown.map((stuff) => `thrown ${stuff}`),
  ]
}

function settingOf(
  { setting, previous, bound }: TakeParts,
  same: boolean,
  subjects: readonly Subject[],
): Pick<Shot, 'time' | 'weather' | 'season' | 'mood'> {
  const before = previous ?? { time: null, weather: 'clear', season: null, mood: null }
  return {
    time: setting.time ?? (subjects.some(isMoon) && !isOtherWorld(bound) ? 'night' : before.time),
    weather: setting.weather ?? (same && !isOver(before, setting) ? before.weather : 'clear'),
    season: setting.season ?? (bound.place === 'snow' ? 'winter' : before.season),
    mood: setting.mood ?? moodAfter(before.mood, subjects),
  }
}

/** It does not go on snowing when spring has come. */
function isOver({ weather }: Pick<Shot, 'weather'>, { season }: Setting): boolean {
  return weather === 'snow' && season !== null && season !== 'winter'
}

/** Where moons are seen by day, too. */
function isOtherWorld({ place }: Bound): boolean {
  return /\b(?:mars|martian|alien)\b/.test(place ?? '')
}

function isMoon({ noun, kind }: Subject): boolean {
  return kind === 'sky' && noun.endsWith('moon')
}

/** Slow motion and the like hold for the rest of the film; a move is only for its own take. */
function cameraOf({ camera, previous, bound }: TakeParts): Shot['camera'] {
  const { move, framing, pace, way } = camera
  const effects = new Set([...camera.effects, ...(previous?.camera.effects ?? [])])
  const path = way && pathOf(way, bound.subjects)
  return {
    move,
    framing: framing ?? bound.framing,
    effects: [...effects].slice(0, 4),
    pace,
    ...(path ? { path } : {}),
  }
}
