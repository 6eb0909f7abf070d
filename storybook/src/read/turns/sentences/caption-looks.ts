import { personTraits } from '../../../lexicon/people-words.ts'
import { GARMENT_NAMES } from '../../../lexicon/garments.ts'
import { singular } from '../../../lexicon/morphology.ts'
import type { Turn } from '../turn.ts'

const COLOUR =
  '(?:dark |light |bright |navy |pale )?(?:black|white|red|blue|green|yellow|orange|purple|pink|brown|gr[ae]y|beige|gold|silver|turquoise|violet)'
const GARMENT =
  '(?:suit|dress|shirt|t-shirt|hat|jacket|coat|uniform|hoodie|sweater|gown|robe|skirt|scarf|cap|apron|vest|kimono|bikini)'
const PEOPLE = '(?:man|woman|girl|boy|lady|guy|child|kid|friend|couple|dog)'
const ART = '(?:an?|the|one|two|three|some)'

const isGarment = (word: string): boolean => GARMENT_NAMES.has(singular(word))

/** Whether a garment is named in the next words: "black leather boots", and not "black plays". */
function isOfGarment(after: string): boolean {
  return after
    .split(/[ ,.;]/)
    .slice(1, 4)
    .some(isGarment)
}

/** How captions name those who are seen by what they wear, and by whom they have with them. */
export const CAPTION_LOOK_TURNS: readonly Turn[] = [
  // "Wearing black": all of it.
  [
    'wearing wears',
    new RegExp(
      `\\b(?:who is |who )?(?:wearing|wears|dressed in) (?:all )?(${COLOUR})(?![a-z-])(?! and (?:${COLOUR}|[a-z]+ ))(?=((?:[ ,.;][a-z]*){0,4}))`,
      'g',
    ),
    (said, colour = '', after = '') => (isOfGarment(after) ? said : `in ${colour}`),
  ],
  [
    'suit dress shirt hat jacket coat uniform hoodie sweater gown robe skirt scarf cap apron vest kimono bikini',
    new RegExp(
      `\\b(${ART}) (${COLOUR} )(${GARMENT}) ([a-z]+)(?= (?:is|are|who|and|[a-z]+s|[a-z]+ing)\\b)`,
      'g',
    ),
    (said, ...[art = '', colour = '', garment = '', who = '']) =>
      personTraits(who) === null ? said : `${art} ${who} in a ${colour}${garment}`,
  ],
  [
    'group',
    /\b((?:sing|play|perform|rap)[a-z]*\b[^.;]*?) with (his|her|their) group\b/g,
    '$1 with $2 band',
  ],
  [
    'vehicles cars',
    /,? (?:and )?leav(?:es|ing) (?:all )?(?:the )?other (?:vehicles|cars|racers) (?:far |way )?(?:behind|back)(?: (?:him|her|it))?/g,
    ', overtaking other cars',
  ],
  ['boat boats', /\b(?:very )?fast (?:motor ?)?boat(s?)\b/g, 'speedboat$1'],
  [
    'orders commands',
    /\b(giv|bark|shout|yell)(es|ing|s) (?:out )?(?:orders|commands)\b(?: (?:to|at) (?=(?:an?|the|his|her|two|three) ))?/g,
    (said, _, form = '') =>
      `${form === 'ing' ? 'shouting' : 'shouts'}${said.endsWith(' ') ? ' at ' : ''}`,
  ],
  [
    'caress caresses caressing',
    /\b(hugging|embracing|hugs|embraces?|kissing|hug) and caress(?:es|ing)?\b(?: each other)?/g,
    '$1',
  ],
  [
    'caress caresses caressing',
    /\bcaress(es|ing|) each other\b/g,
    (_, form = '') => `hug${form === 'ing' ? 'ging' : ''} each other`,
  ],
  ['fastly', /\bfastly\b/g, 'quickly'],
  [
    'cross crosses crossing',
    /\b(quickly |slowly )?cross(es|ing)? (the|a) (road|street) by (?:running|run|walking|walk|foot)\b/g,
    (said, ...[how = '', , art = '', road = '']) =>
      `${/run/.test(said) ? 'runs' : 'walks'} ${how}across ${art} ${road}`,
  ],
  [
    'out exits exit exiting',
    /\b(?:is |are )?(?:(?:walk|go|step|storm|head|com)(?:s|es|ing) out of|exit(?:s|ing)?) (the|an?|his|her|their) ((?:[a-z]+ )?(?:room|office|kitchen|bedroom|bathroom|classroom|hall|hallway|courtroom|store|bar))\b(?! (?:door|window|in|on) )/g,
    'leaves $1 $2',
  ],
  [
    'out',
    /\bget(s|ting|) out of (?=(?:an?|the|his|her|its|their) (?:[a-z]+ ){0,2}(?:car|suv|sedan|taxi|cab|van|truck|jeep|helicopter|limousine|ambulance|bus)\b(?! (?:stop|station|seat)))/g,
    (_, form = '') => `walk${form.replace('t', '')} out of `,
  ],
  ['in', /\b(gets?|getting|climbs?|jumps?|hops?) in to (?=(?:an?|the|his|her) )/g, '$1 into '],
  [
    'drives drive driving',
    new RegExp(
      `\\b(an?|the) (${PEOPLE}) (?:is )?driv(?:es?|ing) (an?|the|his|her) (${PEOPLE}) in (?:his|her|the|an?) ((?:[a-z]+ )?(?:car|taxi|convertible|jeep|truck|van))\\b`,
      'g',
    ),
    '$1 $2 and $3 $4 ride in a $5',
  ],
  [
    'turn',
    /\btak(es|ing|e) an? (?:sharp )?(right|left) turn\b/g,
    (_, form = '', side = '') => `driv${form} to the ${side}`,
  ],
  [
    'present presents presenting',
    new RegExp(
      `\\bpresent(s|ing|) (an?|the|his|her) ((?:[a-z]+ )?(?:${PEOPLE}|women|wife|husband|mother|bride)) with (an?|the|some) ((?:[a-z]+ )?[a-z]+)(?= and\\b| then\\b| in\\b| on\\b| at\\b| ?[.,;]|$)`,
      'g',
    ),
    (_, ...found) => {
      const [form = '', whose = '', who = '', art = '', gift = ''] = found
      return `${form === 'ing' ? 'giving' : 'gives'} ${art} ${gift} to ${whose} ${who.replace('women', 'woman')}`
    },
  ],
  ['flying fly flies', /\b(fl(?:y|ying|ies)) on the (sea|ocean|water|lake)\b/g, '$1 over the $2'],
  [
    'scavenging foraging scavenge forage',
    /(?<=\b(?:ducks?|ducklings?|hens?|chickens?|chicks?|birds?|geese|goose|pigeons?|sparrows?|crows?|swans?)\b[^.;]*?)\b(?:scaveng|forag)(?:ing|es?) for (?:food|insects|worms|seeds)\b/g,
    'pecking at the ground',
  ],
  // What is sold with a film says what it may stand for.
  ['concept', /(?<=[a-z][.,;] )(?:an? |the )?concepts? (?:of )?[a-z ,-]{2,60}\.?$/g, ''],
  // Where one dances outdoors there is no ballroom.
  [
    'outdoors outside',
    /\b((?:danc|sing|sit|eat|paint|read|play|smok|exercis|talk|hug|embrac)[a-z]*(?: (?:happily|slowly|together|alone|with (?:an?|his|her|the) [a-z]+|the [a-z]+|an? [a-z]+)){0,2}) (?:outdoors|outside|in the open(?: air)?)(?= ?[.,;]|$| (?:at (?:sunset|sunrise|dawn|dusk|night)|and|while|with|on an? (?:sunny|sunset|summer|spring|warm)|in the (?:rain|snow|sun|evening|morning|golden|sunset))\b)/g,
    '$1 in a meadow',
  ],
]
