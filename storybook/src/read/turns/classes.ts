import type { Turn } from './turn.ts'

/** A class by its name: who comes to it, what they do, and where. */
const CLASSES: readonly (readonly [name: string, who: string, doing: string, where: string])[] = [
  ['ballet', 'five ballerinas', 'dancing ballet', 'dance studio'],
  ['(?:salsa|zumba|jazz|tap|hip[- ]hop|dance|dancing)', 'five dancers', 'dancing', 'dance studio'],
  ['(?:yoga|pilates)', 'five people', 'doing yoga', 'yoga studio'],
  [
    '(?:karate|judo|kung fu|taekwondo|martial arts?)',
    'five children',
    'doing karate',
    'karate dojo',
  ],
  ['(?:aerobics?|fitness|gymnastics|gym)', 'five people', 'stretching', 'gymnasium'],
  ['(?:cooking|baking|culinary)', 'four people', 'cooking', 'kitchen'],
  ['(?:art|painting|drawing)', 'three children', 'painting', 'art studio'],
  ['(?:swimming|swim)', 'four children', 'swimming', 'swimming pool'],
]

const OF_CHILDREN = "(?:kids'?|kid's|children's|childrens|toddlers?'?|kindergarten)"
const MIRRORS =
  '(?:,? (?:and |with |before |in front of )?(?:the |an? |large |big |tall )*mirrors?)?'
const AT_THE_BARRE = ` (?:(?:at|by|along|holding(?: on to)?|near|on) )?(?:the |an? )(?:[a-z]+ )?barre\\b${MIRRORS}`

function turnsOf([name, who, doing, where]: (typeof CLASSES)[number]): Turn[] {
  const named = `${name} (?:class|lesson)(?! ?room|es\\b)(?:${AT_THE_BARRE})?`
  const article = `(?:(?:an?|the|her|his|their|my) )`
  // Said elsewhere, "in a park", the class is held there.
  const elsewhere = '(?= (?:in|on|at|by|outside|under|outdoors)\\b)'
  const led = '(?:teach|lead|instruct|guid|giv)(?:es|s|ing|e)?'
  const pupils =
    '(?: (?:of|with) (?:little |young |small )*(?:girls|boys|ballerinas|dancers|students|women|people))?'
  const whole = `${article}?(?:(?!and\\b)[a-z]+ )??${named}${pupils}`
  const children = `(?:${article}?${OF_CHILDREN} ${named}|${article}?${named} (?:for|of|with) (?:young |little |small )?(?:kids|children|toddlers))`
  return [
    [
      'class lesson',
      new RegExp(`\\b${led} ${article}${named}${elsewhere}`, 'g'),
      `and ${who} are ${doing}`,
    ],
    [
      'class lesson',
      new RegExp(`\\b${led} ${article}${named}`, 'g'),
      `and ${who} are ${doing} in a ${where}`,
    ],
    [
      'class lesson',
      new RegExp(
        `\\b(?:in|at|during|tak(?:es|ing|e)|attend(?:s|ing)?|join(?:s|ing)?|having|has) ${article}?${named}`,
        'g',
      ),
      `${doing} in a ${where}`,
    ],
    ['class lesson', new RegExp(`\\b${children}${elsewhere}`, 'g'), `five children are ${doing}`],
    ['class lesson', new RegExp(`\\b${children}`, 'g'), `five children are ${doing} in a ${where}`],
    [
      'class lesson',
      new RegExp(`(?<=^|[,.;:] ?|of )${whole}${elsewhere}`, 'g'),
      `${who} are ${doing}`,
    ],
    [
      'class lesson',
      new RegExp(`(?<=^|[,.;:] ?|of )${whole}`, 'g'),
      `${who} are ${doing} in a ${where}`,
    ],
  ]
}

/** No place is named after the dance. */
const NOWHERE = '(?![^.]*\\b(?:in|on|at|inside|under|through|by|near) )'

/** Dances that bring their floor when no place is told. */
const FLOORS: readonly (readonly [dance: string, where: string])[] = [
  ['disco', 'at the disco'],
  ['hula', 'on a beach'],
  ['square', 'in a barn'],
  ['line', 'in a barn'],
]

function floorOf([dance, where]: (typeof FLOORS)[number]): Turn[] {
  const [first, last] = [
    `\\b${dance}[- ]danc(?:e|es|ing)\\b`,
    `\\bdanc(?:e|es|ing) (?:the |to )?${dance}\\b`,
  ]
  return [
    // "A disco dancing robot": the dance is said of whoever comes after it.
    [dance, new RegExp(`\\b${dance}[- ]dancing ([a-z]+)(?=[.,]|$)`, 'g'), `$1 ${dance} dances`],
    [dance, new RegExp(`(?:${first}|${last})${NOWHERE}`, 'g'), `$& ${where}`],
  ]
}

/** A class that is named by its art is a group of people who do it. */
export const CLASS_TURNS: readonly Turn[] = [
  ...CLASSES.flatMap(turnsOf),
  ...FLOORS.flatMap(floorOf),
  // The rail that dancers hold is the studio's; its name is close to a barrel's.
  ['barre', new RegExp(AT_THE_BARRE, 'g'), ' in a dance studio'],
]
