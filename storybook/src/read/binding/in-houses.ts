import { lookUp } from '../../lexicon/look-up.ts'
import { CRAFT, IN_THE_WATER } from '../../plan/kinds.ts'
import type { Subject } from '../../plan/plan.ts'
import { findPicture } from '../../lexicon/find-picture.ts'
import type { Chunk, NounPhrase } from '../phrases/sentence-parts.ts'
import { stepBack } from './attached-to.ts'
import { isOutOfReach } from './out-of-reach.ts'
import { setPlace } from './bind-place.ts'
import {
  actors,
  addSubject,
  isAlive,
  relate,
  type Binding,
  type House,
  type Preposition,
} from './binding.ts'
import { looksOnFrom } from './looking-on.ts'

/** Houses whose window or balcony is large enough to see somebody there, by their names. */
const HOUSES: readonly (readonly [names: RegExp, picture: string])[] = [
  [/(?:^| )lighthouse$/, 'manned lighthouse'],
  [/(?:^| )(?:tower|turret|castle)$/, 'window tower'],
  [/(?:^| )(?:tree ?house|tree fort)$/, 'treehouse'],
  [/(?:^| )balcony$/, 'balcony front'],
  [/(?:^| )(?:house|cottage|cabin|hut|farmhouse|window)$/, 'lit cottage'],
]

/** Rows of houses with balconies, windows or roofs for many. */
const FRONTS = /^(?:balcony|window|roof|bridge)row$/
const FRONT_NAMES: Readonly<Record<string, string>> = {
  balconyrow: 'row of balconies',
  windowrow: 'row of windows',
  roofrow: 'row of roofs',
  bridgerow: 'bridge',
}

/** What walls are made of, as their colour. */
const STUFFS: readonly (readonly [stuff: RegExp, colour: string])[] = [
  [/\bstraw\b/, 'gold'],
  [/\b(?:sticks?|log|wooden|wood)\b/, 'brown'],
  [/\bbricks?\b/, 'red'],
]

/** "Waves at a girl in a treehouse": she is up there, and who waves stands outside. */
export function isHouseOfOther(
  binding: Binding,
  noun: NounPhrase,
  { word, relation }: Preposition,
): boolean {
  const within = /^(?:in|inside|on|at)$/.test(word) && relation !== 'in-front-of'
  if (isUpThere(binding, noun)) return true
  if (isLookout(binding, noun, { word, relation })) return true
  if (isOverStreet(binding, noun, within)) return true
  if (!within || seenFromOutside(noun) === null) return false
  const last = binding.subjects.find(({ id }) => id === binding.last)
  if (last === undefined || !isOutOfReach(binding, last, word)) {
    binding.house ??= { noun, within: actors(binding).map(({ id }) => id) }
    return false
  }
  moveIn(binding, noun, [last])
  return true
}

/** "People wave from the balconies": they are up there, and whoever else is told of is in the street. */
function isUpThere(binding: Binding, noun: NounPhrase): boolean {
  const who = FRONTS.test(noun.head) ? actors(binding).filter(isAlive) : []
  if (who.length === 0) return false
  const house = moveIn(binding, noun, who)
  const name = lookUp(FRONT_NAMES, noun.head) ?? noun.head
  Object.assign(house, { noun: name, kind: 'building', picture: `prop:${noun.head}` })
  const { id } = house
  binding.house = { noun, within: [id, ...who.map((each) => each.id)], front: id }
  return true
}

/** Whoever acts below stands before the houses. */
function standBelow({ subjects, relations }: Binding, { within, front = '' }: House): void {
  const bound = new Set(relations.map(({ from }) => from))
  for (const each of subjects) {
    const { id } = each
    if (!within.includes(id) && !bound.has(id) && (isAlive(each) || CRAFT.has(each.kind)))
      relations.push({ from: id, relation: 'in-front-of', to: front })
  }
}

/** What a balcony is above, and goes on there. */
const STREETS =
  /(?:^| )(?:streets?|square|road|alley|lane|avenue|boulevard|market|courtyard|canals?|plaza|piazza|sidewalk|harbou?r|quay)$/

/** "A tram climbs the street while she waters flowers on her balcony": she is above it, in a house of that street. */
function isOverStreet(binding: Binding, noun: NounPhrase, within: boolean): boolean {
  const { house, place, subjects } = binding
  const who = actors(binding)
  const others = subjects.filter((each) => !who.includes(each))
  const busy = others.some(({ actions }) => actions.length > 0)
  if (!busy || who.length === 0) return false
  if (within && noun.head.endsWith('balcony') && STREETS.test(place ?? '')) {
    moveIn(binding, noun, who.filter(isAlive))
    return true
  }
  const up = house?.noun.head.endsWith('balcony') === true && house.lookout !== true
  if (!up || !STREETS.test(noun.head) || who.some(({ id }) => house.within.includes(id)))
    return false
  const below = { group: binding.group, last: binding.last }
  binding.place = null
  moveIn(
    binding,
    house.noun,
    others.filter(({ id }) => house.within.includes(id)),
  )
  Object.assign(binding, { ...below, house: null })
  return false
}

/** One is seen up there, and would else stand before it. */
const TOWERS = /^(?:(?:stone|castle|old|tall|high|watch) ?)?(?:tower|turret|lighthouse)$/

/** "Waves from the top of a lighthouse", "looks down from a balcony at a singer": who is up there, and who is not, is told by the end of the sentence. */
function isLookout(
  binding: Binding,
  noun: NounPhrase,
  { word, relation }: Pick<Preposition, 'word' | 'relation'>,
): boolean {
  const from = looksOnFrom(binding, word)
  const who = actors(binding).filter(
    (each) => isAlive(each) && !/^(?:giant|large)$/.test(each.size),
  )
  if (who.length === 0 || who.some(({ kind }) => kind === 'bird')) return false
  if (TOWERS.test(noun.head) && (from || relation === 'on')) {
    moveIn(binding, noun, who)
    return true
  }
  if (!from || !noun.head.endsWith('balcony')) return false
  binding.house ??= { noun, within: who.map(({ id }) => id), lookout: true }
  return true
}

/** "A princess in a tower, a prince outside": where she is, and he is not, is seen from outside. */
export function seeFromOutside(binding: Binding): void {
  const { house, outside, subjects } = binding
  if (house?.front !== undefined) return standBelow(binding, house)
  if (house?.lookout === true) return lookFromBalcony(binding, house)
  if (house === null || house.within.some((id) => outside.has(id))) return
  const within = subjects.filter((each) => house.within.includes(each.id) && isAlive(each))
  if (within.length === 0 || !subjects.some(({ id }) => outside.has(id))) return
  binding.place = null
  moveIn(binding, house.noun, within)
}

/** Whoever is looked at from a balcony is below it; with nobody there the town is, and one is up there oneself. */
function lookFromBalcony(binding: Binding, { noun, within }: House): void {
  const who = binding.subjects.filter(({ id }) => within.includes(id))
  const seen = new Set(who.flatMap(({ actions }) => actions.map(({ target }) => target)))
  const below = binding.subjects.filter((each) => isAlive(each) && seen.has(each.id))
  if (below.length > 0) {
    const { id } = moveIn(binding, noun, who)
    for (const [at, { from, to }] of binding.relations.entries())
      if (within.includes(from) && seen.has(to))
        binding.relations[at] = { from: to, relation: 'in-front-of', to: id }
  } else if (binding.place === null) setPlace(binding, noun)
  else binding.scenery.push('balcony')
}

/** "A prince below looks up": below nothing that is named. */
export function isSaidOfOutside(chunk: Chunk, next: Chunk | undefined): boolean {
  const said =
    (chunk.type === 'preposition' || chunk.type === 'word') &&
    /^(?:below|outside)$/.test(chunk.word)
  return said && !/^(?:noun|pronoun)$/.test(next?.type ?? '')
}

/** "A wolf outside blows", "throws it to a girl below": not where the others are. */
export function goOutside({ group, outside, subjects, role, last }: Binding): void {
  const other = subjects.find(({ id }) => id === last && role === 'object' && !group.includes(id))
  for (const id of other && isAlive(other) ? [other.id] : group) outside.add(id)
}

function seenFromOutside({ head }: NounPhrase): NounPhrase['found'] {
  const [, picture] = HOUSES.find(([names]) => names.test(head)) ?? []
  return picture === undefined ? null : findPicture(picture)
}

function moveIn(binding: Binding, noun: NounPhrase, who: readonly Subject[]): Subject {
  const made = STUFFS.find(([stuff]) => stuff.test(noun.words))?.[1]
  const traits = { ...noun.traits, colour: noun.traits.colour ?? made ?? null }
  const house = addSubject(binding, { ...noun, traits, found: seenFromOutside(noun) })
  for (const { id } of who) relate(binding, { from: id, relation: 'inside', to: house.id })
  stepBack(binding, who, house)
  // Who sings below a balcony is on no stage.
  if (noun.head === 'bridgerow') {
    binding.hint ??= 'river'
    binding.scenery.push(IN_THE_WATER)
  } else if (noun.head.endsWith('balcony') || FRONTS.test(noun.head)) binding.hint ??= 'street'
  Object.assign(binding, { recent: house.id, role: 'object' })
  return house
}
