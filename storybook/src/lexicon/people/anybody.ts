import type { Trait } from './trait.ts'

/** People who are nobody in particular: the words, and what they say of gender, age and hair. */
const KINDS: readonly (readonly [words: string, trait: Trait])[] = [
  ['person|human|human being|somebody|someone|individual|character', {}],
  ['adult', { age: 'adult' }],
  ['man|guy|dude|fellow|bloke|gentleman', { gender: 'man', age: 'adult' }],
  [
    'husband|boyfriend|father|dad|daddy|papa|uncle|stepfather|fiancé',
    { gender: 'man', age: 'adult' },
  ],
  ['male|brother', { gender: 'man' }],
  ['woman|lady', { gender: 'woman', age: 'adult' }],
  [
    'wife|girlfriend|mother|mom|mum|mommy|mama|aunt|stepmother|godmother|fiancée',
    { gender: 'woman', age: 'adult' },
  ],
  ['female|sister', { gender: 'woman' }],
  ['parent|spouse|newlywed', { age: 'adult' }],
  [
    'boy|lad|son|grandson|nephew|stepson|little brother|twin brother|twin boy',
    { gender: 'man', age: 'child' },
  ],
  [
    'girl|lass|daughter|granddaughter|niece|stepdaughter|little sister|twin sister|twin girl',
    { gender: 'woman', age: 'child' },
  ],
  ['child|kid|kiddo|preschooler|grandchild|sibling|twin|triplet', { age: 'child' }],
  ['schoolboy', { gender: 'man', age: 'child', role: 'student' }],
  ['schoolgirl', { gender: 'woman', age: 'child', role: 'student' }],
  ['baby|infant|newborn|toddler|tot', { age: 'baby' }],
  ['teenager|teen|youth|youngster|adolescent', { age: 'teen' }],
  [
    'grandmother|grandma|granny|nana|great-grandmother|nonna|abuela|babushka',
    { gender: 'woman', age: 'old' },
  ],
  ['grandfather|grandpa|granddad|great-grandfather|nonno|abuelo', { gender: 'man', age: 'old' }],
  ['elder|pensioner|senior|grandparent', { age: 'old' }],
  ['blonde', { gender: 'woman', hair: 'blonde' }],
  ['brunette', { gender: 'woman', hair: 'brown' }],
  ['redhead', { hair: 'red' }],
  ['friend|buddy|companion|colleague|partner|lover|stranger|neighbour|neighbor|owner', {}],
  ['pedestrian|passerby|passer-by|bystander|commuter|onlooker|rider|customer|guest', {}],
  ['football fan|sports fan|soccer fan', {}],
]

/** What each of these words says about a person. */
export const ANYBODY: Readonly<Record<string, Trait>> = Object.fromEntries(
  KINDS.flatMap(([words, trait]) => words.split('|').map((word) => [word, trait])),
)
