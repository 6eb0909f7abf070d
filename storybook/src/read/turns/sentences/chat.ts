import type { Turn } from '../turn.ts'

const WEST =
  '(?=[^]*\\b(?:saloon|sheriff|cowboys?|gunslingers?|outlaws?|tumbleweeds?|bandits?|swinging doors)\\b)'

/** How people speak to whoever makes the film: greetings, comparisons, advertisements. */
export const CHAT_TURNS: readonly Turn[] = [
  // "My 5 year old wants …": who wants it is not in it.
  [
    'wants want would asked',
    /^\s*my (?:[a-z0-9]+[- ]year[- ]old|kids?|son|daughter|niece|nephew|wife|husband|boss|client|mom|dad)(?: (?:son|daughter|kid|boy|girl|niece|nephew))? (?:really )?(?:wants?|would (?:like|love)|asked for|asks for)(?: to (?:see|have|watch))? /g,
    '',
  ],
  [
    'need want loop background',
    /^\s*(?:(?:(?:i|we) )?(?:need|want) )?an? (?:(?:short|seamless|quick|simple|looping|nice) )*(?:background|intro|loop)(?: (?:loop|video|clip|animation))?(?: (?:of|with|for|showing))?\s*[:,-]?\s+/g,
    '',
  ],
  [
    'stalls',
    /(?<=\b(?:car|truck|bus|van|tractor|taxi|engine|motorcycle|train) )stalls\b/g,
    'breaks down',
  ],
  // Waves have no guns.
  [
    'battle',
    /(?<=\b(?:ship|boat|vessel|trawler|galleon)s?\b[^,.;]*? )battl(?:es?|ing) (?:against )?(?=(?:(?:the|enormous|huge|giant|towering|rough|high|stormy) )*(?:waves|seas?|storm|wind|ocean)\b)/g,
    'sails through ',
  ],
  // Who races a bicycle is on it.
  [
    'race racing',
    /\b(?:is |are )?rac(e|es|ing) (?:each other on |on )?((?:(?:their|his|her|the|two|three|red|old) )+(?:bicycle|bike|horse|motorcycle|motorbike|scooter|go-?kart|camel|skateboard|tractor|sled)s?)\b/g,
    'rid$1 $2 fast',
  ],
  // A ship is steered by its wheel.
  [
    'wheel',
    /(?<=\b(?:captain|sailor|helmsman|skipper|pirate)s?(?: [a-z]+){0,3} )(?:grips?|gripping|holds?|holding|turns?|turning|spins?|spinning) (?:the|his|her) (?:ship'?s? |boat'?s? |wooden )*(?:steering )?wheel(?: of (?:the|his|her|an?) (?:[a-z]+ )?(?:ship|boat))?\b/g,
    'steers the ship',
  ],
  // Who talks to the mirror sees nobody else in it.
  [
    'reflection',
    /\b(?:is |are )?(?:argu|talk|speak|shout|yell|chat|laugh|smil|wav|fight|danc)(?:es?|s|ing) (?:with|to|at) (his|her|its|their)(?: own)? reflection\b/g,
    'looks at $1 reflection',
  ],
  [
    'stack pile',
    /\b(?:tall|high|huge|towering) (?=(?:stack|pile) of (?:plates|dishes|books|pancakes|cups|boxes)\b)/g,
    '',
  ],
  ['heart', /\b(?:my|his|her|their|our|the) heart (?:is|gets|was) broken\b/g, 'a broken heart'],
  [
    'color colour',
    /^\s*(?:the )?colou?r (red|orange|yellow|green|blue|purple|pink|white|black|gold|silver|brown|turquoise|violet)\s*[.!]?\s*$/g,
    'three $1 balloons, a $1 butterfly and a $1 flower in a meadow',
  ],
  // What falls into a coffee shop's cup is no soup.
  ['beans', /(?<=\bcoffee\b[^.;]{0,80})(?<!coffee )\bbeans\b/g, 'coffee beans'],
  [
    'halloween',
    /^\s*(?:something |anything )?(?:spooky|scary|creepy)(?: and fun)? for halloween\s*[:,-]?/g,
    'at night in front of a haunted house,',
  ],
  [
    'greeting card message wishes',
    /^\s*(?:an? )?(?:happy )?birthday (?:greetings?|card|message|wishes) for (?:my |our )?[a-z]+(?: [a-z]+)? with /g,
    'a birthday party with ',
  ],
  [
    'something like',
    /^\s*(?:(?:please )?(?:make|create|show|give|do|generate|film) (?:me |us )?)?something (?:(?:really|very|super|nice and|a bit) )*[a-z]+(?: and [a-z]+)?,? (?:like|such as|for example|maybe|perhaps) /g,
    '',
  ],
  [
    'when happens',
    /^\s*(?:(?:please )?(?:show|tell) (?:me|us) )?(?:what it looks like|what happens|how it looks) when /g,
    '',
  ],
  // Waves that nobody waves with are the sea's.
  [
    'waves wave',
    /^\s*(?!an? (?:[a-z]+ )?wave (?:rolls|comes|rushes|crashes|sweeps|washes) (?:in|up|away|over)\b)((?:an? )?(?:(?:gentle|soft|calm|big|huge|giant|crashing|rolling|quiet|peaceful|relaxing|little|dark|blue) )*)waves?(?: (roll|crash|break|lap|wash)e?s)?(?= (?:at|in the|under|by|with|on|roll|crash|break|lap|wash|during|hitting|against)|\s*[,.]|\s*$)/g,
    (_, looks, verb) => `${looks.replace(/^an? /, '')}ocean waves${verb ? ` ${verb}` : ''}`,
  ],
  // Both sides wear it.
  [
    'battle war fight between',
    /\b(?:an? |the )?(?:(?:epic|huge|big|great|final|fierce|medieval) )*(?<!\b(?:snowball|pillow|food|water|water balloon) )(?:battle|war|fight) between ((?:[a-z]+ ){0,2}[a-z]+) and ((?:[a-z]+ ){0,2}?[a-z]+)( (?:in|wearing) (?:[a-z]+ )?(?:armou?r|helmets|capes|uniforms|costumes))?(?= (?:in|on|at|with|under|near)\b|\s*[,.;]|\s*$)/g,
    '$1$3 sword fighting $2$3',
  ],
  [
    'laser dot',
    /\b(?:(?:an?|the) )?(?:(?:red|green) )?laser(?: pointer)?(?:'s)? (?:dot|point|light|beam)\b|\b(?:an?|the) red dot (?:of|from) (?:an?|the) laser(?: pointer)?\b|(?<=\b(?:chas|catch|hunt|follow)[a-z]* )(?:an?|the) laser(?: pointer)?\b/g,
    'a laser dot',
  ],
  [
    'try tri',
    /\b(?:is |are )?(?:try|tries|trying) to catch (?=(?:an?|the|its|his|her|some) (?:[a-z]+ )?(?:laser dot|butterfl|fly|bee|bird|mouse|ball|bubble|feather|leaf|leaves|tail|bus|train))/g,
    'chases ',
  ],
  // Whom a greeting is for does not stand in it.
  [
    'greeting card wish message video invitation',
    /^\s*(?:an? |the )?(?:[a-z]+ )?(?:birthday|christmas|anniversary|wedding|easter|thank you|get well|graduation|party|congratulations?) (?:video |e-?)?(?:greetings?|cards?|wish(?:es)?|message|video|invitation) (?:for|to) (?:(?:my|our) )?[a-z]+(?: [a-z]+)?\s*[:,-]\s*/g,
    '',
  ],
  [
    'desert town dusty town frontier',
    new RegExp(
      `\\b(?:(?:dusty|old|small|little|quiet|sleepy|lonely|lawless|hot) )*(?:(?:desert|frontier|border|mining) )?town\\b(?! square)${WEST}`,
      'g',
    ),
    'western town',
  ],
  [
    'everybody everyone',
    /\b(?:everybody|everyone)(?:( in the [a-z]+)| there| inside| else)? (?:stares?|looks?|watch(?:es)?|turns? (?:around|round|to look|and stares?))(?: at (?:him|her|them|it))?(?=\s*(?:[.,;!]|$))/g,
    (_, where = '') => `three people${where} look at him`,
  ],
  [
    'turn',
    /\b(?:everybody|everyone|all (?:heads|eyes|faces)|every head)(?:( in the [a-z]+)| there| inside| else)? turns? (?:to|towards?) (?=(?:an?|the|his|her) )/g,
    (_, where = '') => `four people${where} look towards `,
  ],
  [
    'rockstar rock star pop star popstar',
    /\b(?:(sing(?:s|ing)?)|danc(?:es|ing|e)|perform(?:s|ing)?|mov(?:es|ing)|jump(?:s|ing)?|rock(?:s|ing)?(?: out)?|play(?:s|ing)?) like an? (?:[a-z]+ )?(?:rock ?star|pop ?star)\b/g,
    (_, sings = '') =>
      `dressed as a rockstar ${sings === '' ? 'playing the electric guitar' : 'singing'} on a concert stage`,
  ],
  [
    'magician illusionist conjurer conjuror',
    /\b(magician|illusionist|conjur[eo]r) (?:makes?|making) ((?:[a-z]+ ){0,2}[a-z]+) (?:appear|fly|come|jump|pop)(?: out)? (?:of|from|out of) /g,
    '$1 pulls $2 out of ',
  ],
  // The glass of an advertisement has in it what is advertised.
  [
    'ad advert commercial advertisement',
    /^\s*(?:an? |the )?(?:[a-z]+ )?(?:ad|advert|commercial|advertisement)(?: spot| video)? for (?:an? |the |our )?((?:[a-z]+ )?(?:lemonade|juice|iced tea|cola|soda|beer|wine|milk|whisky|champagne|water))\s*[:,.-]\s*([^]*?\b(?:an?|the)) (?:tall |cold |frosty |big )?glass\b(?! of)/g,
    '$2 glass of $1',
  ],
  // The hole that golfers mean has a flag in it, and a mill on their green is a toy.
  [
    'golf putt',
    /(?<=\b(?:golf|putt)\b[^]*)\b(?:through|under|past) (?:an?|the) (?:[a-z]+ )?windmill,? (?:and |then )*(?:into|in|to|towards?) (?:an?|the) hole\b/g,
    'into the golf hole on a golf course , a toy windmill stands',
  ],
]

/** Words for where people are from. */
export const NATIONS =
  'american|argentine|australian|austrian|belgian|brazilian|british|canadian|chilean|chinese|colombian|croatian|cuban|czech|danish|dutch|egyptian|english|ethiopian|finnish|french|german|greek|hungarian|icelandic|indian|indonesian|iranian|iraqi|irish|israeli|italian|japanese|kenyan|korean|lebanese|mexican|moroccan|nepalese|nigerian|norwegian|pakistani|persian|peruvian|polish|portuguese|romanian|russian|scottish|serbian|spanish|swedish|swiss|syrian|thai|tunisian|turkish|ukrainian|venezuelan|vietnamese|welsh'
const DOES =
  'eats?|drinks?|dances?|sings?|walks?|runs?|sits?|stands?|reads?|plays?|cooks?|bakes?|paints?|climbs?|rides?|drives?|sleeps?|works?|smiles?|laughs?|talks?|wears?|holds?|bows?|makes?|is|are|in|with|on|at|who|and'

/** Chat, names of cards, ages, and how scripts and captions speak: nothing of it is a thing on the stage. */
export const SPEECH_TURNS: readonly Turn[] = [
  [
    ' of hearts of spades of clubs of diamonds',
    /\b(queen|king|jack|ace) of (?:hearts|spades|clubs|diamonds)\b/g,
    '$1',
  ],
  [
    'two three four five some several',
    new RegExp(`\\b(two|three|four|five|some|several|many) (${NATIONS})s? (?=(?:${DOES})\\b)`, 'g'),
    '$1 people ',
  ],
  // What photographers hold is a thing, whatever else films are made with.
  [
    'camera',
    /\b((?:holds?|holding|carr(?:ies|ying)|with|uses?|using|repairs?|repairing|has|on|lifts?|raises?|drops?) )?(an?|his|her|their|two|three|some|my) ((?:(?:old|vintage|antique|retro|small|tiny|big|new|shiny|broken|digital|analog|instant|dark|light|black|white|gr[ae]y|silver|gold(?:en)?|red|blue|green|yellow|orange|purple|pink|brown|beige|turquoise|wooden) )*)cameras?\b(?! (?:shop|store|move|pan|zoom|shot|angle|follow|circl|orbit|push|pull|tilt|track|glid|fl(?:y|ies)|work|lens|slowly|style|effect|that))/g,
    '$1$2 $3photocamera',
  ],
  ['not', /,? ?\bnot (?:[a-z]+) but ([a-z]+)(?=[,.;]|$)/g, ' is $1'],
  [
    ' rain',
    /\b((?:rose |cherry |flower )?petals|leaves|feathers|confetti|stars) (?:are )?rain(?:s|ing)?(?: down)?\b(?: (?:on|onto|over) )?/g,
    '$1 falling on ',
  ],
  [
    'having tea having coffee has tea has coffee have tea have coffee',
    /\b(?:having|has|have) (?:some |a cup of )?(tea|coffee)\b(?! party)/g,
    'drinking $1',
  ],
  [
    'panel page cover poster illustration',
    /^\s*(?:(?:retro|vintage|old|classic|colou?rful) )*(comic|manga|storybook)(?: book)? (?:panel|page|cover|illustration|strip)s?\s*(?:[:,]|of|showing)\s*/g,
    '$1 style, ',
  ],
  [
    'bench chair sofa couch armchair bed hammock swing',
    /(?<!\b(?:on|in|at) )\b((?:an?|the) (?:[a-z]+ )?(?:bench|chair|sofa|couch|armchair|bed|hammock|swing)) with ((?:an?|the|two) (?:sleeping|sitting|reading|old|young|tired|lonely|napping|[a-z]+)? ?(?:man|woman|boy|girl|cat|dog|child|couple|baby|person|grandmother|grandfather))\b(?: on it| in it)?(?! (?:and an?|under|beneath|beside|behind|near|next|below|in front)\b)/g,
    '$2 on $1',
  ],
  // "Three friends: a cat, a dog and a mouse": they are named one by one.
  [
    ':',
    /\b(?:(?:my|our|his|her|the|an?|two|three|four|five|six) )(?:[a-z]+ )?(?:family|friends|animals|people|children|pets|toys|siblings|members|characters|objects|things|items|heroes)\s*:\s*(?=(?:an?|the|my|our|one|two|dad|mom|mum|father|mother) )/g,
    '',
  ],
]
