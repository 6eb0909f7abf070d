import { findPicture } from '../lexicon/find-picture.ts'
import type { Kind, Person, Subject } from '../plan/plan.ts'
import { resolveIcon } from './noto/icons.ts'
import { findProp, propByWord } from './props/find-prop.ts'
import { wordmarkText } from './props/play/wordmark.ts'

export interface Chosen {
  /** `noto:…`, `prop:…`, `letters:…` or `person`. */
  readonly picture: string
  readonly person: Person | null
  /** The noun has no picture at all: the plainest thing of its kind steps in. */
  readonly isStandIn?: boolean
}

/** Who steps in for each kind. */
const STAND_INS: Partial<Record<Kind, string>> = {
  animal: 'noto:dog',
  bird: 'noto:bird',
  fish: 'noto:fish',
  insect: 'noto:beetle',
  vehicle: 'noto:automobile',
  boat: 'noto:sailboat',
  aircraft: 'prop:airplane',
  building: 'noto:house',
  plant: 'noto:herb',
  food: 'noto:pot-of-food',
  furniture: 'prop:chest-of-drawers',
  tool: 'noto:toolbox',
  instrument: 'noto:guitar',
  toy: 'noto:teddy-bear',
  clothing: 'noto:t-shirt',
  nature: 'noto:rock',
  sky: 'noto:star',
  creature: 'noto:alien-monster',
}

/** The picture that plays a subject: the one the plan names, the one its noun finds, or one of its kind. */
export function choosePicture(subject: Subject): Chosen {
  const { picture, noun, kind } = subject
  if (picture && isDrawn(picture))
    return { picture: statedPicture(picture, subject), person: subject.person }
  if (subject.person || kind === 'person') return { picture: 'person', person: subject.person }
  const prop = propByWord(noun)
  if (prop) return { picture: `prop:${prop.name}`, person: null }
  const found = findPicture(noun)
  if (found && isDrawn(found.picture)) {
    return { picture: found.picture, person: found.person ?? null }
  }
  return { picture: STAND_INS[kind] ?? 'noto:package', person: null, isStandIn: true }
}

/** Words for a state that some things are drawn in, and how those drawings are called. */
const STATES: Readonly<Record<string, string>> = {
  old: 'old',
  vintage: 'old',
  antique: 'old',
  'old-fashioned': 'old',
  open: 'open',
  unlit: 'unlit',
  empty: 'empty',
  square: 'square',
  wheelless: 'wheelless',
  round: 'round',
}

/** What it is made of is no part of a drawing's name. */
const MADE_OF = /^(?:wooden|glass|metal|plastic|leather|stone|cardboard|iron|brass) /u

/** An old sewing machine, an open wooden box, an unlit white candle: another picture, where we have drawn one. */
function statedPicture(picture: string, { words, noun }: Subject): string {
  const said = words.toLowerCase().split(' ')
  const states = said.flatMap((word) => (Object.hasOwn(STATES, word) ? (STATES[word] ?? []) : []))
  const names = [
    picture.replace(/^(?:prop|noto):(?:empty-)?/, ''),
    noun.replace(MADE_OF, '').replaceAll(' ', '-'),
  ]
  // An empty cage that is open is empty anyway.
  const inOrder = states.toSorted((a, b) => Number(b === 'open') - Number(a === 'open'))
  const drawn = inOrder.flatMap((state) => names.map((name) => `prop:${state}-${name}`))
  return drawn.find(isDrawn) ?? picture
}

/** Whether there is a picture of this name. */
export function isDrawn(picture: string): boolean {
  if (picture === 'person' || wordmarkText(picture) !== null) return true
  if (picture.startsWith('prop:')) return findProp(picture.slice('prop:'.length)) !== undefined
  return resolveIcon(picture.replace(/^noto:/, '')) !== undefined
}
