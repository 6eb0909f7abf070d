import type { Turn } from '../turn.ts'

const THE = "(?:an?|the|his|her|its|their|some|two|three|[a-z]+'s)"
const SLOWLY =
  '(?:(?:slowly|suddenly|gradually|quickly|gently|finally|immediately|instantly|at once) )*'
/** What something is done to: a pronoun, or a noun with its looks. */
const WHAT = `(him|her|it|them|${THE} (?:[a-z-]+ ){0,3}?[a-z]+)`
const LOOKS =
  '(?:(?:hot|warm|bright|morning|spring|midday|cold|icy|strong|sudden|gust of|the|an?|burning|blazing) )*'
const HEAT = '(?:sun|sunshine|sunlight|heat|warmth|fire|flames)'
const WIND = '(?:wind|breeze|gust|draft|draught|storm)'
const HUES =
  '(?:red|orange|yellow|green|blue|purple|pink|black|white|grey|gray|golden|silver|violet|turquoise|rainbow|brown)'
const PUFF = `(?:an? )?(?:(?:big|great|huge|small|thick|sudden|little|swirling) )*(?:puffs?|clouds?|bursts?|plumes?|swirls?|whirls?|billows?|poof) of (?:(?:bright|dark|pale|light|thick|glittering|magical|sparkling) )*((?:${HUES} )?smoke)`
const CLEARS = '(?:clears|lifts|settles|fades(?: away)?|disappears|vanishes|is gone|blows away)'

/** Whoever it is done to, as the one who does it. */
const doer = (what: string): string => ({ him: 'he', her: 'she', them: 'they' })[what] ?? what

/** A verb as it is said of them: "the curtains catch", "the curtain catches". */
function said(what: string, verb: string): string {
  const many = /^(?:they|two|three|some)\b/.test(what) || /[^su]s$/.test(what)
  if (many) return `${what} ${verb}`
  return `${what} ${/(?:s|x|z|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb}s`}`
}

/** What sun, wind and fire do to things: it is the thing that changes. */
const FORCED_TURNS: readonly Turn[] = [
  [
    'melts melt',
    new RegExp(
      `\\b${LOOKS}${HEAT} ${SLOWLY}(?:melts?|thaws?) ${WHAT}(?: (?:away|down|completely))?(?: into (?:an? |the )?(?:[a-z]+ )?(?:puddle|pool)s?(?: of water)?)?(?= ?[,.;]|$| (?:and|while|as|until|in|on)\\b)`,
      'g',
    ),
    (_, what = '') => said(doer(what), 'melt'),
  ],
  [
    'blows blow slams pushes',
    new RegExp(
      `\\b${LOOKS}${WIND} ${SLOWLY}(?:blows|slams|pushes|throws|flings|bangs) ${WHAT} (open|shut|closed|out)\\b`,
      'g',
    ),
    (_, what = '', end = '') =>
      `${said(doer(what), end === 'out' ? 'go' : end === 'open' ? 'open' : 'close')}${end === 'out' ? ' out' : ''} in the wind`,
  ],
  [
    'blows blow',
    new RegExp(
      `\\b${LOOKS}${WIND} ${SLOWLY}(?:blows|puffs|snuffs) out ${WHAT}(?= ?[,.;]|$| (?:and|while|as|on|in)\\b)`,
      'g',
    ),
    (_, what = '') => `${said(doer(what), 'go')} out in the wind`,
  ],
]

const SET_ON_FIRE = `(?:sets? ${WHAT} (?:on fire|alight|ablaze|aflame)|sets? fire to ${WHAT}(?= ?[,.;]|$| (?:and|while|as|on|in|with)\\b))`

/** What was named just now. */
const again = (what: string): string => doer(what.replace(/^(?:an?|some) /, 'the '))

/** How fire begins. */
const FIRE_TURNS: readonly Turn[] = [
  [
    'flames flame aflame alight ablaze',
    /\b(bursts?|erupts?|goes?|explodes?|bursting|going) (?:up )?(?:in|into) (?:bright |hot |roaring )?flames?\b|\b(catch(?:es)?|go(?:es)?) (?:alight|aflame|ablaze)\b/g,
    (_, burst = '', catches = '') =>
      /(?:s|ing)$/.test(`${burst}${catches}`) ? 'catches fire' : 'catch fire',
  ],
  // Not the woods burn but the house in them.
  [
    'burns burn catches catch',
    /\b(house|cabin|cottage|barn|castle|factory|church|hut|mansion|tower|mill|windmill|farmhouse|school|temple|shed|car|ship|boat|truck|tree) ((?:in|near|by|beside|at|on|outside) (?:an?|the) (?:[a-z]+ )?[a-z]+) (burns (?:down|to the ground)|catches fire)\b/g,
    (_, ...[what = '', where = '', burns = '']) =>
      `${what} ${burns.replace('to the ground', 'down')} ${where}`,
  ],
  // Whose it is, is not seen of it; the barn is no place here.
  [
    'catches burns',
    /\b(?:an?|the) [a-z]+'s (house|cabin|cottage|barn|hut|mansion|mill|shed|car|boat|truck) (catches fire|burns down)\b/g,
    'the $1 $2',
  ],
  // What somebody did before set it on fire.
  [
    'on fire alight ablaze aflame fire to',
    new RegExp(`,? (?:and |which )${SLOWLY}(?:accidentally )?${SET_ON_FIRE}`, 'g'),
    (_, what = '', other = '') => ` , ${said(doer(what || other), 'catch')} fire`,
  ],
  // Sparks are seen of the fire; a dragon does it with its breath, others with a match.
  [
    'on fire alight ablaze aflame fire to',
    new RegExp(
      `\\b(?:an?|the) (?:(?:single|tiny|small|flying|stray) )*(?:spark|ember|candle|flame|match|fire|firework|lightning(?: bolt)?)s?(?: from (?:an?|the) [a-z]+)? ${SLOWLY}${SET_ON_FIRE}`,
      'g',
    ),
    (_, what = '', other = '') => `${said(doer(what || other), 'catch')} fire`,
  ],
  [
    'dragon',
    new RegExp(`\\b(dragons?(?: [a-z]+){0,4}?) ${SLOWLY}${SET_ON_FIRE}`, 'g'),
    (_, ...[who = '', what = '', other = '']) =>
      `${who} breathes fire at ${what || other} , ${said(again(what || other), 'catch')} fire`,
  ],
]

/** Who comes and goes in smoke. */
const SMOKE_TURNS: readonly Turn[] = [
  [
    'rainbow',
    /\brainbow(?:-colou?red)? (?=(?:smoke|steam|fumes|flames?|fire|mist)\b)/g,
    'multicolored ',
  ],
  [
    'puff cloud burst plume swirl whirl billow poof',
    new RegExp(
      `\\b${PUFF} (?:appears|rises|bursts? out|comes out|goes up|fills the (?:air|stage|room)|explodes|erupts|surrounds (?:him|her|it|them)|billows(?: up)?)[^,.;]*[,.;]?(?: and)?,? (?:when|as|once|after) (?:it|the smoke|this) ${CLEARS},? (?:there (?:is|sits|stands) )?((?:an?|the|his|her|two|three) (?:[a-z-]+ ){0,3}?[a-z]+) (has (?:vanished|disappeared)|is gone)\\b`,
      'g',
    ),
    '$2 disappears in $1',
  ],
  [
    'puff cloud burst plume swirl whirl billow poof',
    new RegExp(
      `\\b${PUFF} (?:appears|rises|bursts? out|comes out|goes up|fills the (?:air|stage|room)|explodes|erupts|surrounds (?:him|her|it|them)|billows(?: up)?)[^,.;]*[,.;]?(?: and)?,? (?:when|as|once|after) (?:it|the smoke|this) ${CLEARS},? (?:there (?:is|sits|stands) )?((?:an?|the|his|her|two|three) (?:[a-z-]+ ){0,3}?[a-z]+)(?= (?:sits|stands|lies|is|hops|appears|on|in|at|flies|smiles|waves)\\b| ?[,.;]|$)`,
      'g',
    ),
    '$2 appears in $1 ,',
  ],
  [
    'puff cloud burst plume swirl whirl billow poof',
    new RegExp(
      `\\b((?:dis)?appear|vanish|materiali[sz]e|emerge|teleport)(s|es|ing|)(?: (?:suddenly|away|into thin air))? (?:in|with|into|from|out of|amid) ${PUFF}`,
      'g',
    ),
    (_, ...[deed = '', form = '', smoke = '']) =>
      `${/^(?:van|dis)/.test(deed) ? 'disappear' : 'appear'}${form.replace('es', 's')} in ${smoke}`,
  ],
]

const HELD = '(melt|burn|glow|break|shatter|flicker|sparkle|wilt|explode|pop|crumble|dissolve)s'

/** Whose hands, hats and limbs it befalls, and what comes first. */
const WHOSE_TURNS: readonly Turn[] = [
  [
    'hand hands',
    new RegExp(
      `\\b((?:an?|the) ((?:[a-z]+ ){0,2}?[a-z]+)) ${SLOWLY}${HELD} in (${THE} (?:[a-z]+ )?[a-z]+)'s hands?\\b`,
      'g',
    ),
    (_, ...[what = '', noun = '', deed = '', who = '']) =>
      `${who} holds ${what} , the ${noun} ${deed}s`,
  ],
  [
    'lid',
    /\b(?:lifts|opens|raises) (?:up )?the (?:heavy |wooden |golden )?lid (?:of|on|from) (?=(?:an?|the|his|her) )/g,
    'opens ',
  ],
  // The light comes out of what is open.
  [
    'opens',
    /\b(?:when|as|once) the (?:chest|box|book|treasure chest|trunk|locket) opens,? (?:an? )?(?:(?:bright|warm) )*golden (?:light|glow) (?:shines|pours|streams|spills|bursts|floods|falls|glows|lights)[^,.;]*?(?=[,.;]|$| and\b)/g,
    ', golden light ,',
  ],
  [
    'pieces shards fragments splinters mess',
    /[.;,](?: and)? ((?:an?|the) (?:[a-z]+ )?[a-z]+) (?:sweeps|cleans|picks|mops) up the (?:broken )?(?:pieces|shards|fragments|splinters|mess|broken glass)\b/g,
    '. then $1 sweeps the floor',
  ],
  [
    'repairs fixes mends',
    /\b(repairs|fixes|mends) its (?:broken )?(?:arm|leg|head|wing|eye|hand|body|wheel)s?\b/g,
    '$1 it',
  ],
  [
    'repairs fixes mends',
    /\b((?:repairs|fixes|mends) (?:it|the [a-z]+))(?:,? (?:and )?its (eyes|lights) (?:light up|glow)(?: [a-z]+)?)?,? and it ((?:stands|wakes|gets) up|starts|comes to life|flies|rolls|drives|walks)\b/g,
    (_, ...[repairs = '', eyes, deed = '']: (string | undefined)[]) =>
      `${repairs}. then it ${deed}${eyes === undefined ? '' : ` with glowing ${eyes}`}`,
  ],
  [
    'sleeping',
    /\b((?:an?|the) sleeping ([a-z]+)) (?:opens (?:her|his|its) eyes|wakes up|awakens|awakes) (?:as|when|after) ((?:an?|the) (?:[a-z]+ )?[a-z]+) (kisses|touches|licks|pats|hugs|tickles) (?:her|him|it)\b/g,
    '$3 $4 $1. then the $2 wakes up',
  ],
  [
    'catches',
    /\b(an?|the) ([a-z]+)'s hat catches fire(?:,| and)+ (?:he|she|it) /g,
    '$1 $2 hat catches fire. then a $2 ',
  ],
  [
    'paddles paddle',
    /\b(dog|puppy|duck|duckling|otter|turtle|swan|goose)(s?) paddle(s?)\b/g,
    '$1$2 swim$3',
  ],
  // A town of whose lamps it is told lights up.
  [
    'lamps lights lanterns',
    /\b(?:the |all )?(?:street ?lamps|street ?lights|lanterns|lights|city lights) (?:slowly )?(?:come on|light up|go on|turn on|flicker on)(?: one (?:by one|after another))?(?: (?:as|when) (?:dusk|night|evening|darkness) (?:falls|comes))? (?:over|in|across|of|all over) (an?|the) ((?:[a-z]+ )?)(town|city|village)\b(?:,? and the windows (?:of|in) the (?:houses|buildings) (?:(?:start|begin) to )?(?:glow|light up))?/g,
    '$1 $2$3 lights up',
  ],
]

/** What begins to happen happens. */
const BEGUN_TURNS: readonly Turn[] = [
  [
    'begins starts',
    /(?<=[a-z] )(?:inside )?(?:slowly |magically )?(?:begins|starts) to (?=[a-z])(slowly |softly |gently |faintly |brightly )?(?!be\b|have\b)([a-z]+)\b/g,
    (_, how = '', deed = '') =>
      `${how}${deed.replace(/([^aeiou])y$/, '$1ie').replace(/(s|x|z|ch|sh|o)$/, '$1e')}s`,
  ],
]

const FLOWERS =
  '(?:(?:house ?|potted )?plant|rose|flower|tulip|sunflower|daisy|orchid|lily|tree|bush|bouquet|poppy)s?'

/** What comes back, bursts in the end, or is spilt on somebody's clothes. */
const TURNED_TURNS: readonly Turn[] = [
  [
    'life revives perks recovers straightens again',
    new RegExp(
      `\\b(?:wilted|withered|wilting|drooping|dried|dry|dying|dead|sad) ((?:[a-z]+ )?${FLOWERS})((?: (?:in|on) (?:an?|the|his|her)(?: [a-z]+){1,2}?)*) ${SLOWLY}(?:comes? back to life|revives?|perks? up|recovers?|straightens? up|blooms? again)\\b(?:((?: as| while| when) [^,.;]{3,40}? waters) (?:it|them)\\b)?`,
      'g',
    ),
    (_, ...[flower = '', where = '', waters = '']) =>
      `${flower} unwilts${where}${waters === '' ? '' : `${waters} the ${flower}`}`,
  ],
  [
    'fills fill',
    new RegExp(
      `\\b(${THE} (?:[a-z]+ )?(?:glass|cup|bucket|jug|mug|bathtub|tub|sink|bowl|jar|bottle|barrel|basin|pot)) ${SLOWLY}fills (?:up )?with ((?:[a-z]+ )?(?:water|rainwater|juice|milk|wine|coffee|tea|beer|lemonade|potion|soup|paint|honey))\\b`,
      'g',
    ),
    (_, vessel = '', drink = '') => `${drink.replace('rainw', 'w')} pours into ${vessel}`,
  ],
  [
    'statue sculpture',
    /\b((?:an?|the) (?:[a-z]+ ){0,3}(?:statue|sculpture)(?: (?:in|at|on) (?:an?|the) (?:[a-z]+ )?[a-z]+)?) wakes? up (at (?:midnight|night|dawn|dusk))\b/g,
    '$2 $1 awakens',
  ],
  [
    'bigger larger',
    /\b(grows?|swells?|inflates?|gets?) (?:bigger and bigger|larger and larger|ever (?:bigger|larger))\b/g,
    'grows',
  ],
  [
    'until',
    /\b((?:an?|the) (?:[a-z]+ )?)(balloon|bubble)( grows)(?: slowly)?,? until it (?:bursts|pops|explodes)\b/g,
    '$1$2$3. then the $2 pops',
  ],
  // Who holds it does something else beside.
  [
    'holding watching',
    /\b((?:the|an?) (?:[a-z]+ )?(?:girl|boy|man|woman|child|kid)) (?:holding|watching|carrying) (?:it|him|her|them) (?=[a-z]+s\b)/g,
    '$1 ',
  ],
  [
    "'s",
    /\b((?:spill|splash|pour|drop|squirt|spray|splatter)(?:s|es)? [^,.;]{2,30}? (?:on|onto|over) (?:an?|the) (?:[a-z]+ )?[a-z]+)'s ((?:[a-z]+ )?(?:dress|shirt|suit|coat|jacket|skirt|blouse|trousers|uniform|sweater))\b/g,
    '$1 in a $2',
  ],
  // No camera does it.
  [
    'pan',
    /\b(the|an?|his|her|chef's|cook's) pan (?=(?:on the (?:stove|fire|cooker) )?(?:catches|burns|smokes|sizzles|falls))/g,
    '$1 frying pan ',
  ],
]

/** What becomes of things, by whatever does it to them, in words that the reader knows. */
export const WHAT_BECOMES_TURNS: readonly Turn[] = [
  ...FORCED_TURNS,
  ...FIRE_TURNS,
  ...SMOKE_TURNS,
  ...WHOSE_TURNS,
  ...BEGUN_TURNS,
  ...TURNED_TURNS,
]
