import { ONE } from '../somebody.ts'
import type { Turn } from '../turn.ts'

const LOOK = '(?:(?:peek|peep|peer|look|watch)(?:e?s|ing)?|(?:gaz|star|glanc)(?:es?|ing))'
const HOW = '(?: (?:out|up|around|him|her|it|them|[a-z]+ly))*'
const LOOKS = `\\b(?:is |are )?(${LOOK})${HOW}`
const AROUND = '(?: [a-z-]+){0,2}?'
/** What one can look over from behind. */
const SCREENS = `(?!${ONE} (?:castle|city|great|fortress)\\b)${ONE}${AROUND} (?:wall|fence|hedge|gate|sofa|couch|counter|table|desk|rock|boulder|log|bush|barrel|crate|railing|parapet|headboard|snowbank|tombstone|gravestone|dumpster)\\b`
/** What one can be in and look out of, besides vessels. */
const DENS =
  '(?:flying saucer|saucer|ufo|spaceship|spacecraft|igloo|trash can|garbage can|dustbin|rubbish bin|hollow log|doghouse|dog house|kennel|pillow fort|blanket fort|den)'
const SHOWING =
  '(?:(?:is |are )?(?:stick|pok|peek|hang|jut|show|protrud|look|dangl)(?:s|es|e|ing)?(?: out)?|(?:is |are )?(?:visible|seen|showing|to be seen))'
const LIMBS = '(?:[a-z]+ )?(?:legs|feet|boots|shoes|tail|rear|bottom|paws|hind legs|lower body)'
const CARS =
  '(?:car|truck|pickup truck|pickup|van|taxi|jeep|minivan|bus|train|campervan|camper|limousine)'

/** One who looks is half hidden there, in the form in which it was said. */
const peeping = (where: string) => (_: string, looks: string, at: string) =>
  `peep${/(?:ing|s)$/.exec(looks)?.[0] ?? ''} ${where === '' ? at : where} `

/** Of whom only a part is seen, in plainer words: where they are says what is hidden. */
export const HALF_HIDDEN_TURNS: readonly Turn[] = [
  [
    'from behind from under from beneath',
    new RegExp(`${LOOKS} from (behind|under)(?:neath)? (?=${ONE}\\b)`, 'g'),
    peeping(''),
  ],
  ['beneath', new RegExp(`${LOOKS} from beneath (?=${ONE}\\b)`, 'g'), peeping('under')],
  [
    'over',
    new RegExp(`${LOOKS} over(?: the top of| the edge of)? (?=${SCREENS})`, 'g'),
    peeping('behind'),
  ],
  [
    'out of out from',
    new RegExp(`${LOOKS} from(?: inside)? (?=${ONE}${AROUND} ${DENS}\\b)`, 'g'),
    peeping('inside'),
  ],
  [
    'out of',
    new RegExp(
      `\\b(?:is |are )?(${LOOK})(?: [a-z]+ly)* out of (?=${ONE}${AROUND} ${DENS}\\b)`,
      'g',
    ),
    peeping('inside'),
  ],
  // A mouse's hole is in the skirting board, and no pit.
  [
    'hole',
    new RegExp(
      `(?<=\\b(?:mouse|mice|rat)s? )${LOOK}${HOW} (?:through|out of|from|of) ${ONE}${AROUND} hole(?: in ${ONE}${AROUND} (?:wall|skirting board|baseboard|floorboards))\\b`,
      'g',
    ),
    'looks out of a mouse hole',
  ],
  [
    'through',
    new RegExp(
      `${LOOKS} through ${ONE}${AROUND} (?:hole|gap|crack) in (?=${ONE}${AROUND} (?:fence|wall|hedge)\\b)`,
      'g',
    ),
    peeping('behind'),
  ],
  // "Only his legs sticking out": who is under a car is seen so.
  [
    'legs feet boots shoes tail rear bottom paws body',
    new RegExp(
      `,?(?: and| with)?(?: only| just) (?:his|her|its|their) ${LIMBS} ${SHOWING}(?: from (?:under|beneath|below|underneath)(?: (?:it|the [a-z]+))?)?`,
      'g',
    ),
    '',
  ],
  [
    'legs feet boots',
    new RegExp(
      `,?(?: and)? with (?:his|her|its|their) ${LIMBS} ${SHOWING}(?: from (?:under|beneath|below|underneath)(?: (?:it|the [a-z]+))?)?`,
      'g',
    ),
    '',
  ],
  [
    'legs feet boots',
    new RegExp(
      `(?:(?:only |just )?(?:the |two |a pair of )?${LIMBS} of (${ONE}${AROUND} [a-z]+)|(${ONE}${AROUND} [a-z]+)'s ${LIMBS}) ${SHOWING} (?:from )?(?:under|beneath|underneath)\\b`,
      'g',
    ),
    (_, whose, owner) => `${whose ?? owner} lies under`,
  ],
  // Whose head is out of the window of a car is in it, and seen from outside.
  [
    'head heads',
    new RegExp(
      `,?(?: (?:with|and)| that| who)? (?:(?:is |are )?(?:stick|pok|put|hang|lean|hold|push)(?:s|es|ing|ting)? )?(?:its|his|her|their) heads? (?:(?:is |are )?(?:sticking|hanging|poking|leaning|stuck) )?(?:out|out of|outside|through)(?: of)? (?:${ONE} )?(?:open )?(?:(?:side |back |rear )?windows? of )?(${ONE} (?:[a-z]+ )??${CARS}|${CARS})(?: windows?)?`,
      'g',
    ),
    (_, car) =>
      ` riding in ${/^(?:an?|the|his|her|its|their|my|our) /.test(car) ? car : `a ${car}`}`,
  ],
]
