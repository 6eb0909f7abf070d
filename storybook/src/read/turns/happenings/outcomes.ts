import { hasPicture } from '../../../lexicon/find-picture.ts'
import type { Turn } from '../turn.ts'

const A = '(?:an?|the|his|her|its|their|one|another)'
const LOOKS = '(?:[a-z-]+ ){0,2}?'
/** What comes between a deed and what comes of it. */
const SO = '(?:[.;,]? (?:and |then |and then |so )?(?:finally |suddenly |eventually )?| until )'
const TREES = '(?:tree|pine|oak|fir|birch|spruce|trunk)'
const RIDES = '(?:bus|coach|tram|train|subway|taxi|cab|car|van|truck)'
const LIDDED =
  '(?:box|chest|trunk|suitcase|basket|crate|bag|sack|jar|cage|wardrobe|closet|cupboard|drawer|gift|present|book|fridge|barrel|bottle|lamp|pot)'
const OUT =
  '(?:jumps|hops|leaps|flies|pops|comes|crawls|climbs|bursts|slithers|springs|runs|floats|rises|steps)'

/** "Cuts a watermelon … gives a slice to a girl": one of that melon, and not of a pizza. */
function sliceOf(whole: string, [fruit = '', before = '', part = '']: readonly string[]): string {
  return hasPicture(fruit)
    ? `${before}${/^(?:half|piece)$/.test(part) ? 'slice' : part} of ${fruit}`
    : whole
}

/** What comes of what somebody does: the tree falls, the window breaks, somebody jumps out of the box. */
export const OUTCOME_TURNS: readonly Turn[] = [
  // How often a thing is done names nothing.
  [
    'twice times thrice',
    /(?<=[a-z]s(?: [a-z]+){0,3}) (?:twice|thrice|(?:two|three|four|five|several|many|a few) times)(?=[.,;!]|$| (?:and|then|in|on|at|before|until|as|while|with|around)\b)/g,
    '',
  ],
  [
    'half two pieces',
    /\b((?:cut|slic|chopp?|split|saw|break)(?:es|s|t?ing)? (?:[a-z]+ ){0,3}?[a-z]+) (?:in|into) (?:half|halves|two|pieces)\b/g,
    '$1',
  ],
  [
    'slice piece half',
    /\b((?:cuts|slices|splits) (?:an?|the|his|her) (?:[a-z]+ ){0,2}?([a-z]+) [^.]*?(?:[.] [^.]*?)?\b(?:give|hand|offer|eat|take|pass)s (?:[a-z]+ )??(?:an?|one|the first|the other) )(slice|piece|half)\b(?! of)/g,
    (...[whole, before = '', fruit = '', part = '']) => sliceOf(whole, [fruit, before, part]),
  ],
  [
    'chop hack saw cut',
    new RegExp(
      `\\b(chop|hack|saw|cut)s (?:away )?(?:at |on |into )?(${A} ${LOOKS}${TREES})((?: with ${A} (?:[a-z]+ )?(?:axe|saw|chainsaw))?)${SO}(?:it|the (?:[a-z]+ )?${TREES}) (?:slowly |finally )?(?:falls|topples|crashes|comes)(?: over| down| to the ground| crashing)*`,
      'g',
    ),
    '$1s down $2$3',
  ],
  // One stone of a row is knocked over by a finger, and is pushed by nobody with both arms.
  [
    'domino',
    /\b(?:pushes|touches|flicks|taps|tips over|tips|nudges|knocks over|topples|knocks)(?: over| down)? (?:the first|an?|the|one)(?: of the)? (?:domino(?:es)?(?: (?:tile|stone|piece|brick))?)(?: over| down)?(?:[.,;]? (?:and |then |so )*(?:the (?:whole |entire |long )*(?:row|line|chain)|(?:all )?the (?:others|other dominoes|rest|dominoes)|they(?: all)?|one after (?:another|the other))(?: of dominoes)? (?:all )?(?:falls?|topples?|tumbles?|collapses?|follows?)(?: over| down)?(?: (?:one after (?:another|the other)|one by one|in a chain reaction))?)?/g,
    'topples dominoes',
  ],
  [
    'window',
    /\b((?:kick|throw|hit|toss|hurl)(?:s|es) (?:an?|the|his|her) (?:[a-z]+ )?(?:[a-z]*ball|stone|rock|frisbee|boomerang))[.,;]? (?:and )?(?:it|the (?:ball|stone|rock|football)) (?:flies|sails|soars|shoots|goes) (?:high )?(?:up )?(?:(?:through|into|over|across) (?:the )?[a-z]+ )?(?:and |, )(?:breaks|smashes|shatters|cracks|hits|crashes (?:through|into)) ((?:an?|the|his|her|their) (?:[a-z']+ )?window)\b/g,
    '$1 , and $2 breaks',
  ],
  // A wave is one of the sea's, and takes with it what it reaches.
  [
    'wave',
    /\b((?:an?|the) (?:[a-z]+ )?(?:wave|tide)) (?:rolls|comes|rushes|crashes|sweeps|washes) (?:in|up|ashore|up the beach)(?: and|,) (?=(?:washes|sweeps|carries|destroys|knocks|takes)\b)/g,
    '$1 ',
  ],
  // Who made it stands by.
  [
    'that which',
    /(?<=\b(?:washes|sweeps|blows|knocks|tramples|carries|destroys|smashes) (?:[a-z]+ ){1,4}[a-z]+) (?:that|which) ((?:an?|the|two|three|some) (?:[a-z]+ ){0,2}?[a-z]+) (?:has |have |had |just )*(?:built|made|drew|painted|baked)\b/g,
    ', while $1 look on',
  ],
  // "The wizard opens a box. A frog jumps out": out of that box.
  [
    'open unlock lift unwrap unpack',
    new RegExp(
      `\\b((?:opens|unlocks|unwraps|unpacks|lifts the lid of|lifts) (?:up )?${A} ${LOOKS}(${LIDDED})(?: (?:on|in|under|with|of) [^.;,]{3,30})?)${SO}((?:an?|two|three) (?:[a-z-]+ ){1,4}?)${OUT.replace('(?:', '(')} (?:out|up)(?! of| from)\\b`,
      'g',
    ),
    '$1, then $3$4 out of the $2',
  ],
  // What has come out of it and goes on elsewhere does so afterwards.
  [
    'out of the',
    new RegExp(
      `(?<=\\b${OUT} out of the ${LIDDED}),? and (?=(?:hops|runs|walks|flies|dances|crawls|jumps|climbs) (?:across|over|through|onto|around|along)\\b)`,
      'g',
    ),
    ', then it ',
  ],
  [
    'get hop step',
    new RegExp(
      `\\b(?:gets|hops|steps|climbs) (?:on|onto|aboard|in|into) (${A} ${LOOKS}${RIDES})(?=[.,;]|$| (?:and|then|at|before)\\b)`,
      'g',
    ),
    'jumps into $1',
  ],
  [
    'get hop step',
    new RegExp(
      `\\b(?:gets|hops|steps) (?:out of|off|down from) (${A} ${LOOKS}${RIDES})(?=[.,;]|$| (?:and|then|at|in|with|before|carrying|holding)\\b)`,
      'g',
    ),
    'jumps out of $1',
  ],
  // "The bus arrives. He gets on", "the taxi stops. A woman gets out": on and out of that one.
  [
    'gets get steps hops climbs',
    new RegExp(
      `\\b(${RIDES})\\b([^.;]*[.;](?: cut to)? )((?:(?:and|then|finally) )*(?:he |she |(?:an?|the) (?:[a-z]+ ){1,7}?))(gets|steps|hops|climbs) (on|in|aboard|off|out)(?=\\s*[.,;]|\\s*$| and\\b)`,
      'g',
    ),
    (...[, ride = '', between = '', who = '', , way = '']) =>
      `${ride}${between}${who}jumps ${/^o(?:ff|ut)$/.test(way) ? 'out of' : 'into'} the ${ride}`,
  ],
  // It comes to whoever waits there, and drives past nobody.
  [
    'arrives pulls',
    new RegExp(
      `\\b((?:an?|the) ${LOOKS}${RIDES}) (?:arrives|pulls up)(?=\\s*[.;,]|\\s*$| and\\b)`,
      'g',
    ),
    '$1 stops',
  ],
  ['egg', /(?<=\beggs? )(?:on|in) (?:the |some |a bed of )?(?:straw|hay)\b/g, 'in a nest'],
  // What is only heard, or comes before what is seen.
  [
    'whistle siren horn bell gong string rope',
    /(^|[.;,] )(?:suddenly |then )?(?:an?|the|its|a loud|the school|the referee's) (?:whistle|siren|horn|gong) (?:blows|sounds|goes off|wails)(?: loudly)?(?:[.,;]| and) ?/g,
    '$1',
  ],
  [
    'string rope',
    /\b(?:the|its|his|her) (?:string|rope|line|cord) (?:suddenly )?(?:snaps|breaks|tears|rips)(?:,| and) (?=(?:the|it) )/g,
    '',
  ],
  // What drifts on the wind leaves no smoke of tyres.
  [
    'drift',
    /\b((?:kite|balloon|lantern|feather|leaf|umbrella|bubble|paper plane|hat)s?) (?:slowly )?drift(s|ing)? (?=away|off|up)/g,
    '$1 float$2 ',
  ],
  // Cinderella's trainer is nobody.
  [
    'coach',
    /(?<=\b(?:midnight|cinderella|pumpkin|princess|prince|fairy godmother)\b[^]{0,200})\bcoach\b|\bcoach(?=\b[^.]{0,60}\b(?:pumpkin|cinderella|drawn by|horses)\b)/g,
    'carriage',
  ],
  // What is thrown out of a room leaves whoever throws it there.
  [
    'into out',
    /(?<=\b(?:sofa|couch|carpet|rug|bed|desk|armchair|kitchen|living room)\b[^]{0,120}\b(?:throws|tosses|kicks|hurls) (?:it|them|the [a-z]+)) (?:out )?(?:into|to|out of) the (?:garden|yard|street|window|hall|hallway|corridor)\b/g,
    '',
  ],
  ['leg', /\b(chair|table|sofa|bed|piano) legs?\b/g, '$1'],
  [
    'light lights window',
    /\b(?:an?|the) (?:light|lamp)s? (?:goes|comes|turns|switches|is switched|is turned) on (?:in|inside|behind) (?:the|an?) (?:[a-z]+ )?(?:house|window|cottage|hut|cabin)\b/g,
    'a window of a house lights up',
  ],
  // What is bought in a shop is taken out of it.
  [
    'out',
    /,?(?: and)? (?:walks|goes|steps|runs|comes) (?:back )?out(?:,| and) ((?:gives|sits|hands|meets|waves|sees|feeds)\b[^.;]*)/g,
    ', then $1 outside',
  ],
  // Hay, and nothing to drink with.
  ['straw', /(?<=\b(?:on|of|upon) (?:the |some |soft |dry |yellow )*)straw\b(?! hat)/g, 'hay'],
]
