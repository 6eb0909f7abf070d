import { anyOf, saidFor, type Rows, type Turn } from '../turn.ts'

const SMALL =
  'and|or|with|in|on|at|of|to|by|from|who|that|which|is|are|was|were|as|for|an?|the|his|her|its|their|while|into|past|near|beside|behind|under|over|then|but|half|tied|all'
const WORD = `(?!(?:${SMALL})\\b)[a-z-]+`
const WHOSE = 'an?|the|another|one|his|her|its|their|two|three|four|five|several|some'
/** Somebody or something with what is said before it, and who of relative clauses is the same. */
const ONE = `\\b(${WHOSE}) ((?:${WORD} ){0,3}?${WORD})(?:,? (?:who|that|which) (?:is|are|was|were))?`
const WHOLLY =
  '(?: (?:completely|fully|entirely|totally|still|tightly|warmly|partly|all|securely|snugly|up))*'
const SOME =
  '(?:(?:an?|the|his|her|its|their|some|thick|warm|big|old|soft|heavy|cosy|cozy|large|fresh|deep|layer|of) )*'
const COLOURS =
  'red|blue|green|yellow|white|black|grey|gray|brown|orange|purple|pink|plaid|striped|golden|silver'

const COVERS: Rows = [
  ['snow', 'snow-caked'],
  ['mud', 'mud-covered'],
  ['dust', 'dust-covered'],
  ['frost|ice', 'ice-covered'],
  ['clay', 'clay-covered'],
  ['moss|algae|lichen', 'moss-covered'],
]

const CLOTHS = 'blanket|quilt|duvet|towel|bath towel|plaid|sheet|shawl|sleeping bag'

/** On what one sits who is tied to it. */
const SEATS = /\b(?:chair|stool|seat|throne|armchair|bench)$/

function bound([, whose, who, how, to]: readonly string[]): string {
  const word = /^(?:chain|shackl)/.test(how ?? '') ? 'chained' : 'tied-up'
  const at = to === undefined ? '' : SEATS.test(to) ? ` sitting on ${to}` : ` next to ${to}`
  return `${whose === 'an' ? 'a' : whose} ${word} ${who}${at}`
}

/** How somebody is, said behind them: said before them it stays theirs, whoever looks on, passes by or hugs them. */
export const STATES_BEFORE_TURNS: readonly Turn[] = [
  [
    'covered caked blanketed dusted buried',
    new RegExp(
      `${ONE}${WHOLLY} (?:covered|caked|blanketed|dusted|buried)(?: up)? (?:in|with|by|under) ${SOME}(${anyOf(COVERS)})\\b(?: and (?:ivy|vines|lichens?|creepers|ferns))?(?! (?:flowers|leaves))`,
      'g',
    ),
    // Where it lies on somebody, it lies and falls all around.
    (...[, whose, who, stuff = '']) =>
      `${whose} ${saidFor(COVERS, stuff)} ${who}${stuff === 'snow' ? ' in the snow' : ''}`,
  ],
  [
    'wrapped bundled swaddled huddled draped swathed',
    new RegExp(
      `${ONE}${WHOLLY} (?:wrapped|bundled|swaddled|huddled|draped|swathed)(?: up)? (?:in|into|under) ${SOME}(?:(${COLOURS}) )?(?:wool |woolen |woollen |fluffy |bath |beach )?(?:${CLOTHS})s?\\b`,
      'g',
    ),
    (...[, whose, who, colour]) =>
      `${whose} ${colour === undefined ? '' : `${colour}-`}blanket-wrapped ${who}`,
  ],
  [
    'buried sunk sunken submerged',
    new RegExp(
      `${ONE}(?: lying| lies)? (?:half|partly|partially)[- ](?:buried|sunk|sunken|submerged)(?: (?:in|under|beneath) (?:the )?(?:sand|snow|mud|earth|ground|soil|dirt|sea ?bed)(?= ?(?:[.,;]|$)))?`,
      'g',
    ),
    '$1 half-buried $2',
  ],
  [
    'tied chained shackled roped',
    new RegExp(
      `${ONE}(?<!\\b(?:hair|laces?|shoelaces|ribbon|bow|scarf|knot|rope|boats?|balloons?|ships?|sweater|jacket|shirt|bandana)) ((?:securely )?(?:tied|chained|shackled|roped)(?: up)?)(?! (?:to|by) [^.,;]*balloons?\\b)(?: (?:to|by) ((?:an?|the) (?:[a-z]+ ){0,2}?[a-z]+))?(?= ?(?:[.,;]|$)| (?:in|on|at|by|with|while|and|[a-z]+s|[a-z]+ing)\\b)`,
      'g',
    ),
    (...said) => bound(said),
  ],
  // A bird's broken wing is dressed; who has a broken leg goes on crutches.
  [
    'bandaged injured wounded broken hurt',
    new RegExp(
      `${ONE} with (?:an?|his|her|its|their) (?:(?:bandaged|injured|wounded|hurt) (?:heads?|legs?|arms?|paws?|wings?|foot|hand|tail|ear|forehead)|broken wings?)\\b`,
      'g',
    ),
    '$1 bandaged $2',
  ],
  // Who is with a cradle is in it.
  [
    'cradle crib cot pram stroller basket',
    new RegExp(
      `\\b(?:(look|peek|peer|gaz|lean)(e?s|ing) (?:in|into|over|at) )?(an?|the|his|her) ((?:[a-z]+ )?(?:cradle|crib|cot|pram|stroller|basket)) with ((?:an?|two|three|his|her) (?:[a-z]+ ){0,2}?(?:baby|infant|newborn|pupp(?:y|ies)|kittens?|chicks?))\\b`,
      'g',
    ),
    (...[, look, form, whose, cradle, who]) =>
      `${look === undefined ? '' : `look${form === 'ing' ? 'ing' : 's'} at `}${who} in ${whose} ${cradle}`,
  ],
  [
    'blindfolded',
    new RegExp(`${ONE}(?: standing| stands)? blindfolded\\b`, 'g'),
    '$1 blindfolded $2',
  ],
  [
    'drunk drunken tipsy',
    new RegExp(
      `\\b(${WHOSE}) (?:drunk|drunken|tipsy|intoxicated) ((?:${WORD} )?${WORD}) (?:is )?(?:stagger|stumbl|totter|sway|walk|lurch|wobbl|reel)(?:e?s|ing)\\b`,
      'g',
    ),
    '$1 $2 verb_stagger-about_ing',
  ],
  // Who sits or sleeps there is in the train, and who plays music on the platform.
  [
    'subway metro tube underground',
    /\b(?:in|on|inside|aboard) (?:an?|the) ((?:(?!of\b)[a-z]+ ){0,2}?)(?:subway|metro|tube|underground)(?! (?:station|platform|car|carriage|train|entrance|exit|stairs|steps|tunnel|map|interior|line))(?=[^.]{0,60}\b(?:sit|sleep|doz|nap|read|asleep|commut|scroll|knit|seat))/g,
    'in a $1subway car',
  ],
  [
    'stop',
    /(?<=\b(?:subway|train|bus|tram|metro)\b[^]*)\bat (?:his|her|their|the next) stop,? /g,
    '',
  ],
  [
    'tiptoe tiptoes',
    /\b(?:is |are )?(?:(?:stand|ris|stretch|balanc)(?:s|es|ing) )?(?:up )?on (?:(?:his|her|its|their) )?tip-?toes?\b(?! (?:past|through|across|along|down|to|towards?|up|out|into)\b)/g,
    'verb_stand-on-tiptoe_ing',
  ],
]
