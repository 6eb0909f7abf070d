import { lookUp } from './look-up.ts'
import { wordTable } from './word-set.ts'
import { singular } from './morphology.ts'

/** Words for the young of many kinds, and whose they are when nobody else is named. */
const YOUNG = wordTable<string>([
  ['bear', 'cub'],
  ['dog', 'pup|puppy'],
  ['cow', 'calf'],
  ['fox', 'kit'],
  ['cat', 'kitten'],
  ['goat', 'kid'],
  ['horse', 'foal|colt|filly'],
  ['sheep', 'lamb'],
  ['deer', 'fawn'],
  ['pig', 'piglet'],
  ['kangaroo', 'joey'],
  ['hen', 'chick'],
  ['goose', 'gosling'],
  ['swan', 'cygnet'],
  ['duck', 'duckling'],
  ['owl', 'owlet'],
  ['eagle', 'eaglet'],
  ['bird', 'fledgling|nestling'],
  ['turtle', 'hatchling'],
  ['', 'baby|infant|youngster|young|offspring|little one|newborn'],
])

/** Words that only one kind has: nobody else's young are called so. */
const SETTLED = /^(?:puppy|kitten|lamb|fawn|piglet|gosling|cygnet|duckling|owlet|eaglet)$/

/** Who has which young, when both are named: "a whale and her calf". */
const HAVE: readonly (readonly [young: RegExp, parents: RegExp])[] = [
  [
    /^cub$/,
    /\b(?:bear|lion|lioness|tiger|tigress|leopard|cheetah|jaguar|panther|panda|wolf|fox|vixen|lynx|puma|cougar|raccoon|hyena|badger|grizzly)$/,
  ],
  [
    /^calf$/,
    /\b(?:elephant|whale|orca|dolphin|beluga|narwhal|rhino|rhinoceros|hippo|hippopotamus|giraffe|moose|elk|camel|bison|buffalo|yak|walrus|manatee|reindeer|cow|ox|wildebeest|mammoth|humpback)$/,
  ],
  [
    /^pup$/,
    /\b(?:seal|wolf|otter|sea lion|shark|bat|walrus|coyote|jackal|hyena|meerkat|fox|dog|hound|retriever|husky|rat|prairie dog)$/,
  ],
  [/^kit$/, /\b(?:fox|vixen|beaver|rabbit|skunk|ferret|weasel|raccoon|badger|squirrel|otter)$/],
  [/^(?:foal|colt|filly)$/, /\b(?:horse|mare|zebra|donkey|pony|unicorn|pegasus|mule)$/],
  [/^kid$/, /\b(?:goat|ibex)$/],
  [/^joey$/, /\b(?:koala|wallaby|wombat|possum|opossum)$/],
]
/** Their chicks have a picture of their own. */
const POULTRY = /\b(?:hen|chicken|rooster|cock|mother hen)$/
const LAYS = /\b(?:turtle|tortoise|crocodile|alligator|snake|lizard|iguana|dinosaur|rex|saurus)s?$/

interface Parent {
  readonly noun: string
  readonly kind: string
}

/** Whether these are the words for young, and not the name of a grown animal. */
export function isYoung(noun: string): boolean {
  return Object.hasOwn(YOUNG, noun)
}

/** Whether young of this name may be this one's; `owned` when the prompt says "her". */
export function mayHave({ noun, kind }: Parent, young: string, owned: boolean): boolean {
  if (SETTLED.test(young) || (young === 'chick' && POULTRY.test(noun))) return false
  if (lookUp(YOUNG, young) === '') return owned
  if (/^(?:chick|fledgling|nestling|hatchling)$/.test(young))
    return kind === 'bird' || (young === 'hatchling' && LAYS.test(noun))
  return HAVE.some(([name, parents]) => name.test(young) && parents.test(noun))
}

/** "Seal pup", "zebra foals": whose young it is; null for other phrases. */
export function parentOf(phrase: string): string | null {
  const words = phrase.split(' ')
  const last = singular(words.at(-1) ?? '')
  const parent = words.slice(0, -1).join(' ')
  return parent !== '' && isYoung(last) && !SETTLED.test(last) ? parent : null
}

/** What a mother is called where she has a name of her own. */
const MOTHERS: Readonly<Record<string, string>> = {
  lion: 'lioness',
  deer: 'doe',
  sheep: 'ewe',
  chicken: 'hen',
}

/** Who is meant by "its mother". */
export function motherOf(grown: string): string {
  return lookUp(MOTHERS, grown) ?? grown
}

/** What the young of this name grow up to be: a duckling is a duck. */
export function grownOf(young: string): string | null {
  return lookUp(YOUNG, young) || null
}
