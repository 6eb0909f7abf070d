import type { Turn } from '../turn.ts'

const PAGE =
  '(?:book|books|page|pages|newspaper|poem|dictionary|typewriter|scroll|novel|spellbook|spell book|manuscript|paper|keyboard)'
const OFF =
  '(?:out of|off of|off|from|out from|away from|up from|across|over|on) (?:an?|the|its|his|her|their) (?:[a-z]+ ){0,2}?'
const STIRS =
  '(?:fly|flying|float|floating|dance|dancing|jump|jumping|leap|leaping|fall|falling|swirl|swirling|rise|rising|pour|pouring|escape|escaping|peel|peeling|drift|drifting|stream|streaming|spill|spilling|crawl|crawling|march|marching|come|coming|lift|lifting)(?: up| away| slowly| suddenly| gently)?'
const DROPS =
  '(?:falls?|falling|drips?|dripping|drops|dropping|lands?|landing|hits?|hitting|splashes|splashing)'

/** Where a hand is that comes out of it. */
const RISEN: Readonly<Record<string, string>> = {
  ground: '',
  earth: '',
  soil: '',
  sand: ' on a sandy beach',
  snow: ' in the snow',
  water: ' in a lake',
  sea: ' in the sea',
  ocean: ' in the ocean',
  lake: ' in a lake',
  river: ' in a river',
}

const HAND_OF: Readonly<Record<string, string>> = {
  zombie: 'green',
  monster: 'green',
  alien: 'green',
  skeleton: 'white',
  skeletal: 'white',
  bony: 'white',
  robot: 'metal',
  robotic: 'metal',
}
const WHOSE = new RegExp(`\\b(?:${Object.keys(HAND_OF).join('|')})\\b`, 'g')

/** What fairy tales and close shots are full of, by names that have pictures. */
export const MARVEL_TURNS: readonly Turn[] = [
  // Whoever is made of rocks is no statue: it is piled up of them.
  [
    'rocks boulders stones',
    /\b(?:man|giant|humanoid|person|figure|creature|being|monster|guardian|colossus|warrior)((?: (?:that|who|which)(?: is| was)?)? (?:entirely |completely )?(?:made|built|formed|composed|constructed)(?: entirely| completely)?(?: up)? (?:out )?of) (?:[a-z]+ ){0,2}?(?:rocks|boulders|stones)\b(?! and)/g,
    'rock golem',
  ],
  // Hands alone come out of the ground by themselves.
  [
    'hand',
    /(?:\b(an?|the|two|three|four|five|many|several|some) |(?<=^ ?|[,.;] ))((?:[a-z]+ ){0,3}?)hand(s?) (?:(?:that |which )?(?:is )?(?:slowly |suddenly )?(?:reach|ris|emerg|stick|burst|com|break|protrud|push)(?:e?s|ing|e)? (?:up |out )*)(?:out of|from(?: inside| under| beneath)?|of|through) (?=(?:an?|the) )(?!(?:[a-z]+ ){1,3}?(?:window|car|door|curtains?|sleeve|blanket|bag|box|screen|tv|hole|cloud|clouds)\b)(?:the (ground|earth|soil|sand|snow|water|sea|ocean|lake|river)\b)?/g,
    (_, ...[some = 'several', looks = '', s = '', where = '']) =>
      `${some} ${looks.replace(WHOSE, (whose) => HAND_OF[whose] ?? '')}upright hand${s}${RISEN[where] ?? ' on '}`,
  ],
  // Dew is no larger than what it lies on.
  [
    'dew',
    /(^ ?|[,.;] )(?:(?:fresh|morning|sparkling|glistening|tiny|clear|some) )*dew(?: ?drops)?(?: (?:glisten|sparkl|rest|cling|form|gather|shimmer)[a-z]*)? (?:on|to|over|upon|covering) (?:an? |the |some )?((?:[a-z]+ ){0,2}?)(rose|flower|tulip|lily|daisy|orchid|peony|lotus|sunflower|poppy)(?: petals?| blossoms?)?\b/g,
    '$1a dewy $2$3',
  ],
  // A house has it inside, as it stands there.
  [
    'waterfall',
    /\b(an?|the) ((?:[a-z]+ ){0,2}?waterfall)(?: (?:that |which )?(?:is )?(?:cascad|flow|pour|fall|tumbl|rush|plung)(?:e?s|ing)(?: down)?)? (?:in|inside|within|into|through) (?:the (?:middle|center|centre|corner) of )?((?:an?|the|my|his|her|their) (?:[a-z]+ )?(?:living room|bedroom|kitchen|bathroom|dining room|office|library|classroom|hallway|house|apartment|lobby|cafe|restaurant))\b/g,
    '$3 with $1 $2',
  ],
  // What flies out of a book are the letters it is printed with, and no envelopes.
  [
    'letters words',
    new RegExp(
      `\\b(?:the |its |all the |all its )?((?:[a-z]+ )?)(?:letters|words|letters and words|words and letters)(?: (?:begin|start|starts|begins) to)? (?=${STIRS} ${OFF}${PAGE}\\b)`,
      'g',
    ),
    (_, look = '') =>
      `${/^(?:and|the|as|while|of|with|then) $/.test(look) ? look : ''}alphabet letters `,
  ],
  // What is forgotten in a patient has fallen there.
  [
    'patient',
    /\b(?:forgets|leaves|loses|forgot|left|lost) ((?:an?|the|his|her) (?:[a-z]+ )?[a-z]+) (?:in|inside|inside of|within) (?=(?:an?|the|his|her) patient\b)/g,
    'drops $1 into ',
  ],
  ['alphabet', /\bletters of the alphabet\b/g, 'alphabet letters'],
  [
    'gold',
    /\b(pot|pots|crock|kettle) (?:full |filled )?(?:of|with) (?:gold(?:en)?(?: coins?)?|shiny coins)\b/g,
    'treasure $1',
  ],
  ['treasure', /\btreasure (?:crock|kettle)\b/g, 'treasure pot'],
  // The rainbow that was told of is what one slides down.
  [
    'rainbow',
    /(?<=\brainbow\b[^.;]{0,90}\b(?:slid(?:es?|ing)|glid(?:es?|ing)|rid(?:es?|ing)|walks?|walking|runs?|running|climbs?|climbing|dances?|dancing) )(down|along|across|over|on|up) it\b/g,
    '$1 the rainbow',
  ],
  // Water falls from cliffs; a drop of it falls by itself.
  [
    'drop',
    new RegExp(`\\bdrop of (?:rain|water|rainwater|dew) (?=${DROPS} (?:on|onto|upon) )`, 'g'),
    'droplet ',
  ],
  ['drop', new RegExp(`\\bdrop of ink (?=${DROPS} (?:on|onto|upon) )`, 'g'), 'drop of navy paint '],
  [
    'drop',
    new RegExp(`\\bdrop of ([a-z]+) ink (?=${DROPS} (?:on|onto|upon) )`, 'g'),
    'drop of $1 paint ',
  ],
]
