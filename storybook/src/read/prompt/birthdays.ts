import type { Shot } from '../../plan/plan.ts'
import { namesLiving } from '../../lexicon/find-picture.ts'
import { isPlural, singular } from '../../lexicon/morphology.ts'
import { numberOf } from '../words/counts.ts'

const KIN =
  /^(?:daughter|niece|granddaughter|girl|sister|goddaughter|son|nephew|grandson|boy|brother|godson|child|kid|mom|mum|mother|wife|aunt|dad|father|husband|uncle|grandma|grandmother|grandpa|grandfather|friend|girlfriend|boyfriend)$/

/** "A birthday video for my son, he's turning 6, dinosaurs and cake". */
const ASKED =
  /^[^.!?]{0,40}?\bbirthday (?:video|film|clip|movie|animation|greetings?|card|message|wish(?:es)?|party|invitation) for (?:my|our|his|her) (?:little |dear |best )?([a-z]+)(?: (?!with\b|and\b|who\b)[a-z]+)?\b([^]*)$/
const AGE =
  /\b(?:who(?:'s| is)? |he(?:'s| is)? |she(?:'s| is)? |is )?(?:turn(?:s|ing)|will be|(?:is|are)(?: now)?|becom(?:es|ing)) ([a-z]+|\d{1,2})\b(?: years? old)?|\b(\d{1,2}) years? old\b/
const LOVES = /\b(?:who |he |she )?(?:really )?(?:loves?|likes?|adores?|is (?:crazy|mad) about)\b/
const SAID_ANYWAY =
  /^(?:(?:an? |the |some |lots of )*(?:birthday )?(?:cake|candles|balloons|party|confetti)|he|she|please|thanks?)?$/

/** Whose birthday it is stands before a cake with as many candles as years, among what they love. */
export function asBirthday(body: string): string {
  const [, whose = '', rest = ''] = ASKED.exec(body) ?? []
  if (!KIN.test(whose)) return body
  const years = ageIn(rest)
  const guests = rest
    .replace(AGE, ',')
    .replace(LOVES, ',')
    .split(/[,.;!]| and | with /)
    .map((each) => each.trim())
    .filter((each) => !SAID_ANYWAY.test(each))
  const all = [`a ${whose} in a party hat`, ...guests.map(asGuest)].join(' and ')
  return years > 0 && years <= 20
    ? `${years} candles burn on a big cake, ${all} cheer in the living room`
    : `${all} cheer next to a big birthday cake in the living room`
}

function ageIn(words: string): number {
  const [, word = '', digits = ''] = AGE.exec(words) ?? []
  return Number(digits) || numberOf(word) || Number(word) || 0
}

/** "Dinosaurs": three of them, as large as the room has space for. */
function asGuest(words: string): string {
  if (!isPlural(words) || words.includes(' ')) return words
  const alive = namesLiving(singular(words))
  return `three small ${words}${alive ? ' in party hats' : ''}`
}

const NAMED =
  /\bbirthday\b[^.!?]{0,30}\bfor (?:(?:my|our|his|her) (?:[a-z]+ )?[a-z]+ )?([A-Z][a-z]+)\b/

/** The banner of a birthday has the name of the child. */
export function birthdayBanner(prompt: string): Shot['lettering'] {
  const [, name] = NAMED.exec(prompt) ?? []
  return name === undefined ? [] : [{ text: name, on: 'banner' }]
}
