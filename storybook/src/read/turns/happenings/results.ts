import type { Turn } from '../turn.ts'

const THE = '(?:an?|the|his|her|its|their)'
const LOOKS = '(?:[a-z-]+ ){0,2}?'
const PILED =
  '(?:blocks|bricks|cups|cans|books|plates|boxes|crates|stones|cushions|pillows|pebbles|glasses|pancakes|chairs|barrels)'
const FALLS =
  '(?:finally |suddenly |all )*(?:falls?|collapses?|topples?|tumbles?|crumbles?|crashes|come crashing|comes crashing|comes tumbling)(?: over| down| apart| to the (?:ground|floor))*'
const ROUND =
  '(?:(?:snow|foot|basket|base|beach|tennis|golf|volley)?ball|snow ball|tomato|egg|pie|frisbee|pillow|apple|coconut|acorn|boomerang|pine ?cone|shoe|cushion|water balloon|newspaper)'
const FIRM =
  '(?:stone|rock|boulder|tree|wall|pole|post|lamp ?post|curb|kerb|fence|bush|iceberg|log|mailbox|fire hydrant|hydrant|signpost|car|truck|bus|parked car|hay bale|haystack|gate|barrier)'
const HEAD =
  '(?: (?:on|in|at|against|right on|right in|straight in) (?:the |his |her |its )?(?:back of (?:the|his|her|its) )?(?:head|face|nose|back|forehead|belly|stomach|chest|shoulder))?'
const SEATS = '(?:ladder|stepladder|chair|stool|rocking chair|armchair|bench|barrel)'
const SOAKED =
  '(?:soaked|drenched|soaking wet|dripping wet|sopping wet|wet through|all wet)(?: (?:through|from head to (?:toe|foot)|to the (?:skin|bone)))*'
const HAIRY = '(?:beard|hair|moustache|mustache)'
const COLOURS = '(red|orange|yellow|green|blue|purple|pink|black|white|golden|grey|gray)'
const STUFF = '(?:flour|mud|paint|soot|snow|foam|dust|slime|chocolate|feathers|cream|frosting)'

/** What comes of an accident, in words that the reader knows. */
export const RESULT_TURNS: readonly Turn[] = [
  [
    'balance control footing',
    /\bloses (?:his |her |its )?(?:balance|control|footing|grip)(?: (?:on|of) (?:the|his|her|its|an?) [a-z]+)?(?:,| and)(?: and)? /g,
    '',
  ],
  [
    'charges runs rushes dashes races gallops storms',
    new RegExp(
      `\\b(?:charges|runs|rushes|dashes|races|gallops|storms) (?:at|into|towards?|against) (${THE} ${LOOKS}[a-z]+)(?:,| and) (?:knocks|bowls|tips) (?:it|him|her) (?:over|down|flat)\\b`,
      'g',
    ),
    'crashes into $1',
  ],
  // What is thrown and hits somebody was thrown at them.
  [
    'hits strikes',
    new RegExp(
      `\\b((?:throws|kicks|tosses|hurls|flings) ${THE} ${LOOKS}[a-z]+)(?:[.,;]| and)(?: and)? (?:it|the [a-z]+) (?:hits|strikes) (${THE} ${LOOKS}[a-z]+)((?: in (?:an?|the) (?:[a-z]+ )?[a-z]+)?)${HEAD}`,
      'g',
    ),
    '$1 at $2$3',
  ],
  [
    'dirty wet muddy',
    /(?:,| and) gets (his|her|their) ((?:[a-z]+ )?(?:shirt|dress|suit|trousers|pants|coat|jacket|skirt|shoes|boots)) (?:all |completely )?(dirty|wet|muddy)\b/g,
    ', wearing a $3 $2',
  ],
  // One fall, and it ends in the water.
  [
    'slips trips stumbles',
    /\b(?:slips|trips|stumbles)(?: (?:on|over) (?:the|an?|some) (?:[a-z]+ )?[a-z]+)?(?:,| and) (?=(?:falls|tumbles) (?:in|into) (?:the|an?) (?:[a-z]+ )?(?:pool|river|lake|sea|ocean|water|pond|canal|fountain)\b)/g,
    '',
  ],
  // How one comes to do it is no shot of its own.
  [
    'by past along in over',
    /\b(?:flies|comes|runs|walks|swoops|rushes|hops|jumps)(?: (?:by|past|along|in|over|up|down))(?:,| and) (?=(?:pops|bursts|steals|snatches|grabs|bites|knocks|pushes|licks|catches|hits|kicks|bumps|crashes|trips)\b)/g,
    '',
  ],
  // From up there it goes over the edge.
  [
    'onto on',
    new RegExp(
      `\\b(?:jumps|leaps|hops|climbs) (?:up )?(?:on|onto) (${THE} ${LOOKS}(?:shelf|table|desk|counter|windowsill|piano|bookshelf|dresser|sideboard|mantelpiece))(?:,| and) (?:knocks|pushes|tips)(?: over| down| off)? (${THE} ${LOOKS}[a-z]+)(?: over| down| off)?(?= ?[.,;]|$| and)`,
      'g',
    ),
    'knocks $2 off $1',
  ],
  // A boy on a skateboard that rolls does not roll about.
  [
    'skateboard sled bike bicycle scooter skis snowboard unicycle',
    /\b((?:an?|the) (?:[a-z-]+ ){1,4}?)on (an?|his|her) ((?:[a-z]+ )?(?:skateboard|sled|bike|bicycle|scooter|snowboard|unicycle)) (?:rolls|slides|races|speeds|zooms|goes|glides|comes)(?= (?:down|along|across|through|over)\b)/g,
    '$1rides $2 $3',
  ],
  [
    'with',
    /\b((?:runs|walks|hurries|rushes|dashes|strolls)(?: [a-z]+){0,4}) with (an? (?:[a-z]+ )?(?:pile|stack|tower|armful|tray|pyramid) of )/g,
    '$1 , carrying $2',
  ],
  // What is carried on trays and goes to pieces is on nobody's nose.
  [
    'glasses',
    /(?<=\b(?:drops|spills|breaks|tips over|knocks over) (?:an?|the|his|her) (?:[a-z]+ )?)((?:tray|stack|tower|row|box|crate|pyramid) of )glasses\b|\b(?<!wine |eye|sun)glasses (?=(?:shatter|break|smash|topple|tip|clink)\b)/g,
    (_, of) => (of ? `${of}wine glasses` : 'tumblers '),
  ],
  // The tower is built first, and then it falls.
  [
    'until',
    new RegExp(
      `\\b((?:stack|pil|build|put|balanc)(?:s|es) (?:up )?(?:an? ${LOOKS}(?:tower|stack|pile|pyramid) of )?((?:[a-z]+ )?${PILED})\\b[^.;]{0,40}?),? (?:until|till) (?:it|they|everything|the (?:[a-z]+ )?(?:tower|stack|pile|pyramid)) ${FALLS}`,
      'g',
    ),
    '$1 , then the tower of $2 collapses',
  ],
  [
    'hit hits strike strikes',
    new RegExp(
      `\\b(${THE} ${LOOKS}${ROUND}) (?:suddenly )?(?:hits|strikes) (${THE} ${LOOKS}[a-z]+)${HEAD}`,
      'g',
    ),
    '$1 crashes into $2',
  ],
  // Who is on the way hits nothing with the fists.
  [
    'hits',
    new RegExp(`\\bhits (an?|the) (${LOOKS}${FIRM})\\b(?! with)`, 'g'),
    'crashes into $1 $2',
  ],
  // It lies where it was dropped: that is no other room.
  [
    'floor ground',
    /(?<=[.;][^.;]{0,60}\b(?:shatters?|breaks?|smash(?:es)?|falls?|lands?|crash(?:es)?|drops?)(?: down)?) (?:on|to|onto) the (?:floor|ground)\b/g,
    '',
  ],
  [
    'backwards backward',
    /\b((?:tips|topples|falls|tumbles|flips|leans|rolls)(?: over)?) backwards?\b/g,
    '$1',
  ],
  // Who stood on it falls off it.
  [
    'ladder stepladder chair stool bench barrel',
    new RegExp(
      `\\b(?:the|his|her) (${SEATS}) (?:suddenly )?(?:tips over|falls over|wobbles|slips|tips|slides away|breaks|starts to wobble),? (?:and|so) (he|she|it|the [a-z]+) (?:falls|tumbles|drops|crashes)(?: down| off)?( into)?\\b`,
      'g',
    ),
    (...[, seat = '', who = '', into = '']) =>
      `${who} falls off the ${seat}${into === '' ? '' : ' , then falls into'}`,
  ],
  [
    'chair stool armchair',
    new RegExp(
      `\\b(?:leans|tilts|rocks|swings)(?: too far)?(?: back)? (?:in|on) (${THE}) (${SEATS})(?: too far)?(?:,| and)(?: then)? (?:tips|falls|topples)(?: over)?\\b`,
      'g',
    ),
    'sits in $1 $2 , then falls off the $2',
  ],
  [
    'puddle mud',
    /\b(?:falls|slips|tumbles|trips|stumbles|lands|plops)(?: (?:down|over|flat|face[- ]first|headfirst|head[- ]first|right))* (?:in|into) (?:an?|the) (?:[a-z]+ )?(mud|puddle|mud puddle|muddy puddle)\b/g,
    (_, wet = '') => (wet === 'puddle' ? 'slips on a puddle' : 'slips on a mud puddle'),
  ],
  [
    'soaked drenched wet',
    new RegExp(`\\b(is|are|gets|get) (?:now )?(?:completely |totally |absolutely )?${SOAKED}`, 'g'),
    '$1 covered with water',
  ],
  // "The kangaroo ends up with a sock on its head": so it is seen then.
  [
    'ends end',
    /(?:,| and) ends up with (an? (?:[a-z]+ ){1,4}?)on (his|her|its) (head|face|nose|tail|ears?|antlers|horns?)\b/g,
    ', then lands with $1on $2 $3',
  ],
  [
    'turns becomes',
    new RegExp(`\\b(his|her|its) (${HAIRY}) (?:suddenly )?(?:turns|becomes) ${COLOURS}\\b`, 'g'),
    (...[, whose = '', hair = '', colour = '']) =>
      `${whose === 'his' ? 'he' : whose === 'her' ? 'she' : 'it'} has ${hair === 'hair' ? '' : 'a '}${colour} ${hair}`,
  ],
  [
    'covers showers',
    new RegExp(
      `(?:,| and) (?:covers|showers|sprays) (him|her|them) (?:all over )?(?:with|in) ((?:[a-z]+ )?${STUFF})(?: from head to (?:toe|foot))?`,
      'g',
    ),
    (...[, whom = '', stuff = '']) =>
      `, then ${{ him: 'he is', her: 'she is', them: 'they are' }[whom] ?? 'it is'} covered with ${stuff}`,
  ],
  [
    'beak',
    /\b((?:pop|burst|prick)(?:s|es)) (it|(?:an?|the|her|his) (?:[a-z]+ )?balloon) with (?:its|his|her|the) (?:[a-z]+ )?(?:beak|bill|claws?|horn|nose)\b/g,
    '$1 $2',
  ],
  // To miss a ball is no longing for it.
  [
    'misses',
    /\bmisses (?=(?:the|a|his|her) (?:[a-z]+ )?(?:ball|shot|catch|target|basket|goal|frisbee)\b)/g,
    'fails to catch ',
  ],
]
