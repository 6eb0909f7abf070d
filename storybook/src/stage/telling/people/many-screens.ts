import type { Action, LightName, Shot, Subject } from '../../../plan/plan.ts'
import { isPosture } from '../../../plan/later-deeds.ts'
import { doing } from '../doing.ts'
import { does, people } from './people-told.ts'

const SCREENS = /\b(screens?|monitors?|displays?|computers?|desktop)$/u
/** What is on them, or stands with them. */
const SHOWN = /^((green |stock )?(code|charts?|graphs?|data)|(brick )?wall|desk|table|keyboards?)$/u
const BANKS =
  /\b((code|charts?|cameras|security|surveillance|cctv|trading|gaming|games?) (screens?|monitors?)|(wall|bank) of (screens|monitors))$/u

interface Watch {
  readonly who: RegExp
  readonly bank: string
  readonly place: string
  /** Who is called this elsewhere is somebody else. */
  readonly role?: string
}

/** Who sits before many screens, what they show, and where. */
const WATCHES: readonly Watch[] = [
  { who: /\b(hacker|coder)$/u, bank: 'code screens', place: 'server room' },
  { who: /\b(programmer|developer|software engineer)$/u, bank: 'code screens', place: 'office' },
  {
    who: /\b(trader|broker|stockbroker|analyst|investor|banker)$/u,
    bank: 'charts screens',
    place: 'office',
    role: 'businessman',
  },
  { who: /\b(guard|watchman|security officer)$/u, bank: 'cameras screens', place: 'office' },
  { who: /\b(gamer|streamer)$/u, bank: 'games screens', place: 'bedroom' },
  {
    who: /\b(engineer|operator|scientist|dispatcher|controller|astronomer)$/u,
    bank: 'charts screens',
    place: 'server room',
  },
]

const AT_SCREENS =
  /^(type|look|watch|work|play|play-games|sit|stare|monitor|hack|use|control|press|check)$/u

/** Who works at many screens sits at a desk with all of them on it, in their light. */
export function sitBeforeScreens(shot: Shot): Shot {
  const [who, ...others] = people(shot)
  if (!who || others.length > 0 || who.count > 1) return shot
  const watch = WATCHES.find((each) => each.who.test(who.noun))
  const banks = shot.subjects.filter((each) => isBank(each, watch !== undefined))
  const busy = who.actions.length > 0 && !does(who, AT_SCREENS)
  if (banks.length === 0 || busy) return shot
  const gone = shot.subjects.filter((each) => banks.includes(each) || SHOWN.test(each.noun))
  const ids = new Set(gone.map(({ id }) => id))
  const seated = { ...dressed(who, watch), actions: [atScreens(shot, who, banks), ...besides(who)] }
  return {
    ...shot,
    ...lightOf(shot),
    place: roomOf(shot, watch),
    subjects: shot.subjects
      .filter((each) => !gone.includes(each))
      .map((each) => (each.id === who.id ? seated : each)),
    relations: shot.relations.filter(({ from, to }) => !ids.has(from) && !ids.has(to)),
  }
}

/** "… drinks coffee, rubs his eyes": what else is done there. */
const besides = ({ actions }: Subject): readonly Action[] =>
  actions.filter((each) => !AT_SCREENS.test(each.verb) && !isPosture(each)).slice(0, 2)

function atScreens(
  shot: Shot,
  { noun, actions: [first] }: Subject,
  banks: readonly Subject[],
): Action {
  const own = WATCHES.find(({ who }) => who.test(noun))?.bank ?? 'code screens'
  const prop = `${howMany(banks)}${contentOf(shot) ?? own}`
  return doing('work-screens', { prop, pace: first?.pace ?? 'normal' })
}

function roomOf({ place }: Shot, watch: Watch | undefined): string | null {
  const open = place === null || /^(dark )?room$/u.test(place)
  return open ? (watch?.place ?? 'office') : place
}

/** One screen is a computer; several, or those of a hacker, are a bank. */
function isBank({ noun, count, kind }: Subject, works: boolean): boolean {
  if (kind === 'person') return false
  return BANKS.test(noun) || (SCREENS.test(noun) && (count > 1 || works))
}

/** Two, three and four are counted; more are a wall of them. */
function howMany(banks: readonly Subject[]): string {
  const words = banks.map((each) => each.words).join(' ')
  if (/\b(two|2|both|dual|pair)\b/iu.test(words)) return 'twin '
  if (/\b(three|3|triple)\b/iu.test(words)) return 'triple '
  return /\b(four|4)\b/iu.test(words) ? 'fourfold ' : ''
}

function contentOf({ subjects }: Shot): string | null {
  const words = subjects.map(({ noun }) => noun).join(' ')
  if (/\b(code)\b/u.test(words)) return 'code screens'
  return /\b(charts?|graphs?|trading)\b/u.test(words) ? 'charts screens' : null
}

function dressed(subject: Subject, watch: Watch | undefined): Subject {
  if (!watch?.role || !subject.person) return subject
  return { ...subject, noun: watch.role, person: { ...subject.person, role: watch.role } }
}

/** By day an office has light enough. */
function lightOf({ light, time, place }: Shot): { light?: LightName } {
  const dark = time === 'night' || light === 'dim' || place?.startsWith('dark') === true
  return dark ? { light: 'screen' } : light === undefined ? {} : { light }
}
