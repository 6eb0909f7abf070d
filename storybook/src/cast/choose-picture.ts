import { findPicture } from '../lexicon/find-picture.ts'
import type { Kind, Person, Subject } from '../plan/plan.ts'
import { resolveIcon } from './noto/icons.ts'
import { findProp, propByWord } from './props/find-prop.ts'

export interface Chosen {
  /** `noto:…`, `prop:…` or `person`. */
  readonly picture: string
  readonly person: Person | null
}

/** Who steps in when a noun has no picture at all: the plainest thing of its kind. */
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
    return { picture: agedPicture(picture, subject), person: subject.person }
  if (subject.person || kind === 'person') return { picture: 'person', person: subject.person }
  const prop = propByWord(noun)
  if (prop) return { picture: `prop:${prop.name}`, person: null }
  const found = findPicture(noun)
  if (found && isDrawn(found.picture)) {
    return { picture: found.picture, person: found.person ?? null }
  }
  return { picture: STAND_INS[kind] ?? 'noto:package', person: null }
}

/** An old sewing machine is another machine, where we have drawn one. */
function agedPicture(picture: string, { words }: Subject): string {
  if (!/\b(old|vintage|antique|old-fashioned)\b/u.test(words.toLowerCase())) return picture
  const old = `prop:old-${picture.replace(/^(prop|noto):/, '')}`
  return isDrawn(old) ? old : picture
}

function isDrawn(picture: string): boolean {
  if (picture === 'person') return true
  if (picture.startsWith('prop:')) return findProp(picture.slice('prop:'.length)) !== undefined
  return resolveIcon(picture.replace(/^noto:/, '')) !== undefined
}
