import { ONE } from '../somebody.ts'
import type { Turn } from '../turn.ts'
import { pattern } from '../../pattern.ts'

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
  [pattern`${LOOKS} from (behind|under)(?:neath)? (?=${ONE}\b)`, peeping('')],
  [pattern`${LOOKS} from beneath (?=${ONE}\b)`, peeping('under')],
  [pattern`${LOOKS} over(?: the top of| the edge of)? (?=${SCREENS})`, peeping('behind')],
  [pattern`${LOOKS} from(?: inside)? (?=${ONE}${AROUND} ${DENS}\b)`, peeping('inside')],
  [
    pattern`\b(?:is |are )?(${LOOK})(?: [a-z]+ly)* out of (?=${ONE}${AROUND} ${DENS}\b)`,
    peeping('inside'),
  ],
  // A mouse's hole is in the skirting board, and no pit.
  [
    pattern`(?<=\b(?:mouse|mice|rat)s? )${LOOK}${HOW} (?:through|out of|from|of) ${ONE}${AROUND} hole(?: in ${ONE}${AROUND} (?:wall|skirting board|baseboard|floorboards))\b`,
    'looks out of a mouse hole',
  ],
  [
    pattern`${LOOKS} through ${ONE}${AROUND} (?:hole|gap|crack) in (?=${ONE}${AROUND} (?:fence|wall|hedge)\b)`,
    peeping('behind'),
  ],
  // "Only his legs sticking out": who is under a car is seen so.
  [
    pattern`,?(?: and| with)?(?: only| just) (?:his|her|its|their) ${LIMBS} ${SHOWING}(?: from (?:under|beneath|below|underneath)(?: (?:it|the [a-z]+))?)?`,
    '',
  ],
  [
    pattern`,?(?: and)? with (?:his|her|its|their) ${LIMBS} ${SHOWING}(?: from (?:under|beneath|below|underneath)(?: (?:it|the [a-z]+))?)?`,
    '',
  ],
  [
    pattern`(?:(?:only |just )?(?:the |two |a pair of )?${LIMBS} of (${ONE}${AROUND} [a-z]+)|(${ONE}${AROUND} [a-z]+)'s ${LIMBS}) ${SHOWING} (?:from )?(?:under|beneath|underneath)\b`,
    (_, whose, owner) => `${whose ?? owner} lies under`,
  ],
  // Whose head is out of the window of a car is in it, and seen from outside.
  [
    pattern`,?(?: (?:with|and)| that| who)? (?:(?:is |are )?(?:stick|pok|put|hang|lean|hold|push)(?:s|es|ing|ting)? )?(?:its|his|her|their) heads? (?:(?:is |are )?(?:sticking|hanging|poking|leaning|stuck) )?(?:out|out of|outside|through)(?: of)? (?:${ONE} )?(?:open )?(?:(?:side |back |rear )?windows? of )?(${ONE} (?:[a-z]+ )??${CARS}|${CARS})(?: windows?)?`,
    (_, car) =>
      ` riding in ${/^(?:an?|the|his|her|its|their|my|our) /.test(car) ? car : `a ${car}`}`,
  ],
]
