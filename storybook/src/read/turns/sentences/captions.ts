import type { Turn } from '../turn.ts'

const NOUN = '(?:[a-z-]+ ){0,3}?[a-z]+'
const SOME = '(?:an?|the|two|three|four|five|six|several|some|many)'

/** How captions and careful writers say what is there: "is seen walking", "the setting appears to be", "inside is a penguin". */
export const CAPTION_TURNS: readonly Turn[] = [
  [
    'seen shown depicted pictured visible',
    /\b(is|are|can be|was) (?:seen|shown|depicted|pictured|visible|captured|filmed|observed) (?=[a-z]+ing\b)/g,
    (_, be) => `${be === 'can be' ? 'is' : be} `,
  ],
  [
    'appears appear seems seem',
    /(^|[.;,] )(?:the )?(?:setting|location|scene|place|background|environment) (?:appears?|seems?|looks?) to be (?:set )?(?:in |at |on )?(?=(?:an?|the) )/g,
    '$1in ',
  ],
  ['appears appear seems seem', /\b(?:appears?|seems?) to be (?=[a-z]+ing\b)/g, 'is '],
  [
    'shows show features depicts',
    /(^|[.;] )(?:the |in the )?background (?:shows|features|depicts|has|consists of|is filled with) (?=[a-z])/g,
    '$1in the background ',
  ],
  [
    'fifties forties thirties twenties',
    /,? (?:is |a man |a woman )?(?:who is )?in (?:his|her|their) (?:early |mid|late )?[ -]?(?:twenties|thirties|forties|fifties)\b(?: and(?= is| wears| has))?/g,
    '',
  ],
  // How a movement or a stuff appears is no boxer of that weight.
  [
    'lightweight heavyweight weightless effortless',
    /,? (?:and )?(?:which |that )?(?:appears?|seems?|looks?|feels?|is|are) (?:(?:very|almost|so|quite|extremely|smooth|light|fluid|natural)(?:,| and)? )*(?:light-?weight|heavy-?weight|weightless|effortless)(?! (?:box|champion|fight|match|title))\b/g,
    '',
  ],
  ['dressed clad clothed', /\bis (?:dressed|clad|clothed) in\b/g, 'wears'],
  ['dressed clad clothed', /\bare (?:dressed|clad|clothed) in\b/g, 'wear'],
  [
    ' we ',
    /(^|[.;,] )through (?:an?|the) (?:half-open |open )?(?:door|doorway|gap in the [a-z]+|keyhole|crack)(?: [^,.;]{0,20})?,? we (?:can )?see /g,
    '$1',
  ],
  [
    'gap',
    /(?: and|,) (?:has )?a (?:small |wide )?gap between (?:his|her|their|the)(?: front)? teeth\b/g,
    '',
  ],
  [
    'peppers',
    /(?<![a-z] bell |chili |chilli |hot )\bpeppers(?=(?: and |, | or |[.;]|$))/g,
    'bell peppers',
  ],
  [
    'lines furrows',
    /\b(?:draws|drawing|makes|cuts|leaves) (?:straight |long |neat )?(?:lines|furrows|rows) (?=(?:in|across|through) (?:an?|the) (?:[a-z]+ )?field\b)/g,
    'plows ',
  ],
  // One thing is in each hand anyway.
  [
    'right left',
    /(?<=\b(?:hold|carr|wield|rais|grip|with)[^.;]*) in (?:his|her|its|their|the|one) (?:right|left)(?: hand| paw| fist)?\b/g,
    '',
  ],
  [
    'first',
    /(^|[.;] )the first ([a-z]+) ([^.;]+)[.;] (?:and )?the second \2 /g,
    '$1a $2 $3. another $2 ',
  ],
  // "Inside is a penguin": of what was opened last.
  [
    'inside',
    new RegExp(
      `\\b(opens?|opening) (an?|the|his|her) (${NOUN})((?: and looks in(?:side)?)?)[.,;] (?:and )?(?:inside|in it)(?: it)?,? (?:there )?(?:is|are|sits?|sit|lies?|waits?|sleeps?) (${SOME} ${NOUN})(?=[.,;]|$)`,
      'g',
    ),
    (_, ...found) => {
      const [opens = '', article = '', box = '', , what = ''] = found
      return `${opens} ${article} ${box}, ${what} is in the ${box}`
    },
  ],
  // "A table. On it are two plates and a candle."
  [
    ' it ',
    new RegExp(
      `(^|[.;] )(on|in|under|behind|beside|next to|above|in front of|inside|around) it (?:there )?(?:is|are|stands?|lies?|hangs?|sits?) (${SOME} [^.;]+)`,
      'g',
    ),
    '$1$3 $2 it',
  ],
  [
    'which',
    new RegExp(
      `\\b((?:an?|the) (?:[a-z]+ ){0,2}?(?:wall|door|fence|sail|shield|flag|canvas|plate|vase|kite|shirt|box|truck|van|sign)) on which (?:there )?(?:is|are) (${SOME} ${NOUN}) ?(?:is|are)?(?: painted| drawn| pictured| printed)?(?=[.,;]|$)`,
      'g',
    ),
    '$1 with $2 painted on it',
  ],
  [
    'which',
    new RegExp(
      `\\b((?:an?|the) (?:[a-z]+ ){0,2}?(?:wall|door|fence|sail|shield|flag|canvas|plate|vase|kite|shirt|box|truck|van|sign)) on which (${SOME} ${NOUN}) (?:is|are) (?:painted|drawn|pictured|printed)(?=[.,;]|$)`,
      'g',
    ),
    '$1 with $2 painted on it',
  ],
  // "The king is fat and wears a crown": how he is said to be stands before what he does.
  [
    'wears holds carries has',
    new RegExp(
      `(^|[.;] )((?:the|his|her|an?) ${NOUN}) is ([a-z]+(?:,? and [a-z]+)?) and (wears|holds|carries|has) (?=[a-z])`,
      'g',
    ),
    (_, ...found) => {
      const [start = '', who = '', looks = '', deed = ''] = found
      const [article = '', ...name] = who.split(' ')
      const worn =
        deed === 'has' ? 'has' : `is ${deed.replace(/ies$/, 'ying').replace(/s$/, 'ing')}`
      return `${start}${article} ${looks.replace(/,? and /, ' ')} ${name.join(' ')} ${worn} `
    },
  ],
  // What is said between two pauses of how it looks stands before what it does.
  [
    'stands sits lies rests',
    new RegExp(
      `(^|[.;] )((?:an?|the) ${NOUN}), (?!(?:and|who|which|that|then|while)\\b)([a-z]+(?:,? and [a-z]+(?: with [a-z]+)?)?), (stands|sits|lies|rests|walks|floats|sleeps) (?=(?:in|on|at|by|under|near|between|among|behind|through|across|along)\\b)`,
      'g',
    ),
    '$1$2 $4 $3 ',
  ],
]
