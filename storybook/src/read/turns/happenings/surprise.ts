import { anyOf, saidFor, type Rows, type Turn } from '../turn.ts'

const KIND =
  '(?:toy|candy|sweet|chocolate|pet|book|music|guitar|flower|dress|clothes|clothing|shoe|gift|jewel(?:le)?ry|cake|pastry|cheese|tea|antique|hat|fish|fruit|camera|watch|ice cream)'
const SHOP = `(?:bakery|patisserie|pastry shop|bookshop|bookstore|florist|${KIND} ?(?:shop|store)|department store|shop|store)(?:'s)?`
/** Animals that live there look out of it, and light falls in. */
const OUTSIDE =
  '(?<!\\b(?:cat|kitten|dog|puppy|parrot)\\b[^.,;]{0,40}\\bin (?:an?|the) |\\b(?:[a-z]*light|sun|sunshine|rays|sunbeams|glow)\\b[^.,;]{0,40}\\bthrough (?:an?|the|his|her) (?:[a-z]+ )?)'

/** Who fights in a battle that names nobody. */
const BATTLES: Rows = [
  ['(?:star ?ship|space ?ship|space) battle|space (?:fight|combat|war)', 'four spaceships fight'],
  ['(?:naval|sea|pirate ship) battle|(?:naval|sea) (?:fight|combat)', 'two warships fight'],
  ['tank battle', 'two tanks fight'],
  [
    '(?:aerial|air) (?:battle|fight|combat)|dogfight|(?<!\\band (?:an?|the) (?:[a-z]+ )?)dog fight',
    'two fighter jets fight',
  ],
]

/** A shop's window is seen from the street, and is no window of the room behind it. */
const SHOPFRONT_TURNS: readonly Turn[] = [
  [
    'window',
    new RegExp(`${OUTSIDE}\\b(${SHOP}) (?:display )?windows?\\b(?! (?:seat|sill|table))`, 'g'),
    '$1 shopfront',
  ],
  [
    'window display',
    new RegExp(`\\b(?:the )?(?:display )?windows? of (?:an?|the) ((?:[a-z]+ )?${SHOP})\\b`, 'g'),
    'the $1 shopfront',
  ],
  [
    'shopfront',
    /\bpress(?:es|ing)? (?:his|her|its|their) (?:little |small |tiny )?(?:nose|face|hand|forehead|palm|cheek)s? (?:up |flat |close )*(?:against|to|on|onto) (?=[^.;]*\bshopfront\b)/g,
    'looks at ',
  ],
]

const STORM =
  "(?:an?|the) (?:(?!storm's)[a-z]+ ){0,2}?(?:tornado|twister|cyclone|whirlwind|hurricane)"

/** Who flees from a storm has it behind: it is seen, whatever else is said of the way. */
const FLEEING_TURNS: readonly Turn[] = [
  [
    'tornado twister cyclone whirlwind hurricane',
    new RegExp(`(?<!^)\\b(?:away |off |to safety )?from (${STORM})\\b([^,.;]*)`, 'g'),
    '$2 , $1 behind',
  ],
  [
    'tornado twister cyclone whirlwind hurricane',
    new RegExp(
      `\\b(?:(?:is |are )?(?:trying|tries|try|attempt(?:s|ing)?) to )?(?:outrun(?:s|ning)?|escap(?:es|e|ing)|flee(?:s|ing)?|dodg(?:es|e|ing)) (${STORM})\\b([^,.;]*)`,
      'g',
    ),
    'races away$2 , $1 behind',
  ],
]

const CITY =
  '(?:an?|the|our|downtown|whole|entire|modern|big|busy|small|crowded|helpless|tall|city|office|new york|tokyo|los angeles)'
const BUILT =
  '(?:city|town|village|metropolis|downtown|skyline|skyscrapers?|buildings?|houses|streets?|high-rises|capital)'

/** In the number and form that was said: "two hikers hide" is not said of the bear before them. */
function skulking(said: string): string {
  if (/^(?:hiding|cowering|ducking|taking)\b/.test(said)) return 'skulking'
  return /^(?:are|hide|cower|duck|take)\b/.test(said) ? 'skulk' : 'skulks'
}

/** What comes suddenly: giants in a town, heads out of the snow. */
export const SURPRISE_TURNS: readonly Turn[] = [
  ...FLEEING_TURNS,
  ...SHOPFRONT_TURNS,
  [
    'beam girder',
    /\b(beam|girder)s? (?=(?:hanging |suspended )?(?:high )?(?:above|over) (?:the |an? )?(?:[a-z]+ ){0,2}?[a-z]+)/g,
    '$1 in ',
  ],
  [
    'destroy attack smash crush wreck trampl stomp demolish terrori ravag invad raz level tear',
    new RegExp(
      `\\b(?:is |are )?(?:destroy|attack|smash|crush|wreck|trampl|stomp|demolish|terrori[sz]|ravag|invad|raz|tear|ripp?)(?:s|es|e|ing)?(?: (?:apart|down|up|through|over|on|into|across))? (?:(?:its|his|her) way through )?((?:${CITY} )*)${BUILT}\\b(?! (?:hall|bus|park|light|lights|dog|cat)\\b)`,
      'g',
    ),
    (whole) =>
      `${/^(?:is |are )?[a-z]+s\b|^(?:is|are) /.test(whole) ? 'rampages' : 'rampage'} in a city`,
  ],
  // An eye that is nobody's is somebody's.
  [
    'eye eyeball',
    /\b((?:close[- ]?up|closeup|macro)(?: (?:shot|view|video|footage))? (?:of|on)) (?:an?|the|one|single)((?: (?:beautiful|bright|single|blue|green|brown|hazel|amber|golden|red|gr[ae]y|violet))*) (?:human )?eye(?:ball)?\b/g,
    "$1 a woman's$2 eye",
  ],
  [
    'pupil pupils iris',
    /,? (?:and |as |while |with )?(?:the|its|her|his) (?:pupils?|iris) (?:slowly |suddenly )?(?:dilat|contract|widen|narrow|shrink|react|adjust|reflect)[a-z]*\b/g,
    '',
  ],
  [
    'cannon gun laser missile torpedo',
    /\b(?:fir|shoot|blast|launch)(es|s|ing|e)? (?:(?:its|their|the|all|some|two|red|green|blue|guided) )*(?:[a-z]+ )??(?:cannons?|guns|laser(?:s| beams?| bolts?)|missiles|torpedo(?:e?s)?)(?! (?:from|out|pointers?)\b)/g,
    (_, ending = 'e') => `cannonad${ending === 's' ? 'es' : ending}`,
  ],
  [
    'arriv pull com',
    /\b((?:train|bus|tram|taxi|limousine|limo|coach|subway|trolley|van|ferry)s?) (?:is |are )?(?:arriv(es?|ing)|pull(s?|ing)|com(es?|ing)) (?:at|into|in|in to)(?= (?:an?|the|its|their|[a-z]+) )/g,
    (_, craft, ...forms) =>
      `${craft} stop${forms.slice(0, 3).join('').replace(/^e?s$/, 's').replace('ing', 'ping').replace(/^e$/, '')} at`,
  ],
  // Nobody shoots at the weather.
  [
    'struggl',
    /\b((?:sail|fishing |row|rowing |paper |life)?(?:boat|ship|vessel|trawler|yacht|ferry|galleon|canoe|kayak|raft|schooner)s?) struggl(?:es?|ing)\b(?! (?:through|against|with|to)\b)/g,
    '$1 rocking',
  ],
  [
    'struggl fight battl',
    /\b(?:struggl|fight|battl)(es|s|ing|e)?(?: (?:its|their|his|her) way)? (?:through|against) (?=(?:(?:an?|the|giant|huge|high|stormy|heavy|strong|rough|deep|towering|massive) )*(?:waves|seas?|storm|winds?|snow|blizzard|rain|currents?|waters?)\b)/g,
    (_, ending = '') => `go${ending === 'e' ? '' : ending.replace(/^s$/, 'es')} through `,
  ],
  [
    'battl fight clash duel attack combat',
    /\b((?:(?:pirate|war|battle|sailing|old|toy|fighter|star|space|alien) ?)*(?:ships|galleons|frigates|boats|vessels|warships|battleships|jets|planes|airplanes|fighters|tanks|biplanes|ufos)) (?:are |is )?(?:(?:locked |engaged )?in (?:an? )?(?:(?:fierce|epic|aerial|air|space|sea|naval|huge) )*(?:battle|dog ?fight|combat)|battl\w+|fight\w*|clash\w*|duel\w*|attack\w*)(?: (?:with |against )?(?:each other|one another))?(?: (?:as|while) they (?:sail|float)(?=s? (?:in|inside|on)\b))?/g,
    '$1 cannonade',
  ],
  // "A pirate ship battle: two ships fire cannons": those two are the ones that fight.
  [
    'battle fight combat dogfight',
    new RegExp(
      `(?:^|(?<=[.;] ))(?:an? |the )?(?:(?:epic|huge|big|great|massive|final|fierce|intense|cinematic) )*(${anyOf(BATTLES)})(?: scenes?)? ?[:.] ?(two|three|four|the|several) (?=(?:[a-z]+ )?(?:ships|galleons|frigates|boats|spaceships|tanks|jets|planes|fighters)\\b)`,
      'g',
    ),
    (_, kind = '', count = '') => `${count} ${kind.includes('pirate') ? 'pirate ' : ''}`,
  ],
  [
    'battle fight combat dogfight',
    new RegExp(
      `\\b(?:an? |the )?(?:(?:epic|huge|big|great|massive|final|fierce|intense|cinematic) )*(${anyOf(BATTLES)})(?: scenes?)?\\b(?: between (?:[a-z]+ ){0,3}(?:fleets|forces|armies|factions|sides|empires)\\b|(?! between))`,
      'g',
    ),
    (_, kind = '') => saidFor(BATTLES, kind),
  ],
  [
    'mast rigging',
    /\bclimb(s|ing)? (?:up )?(?:the|a) (?:mast|rigging)(?: of (?:an?|the|his) (?:[a-z]+ )?ship)?(?! of)/g,
    'climb$1 a rope on the deck of a sailing ship',
  ],
  [
    'paper planes airplanes',
    /\b(?:fly|flies|flying) (?=(?:an? |the |their |some |colou?rful )*paper (?:air)?planes?\b)/g,
    'throw ',
  ],
  // What a magician lets vanish, vanishes.
  [
    'disappear vanish',
    /\b(magician|illusionist|wizard|witch) mak(?:es?|ing) ((?:an?|the|his|her) (?:[a-z]+ )?[a-z]+) (?:disappear|vanish)(?: into thin air)?\b/g,
    '$1 waves a wand and $2 disappears',
  ],
  [
    'hides hide hiding cowers cowering cower ducks ducking cover',
    /\b(?:is |are )?(?:hid(?:es|e|ing)|cower(?:s|ing)?|duck(?:s|ing)?|tak(?:es?|ing) cover)(?: (?:itself|himself|herself|themselves))? (behind|under|underneath|beneath) (?=(?:an?|the|his|her|its|their|our|my) (?:[a-z]+ ){0,2}?(?:couch|sofa|bed|table|chair|armchair|tree|rock|boulder|bush|box|car|desk|curtain|bench|barrel|crate|fence|wall|cushion|pillow|blanket|quilt|duvet|towel|rug|stool|piano)\b)/g,
    (said, where = '') => `${skulking(said)} ${where} `,
  ],
  [
    'head heads face faces arms paws nose noses',
    /\b(?:pop|pok|stick|push|rais|peek)(?:s|es|e|ing|ping)? (?:their|its|his|her) (?:little |tiny |cute |fluffy )?(?:heads?|faces?|arms?|paws|noses?) (?:up |out )*(?:of|from|through|above) (?=(?:an?|the) (?:[a-z]+ )?(?:snow|hay|haystack|straw|bush|bushes|hedge|grass|leaves|hole|holes|ground|sand|burrow|mud|flowers)\b)/g,
    'burrowing up out of ',
  ],
  [
    'heads head faces arms paws noses',
    /[.,;]?(?: and| as| while)? (?:their|its|his|her) (?:little |tiny |cute |fluffy )?(?:heads?|faces?|arms?|paws|noses?) (?:pop|pok|stick|push|peek|emerg)(?:s|es|e|ing|ping)? (?:up |out )*(?:of|from|through|above) (?=(?:an?|the) (?:[a-z]+ )?(?:snow|hay|haystack|straw|bush|bushes|hedge|grass|leaves|hole|holes|ground|sand|burrow|mud|flowers)\b)/g,
    ' and burrow up out of ',
  ],
]
