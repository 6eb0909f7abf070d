import { findPicture } from '../../../lexicon/find-picture.ts'
import { anyOf, saidFor, type Rows, type Turn } from '../turn.ts'

/** A class by its name: who comes to it, what they do, and where. */
const CLASSES: Rows = [
  ['ballet', 'five ballerinas are dancing ballet in a dance studio'],
  ['salsa|zumba|jazz|tap|hip[- ]hop|dance|dancing', 'five dancers are dancing in a dance studio'],
  ['yoga|pilates', 'five people are doing yoga in a yoga studio'],
  [
    'karate|judo|kung fu|taekwondo|martial arts?',
    'five children are doing karate in a karate dojo',
  ],
  ['aerobics?|fitness|gymnastics|gym', 'five people are stretching in a gymnasium'],
  ['cooking|baking|culinary', 'four people are cooking in a kitchen'],
  ['art|painting|drawing', 'three children are painting in a art studio'],
  ['swimming|swim', 'four children are swimming in a swimming pool'],
]

const OF_CHILDREN = "(?:kids'?|kid's|children's|childrens|toddlers?'?|kindergarten)"
const MIRRORS =
  '(?:,? (?:and |with |before |in front of )?(?:the |an? |large |big |tall )*mirrors?)?'
const AT_THE_BARRE = ` (?:(?:at|by|along|holding(?: on to)?|near|on) )?(?:the |an? )(?:[a-z]+ )?barre\\b${MIRRORS}`
const NAMED = `(${anyOf(CLASSES)}) (?:class|lesson)(?! ?room|es\\b)(?:${AT_THE_BARRE})?`
const ARTICLE = '(?:(?:an?|the|her|his|their|my) )'
const PUPILS =
  '(?: (?:of|with) (?:little |young |small )*(?:girls|boys|ballerinas|dancers|students|women|people))?'
const WITH_CHILDREN = '(?:for|of|with) (?:young |little |small )?(?:kids|children|toddlers)'
/** Said elsewhere, "in a park", the class is held there. */
const ELSEWHERE =
  '(?: (?:practi[cs](?:es?|ing)|meets?|trains?|training|exercis(?:es?|ing)|stretch(?:es|ing)|is held|takes place|gathers)\\b)?( (?=(?:in|on|at|by|outside|under|outdoors)\\b))?'

/** A pattern with a class in it, and what is said of those who come to it. */
function classTurn(pattern: string, plain: (held: string) => string): Turn {
  return [
    'class lesson',
    new RegExp(`${pattern}${ELSEWHERE}`, 'g'),
    (_, name, elsewhere?: string) => {
      const held = plain(saidFor(CLASSES, name))
      return elsewhere === undefined ? held : `${held.replace(/ in a .*/, '')}${elsewhere}`
    },
  ]
}

const ofChildren = (held: string): string => held.replace(/.*(?= are )/, 'five children')

/** "A ballet class: six girls …": those are who comes to it. */
const COUNTED = '(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\\d+|several|some|a dozen)'

/** A class that is named by its art is a group of people who do it. */
const ART_CLASSES: readonly Turn[] = [
  [
    'class lesson',
    new RegExp(`(?<=^|[.;] ?)${ARTICLE}?${NAMED} ?: (?=${COUNTED} )`, 'g'),
    (_, name) => `${saidFor(CLASSES, name).replace(/.* in a /, 'in a ')} , `,
  ],
  classTurn(
    `\\b(?:teach|lead|instruct|guid|giv)(?:es|s|ing|e)? ${ARTICLE}${NAMED}`,
    (held) => `and ${held}`,
  ),
  classTurn(
    `\\b(?:in|at|during|tak(?:es|ing|e)|attend(?:s|ing)?|join(?:s|ing)?|having|has) ${ARTICLE}?${NAMED}`,
    (held) => held.replace(/.* are /, ''),
  ),
  classTurn(`\\b${ARTICLE}?${OF_CHILDREN} ${NAMED}`, ofChildren),
  classTurn(`\\b${ARTICLE}?${NAMED} ${WITH_CHILDREN}`, ofChildren),
  classTurn(
    `(?<=^|[,.;:] ?|of )${ARTICLE}?(?:(?!and\\b)[a-z]+ )??${NAMED}${PUPILS}`,
    (held) => held,
  ),
]

/** Dances that bring their floor when no place is told. */
const FLOORS: Rows = [
  ['disco', 'at the disco'],
  ['hula', 'on a beach'],
  ['square|line', 'in a barn'],
]
const DANCE = `(${anyOf(FLOORS)})`
/** No place is named after the dance. */
const NOWHERE = '(?![^.]*\\b(?:in|on|at|inside|under|through|by|near) )'

const LEARNERS = new Set<string>(['person', 'animal', 'bird', 'creature', 'fish', 'insect'])

/** Classes and dances, with where they are held. */
export const CLASS_TURNS: readonly Turn[] = [
  ...ART_CLASSES,
  // "A disco dancing robot": the dance is said of whoever comes after it.
  ['dancing', new RegExp(`\\b${DANCE}[- ]dancing ([a-z]+)(?=[.,]|$)`, 'g'), '$2 $1 dances'],
  [
    'danc',
    new RegExp(
      `\\b(?:${DANCE}[- ]danc(?:e|es|ing)|danc(?:e|es|ing) (?:the |to )?${DANCE})\\b${NOWHERE}`,
      'g',
    ),
    (dancing, first = '', last = '') => `${dancing} ${saidFor(FLOORS, first + last)}`,
  ],
  // Those who are taught are seen, and no picture of sums is looked for.
  [
    'teach',
    /\bteach(?:es|ing)? ((?:[a-z]+ ){0,3})([a-z]+) (?:math|maths|mathematics|algebra|arithmetic|science|history|geography|english|french|spanish|latin|physics|chemistry|biology|spelling|grammar|the alphabet)\b/g,
    (said, ...[some = '', who = '']) =>
      LEARNERS.has(findPicture(who)?.kind ?? '') ? `teaches ${some}${who}` : said,
  ],
  // The rail that dancers hold is the studio's; its name is close to a barrel's.
  ['barre', new RegExp(AT_THE_BARRE, 'g'), ' in a dance studio'],
]
