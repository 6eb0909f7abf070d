import { sensesOf } from '../wordnet.ts'
import { ANIMALS } from './animals.ts'
import { BLOWS } from './blows.ts'
import { BODY } from './body.ts'
import { COMPANY } from './company.ts'
import { DANCE } from './dance.ts'
import type { DeedPhrases } from './deed-phrases.ts'
import { EVENTS } from './events.ts'
import { FITNESS } from './fitness.ts'
import { GARDEN } from './garden.ts'
import { HOME } from './home.ts'
import { KITCHEN } from './kitchen.ts'
import { MUSIC } from './music.ts'
import { PLAY } from './play.ts'
import { SPORT } from './sport.ts'
import { THINGS } from './things.ts'
import { TRAVEL } from './travel.ts'
import { VEHICLES } from './vehicles.ts'
import { WORK } from './work.ts'

const PEOPLE: readonly DeedPhrases[] = [
  BODY,
  COMPANY,
  DANCE,
  EVENTS,
  FITNESS,
  GARDEN,
  HOME,
  KITCHEN,
  MUSIC,
  PLAY,
  SPORT,
  TRAVEL,
  WORK,
]
const OTHERS: readonly DeedPhrases[] = [ANIMALS, THINGS, VEHICLES, BLOWS]

interface DeedPhrase {
  readonly id: string
  /** In base forms. */
  readonly words: readonly string[]
  /** One word for the reader: the grammar would find other meanings in its parts. */
  readonly joined: boolean
  /** Its object is there by itself. */
  readonly open: boolean
  /** Other words may stand before its last one. */
  readonly loose: boolean
}

/** Every phrase with the deed of people that it asks for. */
export const DEED_PHRASES: readonly DeedPhrase[] = PEOPLE.flatMap(phrasesOf)

/** The same for animals, vehicles and things; people and dragons both breathe fire. */
export const OTHER_PHRASES: readonly DeedPhrase[] = OTHERS.flatMap(phrasesOf)

function phrasesOf(theme: DeedPhrases): DeedPhrase[] {
  return Object.entries(theme).flatMap(([id, phrases]) =>
    phrases.split('|').map((phrase) => toPhrase(id, phrase)),
  )
}

function toPhrase(id: string, phrase: string): DeedPhrase {
  const open = phrase.includes('~')
  const words = phrase
    .replace('~', '')
    .split(/[ +-]/)
    .map((word) => word.replaceAll('_', ' '))
  const [first = ''] = words
  // "Yoga" is no verb, but who does it acts; "jump" is left to the grammar.
  const joined =
    words.length > 2 ||
    /[+-]/.test(phrase) ||
    (words.length === 1 && sensesOf(first, 'verb').length === 0)
  return { id, words, open, loose: phrase.includes('+'), joined: joined && !open }
}

const CLOSED: ReadonlySet<string> = new Set(
  [...DEED_PHRASES, ...OTHER_PHRASES]
    .filter(({ open }) => !open)
    .map(({ words }) => words.join(' ')),
)

/** Whether the object of this phrase, a verb and a noun, comes with the deed and is not to be shown again. */
export function comesWithDeed(phrase: string): boolean {
  return CLOSED.has(phrase)
}
