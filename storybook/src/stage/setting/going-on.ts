import type { Kind, Shot, Subject } from '../../plan/plan.ts'
import { humanDeed } from '../actions/people/human-actions.ts'
import { findPlace } from '../places/finding/find-place.ts'
import { HOMES_OF_DEEDS, homesIn } from './home-places.ts'
import { isRoomBound } from './room-bound.ts'

/** Deeds that are done wherever one is: who flies away after them is still there. */
const ANYWHERE =
  /^(fly|soar|glide|hover|float|rise|walk|run|jump|hop|leap|crawl|flee|escape|leave|vanish|disappear|appear|dance|spin|laugh|smile|cry|cheer|wave|bow|celebrate|clap|shout|scream|roar|fall|faint|sit|look|go-down|faceplant|get-up|give-up|shake|flap|transform|nod|open|hug|kiss|give|gather|wait|hide|share-umbrella|point|talk|pet|comfort|carry|shake-hands|high-five|melt|burn|break|explode|collapse|crumble|wash-away|blow-away|grow|bloom|shrink|glow|sink|topple|shatter|pop|burst|steal|steal-unseen|eat(?:-[a-z]+)?|drink|sweep|hide-behind|chase|catch|ring|think|kneel|hold|stand|stop|turn|lift|show|sniff|wag|throw|drop|bark|howl|cover-eyes|rub-eyes|sneeze|cough|yawn|shiver|shrug|stretch|peck|hiss|peek|sneak|land|hit|land-on|climb|pull|buy|sell|photograph|selfie|sing|read|phone|text|clean|wipe|draw|write|salute|bring|put-there|)$/u

/** What one does about something that others do. */
const REACTS = /^(?:bow|clap|cheer|laugh|celebrate|applaud|boo)$/u

const SHIPS = /\b(?:rocket|space ?ship|space ?craft|space shuttle|shuttle|space probe|ufo)$/u

/** What was played before, and where. */
export interface Before {
  readonly shot: Shot
  /** Who and what has been seen since it began to play there, and what was in their hands. */
  readonly seen: ReadonlySet<string>
  readonly place: string
  readonly time: Shot['time']
  /** The hour under the sky, as long as none is told. */
  readonly hour: Shot['time']
}

/** Whether this goes on with the same ones where nothing new is said of the place. */
export function goesOn(shot: Shot, before: Before | null): boolean {
  const [lead] = shot.subjects
  if (!before || !lead || /^(?:beside|becoming)$/u.test(shot.transition)) return false
  if (shot.place !== null || before.shot.place !== null) return staysInside(shot, before)
  const parted = shot.transition === 'cut' && !before.seen.has(lead.id)
  // Whoever comes to somebody that is there comes to the same place.
  const here = shot.subjects.some((one) => isSeen(one, before)) || comesAlong(lead, before)
  if (parted || !here || isFurnished(shot, before)) return false
  return isAnywhere(lead, before) && !isInSpace(shot)
}

const isSeen = ({ id, noun, actions }: Subject, { seen }: Before): boolean =>
  [id, noun, ...actions.map(({ prop }) => prop)].some((each) => seen.has(each ?? '-'))

/** "A dog barks. The woman on the sofa sighs": no sofa is in the park. */
function isFurnished({ subjects }: Shot, before: Before): boolean {
  const indoors = findPlace(before.place)?.indoors === true
  return !indoors && subjects.some((one) => isRoomBound(one) && !isSeen(one, before))
}

/** A wizard's tower was his study: the owl that drops a feather into his cauldron does so there, and not on the lawn. */
function staysInside({ place, subjects, transition }: Shot, before: Before): boolean {
  if (place === null || place !== before.shot.place || transition === 'cut') return false
  const within = (id: string): boolean => findPlace(id)?.indoors === true
  return within(before.place) && !within(place) && subjects.some(({ id }) => before.seen.has(id))
}

/** The bed that somebody reads in and screams in is one, in a room of one colour. */
export function isStillThere({ place, transition }: Shot, before: Before | null): boolean {
  if (before === null || place === null || transition !== 'dissolve') return false
  return findPlace(place)?.id === before.place
}

/** Those who are met nowhere but on their own roads, waters and grounds. */
const OF_THEIR_OWN = new Set<Kind>(['vehicle', 'boat', 'aircraft', 'fish', 'building', 'furniture'])

/** A story stays where it is, whoever comes into it: "A baker kneads dough. A mouse peeks out of a bag" in the bakery, and not in a forest. */
function comesAlong({ kind, material, noun, actions }: Subject, { place }: Before): boolean {
  if (REACTS.test(actions[0]?.verb ?? '')) return true
  // "He goes to bed. The next morning a beanstalk grows": not in the bedroom.
  if (kind === 'plant' && findPlace(place)?.indoors === true) return false
  const toy = material === 'paper' || /^(?:paper|toy) /u.test(noun)
  return (toy || !OF_THEIR_OWN.has(kind)) && (findPlace(place)?.medium ?? 'ground') === 'ground'
}

/** What one does while sitting, and falls asleep over. */
const DROWSY = /^(?:sit|read|knit|sew|rock|watch-tv|lie|work|type|study)$/u

/** Whoever slept somewhere wakes up there; a bird in a garden nests there, and animals do where they are what is done nowhere else. */
function isAnywhere({ id, kind, actions: [deed] }: Subject, { shot, place }: Before): boolean {
  const { subjects } = shot
  const verb = deed?.verb ?? ''
  const homes = homesIn(HOMES_OF_DEEDS, verb)
  const did = (deeds: RegExp): boolean =>
    subjects.some((one) => one.actions.some((each) => deeds.test(each.verb)))
  if (verb === 'wake-up') return did(/^sleep$/u) || !subjects.some((one) => one.id === id)
  if (verb === 'sleep') return did(DROWSY)
  const settled = homes.length > 0 || (kind === 'person' && hasItsPlace(verb))
  return ANYWHERE.test(verb) || homes.includes(place) || !settled
}

const hasItsPlace = (verb: string): boolean => humanDeed(verb)?.needs?.place !== undefined

/** Who flies past the moon has left where it started. */
export function isInSpace({ subjects: [lead, ...others], place }: Shot): boolean {
  const [deed] = lead?.actions ?? []
  const passed = others.find(({ id }) => id === deed?.target)
  const far =
    passed?.kind === 'sky' || /\b(?:planet|asteroid|comet|mars|saturn)$/u.test(passed?.noun ?? '')
  return place === null && lead?.kind === 'aircraft' && SHIPS.test(lead.noun) && far
}

/** All who were there, and what they held: "she bakes a cake. It explodes" goes on in her kitchen. */
export function seenIn({ subjects }: Shot, before: Before | null): ReadonlySet<string> {
  const held = subjects.flatMap(({ actions }) => actions.map(({ prop }) => prop ?? ''))
  return new Set([...(before?.seen ?? []), ...subjects.map(({ id }) => id), ...held])
}

/** Who goes from a farm to a bridge has not been on the way until the evening. */
export function hourSoFar({ transition }: Shot, before: Before | null): Shot['time'] {
  return transition === 'dissolve' ? (before?.hour ?? null) : null
}

/** The hour for the shots after this one, as long as the prompt leaves it open. */
export function hourAfter(
  { time }: Shot,
  staged: Shot['time'],
  before: Before | null,
): Shot['time'] {
  return time === null ? (staged ?? before?.hour ?? null) : null
}
