import { singular } from '../../lexicon/morphology.ts'
import { TWO_COLOUR_TURNS } from './two-colours.ts'
import { anyOf, saidFor, type Rows, type Turn } from './turn.ts'
import { ANIMAL_TURNS } from './animals.ts'
import { AT_HOME_TURNS } from './at-home.ts'
import { BETWEEN_PEOPLE_TURNS } from './between-people.ts'
import { BY_ITSELF_TURNS } from './by-itself.ts'
import { CITY_TURNS } from './city-life.ts'
import { CRAFT_AT_WORK_TURNS } from './crafts-at-work.ts'
import { CLOTHES_TURNS } from './clothes.ts'
import { CHAT_TURNS, SPEECH_TURNS } from './chat.ts'
import { EACH_OWN_TURNS } from './each-own.ts'
import { ENSEMBLE_TURNS } from './ensembles.ts'
import { ERRAND_TURNS } from './errands.ts'
import { EVERYDAY_TURNS } from './everyday-words.ts'
import { FEAT_TURNS } from './feats.ts'
import { SPORT_TURNS } from './sports.ts'
import { STUNT_TURNS } from './stunts.ts'
import { EVENT_TURNS } from './events-of.ts'
import { FIELD_TURNS } from './fields.ts'
import { FILM_TURNS } from './films.ts'
import { FITTING_TURNS } from './fitting.ts'
import { FRONTED_TURNS } from './fronted.ts'
import { HANDWORK_TURNS } from './handwork.ts'
import { HALF_HIDDEN_TURNS } from './half-hidden.ts'
import { FORMATION_TURNS } from './formations.ts'
import { HELPING_TURNS } from './helping-words.ts'
import { HERD_TURNS } from './herds.ts'
import { LANDSCAPE_TURNS } from './landscapes.ts'
import { KEEPER_TURNS } from './keepers.ts'
import { HOUR_TURNS } from './hours.ts'
import { LIMB_TURNS } from './limbs.ts'
import { POSTURE_TURNS } from './postures.ts'
import { NAME_TURNS } from './roles.ts'
import { ON_THE_WAY_TURNS } from './on-the-way.ts'
import { OPENING_TURNS } from './openings.ts'
import { CAPTION_TURNS } from './captions.ts'
import { PART_LOOK_TURNS } from './told-of-parts.ts'
import { NATURE_TURNS } from './nature.ts'
import { REARRANGED_TURNS } from './rearranged.ts'
import { RAINING_TURNS } from './raining-things.ts'
import { ROSTER_TURNS } from './rosters.ts'
import { SHARE_TURNS } from './shares.ts'
import { SWIM_IN_AIR_TURNS } from './sky-roads.ts'
import { PART_WORD_TURNS } from './part-words.ts'
import { PRINT_TURNS } from './prints.ts'
import { SEAT_TURNS } from './seats.ts'
import { PASSIVE_TURNS } from './passives.ts'
import { PEOPLE_TURNS } from './people.ts'
import { PLACE_TURNS } from './place.ts'
import { CONDITION_TURNS } from './conditions.ts'
import { CRAFT_TURNS } from './crafts.ts'
import { DESCRIPTION_TURNS } from './description.ts'
import { GATHERING_TURNS } from './gatherings.ts'
import { GALLERY_TURNS, SCREEN_TURNS } from './galleries.ts'
import { FORCE_TURNS } from './forces.ts'
import { MISHAP_TURNS } from './mishaps.ts'
import { RESULT_TURNS } from './results.ts'
import { UNDERGOING_TURNS } from './undergoing.ts'
import { UPSHOT_OF_OTHERS_TURNS } from './upshots-of-others.ts'
import { UPSHOT_TURNS } from './upshots.ts'
import { RIDGE_TURNS } from './mountains.ts'
import { SPECTACLE_TURNS, FIGHT_TURNS } from './spectacle.ts'
import { DONE_TO_WHOM_TURNS } from './done-to-whom.ts'
import { DOING_TURNS } from './doings.ts'
import { DEED_TURNS, STATE_TURNS } from './state.ts'
import { STATES_BEFORE_TURNS } from './states-before.ts'
import { OUTCOME_TURNS } from './outcomes.ts'
import { STORY_TURNS } from './stories.ts'
import { TABLE_TURNS } from './tables.ts'
import { TELLING_TURNS } from './telling.ts'
import { THING_TURNS } from './things.ts'
import { SAME_ONE_TURNS } from './same-ones.ts'
import { TWO_SENSE_TURNS } from './sense-phrases.ts'
import { SENSE_TURNS } from './which-sense.ts'
import { WHAT_BECOMES_TURNS } from './what-becomes.ts'
import { WONDER_TURNS } from './wonders.ts'

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

/** Turns of phrase that say in other words what the reader knows already, applied in this order. */
export const TURNS: readonly Turn[] = [
  ...CHAT_TURNS,
  ...TWO_SENSE_TURNS,
  ...ON_THE_WAY_TURNS,
  ...UPSHOT_TURNS,
  ...UPSHOT_OF_OTHERS_TURNS,
  ...HELPING_TURNS,
  ...EVENT_TURNS,
  ...EVERYDAY_TURNS,
  ...BETWEEN_PEOPLE_TURNS,
  ...WHAT_BECOMES_TURNS,
  ...ROSTER_TURNS,
  ...STUNT_TURNS,
  ...SPORT_TURNS,
  ...WONDER_TURNS,
  ...PRINT_TURNS,
  ...CLOTHES_TURNS,
  ...CITY_TURNS,
  ...CRAFT_AT_WORK_TURNS,
  ...HANDWORK_TURNS,
  ...OPENING_TURNS,
  ...CAPTION_TURNS,
  ...LANDSCAPE_TURNS,
  ...AT_HOME_TURNS,
  ...ENSEMBLE_TURNS,
  ...GATHERING_TURNS,
  ...PART_LOOK_TURNS,
  ...REARRANGED_TURNS,
  ...FRONTED_TURNS,
  ...CONDITION_TURNS,
  ...STATES_BEFORE_TURNS,
  ...BY_ITSELF_TURNS,
  ...DONE_TO_WHOM_TURNS,
  ...PASSIVE_TURNS,
  ...KEEPER_TURNS,
  ...HALF_HIDDEN_TURNS,
  ...POSTURE_TURNS,
  ...LIMB_TURNS,
  ...HOUR_TURNS,
  ...EACH_OWN_TURNS,
  ...TWO_COLOUR_TURNS,
  ...FORMATION_TURNS,
  ...NAME_TURNS,
  ...SAME_ONE_TURNS,
  ...SENSE_TURNS,
  ...SEAT_TURNS,
  ...PART_WORD_TURNS,
  ...CRAFT_TURNS,
  ...FEAT_TURNS,
  ...FITTING_TURNS,
  ...TABLE_TURNS,
  ...SCREEN_TURNS,
  ...OUTCOME_TURNS,
  ...RESULT_TURNS,
  ...STORY_TURNS,
  ...FORCE_TURNS,
  ...UNDERGOING_TURNS,
  ...MISHAP_TURNS,
  ...SPECTACLE_TURNS,
  ...RIDGE_TURNS,
  ...SWIM_IN_AIR_TURNS,
  ...NATURE_TURNS,
  ...GALLERY_TURNS,
  ...DESCRIPTION_TURNS,
  ...SPEECH_TURNS,
  ...STATE_TURNS,
  ...THING_TURNS,
  ...ERRAND_TURNS,
  ...DEED_TURNS,
  ...DOING_TURNS,
  ...HERD_TURNS,
  ...ANIMAL_TURNS,
  ...PLACE_TURNS,
  ...TELLING_TURNS,
  ...FILM_TURNS,
  ...PEOPLE_TURNS,
  ...RAINING_TURNS,
  [
    'out',
    /\b(?<!made )out of (?=(?:an?|the|his|her|its|their|hat|hats|top hat|bag|basket|box|nest|egg|pocket|cave)\b)/g,
    'from ',
  ],
  ...FIGHT_TURNS,
  ...FIELD_TURNS,
  [
    'hill slope side',
    /\b(?:icy|snowy|snow-covered|frozen) (?:hill|slope|hillside|mountainside)s?\b/g,
    'ski slope in winter',
  ],
  [
    'inside',
    /\binside (?:of )?(?:an?|the) (?:[a-z]+ )?(train|bus|submarine|car|airplane|plane|spaceship|spacecraft|helicopter|subway)\b(?! (?:compartment|car|carriage|station|tunnel|stop|cabin|platform|wash|shop|factory|door))/g,
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
  ...SHARE_TURNS,
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
    (words) => (/\b(?:light|sun|beam|ray|shaft)/.test(words) ? ' ¦ dustlight ¦ ' : ' ¦ '),
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
    'pretend',
    /\b(?:and )?pretend(?:s|ing)? to be (?!(?:an? )?(?:statue|mime))(?:an? )?[a-z]+/g,
    '',
  ],
  [
    'wrap',
    /\bwrap(s?|ping|ped) (?:its|his|her|their) (?:[a-z]+ )?(?:arms|tentacles|tail|wings|coils)\b(?: (?:a?round|about))?/g,
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
    'team of $1 players',
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
