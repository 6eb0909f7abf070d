import { wordTable } from '../lexicon/word-set.ts'
import { lookUp } from '../lexicon/look-up.ts'
/** What a noun says about looks when it is played by a picture of its kin: a goldfish is an orange fish. */
export interface NounTraits {
  readonly colour?: string
  /** Against the grown or usual one of its kind. */
  readonly scale?: number
}

const COLOURS: Readonly<Record<string, string>> = {
  goldfish: 'orange',
  'monarch butterfly': '#f08a24',
  monarch: '#f08a24',
  koi: '#f0653a',
  carp: '#c8923f',
  bluebird: '#3f8fe0',
  crow: 'black',
  raven: 'black',
  'blue whale': '#4a78b0',
  'red fox': '#d0672f',
  'silver fox': '#9aa2ab',
  starling: '#3b4152',
  macaw: '#d5312b',
  'scarlet macaw': '#d5312b',
  'blue macaw': '#2f6fc8',
  cockatoo: '#f4f2ec',
  budgie: '#7fc24a',
  parakeet: '#6fbf4a',
  blackbird: '#2f2f35',
  'golden eagle': '#9a6a34',
  hawk: '#8a5f3c',
  falcon: '#75685e',
  kiwi: '#8a6a48',
  'snowy owl': '#f2f1ee',
  'barn owl': '#d9b27c',
  'white tiger': 'white',
  'arctic fox': 'white',
  'ginger cat': '#e58a3a',
  grizzly: '#7a5136',
  'grizzly bear': '#7a5136',
  'brown bear': '#85573a',
  'black bear': 'black',
  weasel: '#a8703f',
  ferret: '#c9ab82',
  opossum: '#b5b3b0',
  pony: '#c58a52',
  stallion: '#6b4028',
  mustang: '#a8693c',
  yak: '#5a463a',
  bull: '#6b4a3a',
  toad: '#8a7a4a',
  'tree frog': '#6fbf3a',
  tortoise: '#8a7a4a',
  viper: '#7a8a3a',
  cobra: '#a8884a',
  python: '#b5964a',
  wasp: '#f2c02c',
  moth: '#c9b593',
  hornet: '#e0962c',
  manatee: '#8d979c',
  rose: '#d8263c',
  lavender: '#a98fe0',
  daffodil: '#ffd93d',
  lily: '#f7f3ee',
  poppy: '#e2402c',
  daisy: '#f8f6ee',
  violet: '#7d4fe0',
  marigold: '#f6982a',
  bluebell: '#5f7fe0',
  plum: '#7c3a72',
  lime: '#a4d62c',
  grapefruit: '#f58a5f',
  apricot: '#fbb97d',
  ferrari: '#d8231f',
  taxi: '#fccd2a',
  limousine: 'black',
  hearse: 'black',
}

const YOUNG = 0.62
const SCALES = wordTable<number>([
  [YOUNG, 'puppy|pup|kit|infant|baby|kitten|lamb|cub|kid'],
  [0.4, 'hatchling|gosling'],
  [0.6, 'fledgling|colt|filly|owlet|eaglet|foal|calf|fawn'],
  [0.5, 'nestling|newborn|baby bird|piglet|cygnet|joey|baby elephant|hummingbird'],
  [0.45, 'duckling'],
  [0.75, 'pony'],
  [0.55, 'bear cub|lion cub'],
  [0.8, 'sparrow'],
  [1.6, 'ostrich|walrus'],
  [1.3, 'squirrel'],
  [0.35, 'sapling'],
])

/** Traits of a noun as the prompt says it, or of its last word ("a fluffy kitten"). */
export function nounTraits(noun: string): NounTraits {
  const words = noun.toLowerCase().trim()
  const last = words.split(/\s+/).at(-1) ?? words
  const colour = lookUp(COLOURS, words) ?? lookUp(COLOURS, last)
  const scale =
    lookUp(SCALES, words) ??
    lookUp(SCALES, last) ??
    (/^(baby|little) |. chick$/.test(words) ? YOUNG : undefined)
  return { ...(colour && { colour }), ...(scale && { scale }) }
}
