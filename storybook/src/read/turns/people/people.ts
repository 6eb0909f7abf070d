import { anyOf, saidFor, type Rows, type Turn } from '../turn.ts'
import { PARTY_TURNS } from './parties.ts'
import { CLASS_TURNS } from './classes.ts'
import { ROLE_TURNS } from '../sentences/roles.ts'

const STUFF = '(paint|milk|water|juice|chocolate)'
const HUES = '((?:red|orange|yellow|green|blue|purple|pink|black|gold|golden|turquoise) )?'
const TINTS = '(?:(?:colou?rful|bright|vivid|big|white|fresh|dramatic|liquid|dynamic|creamy) )*'
const ABOUT =
  '(?: (?:are |is )?(?:fly|swirl|burst|explod|splash|erupt|danc)(?:s|es|ing)?(?: out| up)?)?(?: (?:all )?(?:around|behind|about)(?: (?:it|them|him|her|the [a-z]+))?)?'

/** Splashes that stand about a product: what they are of is no pot or glass of it. */
const SPLASH_TURNS: readonly Turn[] = [
  [
    'splash burst explosion',
    new RegExp(
      `[,;]? ?(?:\\b(?:with|and|while|as|amid) )?(?:an? |the )?${TINTS}(?:splash(?:es)?|bursts?|explosions?) of ${TINTS}${HUES}${STUFF}${ABOUT}(?=[,.;]|$)`,
      'g',
    ),
    (_, hue = '', stuff = '') => ` inside a ${hue}${stuff}burst`,
  ],
  [
    'splash',
    new RegExp(
      `(?:[,;]? ?\\b(?:with|and|while|as|amid) (?:an? |the )?|, )${TINTS}${HUES}${STUFF} splash(?:es|ing)?${ABOUT}(?=[,.;]|$)`,
      'g',
    ),
    (_, hue = '', stuff = '') => ` inside a ${hue}${stuff}burst`,
  ],
]

const MEN = '(?:knight|queen|king|bishop|rook|pawn)s?'
const ALL = 'chess (?:pieces?|figures?|men)'
const ONE = `(?:an?|the|one|two) (?:[a-z]+ )?chess ${MEN}`

/** A checker is somebody who checks, and "go" a deed. */
const GAMES: Rows = [
  ['checkers\\b', 'draughts'],
  ['mah-?jongg?\\b', 'mah jongg'],
  [
    '(?:go|baduk|weiqi)(?=[,.;!]|$| (?:under|in|on|at|by|beside|near|with|while|outside|and|game)\\b)',
    'go game',
  ],
]

/** Kings and knights of a game of chess are pieces, and no people. */
const CHESS_TURNS: readonly Turn[] = [
  [
    'game match round',
    /\b(play(?:s|ing|ed)?) an? (?:[a-z]+ )?(?:game|match|round) of (?=(?:chess|checkers|draughts|dominoes|backgammon|mahjong|mah-?jongg|cards|go|baduk|weiqi)\b)/g,
    '$1 ',
  ],
  [
    'checkers mahjong mah-jong go baduk weiqi',
    new RegExp(`\\b(play(?:s|ing|ed)?) (${anyOf(GAMES)})`, 'g'),
    (_, play, game) => `${play} ${saidFor(GAMES, game)}`,
  ],
  ['chess', new RegExp(`(?<=\\b${ALL}\\b[^.]*)\\b(?<!chess )(${MEN})\\b`, 'g'), 'chess $1'],
  [
    'chess',
    new RegExp(`\\b(white|black|wooden|ivory) (${MEN})(?=[^.]*\\bchess ?board\\b)`, 'g'),
    '$1 chess $2',
  ],
  // Who moves the queen plays on.
  [
    'chess draughts backgammon domino dominoes jongg go',
    new RegExp(
      `(?<=\\b(chess|draughts|backgammon|dominoes|mah jongg|go game)\\b.{0,120})\\b(?:mov|tak|captur|slid|jump)(es|s|ing|e) (?:his|her|the|an?) (?:[a-z]+ )?(?:${MEN}|piece|checker|tile|stone)\\b`,
      'g',
    ),
    (_, game, form = '') => `play${form.replace('e', '')} ${game}`,
  ],
  // "Two chess pieces, a knight and a queen, fight": the list says which.
  [
    'chess',
    new RegExp(`\\b(?:[a-z]+ )?${ALL}(?:,|:| -) (${ONE}(?:(?:,|,? and) ${ONE})*),?(?= )`, 'g'),
    '$1',
  ],
]

const HAIRCUTS: Rows = [
  ['buzz ?cut', 'cropped hair'],
  ['(?:crew|pixie) cut', 'short hair'],
  ['hair in an? bob|an? (?:sleek )?bob (?:hair)?cut', 'bob hair'],
  ['an? short bob (?:hair)?cut', 'short bob hair'],
  ['an? long bob (?:hair)?cut', 'long bob hair'],
]

const AGES: Rows = [
  ['\\d|1[0-2]|five|six|seven|eight|nine|ten', 'child'],
  ['1[3-7]|thirteen|fourteen|fifteen|sixteen|seventeen', 'teenage'],
  ['(?:[6-9]\\d|sixty|seventy|eighty|ninety)(?:[- ][a-z]+)?', 'elderly'],
  ['(?:1[89]|[2-5]\\d|twenty|thirty|forty|fifty)(?:[- ][a-z]+)?', 'adult'],
]

/** People by their age and their great days. */
export const PEOPLE_TURNS: readonly Turn[] = [
  // Over homework one teaches the other.
  [
    'homework schoolwork math lesson',
    /\b(?:is |are )?help(s|ing)? ((?:an?|the|his|her|their|two) (?:[a-z]+ )??[a-z]+) (?:with|do|doing) (?:the |his |her |their )?(?:(?:math|science|school|english) )?(?:homework|schoolwork|math|lessons?)\b/g,
    (_, ending = '', who = '') => `teach${ending === 's' ? 'es' : ending} ${who}`,
  ],
  ...ROLE_TURNS,
  ...SPLASH_TURNS,
  // "Follows a boy home": where it leads is not seen.
  [
    'home',
    /\b((?:follow|walk|driv|carr|lead|tak|bring|escort|chas|rac)[a-z]* (?:an?|the|his|her|its|their|my) (?:[a-z]+ )?[a-z]+) home\b/g,
    '$1',
  ],
  // "Finds a puppy. He takes it home": there it is seen.
  ['home', /\b((?:carries|takes|brings|carry|take|bring) (?:it|them)) home\b/g, '$1, at home'],
  ['overall', /\bin (?:an? |his |her )((?:[a-z]+ )?)overall\b/g, 'in $1overalls'],
  // Who stands in a queue waits in line.
  [
    'queue line',
    /\b(?:an? |the )?(?:(?:long|short|endless|huge) )*(?:queue|line) of (people|customers|shoppers|tourists|fans|visitors|passengers|travell?ers|commuters|children|kids|students|men|women)(?: (?:are |is )?(?:wait(?:s|ing)?|stand(?:s|ing)?|form(?:s|ing)?))?(?= (?:outside|in front|at|for|before|on|in|by|near)\b|[,.;]|$)/g,
    'five $1 wait in line',
  ],
  [
    'through',
    /\b(?:digg?|rummag|search|scroung|scaveng|forag|root)(?:e?s|ing)? (?:around )?through (?=(?:an?|the|his|her|its|their|some) (?:[a-z]+ )?(?:trash|garbage|rubbish|bins?|dumpster|suitcase|handbag|purse|bag|backpack|drawers?|toolbox|chest|box|basket|cans?)\b)/g,
    'rummages in ',
  ],
  // Whose room it is need not be there.
  [
    'room nursery',
    /\b(?:an?|the) (?:child|kid|boy|girl|baby|toddler|teenager)(?:'s|s') (?=(?:bed)?room\b|nursery\b)/g,
    'a ',
  ],
  // "Takes care of a patient": seen as what those of the trade do.
  [
    'care after caring cares',
    /\b((?:nurse|doctor|medic|vet|veterinarian)s? )(?:is |are )?(?:tak(?:es?|ing) (?:good )?care of|car(?:es?|ing) for|look(?:s|ing)? after|tend(?:s|ing)? to|examin(?:es?|ing)|treat(?:s|ing)?)(?= )/g,
    '$1bandaging',
  ],
  [
    'studies studying',
    /\bstud(?:ies|ying) (?:late )?(?:at night|into the night|late)(?: with an? (?:desk )?lamp)?/g,
    'writing in a bedroom at night by lamplight',
  ],
  [
    'game match',
    /\b(?:an? |the )?(?:[a-z]+ )?(chess|cards?|tennis|table tennis|ping pong|badminton|checkers) (?:game|match) between ((?:an? |the |two )?(?:[a-z]+ )?[a-z]+) and ((?:an? |the )?(?:[a-z]+ )?[a-z]+?)(?= (?:in|on|at|under|by)\b|\s*[,.]|\s*$)/g,
    '$2 playing $1 against $3',
  ],
  [
    'through',
    /\brid(?:es?|ing) (an? (?:(?:giant|huge|big|flying|golden) )*(?:goldfish|fish|whale|dolphin|shark|turtle|manta ray|seahorse)) through the (?:clouds|sky|air)\b/g,
    'riding $1 in the sky',
  ],
  // Who rides on a head or a roof is on that part, and does not ride it.
  [
    'rides ride riding',
    /\brid(es|ing|e) (on|atop) (?=(?:the )?(?:head|nose|tail|trunk|roof|hood|top|bow|horns?) of\b)/g,
    (_, tail: string, at: string) => `${{ es: 'sits', ing: 'sitting', e: 'sit' }[tail]} ${at} `,
  ],
  // "Lands on one's head": that of somebody who was named.
  [
    "one's",
    /\b(land|perch|sit|stand|climb|jump|sleep)(s|ing|ed|)( on| onto) one's (?=(?:head|shoulder|hat|back|lap|nose|hand)\b)/g,
    '$1$2$3 their ',
  ],
  ['love', /\bf[ae]ll(?:s|ing)? in love with (?=the (?:moon|sun|stars?)\b)/g, 'looks at '],
  [
    'love',
    /\b(?:(?:is|are) )?(?:(?:madly|deeply|secretly|hopelessly) )?(?:f[ae]ll(?:s|ing)? )?(?:(?:madly|deeply|secretly|hopelessly) )?in love\b(?: with(?: each other)?)?/g,
    'adoring',
  ],
  [
    'hatching hatches',
    /\b(?:an?|the) (?:[a-z]+ )?egg (?:is )?hatch(?:es|ing) into (an? (?:(?:baby|tiny|little|cute|small) )*[a-z]+)\b/g,
    '$1 hatching',
  ],
  // What people play in says what they play.
  [
    'snow',
    /\b((?:kid|child|children|boy|girl|friend|sibling|brother|sister|toddler|student|people)s?) (?:are |is )?play(?:s|ing)? (?:happily |together )*in the (?:fresh |deep |white |first )*snow\b/g,
    '$1 throwing snowballs in the snow',
  ],
  [
    'sand',
    /\b((?:kid|child|children|boy|girl|friend|sibling|brother|sister|toddler)s?) (?:are |is )?play(?:s|ing)? (?:happily |together )*in the (?:warm |wet |white )*sand\b/g,
    '$1 building a sandcastle on the beach',
  ],
  // What is opened sparkles by itself.
  [
    'light glow',
    /(?<=\bopen[a-z]* [^.;]{3,40})(?:,| and)(?: an?| the)?(?: (?:golden|bright|blinding|warm|magical|white|strange|mysterious|blue|green))* (?:light|glow) (?:spill|pour|burst|stream|flood|shin|radiat|emanat|escap|shoot)[a-z]*(?: (?:out|in|from|up|of|it|inside|within))+\b/g,
    '',
  ],
  // One opens no log.
  [
    'trunk',
    /\b((?:open|clos|lock|unlock|pack|unpack|find|found|discover|drag|search)[a-z]* (?:an?|the|his|her|their) (?:[a-z]+ ){0,2})trunk\b(?! of)/g,
    '$1wooden chest',
  ],
  // Who owns a shop is in it.
  [
    'owner',
    /\b(an?|the) ((?:[a-z]+ )?)(bookshop|bookstore|bakery|café|cafe|coffee shop|restaurant|bar|pub|flower shop|pet shop|toy shop|toy store|grocery store|candy shop|barbershop|antique shop|record store) owner\b/g,
    '$1 $2shopkeeper in a $3',
  ],
  [
    'catch',
    /\b(run(?:s|ning)?|rush(?:es|ing)?|hurr(?:y|ies|ying)|sprint(?:s|ing)?) to catch (?=(?:an?|the|his|her|their) (?:[a-z]+ )?(?:bus|train|tram|taxi|cab|streetcar|subway)\b)/g,
    '$1 after ',
  ],
  // A match that one goes to is no box of matches.
  [
    'match bout game fight tournament',
    /\b(?:right |just |shortly )?(?:before|after) (?:an?|the|their|his|her|its) (?:(?:big|final|last|first|championship|title|important) )?(?:match|bout|game|fight|tournament)\b/g,
    '',
  ],
  // "Walks barefoot", "barefoot, she walks": no noun comes after it.
  [
    'barefoot barefooted',
    /\bbarefoot(?:ed)?\b(?=[,.;!]|$| (?:along|on|in|across|through|over|into|at|down|up|by|beside|near|around|to|towards?|under|and|while|with|upon|onto|past)\b)/g,
    'with bare feet',
  ],
  [
    'chalk',
    /\b(?:cover|fill|decorate)(s|ing)? (the|an?) ((?:[a-z]+ )?(?:sidewalk|pavement|street|road|driveway|playground|asphalt|schoolyard)) with (?:[a-z]+ )?chalk(?: (?:drawings?|art|pictures?)(?: of [a-z]+(?:(?:,|,? and) [a-z]+)*)?)?/g,
    'draw$1 with chalk on $2 $3',
  ],
  ['jury', /\b(?:an?|the) jury of (twelve|12|six|6|nine|9)\b/g, '$1 jurors'],
  // What is watched on a screen is no style of this film.
  [
    'watch',
    /\b(watch(?:es|ing)?) (?:(?:an?|the|their|his|her) )?(?:[a-z]+ )?(?:cartoons?|sitcoms?|series|tv shows?|anime|the news|news|soap operas?|(?:match|game|movie|film|race|fight|show|concert|documentary|world cup|final)(?= on (?:the |their |his |her )?(?:tv|television)))(?: on (?:the |their |his |her )?(?:tv|television))?(?= (?:on|from|with|in|together|while)\b|[,.;]|$)/g,
    '$1 tv',
  ],
  [
    'skates',
    /\bon (ice|roller|inline)[- ]skates ((?:plays?|reads?|juggles?|eats?|drinks?|sings?|texts?) [^,.;]*?)(?= (?:on|in|at|across|along|through|while)\b|[,.;]|$)/g,
    '$2 while $1 skating',
  ],
  // Drawn in the sand is drawn with something, on a beach.
  [
    'sand',
    /\b(draw(?:s|ing)?) ((?:[a-z]+ ){0,4})in the sand(?! (?:with|on|at)\b)/g,
    '$1 $2with a stick on the beach',
  ],
  ...CHESS_TURNS,
  ...PARTY_TURNS,
  ...CLASS_TURNS,
  [
    'square',
    /(^|\b(?:in|across|on|through|around|cross|crosses|crossing|middle of|centre of|center of) )(the|an?) ((?:sunny|busy|quiet|old|empty|crowded|snowy|small|big|main|sunlit|historic|italian|spanish|european) )?square(?=[,.;!]|$| (?:at|in|is|while|with|and|under|on|during|stands?)\b)/g,
    '$1$2 $3town square',
  ],
  [
    'figure',
    /\b(hooded|cloaked|lone|lonely|shadowy|dark|mysterious|solitary|robed|masked|tall|small|distant|clay|plasticine|wooden|paper|cardboard|felt|little|tiny|single) figure\b(?! skat)/g,
    '$1 person',
  ],
  // Who walks, stands or waves is no number and no doll.
  [
    'figure',
    /(?<=\b(?:an?|the|one) )figure(?= (?:is |that |who )?(?:walk|stand|run|sit|wait|wav|climb|row|danc|emerg|appear|kneel|approach)[a-z]*\b)/g,
    'person',
  ],
  ['cut bob', new RegExp(`\\b(?:${anyOf(HAIRCUTS)})\\b`, 'g'), (cut) => saidFor(HAIRCUTS, cut)],
  // It is the tear that rolls.
  [
    'tear',
    /\bwith ((?:an? |the )?(?:[a-z]+ )?tears?) (?:slowly |gently |silently |softly )?(?:(?:roll|fall|drip|run|stream|slid|trickl|flow|streak|cours|pour)(?:l|n|p)?ing|streaked)(?: slowly| gently)? (?:down|from|over|on|along)(?: (?:his|her|its|their|the|one|both) (?:[a-z]+ )?(?:face|cheeks?|eyes?))?/g,
    'with $1',
  ],
  [
    'bun',
    /\bhair (?:tied |pulled |put |up )*(?:back |up )?in(?:to)? an? (?:tight |messy |high |low )?(bun|ponytail|braid|topknot)\b/g,
    '$1',
  ],
  // Who dances at their own wedding is there already.
  [
    'wedding',
    /\b(bride|groom|newlyweds)\b([^.;]{0,80}?) (?:at|during|on|after) (?:their|her|his|the|a) (?:own )?wedding(?: (?:day|party|reception))?\b/g,
    '$1$2',
  ],
  [
    'wedding',
    /\b(?:an? |the )?(?:[a-z]+ )?wedding\b(?: couple)?(?! (?:ring|dress|cake|ceremon|band|gown|invit|hall|photo|party|guest|day|venue|bouquet))/g,
    'a bride and a groom',
  ],
  // What is done so that others can do something is seen, and so is that.
  [
    'so',
    /,? so (?:that )?(?=(?:an?|the|his|her|their|two|three|some|other) [^,.;]{2,110} can )/g,
    ' while ',
  ],
  // An older brother is no old man.
  [
    'older elder younger',
    /\b(older|elder|younger) (?=(?:twin )?(?:brother|sister|sibling|son|daughter|grandson|granddaughter|boy|girl|kid|child|student|cousin|teen)(?:s|ren)?\b)/g,
    (_, age) => (age === 'younger' ? 'little ' : 'teenage '),
  ],
  [
    'year',
    new RegExp(`\\b(an? )?(${anyOf(AGES)})[- ]years?[- ]old\\b`, 'g'),
    (_, one = '', years = '') => `${one === '' ? '' : 'a '}${saidFor(AGES, years)}`,
  ],
]
