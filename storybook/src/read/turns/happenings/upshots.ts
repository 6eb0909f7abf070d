import type { Turn } from '../turn.ts'

const A = '(?:an?|the|his|her|its|their)'
const LOOKS = '(?:[a-z-]+ ){0,2}?'
const SOIL =
  '(?:ground|earth|soil|dirt|mud|garden bed|vegetable (?:patch|garden|bed)|field|flower bed)'
const ROOTS =
  '(?:carrot|turnip|radish|beetroot|beet|weed|potato|onion|parsnip|mandrake|cabbage|leek)'
const LIDS =
  '(?:box|chest|trunk|suitcase|basket|crate|bag|sack|jar|drawer|backpack|handbag|purse|envelope|gift|present|barrel|briefcase|toolbox|cupboard|fridge|mailbox|coffin|safe)'
const STEEDS = '(?:horse|bull|bronco|pony|donkey|mule|camel|stallion|llama|ostrich|pig)'
const RIDERS = '(?:rider|cowboy|cowgirl|jockey|knight|boy|girl|man|woman|king|clown)'
const SHIPS = '(?:boat|ship|raft|yacht|canoe|sailboat|submarine|ferry|pirate ship|steamer|titanic)'
const WALLS = '(?:wall|fence|tree|post|goalpost|crossbar|car|roof|garage door|lamp post)'

const WHEELS =
  '(?:car|truck|bus|bike|bicycle|train|tractor|tank|steamroller|road roller|motorcycle|van|taxi|scooter|monster truck|lorry|wheel|skateboard)'
const CRUSHED =
  '(?:can|bottle|box|hat|cake|pumpkin|watermelon|melon|egg|toy|phone|tomato|ball|umbrella|suitcase|sandwich|banana|cup|flower|guitar|nail|sandcastle|pizza|laptop|apple|shoe|teddy bear|bicycle|balloon)'
const JUNK =
  '(?:boot|shoe|tyre|tire|can|bicycle|bike|umbrella|bottle|sock|hat|teapot|toilet|crown|kettle|bucket|key|ring|sneaker|wheel|guitar|trousers|pants)'

/** What a deed comes to, in the words of the deed that shows it. */
export const UPSHOT_TURNS: readonly Turn[] = [
  // "Can" is a word for what one is able to do.
  [
    'can',
    /(?<=\b(?:over|crush(?:es|ing)?|squash(?:es|ing)?|opens?|finds?|in|into|flattens) (?:an? |the )(?:[a-z]+ )?)(?<!\b(?:tin|trash|garbage|watering|soda|beer|paint|spray|milk|oil|gas|jerry|petrol|rubbish) )can(?=[.,;]|$| (?:on|and|in|with|at|near|by|of)\b)/g,
    'tin can',
  ],
  [
    'drops plops plummets tumbles',
    /\b(?:drops|plops|plummets|tumbles)(?: down)?(?: right| straight)? on(?:to)? (?=(?:(?:an?|the) (?:[a-z]+ ){0,2}?[a-z]+'s|his|her|its) (?:head|nose|face|hat)\b)/g,
    'falls on ',
  ],
  [
    'snowdrift snowbank snow',
    /\b(?:falls|lands|crashes|dives|tumbles)(?: (?:headfirst|head[- ]first|headlong|face[- ]first))? (?:in|into) (?:an?|the) (?:[a-z]+ )?(?:snowdrift|snow ?bank|pile of snow|snow pile)\b/g,
    'lands in a snow pile',
  ],
  // Nobody fishes tugboats.
  [
    'feels',
    /,? (?:and )?feels (?:an?|the) (?:[a-z]+ )?(?:tug|bite|pull|nibble)(?: (?:on|at) (?:the|his|her) (?:line|rod|fishing rod))?(?=[.,;]| and\b)/g,
    '',
  ],
  // An old boot is on the hook, and is caught by no hands.
  [
    'catches hooks lands pulls',
    new RegExp(
      `(?<=\\b(?:fisher(?:man|woman)|angler|fishing|fishes|pier|dock|jetty)\\b[^.;]{0,120}?)(?:,? pulls (?:hard|with all (?:his|her) might))?(,? and|,|)(?: then)? (?:catches|hooks|lands|pulls (?:up|out|in)) (?=(?:an?|the|his|her) ${LOOKS}${JUNK}\\b)`,
      'g',
    ),
    '$1 fishes ',
  ],
  [
    'start make build kindle',
    /\b(?:start|make|build|kindle)(s|ing|) (?:an?|the) (?:small |big |little |roaring )?(?:camp ?fire|bonfire|fire)\b(?! (?:in|at|inside) (?:the|an?|his|her) (?:fireplace|hearth|stove|oven|kitchen|house|office))/g,
    'light$1 a campfire',
  ],
  // Who is thrown off falls off.
  [
    'throw buck toss',
    new RegExp(
      `(${A} ${LOOKS}${STEEDS}) (?:suddenly )?(?:throws|bucks|tosses|shakes)(?: off)? (?:its|the|his|her|an?) (${LOOKS}${RIDERS})(?: off)?\\b`,
      'g',
    ),
    'a $2 falls off $1',
  ],
  [
    'bounce',
    new RegExp(
      `\\b(?:bounces|ricochets|rebounds) (?:back )?off (?:an?|the) ${LOOKS}${WALLS}(?:,| and) (?=(?:hits|knocks|strikes)\\b)`,
      'g',
    ),
    '',
  ],
  [
    'stuck trapped caught jammed',
    new RegExp(
      `\\b(?:gets|has|with|got) (?:(its)|his|her) (?:head|face|nose|snout) (?:stuck|trapped|caught|jammed) (?:in|inside|into) (${A} ${LOOKS}[a-z]+)(?=[.,;]|$| (?:and|in|on|at|while)\\b)`,
      'g',
    ),
    (_, its, thing) => (its ? `is wearing ${thing}` : `, ${thing} falls on his head`),
  ],
  [
    'tangled',
    /\b(?:gets|becomes|ends up) (?:all |completely |hopelessly )?(?:tangled|entangled|wrapped)(?: up)? in\b/g,
    'tangled in',
  ],
  [
    'back',
    /\b(?:flips|rolls|falls|tips|turns|lands|topples)(?: over)? on(?:to)? its back(?:,?(?: and| but)? can(?:'t|not) (?:get|turn|roll)(?: back)? (?:up|over)(?: again)?)?/g,
    'lies on its back',
  ],
  [
    'puddle',
    /\b(jump|hop|leap|skip)(s|ing|) (?:from|between) (?:one )?puddle to (?:puddle|(?:the next|another)(?: one)?)\b/g,
    'jump$2 in puddles',
  ],
  [
    'sink',
    new RegExp(
      `\\b((?:an?|the) ${LOOKS}(${SHIPS}) (?:hits|strikes|crashes into|runs into|rams|collides with) (?:an?|the) ${LOOKS}[a-z]+),?(?: and)? (?:then )?(?:slowly )?sinks\\b`,
      'g',
    ),
    '$1. the $2 sinks',
  ],
  [
    'blow',
    new RegExp(
      `\\b(sneezes|snores|roars|yawns|huffs and puffs|coughs|exhales)(?: so (?:hard|loudly) (?:that )?(?:it|he|she))?,?(?: and)? blows (${A} ${LOOKS}[a-z]+) (?:away|off|over)\\b`,
      'g',
    ),
    '$1, $2 blows away',
  ],
  [
    'sneezes',
    /\b(sneezes),? and (?:all )?((?:the|his|her) (?:[a-z]+ )?(?:cards|papers|leaves|feathers|petals|napkins|hats|letters|bills|notes)) (?:fly|scatter|blow|go flying)(?: (?:off|from|across|around|through|into) (?:the )?[a-z]+| away| everywhere)?/g,
    '$1, $2 blow away',
  ],
  [
    'out of from',
    new RegExp(
      `\\b(?:pulls|yanks|tugs|digs|plucks)(?: up)? (${A} ${LOOKS}(?!worms?\\b)[a-z]+)(?: up)? (?:out of|from) ${A} ${LOOKS}${SOIL}\\b`,
      'g',
    ),
    'uproots $1',
  ],
  ['pulls', new RegExp(`\\bpulls (?:up|out) (?=${A} ${LOOKS}${ROOTS}\\b)`, 'g'), 'uproots '],
  // What is opened to take something out of it is what that is taken out of.
  [
    'opens unlocks unzips unpacks',
    new RegExp(
      `\\b(?:opens|unlocks|unzips|unpacks) (${A} ${LOOKS}${LIDS})(?:,| and|, and) (?:then )?(?:pulls|takes|lifts|gets|fishes|brings) out (${A} (?:[a-z-]+ ){0,3}?[a-z]+)(?=[.,;]|$| (?:and|in|on|at|from|with)\\b)`,
      'g',
    ),
    'takes $2 out of $1',
  ],
  [
    'over',
    new RegExp(
      `\\b(${WHEELS}(?: [a-z]+)?) (?:runs|drives|rolls) (?:right |straight )?over (?=${A} ${LOOKS}${CRUSHED}\\b)`,
      'g',
    ),
    '$1 crushes ',
  ],
  // What rolls or slides off a thing falls off it.
  [
    'off',
    /\b(?:rolls|slides|slips|tumbles|tips) off (?=(?:an?|the|his|her|its) (?:[a-z]+ )?(?:table|shelf|desk|counter|chair|sofa|bed|wall|roof|bench|tray|plate|windowsill|ledge|cliff|branch|stool|piano|fridge)\b)/g,
    'falls off ',
  ],
  [
    'hand hands grip fingers',
    /\b(?:an?|the|her|his) ((?:[a-z]+ )?(?:balloon|kite|lantern|bird|butterfly)) (?:slips|flies|escapes|gets|floats) (?:out of|from|away from) (an?|the) ((?:[a-z]+ )?[a-z]+)'s (?:hands?|grip|fingers)(?:,?(?: and)? (?:floats|flies|drifts|rises|soars)(?: away| off| up)?(?! (?:over|past|above|through|across|into|high)\b))?/g,
    '$2 $3 lets go of a $1',
  ],
  [
    'thunder lightning',
    /\b(?:an?|the) (?:loud |sudden |huge )?(?:thunderclap|clap of thunder|crash of thunder|bolt of lightning) (?:startles|scares|frightens|spooks) (an?|the) ([a-z]+)(?:,? (?:and|so) (?:it|he|she) | who | which )?/g,
    'in a thunderstorm $1 scared $2 ',
  ],
  [
    'everything clothes things',
    /\b(?:closet|wardrobe|cupboard)(,? and|,|\.) (?:everything|all (?:the|his|her|its) (?:clothes|things|stuff|contents)|a (?:mountain|pile|heap) of (?:clothes|laundry|things)) (?:falls|tumbles|comes|spills|pours|fall|tumble|crashes)(?: tumbling| crashing| pouring)? (?:out|down)(?: (?:on|onto|over|on top of) (?:him|her|them))?/g,
    'wardrobe$1 a shirt falls on his head',
  ],
  // When the light is off it is dark.
  [
    'light lights lamp',
    /\b((?:turns|switches|puts|clicks) off (?:the|a|his|her) (?:[a-z]+ )?(?:lights?|lamp))\b(?: in the [a-z]+)?(?=,| and|\.|$)/g,
    '$1, then the lights go out',
  ],
  [
    'cork',
    /\b(?:an?|the) (?:champagne )?cork (?:pops|shoots|flies|bursts) (?:out of|off|from) (?:an?|the) (?:[a-z]+ )?bottle(?:,?(?: and)? hits the ceiling)?/g,
    'a champagne bottle pops',
  ],
  ['eye', /\bopens (?:one|an|its left|its right) eye\b/g, 'wakes up'],
  [
    'curled wrapped coiled',
    /\b(?:curled|coiled|wrapped)(?: up)? (?:around|about) (?=(?:an?|the|its|his) (?:[a-z]+ )?(?:pile|heap|hoard|mound|treasure|mountain|egg|nest|chest)\b)/g,
    'asleep in front of ',
  ],
  [
    'takes glowing',
    /\b(takes (?:an?|the)) (?:glowing|shimmering|magical) (?=(?:[a-z]+ )?(?:dress|gown|cloak|robe)\b)/g,
    '$1 golden ',
  ],
]
