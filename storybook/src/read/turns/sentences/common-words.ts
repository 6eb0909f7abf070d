import { singular } from '../../../lexicon/morphology.ts'
import { anyOf, saidFor, type Rows, type Turn } from '../turn.ts'

/** Comparisons and sayings: what they name is not there. */
const IDIOMS =
  /\b(?:as|so) (?!(?:big|large|tall|small|tiny) as (?:an?|his|her|its) )\w+(?: and \w+)? as (?:an? |the )?\w+(?: (?:sky|night|day|moon|ocean))?\b|\b(?:(?<=\b(?:is|was|be|'s) a )piece of cake|under the weather|time flies|butterflies in (?:his|her|my|their) stomachs?|elephant in the room|spill(?:s|ing)? the beans|hold your horses|once in a blue moon|wild goose chase|couch potato|break a leg|apple of (?:his|her|my) eye|on cloud nine|like (?:a|an) \w+(?: (?!\w*s\b|in\b|on\b|and\b|at\b|with\b|over\b|through\b|to\b)\w+)?|(?<!\b(?:looks?|looking|look|shaped|dressed|things?|something|built|made|moves?|moving|walk(?:s|ing)?|danc(?:e|es|ing)|acts?|fights?|such|foods?|fruits?|objects|animals|seems?|feels?|smells?|sounds?|tastes?|styled|painted|drawn) )like (?!(?:this|that|these|those|it|him|her|them|us|me|you|mad|crazy|new)\b)(?:tiny |little |giant |liquid |falling |shooting |burning )?[a-z]+(?= (?:around|in|on|over|across|through|against|above|beneath|behind|under)\b| ?[.,;¦]|\s*$)|like there'?s no tomorrow|at the speed of light|out of this world|top of the world)\b/g

/** Where one goes to whoever has a trade. */
const SHOPS: Rows = [
  ['dentist', "dentist's office"],
  ['doctor', "doctor's office"],
  ['barber|hairdresser', 'barbershop'],
  ['butcher|grocer', 'market'],
  ['florist', 'flower shop'],
]

/** What comes out of something comes from it. */
export const OUT_OF_TURNS: readonly Turn[] = [
  [
    'out',
    /\b(?<!made )out of (?=(?:an?|the|his|her|its|their|hat|hats|top hat|bag|basket|box|nest|egg|pocket|cave)\b)/g,
    'from ',
  ],
]

/** Slopes, vehicles from within, and what the air is like. */
export const AIR_AND_INTERIOR_TURNS: readonly Turn[] = [
  [
    'hill slope side',
    /\b(?:icy|snowy|snow-covered|frozen) (?:hill|slope|hillside|mountainside)s?\b/g,
    'ski slope in winter',
  ],
  [
    'inside',
    /\binside (?:of )?(?:an?|the) (?:[a-z]+ )?(train|bus|submarine|airplane|plane|spaceship|spacecraft|helicopter|subway)\b(?! (?:compartment|car|carriage|station|tunnel|stop|cabin|platform|wash|shop|factory|door))/g,
    'in a $1 interior',
  ],
  [
    'window',
    /\b(?:(?:in|on|at|from|through|by) )?(?:the|an?) windows? of (?:an?|the) (?:moving |speeding |passing )?(train|bus|plane|airplane)\b(?: (?:travel|pass|speed|mov|rid)\w*ing(?: [a-z]+){1,4})?/g,
    'in a $1 interior',
  ],
  ['if though', /\bas (?:if|though)\b[^,.;]*/g, ' ¦ '],
  [
    'air',
    /\b(?:in|through|into) the (?:cold|cool|warm|crisp|fresh|still|misty|salty|icy|frosty|chilly|humid|hot|night|morning|evening|winter|summer|autumn|spring)(?: [a-z]+)? air\b/g,
    '',
  ],
]

/** Words that any sentence may have: asked last, when all others have had their turn. */
export const COMMON_WORD_TURNS: readonly Turn[] = [
  ['fire', /\b(an?|the) ((?:[a-z]+ ){0,2}[a-z]+) on fire\b/g, '$1 burning $2'],
  [
    'behind',
    /(?<!\b(?:left|leaves?|leaving|falls?|falling|stays?|from|lags?|lagging|remains?|follows?|following|close|far|looks?|looking) )\bbehind(?= ?(?:[,.;]|$))/g,
    'in the background',
  ],
  ['of', /((?:^|[,.;]) ?)of (?:the )?(?=[a-z])/g, '$1'],
  [
    'particles motes specks dust',
    /(?<!^(?:(?:close|up|of|macro|slow|motion|shot|footage|time|lapse|an?|the|some|golden|gold|tiny|fine|glowing|floating|dust|shimmering|sparkling|magical|magic|white|small) )*)\b(?:[a-z]+ )?(?:particles|motes|specks)\b[^,.;]*|(?<=[,;.] ?)(?:[a-z]+ )?dust (?=floating|drifting|hanging|in|swirling|dancing)[^,.;]*/g,
    (words) =>
      /\b(?:light|sun|beam|ray|shaft)/.test(words) ? ' ¦ dustlight ¦ ' : ' ¦ dustmotes ¦ ',
  ],
  [
    'of',
    /\b(on(?:to)?) the (?:bumper|hood|bonnet|roof|edge|arm|steps|rim|lid|rail|tailgate) of (?=(?:an?|the|his|her|their)\b)/g,
    '$1 ',
  ],
  [
    '0s',
    /\b(?:the )?(?:early |late |mid-?)?(?:1[89]|20)\d0s[- ](?=(?:clothes|dress|outfit|suit|attire|car|diner|kitchen|living|house|barber|street|style)\w*)/g,
    '',
  ],
  [
    'shout say whisper ask repl yell cries murmur scream',
    /(^\s*|[,.!?¦] ?)(?:shouts|says|whispers|asks|replies|yells|cries|murmurs|screams|exclaims) ((?:an?|the|his|her) [a-z]+(?: [a-z]+)?)(?=,|\.| as | while | in | who | and |$)/g,
    '$1$2 is talking',
  ],
  [
    'wrap',
    /\bwrap(s?|ping|ped) (?:its|his|her|their) (?:[a-z]+ )?(?:arms|tentacles|tail|trunk|neck|wings?|coils)\b(?: (?:a?round|about))?/g,
    (_, form) => (form === 's' ? 'hugs' : 'hugging'),
  ],
  [
    'at the ',
    new RegExp(`\\bat the (${anyOf(SHOPS)})(?:'s)?\\b(?! ?(?:shop|office)\\b)`, 'g'),
    (_, trade) => `at the ${saidFor(SHOPS, trade)}`,
  ],
  ['weav', /\bweav(?:es|ing|e) (?=through|between|in and out)/g, 'moving '],
  [
    'team',
    /\b(football|soccer|basketball|baseball|hockey|rugby|volleyball|cricket) team\b/g,
    (_, game) => (game === 'cricket' ? 'team of cricketers' : `team of ${game} players`),
  ],
  ['vet', /\b(an?|the) vet (?=[a-z]+(?:s|ing)\b)/g, '$1 veterinarian '],
  [
    'match game',
    /\b(?:an? |the )?(?:(women|men|girls|boys|kids|children)'s? |[a-z]+ )?(football|soccer|basketball|tennis|volleyball|baseball|rugby|hockey|badminton|cricket|table tennis|chess) (?:match|game)\b(?! on)/g,
    (_, who, game) => `${who ?? (game === 'chess' ? 'two people' : 'players')} playing ${game}`,
  ],
  [
    'launch landing take',
    /\b(rocket|missile|space ?shuttle|spaceship|plane|airplane|helicopter|drone) (launch|landing|take-?off)\b(?! (?:pad|site|gear|strip))/g,
    (_, craft, deed) => `${craft} is ${deed.replace('launch', 'launching')}`,
  ],
  [
    'loading',
    /\b(?:un)?loading (?=(?:an?|the) (?:[a-z]+ )?(?:truck|van|car|lorry|ship|boat))/g,
    'carrying boxes beside ',
  ],
  ['glasses', /\bglasses of (?=[a-z])/g, 'glass of '],
  ['working', /\bworking as (?:an? )?/g, 'dressed as a '],
  ['neon', /\bneon lights?\b(?! style)/g, 'neon signs'],
  ['like', /\blooks? like (?=[a-z]+ing\b)/g, ''],
  [
    'about approx rough near almost than least fewer up many exactly some',
    /\b(?:about|approximately|roughly|nearly|almost|more than|at least|no fewer than|up to|as many as|exactly|some) (?=(?:an? )?(?:\d|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred|dozen))/g,
    '',
  ],
  ['of', /\bthe (two|three|four|five) of (?:them|us)\b/g, '$1 people'],
  ['person', /\ba person is (?=baby )/g, 'a '],
  ['riding', /\b(horse|bike|camel|motorcycle|elephant)(?:back)? ?riding\b/g, 'riding a $1'],
  [
    'hand',
    /,?(?: with)? (?:an?|the) ((?:(?!with|and|or|of|in|on|at|by|holding|has)[a-z]+ ){1,2}[a-z]+)(?<! hand) in (?:his |her |their |its )?hands?\b/g,
    ' , holding a $1 , ',
  ],
  [
    'hand',
    /,? (?:an? |the )?([a-z]+(?: of [a-z]+)?)(?<! hand) in (?:his |her |their |its )?hands?\b/g,
    ' , holding a $1 , ',
  ],
  ['reflect', /,? reflections? (?:from|in|on|off) (?:the )?water\b/g, ' at a lake'],
  [
    'cycling biking',
    /\b(?:(motor)(?:cycl|bik)ing|(?:cycling|biking)(?! shorts| gloves))\b/g,
    (_, motor = '') => `riding a ${motor === '' ? 'bicycle' : 'motorcycle'}`,
  ],
  [
    // What a place is full of is all over it; "full of life" is nothing to count.
    'full filled packed crowded bustling teeming swarming brimming',
    /\b(?:completely |densely )?(?:full of|(?:jam-)?(?:teeming|filled|brimming|swarming|bustling|packed|crowded) with) (?:lots of |many )?(?=(?:(?!of|with|and|in|at)[a-z]+ ){0,2}?(?:people|children|sheep|fish|(?!(?:its|his|stars)\b)[a-z]+(?<![sui])s)\b)/g,
    'with countless ',
  ],
  [
    'with',
    /\b(?:teeming|rife|filled|brimming|swarming|bustling|packed|crowded|lined|adorned|decorated|alive) with\b/g,
    'with',
  ],
  [
    'dressed',
    /\bdressed (?:up )?(?:as|like) (?:an? )?([a-z]+(?: (?:captain|king|queen|knight|wizard|prince|princess|chef|fighter|officer|driver|hero))?)\b/g,
    (_, who = '') => `wearing a ${singular(who)} costume`,
  ],
  [
    'sunbeamlight',
    /\b(sunbeamlight)(?: ¦)? +(?:pierc|filter|danc|break|sparkl|slant|cut|stream|pour|fall|shin)[a-z]* [^,.;]*/g,
    '$1 ¦ ',
  ],
  [' as like of under time room beans horses goose potato leg nine tomorrow world', IDIOMS, ' ¦ '],
]
