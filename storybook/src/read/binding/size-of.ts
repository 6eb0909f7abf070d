import type { Subject } from '../../plan/plan.ts'
import type { NounPhrase } from '../phrases/sentence-parts.ts'
import type { Binding, Preposition } from './binding.ts'

/** How large things are, from what lies on a hand to what stands over houses. */
const RANKS: readonly RegExp[] = [
  /(?:^| )(?:thumb|finger|fingernail|coin|pea|bean|nut|acorn|ant|fly|bee|ladybug|mouse|rat|hamster|matchbox|teacup|button|seed|strawberry|cherry|snail|frog)$/,
  /(?:^| )(?:cat|kitten|rabbit|squirrel|duck|chicken|hen|football|ball|apple|melon|pumpkin|shoe|hand|fist|loaf|book|toy|toy soldier|doll|teddy bear|crow|owl|hedgehog)$/,
  /(?:^| )(?:dog|puppy|fox|sheep|goat|goose|pig|turkey|child|toddler|baby|wolf)$/,
  /(?:^| )(?:man|woman|person|human|boy|girl|pony|deer|lion|tiger|door|wardrobe|table)$/,
  /(?:^| )(?:horse|cow|bull|bear|camel|car|van|unicorn|rhino|rhinoceros|hippo|hippopotamus|shed|troll)$/,
  /(?:^| )(?:house|barn|bus|truck|elephant|whale|dinosaur|dragon|giant|mountain|tree|island|planet|hill|stadium|city|moon|castle|tower|mammoth|giraffe|ship)$/,
]

const OF_KINDS: Readonly<Partial<Record<Subject['kind'], number>>> = {
  insect: 0,
  food: 0,
  bird: 1,
  tool: 1,
  toy: 1,
  fish: 1,
  animal: 2,
  person: 3,
  vehicle: 5,
  boat: 5,
  aircraft: 5,
  building: 5,
}

function rankOf(noun: string, kind: Subject['kind'] | undefined): number {
  const at = RANKS.findIndex((words) => words.test(noun))
  return at >= 0 ? at : ((kind && OF_KINDS[kind]) ?? 1)
}

/** "A jellyfish the size of a house", "a dragon the size of a cat": neither house nor cat is there, and the jellyfish goes on. */
export function isSizeOf(binding: Binding, noun: NounPhrase, { word }: Preposition): boolean {
  if (word !== 'of' || binding.lastNoun?.head !== 'size') return false
  const last = binding.subjects.find(({ id }) => id === binding.recent)
  if (last !== undefined)
    last.size = sizeBy(rankOf(noun.head, noun.found?.kind) - rankOf(last.noun, last.kind))
  binding.muted = false
  binding.told.add(noun.words)
  return true
}

function sizeBy(larger: number): Subject['size'] {
  if (larger === 0) return 'normal'
  if (larger > 0) return larger > 2 ? 'giant' : 'large'
  return larger < -1 ? 'tiny' : 'small'
}
