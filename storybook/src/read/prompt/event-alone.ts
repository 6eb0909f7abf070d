import { lookUp } from '../../lexicon/look-up.ts'
import { findPicture, namesLiving } from '../../lexicon/find-picture.ts'
import { isPlural, singular } from '../../lexicon/morphology.ts'
import { pluralOf } from '../languages/plurals.ts'
import { placeWord } from '../words/place-words.ts'

/** Who is there if nobody is named: "four [friends] sit". */
const USUAL = /\b(an?|two|three|four|five|six|ten) (?:[a-z]+ )?\[[a-z]+\]/u
const HOUR =
  /\b(?:dawn|sunrise|morning|midday|noon|afternoon|sunset|dusk|evening|night|midnight|midsummer)\b/u
/** Words for people of a land or an age. */
const OF_A_PEOPLE = /(?:ese|[^a]ian|ish|ican|eval)$/u
const PARENT =
  /^(?:dad|daddy|father|mom|mum|mommy|mother|grandpa|grandma|grandfather|grandmother)$/u
const COUNTED = /\b(?:two|three|four|five|six|seven|eight|ten)\b/u

export interface Event {
  readonly deed: string
  readonly where: string
  /** The words before the event's name. */
  readonly before: string
  /** "With friends", "for grandpa". */
  readonly company: string
  readonly rest: string
}

/** What is seen of an event that is named without a verb: "beach picnic with friends"; null if something else is meant. */
export function eventAlone(event: Event): string | null {
  return tellsWhoIsThere(event.rest) ? sceneAlone(event) : peopleAt(event)
}

function peopleAt({ deed, where, before, company, rest }: Event): string | null {
  const words = before.split(' ').filter(Boolean)
  const site = siteIn(words)
  const others = words.filter((word) => !site.includes(word))
  const [who = ''] = others.filter(isSomebody)
  const looks = others.filter((word) => word !== who)
  if (others.filter(isSomebody).length > 1 || looks.some(isThing)) return null
  const manner = looks.filter((word) => !OF_A_PEOPLE.test(word)).join(' ')
  const done = deed.replace(USUAL, (phrase, count: string) => {
    const there = who === '' ? usually(phrase, looks) : asMany(who, count)
    return inCompany({ there, count, company, first: deed.startsWith(phrase) })
  })
  const place = site === '' ? usualPlace(where, { before, rest }) : siteOf(site)
  return `${done} ${place}${manner === '' ? '' : `, ${manner}`}`.trimEnd()
}

/** "Four [friends]", of whatever people they are; what is romantic is for two. */
function usually(phrase: string, looks: readonly string[]): string {
  if (looks.includes('romantic') && !/^an? /u.test(phrase)) return 'a couple'
  const native = looks.filter((word) => OF_A_PEOPLE.test(word)).map((word) => `${word} `)
  return phrase.replace('[', native.join('')).replace(']', '')
}

/** Where it is if nothing else is said, at the hour that is said. */
function usualPlace(where: string, { before, rest }: Pick<Event, 'before' | 'rest'>): string {
  if (isPlaced(rest)) return ''
  const told = HOUR.test(`${before} ${rest}`)
  return told ? where.replace(/ (?:at night|in the morning)\b/u, '') : where
}

/** The longest place that is named before the event. */
function siteIn(words: readonly string[]): string {
  const runs = words.flatMap((_, from) =>
    words.slice(from).map((__, length) => words.slice(from, from + length + 1).join(' ')),
  )
  return runs.filter((run) => run === 'underwater' || placeWord(run) !== null).at(0) ?? ''
}

const siteOf = (site: string): string => (site === 'underwater' ? site : `in a ${site}`)

function isPlaced(rest: string): boolean {
  return rest
    .split(/[,.;]|\b(?:in|on|at|under|inside|near|by|outside|over|with)\b/u)
    .map((part) => part.trim().replace(/^(?:an?|the|my|our) /u, ''))
    .some((part) => part.startsWith('underwater') || endsInPlace(part))
}

/** "The sunny beach at night". */
function endsInPlace(part: string): boolean {
  const words = part.split(' ')
  return words.some((_, from) => placeWord(words.slice(from).join(' ')) !== null)
}

/** "With a rabbit, a dormouse and a girl": nobody else is there. */
export function isGuestList(rest: string): boolean {
  const [, guest] =
    /\bwith ([a-z ]+?)(?: in [a-z ]+)?(?:,| and) (?:an?|the|two|three) /u.exec(rest) ?? []
  return guest !== undefined && isCompany(guest)
}

/** "Christmas morning in a living room. Two kids in pajamas open presents": those are there, and nobody else. */
function tellsWhoIsThere(rest: string): boolean {
  const [, sentence = ''] = /^[^.:;]{0,60}[.:;] +(.*)/u.exec(rest) ?? []
  const [, start = ''] =
    /^((?:an?|the|two|three|four|five|his|her|my) (?:[a-z]+[ ,]){1,3})/u.exec(`${sentence} `) ?? []
  return start.split(/[ ,]/u).slice(1).filter(Boolean).some(isSomebody)
}

/** What is seen of an event whose people are told of after it: its own thing, and where it is. */
function sceneAlone({ deed, where, before, rest }: Event): string {
  const [, thing = ''] = / next to (an? [a-z ]+)$/u.exec(deed) ?? []
  const last = thing.split(' ').at(-1) ?? ''
  const own = thing === '' || rest.includes(last) ? '' : `${thing} `
  return `${own}${usualPlace(where, { before, rest })}`
}

const GROUPS = /^(?:family|couple)$/u

function isSomebody(word: string): boolean {
  return isCompany(word) && isNamed(word)
}

/** Whether these words are about somebody who can take part. */
export function isCompany(words: string): boolean {
  const one = oneOf(words.split(' ').at(-1) ?? '')
  return GROUPS.test(one) || namesLiving(one)
}

function isThing(word: string): boolean {
  return isNamed(word) && !HOUR.test(word) && !OF_A_PEOPLE.test(word)
}

const oneOf = (word: string): string => singular(word.replace(/'s?$/u, ''))

const isNamed = (word: string): boolean => findPicture(oneOf(word))?.via === 'name'

/** As many of them as do it usually. */
function asMany(word: string, count: string): string {
  const one = oneOf(word)
  if (GROUPS.test(one) || /^an?$/u.test(count)) return `a ${one}`
  return `${count} ${pluralOf(one)}`
}

interface Company {
  readonly there: string
  readonly count: string
  readonly company: string
  /** Whether those who are there do it; else it is done to them. */
  readonly first: boolean
}

function inCompany({ there, count, company, first }: Company): string {
  const bare = company.replace(/^(?:(?:my|his|her|our|the|their|an?|some|best|good|old) )+/u, '')
  const one = bare.split(' ').at(-1) ?? ''
  if (company === '') return there
  if (COUNTED.test(bare)) return bare
  const alone = /^an?$/u.test(count)
  if (isPlural(one)) return `${alone ? 'three' : count} ${bare}`
  if (GROUPS.test(one) || (alone && !first)) return `a ${bare}`
  if (alone) return `${PARENT.test(one) ? 'a child' : there} and a ${bare}`
  return `${/^(?:my|his|her) /u.test(company) ? 'a woman' : there} and a ${bare}`
}

/** What is done in a room or garden of one's own. */
const AT_HOME: Readonly<Record<string, string>> = {
  kitchen: 'cooks',
  garden: 'waters flowers',
  workshop: 'hammers',
  library: 'reads a book',
  bedroom: 'sleeps in a bed',
  studio: 'paints a picture',
  laboratory: 'mixes a potion',
  lab: 'mixes a potion',
}
const OWN =
  /^\s*(?:an? |the |my |our )?((?:[a-z]+ ){0,2}?[a-z]+)'s ((?:[a-z]+ ){0,2}?)([a-z]+)(?= ?[.,;:!?]| (?:at|in|on|with|during)\b|\s*$)/u

/** Who owns a tower or a castle need not stand before it. */
const WITHIN =
  /^(?:room|office|shop|cave|attic|den|cabin|barn|farm|classroom|hospital|bakery|dressing room)$/u

/** "Grandma's kitchen": she is in it. */
export function inOwnPlace(body: string): string {
  const [match = '', who = '', looks = '', place = ''] = OWN.exec(body) ?? []
  if (!isWithin(place) || !isCompany(who)) return body
  const own = placeWord(`${who}'s ${place}`)?.name ?? `${looks}${place}`
  return `a ${who} ${lookUp(AT_HOME, place) ?? ''} in a ${own}${body.slice(match.length)}`
}

function isWithin(place: string): boolean {
  return (Object.hasOwn(AT_HOME, place) || WITHIN.test(place)) && placeWord(place) !== null
}
