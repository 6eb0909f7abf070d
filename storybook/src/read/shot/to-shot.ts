import { DUST_MOTES, OPEN_SKY, OPEN_WINDOW } from '../../plan/kinds.ts'
import type { Shot, Subject } from '../../plan/plan.ts'
import { isAbsent } from '../prompt/absence.ts'
import type { Bound } from '../binding/binding.ts'
import { goOnOrLook } from './bystanders.ts'
import { pathOf } from './camera-path.ts'
import { giveToThem } from './given-to.ts'
import { horizonIn } from './horizon.ts'
import type { Setting } from '../manner/setting.ts'
import { feelNow, isAtHome, moodAfter, roomAfter, roomAtHome, wakeUp } from './moved-on.ts'
import type { TakeParts } from './take-parts.ts'
import { shareSeats } from './same-seat.ts'
import { shareTops } from './same-top.ts'
import { NOTHING, stillSeen } from './still-seen.ts'
import { towardsHouses } from './towards-houses.ts'
import { behindGlass } from './behind-glass.ts'

/** A take as a shot; what a later take does not say stays as it was. */
export function toShot(parts: TakeParts): Shot {
  const { bound, previous, transition } = parts
  const subjects = bound.subjects.filter((subject) => !isAbsent(subject, bound.absent))
  feelNow(subjects, previous)
  wakeUp(subjects)
  const same =
    previous !== null &&
    (bound.place === null ? !isElsewhere(parts, subjects) : bound.place === previous.place)
  const carried = same && subjects.length === 0
  const held = carried ? NOTHING : stillSeen(parts, subjects, same)
  const shot = shareSeats({
    share: 1,
    transition,
    place: roomAtHome(bound) ?? (same && !hasThawed(parts) ? roomAfter(subjects, previous) : null),
    ...behindGlass(parts, same),
    ...litBy(parts, same),
    ...colouredBy(parts, same),
    ...sceneryOf(parts, same),
    ...settingOf(parts, same, subjects),
    camera: cameraOf(parts),
    subjects: carried
      ? structuredClone(previous.subjects)
      : towardsHouses(
          giveToThem(goOnOrLook([...subjects, ...held.subjects], same ? previous : null)),
        ),
    without: bound.absent.slice(0, 20),
    relations: carried
      ? structuredClone(previous.relations)
      : [...bound.relations, ...held.relations],
    lettering: [],
  })
  return shareTops(shot)
}

/** Who works within walls. */
const INDOORS =
  /^(?:barista|chef|cook|waiter|waitress|baker|doctor|nurse|surgeon|dentist|teacher|scientist|bartender|librarian|hairdresser|barber|judge|mechanic|tailor|cashier|pharmacist)$/

/** Where what drives comes and goes: "a man waits at a bus stop. Cut to: the bus arrives". */
const OF_TRAFFIC =
  /(?:^| )(?:stop|station|street|road|highway|avenue|lane|crossing|city|town|village|bridge|harbou?r|port|pier|dock|airport|runway|garage|parking lot|driveway|exterior|sea|ocean|lake|river|desert|racetrack)$/

/** "Cut to a barista serving coffee": a stranger with a calling is where such people work, and no more in the field before. */
function isElsewhere({ previous, transition }: TakeParts, subjects: readonly Subject[]): boolean {
  if (previous !== null && hasCome(subjects, previous)) return true
  const [first] = subjects
  const calling = first?.kind === 'person' && INDOORS.test(first.person?.role ?? '')
  if (transition !== 'cut' || !(calling || isOutOfPlace(first, previous?.place ?? ''))) return false
  return !subjects.some(({ id }) => previous?.subjects.some((each) => each.id === id))
}

/** "Races out of the fire station and arrives at a burning house": no more before the station. */
function hasCome(subjects: readonly Subject[], previous: Shot): boolean {
  if (isAtHome(subjects, previous)) return true
  const known = new Set(previous.subjects.map(({ id }) => id))
  const house = subjects.some(({ id, kind }) => kind === 'building' && !known.has(id))
  return (
    house &&
    previous.place?.endsWith(' exterior') === true &&
    subjects.some(({ id }) => known.has(id))
  )
}

/** "Cut to his car driving off": no car is in the office where he was. */
function isOutOfPlace(first: Subject | undefined, place: string): boolean {
  return /^(?:vehicle|boat|aircraft)$/.test(first?.kind ?? '') && !OF_TRAFFIC.test(place)
}

/** Snow as a place is gone in spring. */
function hasThawed({ previous, setting: { season } }: TakeParts): boolean {
  return previous?.place === 'snow' && season !== null && season !== 'winter'
}

function litBy({ light, previous }: TakeParts, same: boolean): Pick<Shot, 'light'> {
  const lit = light ?? (same ? previous?.light : undefined)
  return lit === undefined ? {} : { light: lit }
}

function colouredBy({ setting, previous }: TakeParts, same: boolean): Pick<Shot, 'tone' | 'sky'> {
  const tone = setting.tone ?? (same ? previous?.tone : undefined)
  const sky = setting.sky ?? (same && setting.time === null ? previous?.sky : undefined)
  return {
    ...(tone === undefined ? {} : { tone }),
    ...(sky === undefined ? {} : { sky: [...sky] }),
  }
}

/** "A messy bedroom. … the tidy bedroom": named again, it is as it is called now. */
const STATE_OF_PLACE =
  /^(?:messy|empty|dirty|cluttered|ruined|abandoned|flooded|crowded|party|blackout|overgrown|burning)$/

/** What was said of a place holds as long as one stays there. */
function sceneryOf(
  { bound, previous, setting, camera, window }: TakeParts,
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
      ...(window?.open ? [OPEN_WINDOW] : []),
    ]),
  ]
  const force = setting.force ?? (same && setting.weather === null ? previous?.force : undefined)
  return {
    ...(scenery.length === 0 ? {} : { scenery: scenery.slice(0, 6) }),
    ...(force === undefined ? {} : { force }),
  }
}

/** What is said of the whole set, and its word in the scenery. */
const OF_THE_SET = [
  ['wet', 'wet'],
  ['party', 'party'],
  ['christmas', 'christmas'],
  ['crowded', 'crowded'],
  ['frost', 'frost'],
  ['blackout', 'blackout'],
  ['underSky', OPEN_SKY],
  ['motes', DUST_MOTES],
] as const

function sceneryIn(setting: Setting): readonly string[] {
  const { fog, thrown = [] } = setting
  return [
    ...OF_THE_SET.flatMap(([said, word]) => (setting[said] === true ? [word] : [])),
    ...(fog === undefined ? [] : [`${fog} fog`]),
    ...thrown.map((stuff) => `thrown ${stuff}`),
  ]
}

/** Where every storm is a snowstorm. */
const POLAR = /\b(?:antarctica|antarctic|arctic|(?:north|south) pole|polar|glacier|ice)\b/

function weatherThere({ weather }: Setting, place: string | null): Shot['weather'] | null {
  return weather === 'storm' && POLAR.test(place ?? '') ? 'blizzard' : weather
}

function settingOf(
  { setting, previous, bound }: TakeParts,
  same: boolean,
  subjects: readonly Subject[],
): Pick<Shot, 'time' | 'weather' | 'season' | 'mood'> {
  const before = previous ?? { time: null, weather: 'clear', season: null, mood: null }
  return {
    time: setting.time ?? (subjects.some(isMoon) && !isOtherWorld(bound) ? 'night' : before.time),
    weather:
      weatherThere(setting, bound.place) ??
      ((same || isOnTheWay(setting, previous, subjects)) && !isOver(before, setting)
        ? before.weather
        : 'clear'),
    season: setting.season ?? (bound.place === 'snow' ? 'winter' : before.season),
    mood: setting.mood ?? moodAfter(before.mood, subjects),
  }
}

/** Storms are over when one is elsewhere. */
const LASTS = /^(?:rain|snow|fog|wind|cloudy)$/

/** Where somebody goes from one place to the next it rains as it did, unless it is another hour there. */
function isOnTheWay(
  { time, season }: Setting,
  previous: Shot | null,
  subjects: readonly Subject[],
): boolean {
  if (previous === null || time !== null || season !== null) return false
  const seen = new Set(previous.subjects.map(({ id }) => id))
  // "It is raining. A girl walks along the street": nothing but the weather was told of.
  const told = seen.size === 0 || subjects.some(({ id }) => seen.has(id))
  return LASTS.test(previous.weather) && told
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
  const { move, next, framing, pace, way } = camera
  const effects = new Set([...camera.effects, ...(previous?.camera.effects ?? [])])
  const path = way && pathOf(way, bound.subjects)
  return {
    move,
    framing: framing ?? bound.framing,
    effects: [...effects].slice(0, 4),
    pace,
    ...(next ? { next } : {}),
    ...(path ? { path } : {}),
  }
}
