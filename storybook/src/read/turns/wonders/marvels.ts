import type { Turn } from '../turn.ts'

const PAGE =
  '(?:book|books|page|pages|newspaper|poem|dictionary|typewriter|scroll|novel|spellbook|spell book|manuscript|paper|keyboard)'
const OFF =
  '(?:out of|off of|off|from|out from|away from|up from|across|over|on) (?:an?|the|its|his|her|their) (?:[a-z]+ ){0,2}?'
const STIRS =
  '(?:fly|flying|float|floating|dance|dancing|jump|jumping|leap|leaping|fall|falling|swirl|swirling|rise|rising|pour|pouring|escape|escaping|peel|peeling|drift|drifting|stream|streaming|spill|spilling|crawl|crawling|march|marching|come|coming|lift|lifting)(?: up| away| slowly| suddenly| gently)?'
const DROPS =
  '(?:falls?|falling|drips?|dripping|drops|dropping|lands?|landing|hits?|hitting|splashes|splashing)'

/** What fairy tales and close shots are full of, by names that have pictures. */
export const MARVEL_TURNS: readonly Turn[] = [
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
