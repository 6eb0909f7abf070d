import { lookUp } from '../../lexicon/look-up.ts'
import { baseVerb } from '../../lexicon/morphology.ts'
import { personTraits } from '../../lexicon/people-words.ts'
import { FAMOUS } from '../../lexicon/names/famous.ts'
import { actionOf } from '../words/verb-words.ts'
import { isKnownWord } from './spelling.ts'

/** Names that are words, too: somebody's where they stand without an article before what somebody does. */
const WORD_NAMES = new Map(
  [
    [
      'woman',
      'rose lily daisy grace hope faith joy iris violet ruby amber crystal jade pearl penny dawn eve ivy holly hazel olive ginger summer april june may heather willow jasmine poppy scarlet melody harmony luna aurora clementine georgia marina flora viola victoria sienna',
    ],
    [
      'man',
      'will mark bill bob frank rob ray rich dean chase hunter cliff glen heath drew bob max leo rex nick pat guy art gene lance miles wade dale grant chuck chip jasper warren eddy norman basil maxim roman orlando santiago',
    ],
  ].flatMap(([who = '', names = '']) =>
    names.split(' ').map((name): [string, string] => [name, who]),
  ),
)

/** "Kira walks", "and Dorothy waves", "with Zelda": where only somebody can stand, before a verb. */
const SOMEBODY =
  /(^|[.!?;:] |, |\b(?:and|while|as|when|then|until|before|after|with) )([A-Z][a-zà-ÿ]+)((?: [A-Z][a-zà-ÿ]+)?)(?= (?:and [A-Z]|(?:[a-z]+ly |is |then )?([a-z]+(?:s|ing))\b))/gu
/** What flowers and months do; "May begins", "Rose blooms". */
const OF_THINGS =
  /^(?:bloom|wilt|grow|open|sway|glow|shine|begin|end|fall|lie|rise|float|burn|sparkle|gleam|tower|stretch|hang|drift|light|pad)$/

/** "Mr. Smith", "Aunt Polly": who that is, whatever the name. */
const TITLES: Readonly<Record<string, string>> = {
  mr: 'man',
  mrs: 'woman',
  ms: 'woman',
  miss: 'young woman',
  madame: 'lady',
  sir: 'gentleman',
  lord: 'gentleman',
  lady: 'lady',
  uncle: 'man',
  aunt: 'woman',
  dr: 'doctor',
  doctor: 'doctor',
  professor: 'professor',
  captain: 'captain',
  officer: 'police officer',
  detective: 'detective',
  sheriff: 'sheriff',
  nurse: 'nurse',
  chef: 'chef',
}
const TITLED = new RegExp(
  `\\b(${Object.keys(TITLES)
    .map((title) => `${title[0]?.toUpperCase() ?? ''}${title.slice(1)}`)
    .join('|')})\\.? (?!Seuss\\b)([A-Z][a-zà-ÿ]+)\\b`,
  'gu',
)

/** What was told with names, and those names that nobody knows. */
interface Named {
  readonly told: string
  readonly strangers: readonly string[]
}

/** Names that no table has are people: "Kira walks" has nobody's walks in it. */
export function tellUnknownNames(text: string): Named {
  const known = new Map<string, string>()
  const strangers: string[] = []
  const titled = text.replace(TITLED, (...[all = '', title = '', name = '']: string[]) => {
    const who = lookUp(TITLES, title.toLowerCase())
    const whole = `${title} ${name}`.toLowerCase()
    if (who === undefined || FAMOUS.has(whole) || personTraits(whole)) return all
    if (known.has(name)) return `the ${who}`
    known.set(name, who)
    return `a ${who}`
  })
  const first = titled.replace(
    SOMEBODY,
    (...[all = '', at = '', name = '', more = '', verb = '']: string[]) => {
      const who = whoIs(name.toLowerCase(), more.trim().toLowerCase(), verb)
      if (who === null || known.has(name)) return all
      if (who === 'person') strangers.push(`${name}${more}`)
      known.set(name, who === 'person' ? bySex(text) : who)
      return `${at}a ${known.get(name) ?? who}`
    },
  )
  const told = [...known].reduce(
    (said, [name, who]) => said.replace(new RegExp(`\\b${name}\\b`, 'gu'), `the ${who}`),
    first,
  )
  return { told, strangers }
}

/** Whom a name means; null if it is a word, or a name that is known. */
function whoIs(name: string, more: string, verb: string): string | null {
  if (verb !== '' && !isDoneBy(name, verb)) return null
  const whole = `${name} ${more}`.trim()
  if (FAMOUS.has(whole) || FAMOUS.has(name) || personTraits(whole) || personTraits(name))
    return null
  if (WORD_NAMES.has(name)) return WORD_NAMES.get(name) ?? null
  return isKnownWord(name) || (more !== '' && isKnownWord(more)) ? null : 'person'
}

/** "Ivy climbs over the arch": the plant does. */
function isDoneBy(name: string, verb: string): boolean {
  const creeps = name === 'ivy' && /^(?:climb|creep|cover|crawl|spread|cling|wind)/.test(verb)
  return !creeps && isDone(verb)
}

function isDone(verb: string): boolean {
  const base = baseVerb(verb)
  return base !== null && !OF_THINGS.test(base) && actionOf(base) !== null
}

/** The only "her" or "his" of a prompt tells of whom it speaks. */
function bySex(text: string): string {
  const [woman, man] = [/\b(?:she|her)\b/i, /\b(?:he|his|him)\b/i].map((word) => word.test(text))
  return woman === man ? 'person' : woman ? 'woman' : 'man'
}
