import type { RelationName } from '../../plan/plan.ts'
import type { NounPhrase } from '../phrases/sentence-parts.ts'
import { standsSomewhere } from './bind-place.ts'
import type { Binding, Preposition } from './binding.ts'
import { belongsThere } from './part-of-place.ts'
import { ON_FOOT } from './taking-off.ts'

const CROSSED =
  /^(?:pond|ocean|beach|desert|forest|meadow|hilltop|field|garden|harbor|bridge|river|lake|street|highway|railway|rooftop|staircase|village)$/

export function isWhere(
  binding: Binding,
  noun: NounPhrase,
  { word, relation }: Preposition,
): boolean {
  if (noun.place === null) return false
  const { id, thing } = noun.place
  if (!thing) return word !== 'with' || !isFitting(binding, noun)
  if (word === 'of' && belongsThere(binding)) return true
  if (isPassedOnWay(binding, noun, word)) return false
  if (isLandBeside(binding, noun, { word, relation })) return true
  if (isBroughtAlong(noun, word)) return walksOnMoon(binding, noun, word)
  if (relation === 'above') return binding.subjects.length === 0 || CROSSED.test(id)
  return relation === null || isAround(noun, relation)
}

/** "Drives along a mountain road past a lighthouse": where one is already, a house by the way stands there. */
function isPassedOnWay({ place }: Binding, noun: NounPhrase, word: string): boolean {
  const stands = noun.found !== null && standsSomewhere(noun) && !liesInLand(noun)
  // A row of houses is the street's own.
  const one = stands && !noun.plural
  return word === 'past' && place !== null && one && !/mountain|island|hill/.test(noun.head)
}

/** What is land itself. */
const LANDFORMS = /(?:^| )(?:cliff|hill|dune|mountain|island|canyon|valley|path|road)s?$/

/** "A library with a spiral staircase and an aquarium": where one is already, what is drawn by itself stands there. */
export function isFitting({ place }: Binding, noun: NounPhrase): boolean {
  const drawn = noun.found?.via === 'name' && noun.found.picture.startsWith('prop:')
  return place !== null && drawn && !liesInLand(noun) && !LANDFORMS.test(noun.head)
}

/** "A jungle with a waterfall": water lies in the land, and nobody brings it along. */
function isBroughtAlong(noun: NounPhrase, word: string): boolean {
  if (noun.place?.id === 'moon' && word !== 'on') return true
  return /^(?:of|featuring)$/.test(word) || (word === 'with' && !liesInLand(noun))
}

/** "Drives across the moon": on it; what flies there is before it in the sky. */
function walksOnMoon({ actions }: Binding, { place }: NounPhrase, word: string): boolean {
  const walks = actions.some(({ verb }) => ON_FOOT.test(verb) || verb === 'ride-horse')
  return place?.id === 'moon' && word === 'across' && walks
}

/** Waters and what is built into them are where one is, or what one sees there: no thing beside others. */
export function liesInLand({ place }: NounPhrase): boolean {
  return /^(?:waterfall|river|lake|pond|pier|amsterdam)$/.test(place?.id ?? '')
}

const BESIDE_LAND: ReadonlySet<RelationName | null> = new Set([
  'under',
  'behind',
  'in-front-of',
  'next-to',
])

/** "A village with a hill", "a beach below a mountain": where one is already, they are land behind it. */
function isLandBeside(
  { place }: Binding,
  { place: land, traits }: NounPhrase,
  { word, relation }: Pick<Preposition, 'word' | 'relation'>,
): boolean {
  if (place === null || traits.colour !== null) return false
  const beside = /^(?:with|featuring)$/.test(word) || BESIDE_LAND.has(relation)
  return beside && /^(?:hilltop|mountain|snowy-mountain|island|volcano)$/.test(land?.id ?? '')
}

/** In a house and by a lake one is there; behind a house one is somewhere else. */
function isAround(noun: NounPhrase, relation: RelationName): boolean {
  const shore = (relation === 'next-to' || relation === 'between') && !standsSomewhere(noun)
  const wet = noun.place?.id === 'waterfall'
  // Who chases each other around a park is in it.
  if (relation === 'around' && !standsSomewhere(noun)) return true
  return relation === 'inside' || noun.found === null || shore || wet
}
