import { COUNTRY } from '../../lexicon/places/country.ts'
import { NATURE } from '../../lexicon/places/nature.ts'
import { BEYOND, REMOTE } from '../../plan/kinds.ts'
import type { Subject } from '../../plan/plan.ts'
import type { NounPhrase } from '../phrases/sentence-parts.ts'
import { placeWord } from '../words/place-words.ts'
import { isOnHeight, setPlace, standsSomewhere } from './bind-place.ts'
import { actors, isAlive, relate, type Binding, type Preposition } from './binding.ts'

/** Who is over these stands on them, or spans them. */
const SPANS = /(?:^| )(?:bridge|viaduct|aqueduct|arch|dam|pier|gate|cable car|canopy|tunnel)$/

/** Land that rises: named first, it may still be only what is seen behind another place. */
const RISES =
  /(?:^| )(?:mountains?|peaks?|alps|volcano(?:es)?|castle|skyline|skyscrapers|hills|cliffs|forest|glacier|dunes)$/

/** "A castle above a village", "mountains behind a lake": the second is where one is, the first at its horizon. */
export function isBeyond(binding: Binding, noun: NounPhrase, preposition: Preposition): boolean {
  const { relation, word } = preposition
  const over = relation === 'behind' || relation === 'above' || word === 'beyond'
  if (isOnHeight(binding) || (!over && !isMirrored(binding, noun, word))) return false
  if (noun.place === null || standsSomewhere(noun) || SPANS.test(noun.head)) return false
  const far = actors(binding)
  if (far.length === 0) return isLandBeyond(binding, noun)
  if (!far.every(looms)) return false
  setPlace(binding, noun)
  for (const subject of far) sendBeyond(subject)
  return true
}

/** "Mountains reflected in a lake": one is at the lake. */
function isMirrored({ verb, group, place }: Binding, noun: NounPhrase, word: string): boolean {
  if (word !== 'in' || !/^(?:lake|river|pond|ocean)$/.test(noun.place?.id ?? '')) return false
  return verb?.base === 'reflect' || (group.length === 0 && RISES.test(place ?? ''))
}

function isLandBeyond(binding: Binding, noun: NounPhrase): boolean {
  const land = binding.place
  if (land === null || binding.subjects.length > 0 || !RISES.test(land)) return false
  binding.scenery.push(land.slice(0, 60))
  binding.place = null
  setPlace(binding, noun)
  return true
}

/** Whether it is so large that it is seen behind a whole place. */
export function looms({ kind, noun }: Subject): boolean {
  return (kind === 'building' || kind === 'nature') && !SPANS.test(noun)
}

/** A single one, which the land has behind everything else. */
const LANDFORM = /(?:^| )(?:mountain|peak|volcano|hill|glacier)$/

/** "A mountain with a lake", "a volcano and a village": it is part of the land, and nothing that stands before it. */
export function raiseLand({ subjects, relations, place }: Binding): void {
  const id = placeWord(place ?? '')?.id ?? ''
  if (!Object.hasOwn(NATURE, id) && !Object.hasOwn(COUNTRY, id)) return
  const meant = new Set(
    relations
      .flatMap(({ from, to }) => [from, to])
      .concat(subjects.flatMap(({ actions }) => actions.map(({ target }) => target ?? ''))),
  )
  for (const subject of subjects) {
    const { noun, id: own, actions, count, size } = subject
    const still = actions.length === 0 && count === 1 && !meant.has(own)
    if (still && size === 'normal' && LANDFORM.test(noun)) sendBeyond(subject)
  }
}

/** It stands behind all that the place has. */
export const sendBeyond = (subject: Subject): void => endWith(subject, BEYOND)

function endWith(subject: Subject, where: string): void {
  if (!subject.words.endsWith(where)) subject.words = `${subject.words} ${where}`.slice(-200)
}

/** "With the tower in the background": the last thing goes behind the others. */
export function isBackground(binding: Binding, noun: NounPhrase, { word }: Preposition): boolean {
  const near = /^(?:foreground|front)$/.test(noun.head)
  const own = /^(?:its|his|her|their) /.test(noun.words)
  const far = !own && /^(?:background|distance|horizon|back)$/.test(noun.head)
  if (!/^(?:in|on|at)$/.test(word) || (!near && !far)) return false
  binding.told.add(noun.words)
  // "The sun is low on the horizon": nobody else is there.
  if (binding.muted) return true
  sendBack(binding, noun.head, near)
  return true
}

function sendBack(binding: Binding, head: string, near: boolean): void {
  const recent = binding.recent ?? binding.last
  const last = binding.subjects.find(({ id }) => id === recent)
  const first = binding.subjects.find(({ id }) => id !== recent)
  if (last === undefined) return
  if (!near) letGo(binding, last)
  if (first !== undefined) {
    relate(binding, { from: last.id, relation: near ? 'in-front-of' : 'behind', to: first.id })
    if (/^(?:distance|horizon)$/.test(head) || (!near && isSideScene(last, first))) sendFar(last)
  } else if (!near) sendAlone(binding, last, head)
}

const HOLDS = /^(?:hold|carry|lift|bring|balance|grab|swing|raise)$/

/** "They walk with a bucket in the background": it is in nobody's hands. */
function letGo({ relations, verb }: Binding, last: Subject): void {
  if (HOLDS.test(verb?.base ?? '')) return
  const held = relations.filter(({ relation, to }) => relation === 'holding' && to === last.id)
  for (const each of held) relations.splice(relations.indexOf(each), 1)
}

/** Nobody is before it: a tower stands behind all that the place has, and whoever lives is small in a wide land. */
function sendAlone(binding: Binding, last: Subject, head: string): void {
  if (isAlive(last) && head !== 'background') binding.framing ??= 'wide'
  else if (binding.place !== null && looms(last)) sendBeyond(last)
}

/** "A farmer leans on a fence. Windmills turn in the background": what turns there by itself hides nobody who was named first. */
function isSideScene(last: Subject, first: Subject): boolean {
  return isAlive(first) && looms(last) && last.actions.length > 0
}

/** "A castle in the distance" is smaller than one that stands behind somebody. */
const sendFar = (subject: Subject): void => endWith(subject, REMOTE)
