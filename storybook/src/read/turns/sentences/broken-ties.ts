import { anyOf, saidFor, type Rows, type Turn } from '../turn.ts'

const TIE =
  '(?:the|its|his|her|their|that) (?:[a-z]+ )?(?:strings?|ropes?|chains?|leash|lead|thread|cord|line|tether|cable)'
const BREAKS =
  '(?:suddenly )?(?:breaks?|broke|snaps?|snapped|tears?|tore|rips?|gives? way|comes? loose|is cut|gets cut)(?: (?:in two|apart|suddenly|loose))*'
/** "And it flies away": said anyway by what is told instead. */
const GOES =
  '(?:,? (?:and|so|then)(?: (?:it|he|she|the [a-z]+))? (?:flies|floats|drifts|runs|falls|sails|soars|blows|crashes|disappears)(?: (?:away|off|down|free|up|high))*(?! (?:into|over|to|onto|on|across|past|through|in)\\b))?'

/** What hangs on a string, a rope or a chain, and what becomes of it when that breaks. */
const HELD: Rows = [
  ['balloons?|airship|hot air balloon', 'rises up'],
  ['boat|raft|ship|canoe|buoy|dinghy|sailboat', 'drifts away'],
  [
    'dog|puppy|horse|pony|goat|cow|bull|donkey|elephant|monkey|lion|tiger|bear|pig|cat|poodle|camel|sheep|llama',
    'runs away',
  ],
  [
    'chandelier|lamp|piano|bucket|painting|bell|cage|anchor|elevator|climber|mountaineer|acrobat|puppet|hammock|bag|basket|crate|safe|sign|lantern',
    'falls down',
  ],
]

const LAST_HELD = new RegExp(`\\b(?:${anyOf(HELD)})\\b`, 'g')

/** What was last named of all that may hang there comes loose; a bow's or a guitar's string only breaks. */
function comesLoose(match: string, ...groups: string[]): string {
  const text = groups.at(-1) ?? ''
  const told = text.slice(0, Number(groups.at(-2)))
  const held = told.match(LAST_HELD)?.at(-1)
  return held === undefined ? match : `the ${held} ${saidFor(HELD, held)}`
}

/** A string that breaks is not seen: what it held is, as it comes loose. */
export const BROKEN_TIE_TURNS: readonly Turn[] = [
  [
    'kite',
    new RegExp(
      `\\bfl(?:y|ies|ying) ((?:an?|the|his|her|their) (?:[a-z-]+ ){0,3}?kite)\\b([^.;]{0,80}?)[,.;]? (?:(?:and|but|then|when|until|as|suddenly) )*(?:(?:${TIE} ${BREAKS})${GOES}|(?:the kite|it) (?:flies|floats|drifts|breaks|blows|sails) (?:away|off|free|loose))`,
      'g',
    ),
    'losing $1$2',
  ],
  // The leash is gone with the dog.
  [
    'leash lead chain rope string',
    new RegExp(
      `\\b(${anyOf(HELD)}) (?:on|at|tied to|held by|with) (?:an?|its|the|his|her) (?:[a-z]+ )?(?:leash|lead|chain|rope|string)\\b(?=[^]{0,120}?\\b${TIE} ${BREAKS}\\b)`,
      'g',
    ),
    '$1',
  ],
  [
    'break snap tear rip loose cut broke tore gives',
    new RegExp(`\\b${TIE} ${BREAKS}${GOES}`, 'g'),
    comesLoose,
  ],
]
