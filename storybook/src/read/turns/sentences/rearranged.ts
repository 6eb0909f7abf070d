import { singular } from '../../../lexicon/morphology.ts'
import type { Turn } from '../turn.ts'

const NP = '(?:an?|the) (?:[a-z-]+ ){0,3}?[a-z]+'
const RANKS = '(?:(?:small|tall|big|young|old|fat|brav|larg|tini|short|fast|slow)est|first|last)'

/** What is said in another order, or left out because it was said before. */
export const REARRANGED_TURNS: readonly Turn[] = [
  // "It is raining and a man …": nothing that "it" could be has an umbrella.
  [
    'raining snowing',
    /\bit(?:'s| is) (raining|snowing)((?: (?:hard|heavily|lightly|softly|gently))?),? and (?=(?:an?|the|his|her|two|three) )/g,
    'it is $1$2. ',
  ],
  // "The dog wears a hat and the cat a bow tie".
  [
    ' and the ',
    new RegExp(
      `\\b(wears|is wearing|holds|is holding|carries|eats|drinks|rides|plays) ((?:an?|the|his|her) [^,.;]{2,30}?),? and (the (?:[a-z]+ )?[a-z]+) ((?:an?) (?:[a-z]+ )?[a-z]+)(?=[,.;]|$)`,
      'g',
    ),
    '$1 $2 and $3 $1 $4',
  ],
  // "A rabbit, followed by a girl in a blue dress, runs into a hole": the dress is the girl's.
  [
    'followed chased pursued',
    new RegExp(
      `((?:^|[.;] )${NP}), (?:closely |then )?(followed|chased|pursued) by (${NP}(?: (?:in|with) [^,.;]{2,40})?), ([a-z]+s\\b[^,.;]*)`,
      'g',
    ),
    (_, ...[who = '', how = '', whom = '', runs = '']) =>
      `${who} ${runs} and ${whom} ${how === 'followed' ? 'follows' : 'chases'} it`,
  ],
  // "Swims under a boat in which an old man and a dog sit": they are in the boat, and the boat is in nobody.
  [
    ' which ',
    new RegExp(
      `\\b(an?|the|his|her|its) ((?:[a-z-]+ ){0,3}?([a-z]+)),? (in|on|inside|under|behind) which ([^,.;]{3,60}?) (sits?|stands?|rides?|sleeps?|lies?|lie|waits?|(?:is|are) (?:sitting|standing|sleeping|riding|lying|waiting))\\b(?=[,.;]|$| and\\b)`,
      'g',
    ),
    '$1 $2. $5 $6 $4 the $3',
  ],
  // "A row of houses, each painted in a different color".
  [
    'different',
    /\b([a-z]+s), each (?:one )?(?:painted |of them )?(?:in )?an? different colou?r,?/g,
    'colorful $1',
  ],
  // "At one end sits a king, at the other end a jester juggles".
  [
    ' end',
    new RegExp(
      `(^|[.;,] (?:and )?)at (?:one|the other|the far|either) end(?: of (?:the|it)(?: [a-z]+)?)?,? (sits|stands|waits) (${NP})(?=[,.;]|$)`,
      'g',
    ),
    '$1$3 $2',
  ],
  [
    ' end',
    /(^|[.;,] (?:and )?)at (?:one|the other|the far|either) end(?: of (?:the|it)(?: [a-z]+)?)?,? (?=(?:an?|the) )/g,
    '$1',
  ],
  // "The smallest of three puppies jumps": first there are three.
  [
    ' of ',
    new RegExp(
      `(^|[.;] )the (${RANKS}) of (?:(?:the|his|her) )?(two|three|four|five|six|seven|eight) ([a-z]+s) (?=[a-z]+s\\b)`,
      'g',
    ),
    (_, ...[before = '', rank = '', count = '', all = '']) =>
      `${before}${count} ${all}. the ${rank} ${singular(all)} `,
  ],
  // "Next to the oak, a girl on a swing laughs": she is on it, and not the oak.
  [
    'next beside near under behind front',
    new RegExp(
      `(^|[.;] )((?:next to|beside|near|under|behind|in front of) ${NP}), ((?:an?|the|two|three) [a-z]+ (?:on|in) (?:an?|the) [a-z]+ [a-z]+s)(?=[,.;]|$)`,
      'g',
    ),
    '$1$3 $2',
  ],
  // "Hides behind her mother's skirt": behind her mother.
  [
    'behind',
    /\bbehind ((?:his|her|its|their|the|an?) (?:[a-z]+ )?[a-z]+)'s (?:skirts?|legs?|dress|back|coat|apron|knees)\b/g,
    'behind $1',
  ],
  // "An apple rolls off the table and a mouse catches it": the apple, and no table.
  [
    ' it',
    new RegExp(
      `\\b((?:an?|the) (?:[a-z]+ )?([a-z]+) (?:rolls|falls|drops|bounces|slides|tumbles|flies|hops|slips) (?:off|from|out of|over|down|across|past) ${NP},? and (?:an?|the|his|her) (?:[a-z]+ )?[a-z]+ (?:catches|grabs|eats|takes|steals|picks up|chases|snatches|kicks)) it\\b`,
      'g',
    ),
    '$1 the $2',
  ],
  // Who holds it over several stands beside them; one alone is sheltered by a deed of its own.
  [
    'umbrella',
    /\b(hold(?:s|ing)? (?:an?|the|his|her) (?:[a-z]+ )?umbrella) (?:over|above) (?=them\b)/g,
    '$1 next to ',
  ],
  // A cloth on the table is the table's colour.
  [
    'tablecloth',
    /\b(an?|the) ((?:[a-z]+ )?)table (?:with|covered (?:with|by|in)) an? ((?:[a-z]+ )?)table ?cloth\b/g,
    '$1 $2$3table',
  ],
  // "Half of the screen shows a beach, the other half a mountain".
  [
    'half',
    /\b(?:one )?half (?:of )?the (?:screen|frame|picture|image) (?:shows|is|has) ([^.;]+?),? (?:and |while )?the other(?: half)?(?: (?:shows|is|has))? ([^.;]+)/g,
    'split screen: $1 | $2',
  ],
]
