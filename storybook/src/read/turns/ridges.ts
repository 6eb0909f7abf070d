import type { Turn } from './turn.ts'

const GOES =
  '((?:walk|run|runn|tiptoe|tipto|sneak|creep|stroll|prowl|prance|pranc|pad|padd|strut|strutt|trot|trott|scamper|scurr|scurry|march|tread|step|stepp|stalk|slink|race|rac|dash|skip|skipp|amble|ambl|wander|saunter)(?:s|es|ies|ing)?)'
const BALANCES =
  '(?:balanc(?:es|e|ing)(?: (?:its|his|her|their) way)?|teeter(?:s|ing)?|edges|edging)'
const HOW = '(?: [a-z]+ly)?'
/** A man who walks along a fence walks beside it, a cat on it. */
const BESIDE =
  '(?<!\\b(?:man|men|woman|women|boy|girl|people|couple|soldiers?|child|children|kids?|person|guards?|farmer|runner|jogger|lady|guy|knight|tourists?|friends|horses?|cows?|sheep|deer)\\b[^.,;]{0,30})'
const TOP = '(?:the )?(?:very |narrow )?(?:top|edge|ridge|crest|rim|peak)s? of'
const ATOP = `(?:atop|on|upon|on top of|(?:along|across|on) ${TOP})`
const LOOK = '((?:an?|the) (?:[a-z]+ ){0,2}?)'

/** What is long, narrow and high, and what is said of it instead. */
const RIDGES: readonly (readonly [guards: string, words: string, plain: string])[] = [
  ['fence wall', '(?:picket |garden |brick |stone )?(?:fence|wall)', '$3 outdoors'],
  [
    'railing handrail rail banister balustrade',
    '(?:[a-z]+ )?(?:railing|handrail|guard ?rail|balustrade|banister)',
    'fence',
  ],
  ['ridge', 'roof(?:top)? ridge', 'roof ridge'],
  ['branch bough limb', '(?:tree )?(?:branch|bough|limb)', '$3'],
  ['log trunk', '(?:log|(?:fallen )?tree trunk|fallen tree)', '$3'],
  ['wire line cable', '(?:(?:power|telephone|electric) (?:wire|line|cable)|wire)', '$3'],
]
const OF = '(?! (?:clock|of (?:an?|the) (?:[a-z]+ )?(?:castle|fortress|palace|city|town)))'

/** Who goes along the top of a wall, a fence or a branch is on it. */
const ON_TOP: readonly Turn[] = RIDGES.flatMap(([guards, words, plain]): Turn[] => {
  const there = `${LOOK}(${words})\\b${OF}`
  const turn = (goes: string, way: string, goal: string): Turn => [
    guards,
    new RegExp(`${goes}${HOW} ${way} ${there}`, 'g'),
    `${goal}${plain}`,
  ]
  return [
    turn(`\\b${GOES}`, ATOP, '$1 on $2'),
    turn(`${BESIDE}\\b${GOES}`, '(?:along|across)', '$1 on $2'),
    turn(`\\b(${BALANCES})`, `(?:along|across|${ATOP})`, 'walks on $2'),
  ]
})

const CRAG =
  '(?:(?:mossy|jagged|icy|snowy|slippery|wet|big|huge|rocky|steep|stepping) )?(?:rock|stone|boulder|ledge|crag|cliff|outcrop)s?'

/** Along the tops, and from one of them to the next. */
export const RIDGE_TURNS: readonly Turn[] = [
  ...ON_TOP,
  [
    'from between across over',
    new RegExp(
      `\\b((?:leap|jump|hopp?|bound|spring|skipp?|run|runn)(?:s|ing)?${HOW}) (?:from (?:an? |one )?${CRAG} to (?:an? |the )?(?:next|another|other|${CRAG})|(?:between|across|over|along) (?:the )?${CRAG.slice(0, -2)}s)\\b`,
      'g',
    ),
    '$1 from rock to rock',
  ],
]
