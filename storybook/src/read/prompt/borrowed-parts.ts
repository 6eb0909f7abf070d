import { lookUp } from '../../lexicon/look-up.ts'
import { findCreature } from '../../lexicon/find-creature.ts'
import { ANIMALS } from '../../plan/kinds.ts'
import type { GraftPart } from '../../plan/plan.ts'
import type { Graft, Grafted } from './grafted.ts'
import { takeOtherHeads } from './other-heads.ts'

/** How the parts are called. */
const PARTS: Readonly<Record<string, GraftPart>> = {
  head: 'head',
  face: 'head',
  body: 'body',
  torso: 'body',
  fur: 'coat',
  coat: 'coat',
  skin: 'coat',
  hide: 'coat',
  pelt: 'coat',
  stripes: 'coat',
  spots: 'coat',
  pattern: 'coat',
  feathers: 'coat',
  plumage: 'coat',
  wool: 'coat',
  scales: 'scales',
  neck: 'neck',
  wings: 'wings',
  horns: 'horns',
  horn: 'horns',
  antlers: 'antlers',
  shell: 'shell',
  carapace: 'shell',
  tail: 'tail',
  ears: 'ears',
  eyes: 'eyes',
  trunk: 'trunk',
  tusks: 'tusks',
  mane: 'mane',
  beak: 'beak',
  bill: 'beak',
  fins: 'fins',
  fin: 'fins',
  legs: 'legs',
  feet: 'legs',
  hooves: 'legs',
  arms: 'arms',
  claws: 'claws',
  talons: 'claws',
  paws: 'claws',
  tentacles: 'tentacles',
}

const NAMES = Object.keys(PARTS).join('|')
const OWNER = /\b([a-z]+),? (?:with|having|who has|that has|which has|has) (?=[a-z])/g
/** "The wings of an eagle", "two long horns of a wild goat". */
const OF = new RegExp(
  `^(?:the |an? |two |four |eight |both )?(?:(?!of\\b)[a-z]+ ){0,2}?(${NAMES}) of (?:an? |the |some )?([a-z]+)(?: ([a-z]+))?`,
)
/** "A ram's horns", "deer antlers". */
const OWN = new RegExp(
  `^(?:the |an? |two |its )?(?:(?!of\\b)[a-z]+ )??([a-z]+?)(?:'s|s')? (${NAMES})\\b`,
)
const NEXT = /^(?:,? and |, plus |,? as well as |, )(?:with |has )?/
/** Ears that are put on, and what is no part of a body. */
const WORN = /^ (?:headband|hat|hood|hoodie|costume|mask|cap|mug|pot|print|pattern|soup|coat)\b/
/** Those are read with what they belong to, whoever it is. */
const READ_ELSEWHERE: ReadonlySet<GraftPart> = new Set(['wings', 'legs'])

const NOBODY = /^(?:creature|beast|animal|being|monster|chimera|hybrid|species|something)$/

/** "A lion with the wings of an eagle and the tail of a fox" is a lion; its parts are told apart, and whose they were stands nowhere. */
export function readBorrowedParts(text: string): { body: string; grafted: readonly Grafted[] } {
  if (!/\b(?:with|ha(?:s|ving)|hybrid|species|creature|cross|mix|headed|whose)\b/.test(text))
    return { body: text, grafted: [] }
  const grafted: Grafted[] = []
  const body = takeOtherHeads(asOffspring(text), grafted)
  let [told, from] = ['', 0]
  for (const match of body.matchAll(OWNER)) {
    const [words, owner = ''] = match
    if (match.index < from || FABLED.test(owner)) continue
    const start = match.index + words.length
    const { grafts, length } = listed(body.slice(start), isBeast(owner))
    if (grafts.length === 0) continue
    const whole = NOBODY.test(owner) ? asCreature(grafts) : { owner, grafts }
    grafted.push(whole)
    told += `${body.slice(from, match.index)}${whole.owner}`
    from = start + length
  }
  if (grafted.length === 0) return { body, grafted }
  return { body: plainTold(told + body.slice(from)), grafted }
}

/** "A shark and a giraffe create a new species", "a cross between a cat and an owl": one beast of two halves. */
function asOffspring(text: string): string {
  return text
    .replace(OFFSPRING, (match, one: string, other: string) =>
      isBeast(one) && isBeast(other)
        ? `a ${one} and a ${other} stand next to a happy half ${other} half ${one}${shoreOf(one, other)}`
        : match,
    )
    .replace(CROSS, (match, one: string, other: string) =>
      isBeast(one) && isBeast(other) ? `a half ${one} half ${other}` : match,
    )
}

/** Who lives in the water meets the others at its edge. */
const shoreOf = (...nouns: readonly string[]): string =>
  nouns.some((noun) => findCreature(noun)?.kind === 'fish') ? ' on the beach' : ''

const OFFSPRING =
  /\b(?:an? |the )?([a-z]+) and (?:an? |the )?([a-z]+) (?:come together to |team up to |merge to )?(?:creat|mak|form|becom|merg|fus|combin|mix|blend|giv|produc|turn)(?:es?|ing) ?(?:into |birth to |to form )?(?:an? |one )?(?:[a-z]+ ){0,2}?(?:species|creature|animal|hybrid|beast|being|monster)\b/g
const CROSS =
  /\b(?:an? |the )?(?:[a-z]+ )?(?:cross|hybrid|mix|mixture|blend|combination|fusion) (?:between|of) (?:an? |the )?([a-z]+) and (?:an? |the )?([a-z]+)\b/g

/** What is said of such a beast besides, in words that can be shown. */
function plainTold(text: string): string {
  return text
    .replace(
      /, an? (?:[a-z-]+ ){0,3}?(?:predator|creature|beast|being|animal|monster|hunter|guardian|wonder|marvel)\b,?/g,
      ',',
    )
    .replace(/,? (?:and )?(?:combin|blend|adapt|mix|merg)ing (?!in )[^.;]{0,160}/g, '')
    .replace(/,? blending in(?:to)? the ([a-z]+)(?: and the [a-z]+)?/g, ' in the $1')
    .replace(/,? but with an? [a-z]+ (?:outer )?(?:layer|armou?r|shell)\b/g, '')
    .replace(
      /,? (?:(?:is |being )?able to|allowing (?:it|him|her|them) to|that can|which can|letting it) (?:both )?([a-z]+)/g,
      (_match, verb: string) => ` ${verb}${/(?:s|sh|ch|x|z)$/.test(verb) ? 'es' : 's'}`,
    )
    .replace(
      /\b(roaming|prowling|ruling|exploring) (?:the )?(forest|jungle)s? and (?:the )?skies\b/g,
      '$1 the $2',
    )
    .replace(/,? (?:is |being )?capable of (?:both )?/g, ', ')
}

/** Those are drawn with what they have of others. */
const FABLED =
  /^(?:centaur|mermaid|merman|minotaur|sphinx|gr[iy]ff[io]n|pegasus|satyr|faun|harpy)s?$/

const isBeast = (noun: string): boolean =>
  NOBODY.test(noun) || ANIMALS.has(findCreature(noun)?.kind ?? 'thing')

/** The parts at the beginning of a text, and how long their list is. */
function listed(text: string, beast: boolean): { grafts: Graft[]; length: number } {
  const grafts: Graft[] = []
  let length = 0
  while (grafts.length < 5) {
    const comma = grafts.length === 0 ? '' : NEXT.exec(text.slice(length))?.[0]
    if (comma === undefined) break
    const found = partAt(text.slice(length + comma.length), beast)
    if (found === null) break
    grafts.push(found.graft)
    length += comma.length + found.length
  }
  return { grafts, length }
}

interface PartFound {
  readonly graft: Graft
  readonly length: number
}

const partAt = (text: string, beast: boolean): PartFound | null =>
  partOf(text) ?? (beast ? ownPart(text) : null)

function partOf(text: string): PartFound | null {
  const [match, name = '', first = '', second] = OF.exec(text) ?? []
  const [part, creature] = [lookUp(PARTS, name), named(first, second)]
  if (match === undefined || part === undefined || creature === null) return null
  const spare = second !== undefined && !creature.includes(' ') ? second.length + 1 : 0
  return { graft: { part, of: creature }, length: match.length - spare }
}

function ownPart(text: string): PartFound | null {
  const [match = '', of = '', name = ''] = OWN.exec(text) ?? []
  const part = lookUp(PARTS, name)
  if (part === undefined || READ_ELSEWHERE.has(part)) return null
  if (WORN.test(text.slice(match.length)) || named(of) === null) return null
  return { graft: { part, of }, length: match.length }
}

/** Beings whom people play, though their parts are those of beasts. */
const FABULOUS = /^(?:mermaid|merman|devil|demon|angel|fairy|faun|satyr|alien|goblin)$/

/** An animal by one word or two, "a polar bear". */
function named(first: string, second?: string): string | null {
  const both = second === undefined ? null : findCreature(`${first} ${second}`)
  if (both !== null && both.via === 'name' && ANIMALS.has(both.kind) && both.concept.includes(' '))
    return `${first} ${second}`
  if (FABULOUS.test(first)) return first
  const found = findCreature(first)
  return found !== null && found.via !== 'hypernym' && ANIMALS.has(found.kind) ? first : null
}

/** "A creature with the head of a lion and the body of a goat" is a lion by its head. */
function asCreature(grafts: readonly Graft[]): Grafted {
  const whole =
    grafts.find(({ part }) => part === 'head') ??
    grafts.find(({ part }) => part === 'body') ??
    grafts[0]
  return { owner: whole?.of ?? 'creature', grafts: grafts.filter((graft) => graft !== whole) }
}
