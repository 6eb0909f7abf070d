import { findPicture } from '../../lexicon/find-picture.ts'
import { singular } from '../../lexicon/morphology.ts'
import { LIVING } from '../../plan/kinds.ts'
import type { Kind } from '../../plan/plan.ts'
import { pluralOf } from '../languages/plurals.ts'
import { eventAlone, inOwnPlace, isCompany, isGuestList } from './event-alone.ts'
import { HAPPENING_TABLE } from './happening-table.ts'

interface Happening {
  readonly deed: string
  /** Where it is, unless the prompt says so. */
  readonly where: string
  /** Toasters rise up, but go to no school. */
  readonly forThings: boolean
}

const HAPPENINGS: ReadonlyMap<string, Happening> = new Map(
  HAPPENING_TABLE.trim()
    .split('\n')
    .flatMap((row) => {
      const [names = '', told = ''] = row.split(' = ')
      const [deed = '', where = ''] = told.split(' >')
      const forThings = names.endsWith('!')
      const all = names.replace('!', '').split('|')
      return all.map(
        (name) => [name, { deed, where: where.trim().replace('$', name), forThings }] as const,
      )
    }),
)

/** Of those that need nobody's name, the longest name first. */
const ALONE_NAMES = [...HAPPENINGS]
  .filter(([, { deed }]) => deed.includes('['))
  .map(([name]) => name)
  .toSorted((a, b) => b.length - a.length)
const EVENT = `(?<event>${[...HAPPENINGS.keys()].join('|')})`
const START = '(?<=^|[.,;:!?¦] ?|\\bof )(?:an? |the |my )?'
const END =
  '(?=(?: (?:in|at|on|under|inside|during|near|by|outside|over|through|underwater|with|while)\\b| ?[.,;:!?¦]|$))'
const EPIC = '(?:epic|great|huge|big|massive|royal|full|grand|tiny|secret|wild|annual|fancy)'
/** "Zombie apocalypse". */
const BEFORE_IT = new RegExp(
  `${START}(?:${EPIC} )?(?<looks>(?:[a-z]+ ){0,2})(?<noun>[a-z]+) ${EVENT}${END}`,
  'u',
)
/** "Beach picnic with friends". */
const ALONE = new RegExp(
  `^\\s*(?:an? |the |my |our |their )?(?<before>(?:(?!(?:at|in|on|of|and|an?|the|is|are|having|singing|sings|sing|doing|with|to|from|his|her|their) )[a-z']+ ){0,3}?)(?<event>${ALONE_NAMES.join('|')})(?! for two\\b)(?: (?:with|for) (?<company>(?:[a-z]+ ){0,3}?[a-z]+))?${END}`,
  'u',
)
/** "Attack of the killer tomatoes". */
const AFTER_IT = new RegExp(
  `${START}(?:${EPIC} )?${EVENT} (?:of|by) (?:(?<=wedding of )two )?(?!(?:an?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d+) )(?:the )?(?<looks>(?:[a-z]+ ){0,2})(?<noun>[a-z]+)${END}`,
  'u',
)
/** "Two frogs hold a wedding". */
const HELD = new RegExp(
  `${START}(?:two |some )?(?<looks>(?:[a-z]+ ){0,2})(?<noun>[a-z]+) (?:are |is )?(?:hold|hav|host|celebrat)(?:e|s|ing)? (?:an?|their) (?:${EPIC} )?(?<event>wedding|rave|disco|concert|revolution)${END}`,
  'u',
)

/** Names that say what is done or sold there, and not who does it. */
const SET_NAMES =
  /^(?:food|pillow|snowball|bull|sword|fish|horse|cattle|chicken|crab|lobster|people|animal|pet)$/u

const ACTORS: ReadonlySet<Kind> = new Set([
  'food',
  'toy',
  'furniture',
  'tool',
  'thing',
  'plant',
  'nature',
])

function canDo(who: string, { forThings }: Happening): boolean {
  const found = findPicture(who)
  if (found === null || found.via !== 'name' || /^(?:family|spring)$/u.test(who)) return false
  // "A bustling fish market" sells them, however it is.
  if (!forThings && SET_NAMES.test(who.slice(who.lastIndexOf(' ') + 1))) return false
  return LIVING.has(found.kind) || found.kind === 'toy' || (forThings && ACTORS.has(found.kind))
}

interface Said {
  readonly looks: string
  readonly noun: string
  readonly event: string
  readonly placed: boolean
}

function told({ looks, noun, event, placed }: Said): string | null {
  const happening = HAPPENINGS.get(event)
  const one = singular(noun)
  // "Teddy bear": both words are its name.
  const both = findPicture(`${looks}${one}`)?.via === 'name'
  const named = both ? `${looks}${one}` : one
  // A woman dancing in the rain is no thing that falls.
  if (happening === undefined || /[a-z]{3}(?<!vik|l)ing$/u.test(one)) return null
  // "A soccer ball" is a thing, however many dance at one of zombies.
  if (findPicture(`${one} ${event}`)?.concept === `${one} ${event}`) return null
  if (!canDo(named, happening)) return null
  const where = placed ? '' : happening.where
  return `${asMany(happening.deed.replace(/\[[a-z]+\]/u, '*'), `${looks}${one}`, noun)} ${where}`.trimEnd()
}

/** A wild beast attacks alone, food only when it is large. */
function asMany(deed: string, who: string, noun: string): string {
  const kind = findPicture(singular(noun))?.kind ?? 'thing'
  const alone = /^(?:animal|fish|creature)$/u.test(kind) && singular(noun) === noun
  if (!deed.endsWith('chase a man'))
    return deed.replaceAll('*', deed.includes('a *') ? who : pluralOf(who))
  if (alone) return `a ${who} chases a man`
  const told = deed.replace('*', pluralOf(who))
  return ACTORS.has(kind) ? `${told.replace('three', 'three giant')} on a city street` : told
}

const PLACED = /^ (?:in|at|on|under|inside|near|by|outside|over|underwater)\b/u

/** "A family picnic", which needs no verb. */
function asEventAlone(body: string): string | null {
  const { 0: match = '', groups = {} } = ALONE.exec(body) ?? {}
  const { before = '', event = '', company = '' } = groups
  const happening = HAPPENINGS.get(event)
  const after = body.slice(match.lastIndexOf(event) + event.length)
  if (happening === undefined || isGuestList(after)) return null
  const joins = isCompany(company)
  const rest = joins ? body.slice(match.length) : after
  const story = eventAlone({ ...happening, before, company: joins ? company : '', rest })
  return story === null ? null : story + rest
}

/** "Robot uprising", but balloons rise, fire rises and two kaijus fight. */
function isToldOf(noun: string, looks: string): boolean {
  return (
    singular(noun) !== noun ||
    /^(?:fire|smoke|steam|dust)$/u.test(noun) ||
    /^(?:two|three|four|five|six|ten|some|many) |\b(?:is|are) /u.test(looks)
  )
}

/** An event that is named for those whose it is shows many of them at it. */
export function asHappening(body: string): string {
  const alone = asEventAlone(body)
  if (alone !== null) return alone
  for (const pattern of [HELD, BEFORE_IT, AFTER_IT]) {
    const found = pattern.exec(body)
    if (!found) continue
    const rest = body.slice(found.index + found[0].length)
    const { looks = '', noun = '', event = '' } = found.groups ?? {}
    if (pattern === BEFORE_IT && isToldOf(noun, looks)) continue
    const story = told({ looks, noun, event, placed: PLACED.test(rest) })
    if (story !== null) return `${body.slice(0, found.index)}${story}${rest}`
  }
  return inOwnPlace(body)
}
