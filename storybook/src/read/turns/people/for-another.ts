import { singular } from '../../../lexicon/morphology.ts'
import { isPerson, lastOf } from '../somebody.ts'
import { anyOf, saidFor, type Rows, type Turn } from '../turn.ts'

const WHOM =
  '((?:another|an?|the|his|her|their|one|each) (?:(?!person|man|woman)[a-z-]+ ){0,2}?[a-z]+)'
const ENDS =
  '(?= ?[.,;!]|$| (?:in|on|at|to|into|onto|while|and|before|by|near|under|with|as|who|put|get|so)\\b)'
const HIS = '(?:an?|the|his|her|their|some|its)'
const LOOKS = '(?:(?!put|get|for)[a-z-]+ ){0,3}?'

/** What one gets into with a hand under the elbow. */
const RIDES: Rows = [
  ['car|taxi|cab|limousine', 'car-help'],
  ['bus|van|truck|train|tram', 'bus-help'],
  ['boat|rowboat|canoe|gondola|ferry|ship|sailboat|raft', 'boat-help'],
  ['carriage|sleigh|wagon', 'carriage-help'],
]
const WORN =
  '(?:coat|jacket|shirt|sweater|cardigan|dress|gown|robe|vest|cape|cloak|apron|kimono|raincoat|uniform|costume|suit|backpack|hat|cap|helmet|crown|beanie|mask|headphones|glasses|sunglasses|goggles|scarf|tie|bow tie|necklace|glove|gloves|mittens?|bracelet|ring|watch|shoes?|boots?|sneakers|socks?|skates|slippers|life ?jacket|armou?r|blouse|hoodie|poncho|shawl)'

/** What two do to each other, said with a noun. */
const EXCHANGED: Rows = [
  ['handshakes?', 'shake hands'],
  ['hugs?|embraces?', 'hug'],
  ['kiss|kisses', 'kiss'],
  ['high[- ]fives?', 'high-five'],
  ['smiles|smile', 'smile at each other'],
  ['glances|looks|words|stories|ideas|news', 'talk to each other'],
]

/** What is done with clothes that another has on, or is to have on. */
const DRESSING: readonly Turn[] = [
  [
    'help assist dress',
    new RegExp(
      `\\b(?:help|assist)(s|ing)? ${WHOM} (?:to )?(?:put(?:s|ting)? (?:on ${HIS} (${LOOKS}${WORN})|${HIS} (${LOOKS}${WORN}) on)|(?:get )?into ${HIS} (${LOOKS}${WORN})|with ${HIS} (${LOOKS}${WORN}))\\b`,
      'g',
    ),
    (_, ...[form = '', whom = '', a, b, c, d]) =>
      `put${form === 'ing' ? 'ting' : form} a ${a ?? b ?? c ?? d} on ${whom}`,
  ],
  [
    'help assist',
    new RegExp(
      `\\b(?:help|assist)(s|ing)? ${WHOM} (?:to )?(tie|button|zip|fasten|adjust|straighten|lace|buckle|clean|polish|shine)s?(?: up)? ${HIS} (${LOOKS}[a-z]+)${ENDS}`,
      'g',
    ),
    (_, ...[form = '', whom = '', deed = '', thing = '']) => {
      const own = whom.replace(/(?<!s)$/, "'s")
      const told =
        form === 's' ? `${deed === 'polish' ? 'polishe' : deed.replace(/y$/, 'ie')}s` : deed
      return `${deed === 'tie' ? told.replace('tiies', 'ties') : told} ${own} ${thing}`
    },
  ],
  [
    'brush dust wipe pick shake',
    new RegExp(
      `\\b(?:brush|dust|wip|pick|shak)(e?s|ing|e)?(?: (?:the|some|a bit of))? (?:dust|lint|crumbs|snow|dirt|fluff|hair|sand)(?: off| from| away)+(?: of)? (?=(?:another|an?|the|his|her|their) [a-z ]{1,24}'s )`,
      'g',
    ),
    (_, form = '') => `clean${form === 'ing' ? 'ing' : form === 'e' ? '' : 's'} `,
  ],
  [
    'blanket quilt',
    new RegExp(
      `\\b(?:plac|put|lay|drap|pull|spread|throw|tuck)(e?s|t?ing|e)? (?:an?|the|his|her) (?:[a-z]+ ){0,2}(?:blanket|quilt|throw)(?: gently| softly)? (?:over|on|onto|around|across|up to) ${WHOM}${ENDS}`,
      'g',
    ),
    (said, ...[form = '', whom = '']) =>
      isPerson(lastOf(whom))
        ? `blanket-cover${/ing/.test(form) ? 'ing' : form && 's'} ${whom}`
        : said,
  ],
  [
    'cover',
    new RegExp(
      `\\bcover(s|ing)? ${WHOM} with (?:an?|the|his|her) (?:[a-z]+ ){0,2}(?:blanket|quilt)\\b`,
      'g',
    ),
    (said, ...[form = '', whom = '']) =>
      isPerson(lastOf(whom)) ? `blanket-cover${form} ${whom}` : said,
  ],
]

/** Up from a chair or the ground, to bed, and out of the bath. */
const LIFTS: readonly Turn[] = [
  [
    'help pull lift assist',
    new RegExp(
      `\\b(?:help|pull|lift|assist)(s|ing)? ${WHOM} (?:to )?(?:(?:stand|get|rise|sit) )?(?:up|to (?:his|her|their) feet|(?=out of|from|off))(?: ?(?:from|out of|off) (?:an?|the|his|her|their) ([a-z]+))?(?= ?[.,;!]|$| (?:and|in|on|at|after|while)\\b)`,
      'g',
    ),
    (said, ...[form = '', whom = '', seat = '']) =>
      isPerson(lastOf(whom))
        ? `${/chair|seat|bench|sofa|couch|armchair|stool|bed/.test(seat) ? 'seat-raise' : 'ground-raise'}${form} ${whom}`
        : said,
  ],
  [
    'carr',
    /\b(carr(?:ies|ying|y)) ((?:an?|the|his|her) )(?:sleeping |tired |sleepy )?((?:[a-z]+ )?(?:daughter|son|child|girl|boy|toddler|baby|wife|grandson|granddaughter)) (?:up )?to bed\b/g,
    '$1 $2$3 in the arms in the bedroom',
  ],
  [
    'wrap',
    new RegExp(
      `\\bwrap(?:s|ping)? ${WHOM} (?:up )?in an? (?:[a-z]+ ){0,2}(towel|bathrobe|blanket|quilt|shawl)(?: after (?:an?|the|his|her) (?:bath|shower|swim))?\\b`,
      'g',
    ),
    (said, ...[whom = '', cloth = '']) => {
      if (!isPerson(lastOf(whom))) return said
      return /^(?:towel|bathrobe)$/.test(cloth)
        ? `puts a white bathrobe on ${whom} in the bathroom`
        : `blanket-covers ${whom}`
    },
  ],
]

/** Chairs, doors, rides and drinks for somebody else. */
const KINDNESSES: readonly Turn[] = [
  // Whoever it is poured for is beside it, and not drenched with it.
  [
    'pour',
    new RegExp(
      `\\bpour(s|ing)? (?:out )?(?:(?:some|an?|the) (?:(?:glass|cup|mug) of )?)?((?:[a-z]+ )?(?:tea|coffee|milk|juice|water|wine|cocoa)) for ${WHOM}`,
      'g',
    ),
    (said, ...[form = '', drink = '', whom = '']) => {
      const cup = /(?:tea|coffee|cocoa)$/.test(drink) ? 'cup' : 'glass'
      return isPerson(lastOf(whom)) ? `pour${form} ${drink} into a ${cup} next to ${whom}` : said
    },
  ],
  [
    'chair',
    new RegExp(
      `\\b(?:plac|put|pull|bring|offer|slid|set|draw)(e?s|t?ing|e)?(?: up| out)? (?:an?|the) (?:[a-z]+ )?chair(?: back| out| up)? for ${WHOM}(?: to (?:sit|take a seat)(?: down| in| on)*)?`,
      'g',
    ),
    (_, ...[form = '', whom = '']) =>
      `chair-offer${/ing/.test(form) ? 'ing' : form && 's'} ${whom}`,
  ],
  [
    'door',
    new RegExp(
      `\\b(?:hold|open)(s|ing)? (?:open )?(?:an?|the) (?:[a-z]+ )?door(?: open)? (?:for|while|as|so(?: that)?) ((?:another|an?|the|his|her|their) (?:[a-z-]+ ){0,2}?[a-z]+?)(?: to)?(?: (?:can )?(?:walk|go|come|pass|enter|step)(?:s|es|ing)?(?: (?:through|in|inside|out|past))*)?(?= ?[.,;!]|$| (?:in|at|and|with)\\b)`,
      'g',
    ),
    (_, ...[form = '', whom = '']) =>
      `door-hold${form} ${whom.replace(/^the other$/, 'another person')}`,
  ],
  [
    'help assist',
    new RegExp(
      `\\b(?:help|assist)(s|ing)? ${WHOM} (?:to )?(?:(?:get|climb|step|come|sit) )?(?:in(?:to)?|on(?:to)?|aboard) (?:an?|the|his|her|their) (?:[a-z]+ )?(${anyOf(RIDES)})\\b`,
      'g',
    ),
    (_, ...[form = '', whom = '', ride = '']) => `${saidFor(RIDES, ride)}${form} ${whom}`,
  ],
  [
    'fill top',
    new RegExp(
      `\\b(?:re)?(?:fill|top)(s|ing)?(?: up)? ${WHOM} ?'s (?:[a-z]+ )?(?:cup|glass|mug|teacup) with (?:hot |fresh |some )?([a-z]+)`,
      'g',
    ),
    (_, ...[form = '', whom = '', drink = '']) =>
      `pour${form} ${/^(?:tea|coffee)$/.test(drink) ? drink : `a glass of ${drink}`} for ${whom}`,
  ],
  [
    'pick choos select',
    new RegExp(
      `\\b(?:pick|choos|select)(e?s|ing|e)?(?: out)? (?:some |an? |the |new )*(?:[a-z]+ )?(?:clothes|clothing|outfit|outfits|dress|suit|shirt) for ${WHOM}`,
      'g',
    ),
    (_, ...[form = '', whom = '']) => `outfit-choose${/ing/.test(form) ? '' : form && 's'} ${whom}`,
  ],
  [
    'chin',
    new RegExp(
      `\\b(?:gently )?(?:lift|rais|tilt|tip)(e?s|ing|e)?(?: up)? ((?:another|an?|the|his|her|their) (?:[a-z-]+ ){0,2}?[a-z]+) ?'s chin\\b`,
      'g',
    ),
    (_, ...[form = '', whom = '']) => `chin-lift${/ing/.test(form) ? 'ing' : form && 's'} ${whom}`,
  ],
]

/** What two have for each other. */
const EACH_OTHER: readonly Turn[] = [
  ['cup of', /\bcup of (?:cold |fresh )?water\b/g, 'glass of water'],
  [
    'piggyback shoulder',
    new RegExp(
      `\\b(?:giv)(es|ing|e) ${WHOM} an? (?:piggyback|piggy-back|shoulder)(?: ride)?\\b`,
      'g',
    ),
    (said, ...[form = '', whom = '']) => {
      const deed = form === 'ing' ? 'carrying' : form === 'es' ? 'carries' : 'carry'
      return `${deed} ${whom} on ${said.includes('shoulder') ? 'the shoulders' : 'the back'}`
    },
  ],
  // One pushes, and the other swings.
  [
    'each other',
    /\btwo ([a-z]+) (?:are )?(?:tak(?:e|ing) turns )?push(?:ing)? (?:each other|one another) on (?:an?|the) swings?\b/g,
    (said, many = '') => {
      const one = singular(many)
      return isPerson(one) ? `a ${one} pushes another ${one} on a swing` : said
    },
  ],
  ['turns', /\b(?:take|takes|taking) turns (?:at )?(?=[a-z]+ing\b)/g, 'are '],
  ['turns', /\b(?:take|takes|taking) turns (?:on|with|at) (?=(?:an?|the) )/g, 'play on '],
  // "Hands a glass of water to her": nothing is watered by hand.
  [
    'hand',
    /(?<!\b(?:his|her|its|their|my|the|two|both|four|many|with|of|old|young|[a-z]+'s) )\bhand(s|ing) (?=(?:an?|the|some|his|her|another|him|them)\b[^.;,]{0,40}\b(?:water|light|thread|paint|plant|tie)s?\b)/g,
    (_, form = '') => (form === 'ing' ? 'giving ' : 'gives '),
  ],
  [
    'exchang shar trad',
    new RegExp(
      `\\b(?:exchang|shar|trad)(?:e|es|ing) (?:an? |some |warm |friendly |firm )*(${anyOf(EXCHANGED)})\\b`,
      'g',
    ),
    (_, shared = '') => saidFor(EXCHANGED, shared),
  ],
  [
    'feed',
    /\b(?:are )?feed(?:ing)? (?:each other|one another)\b(?: (?:fruit|strawberries|food|grapes|cake))?(?: (?:at|during|on) (?:a|their|the) picnic)?/g,
    'feed-mutual',
  ],
  [
    'pass toss hand',
    /\b(?:are )?(?:pass|hand)(?:ing)? ((?:an?|the|some) (?:[a-z]+ ){0,3}?[a-z]+|[a-z]+) (?:back and forth|to and fro|between (?:them|each other|one another|the two)|(?:to|with) each other)\b(?: (?:back and forth|between them))?/g,
    'relay-pass $1',
  ],
  [
    'pass hand give lend lift',
    new RegExp(
      `\\b(?:pass|hand|giv|lend|lift)(e?s|ing|e)? ((?:an?|the|his|her|their|some) (?:[a-z]+ ){0,2}?[a-z]+) (?:to|for) ${WHOM} to ((?!him|her|them|the|a)[a-z]+)( [a-z ]+?)?(?= ?[.,;!]|$)`,
      'g',
    ),
    (said, ...[form = '', thing = '', whom = '', next = '', rest = '']) => {
      if (/ing/.test(form)) return said
      const other = whom.replace(/^(?:another|an?|the|one) /, 'the other ')
      return `gives ${thing} to ${whom} . then ${other} ${next}${/(?:s|x|sh|ch|o)$/.test(next) ? 'es' : 's'}${rest}`
    },
  ],
  [
    'pass',
    new RegExp(
      `\\bpass(es|ing)? ((?:an?|the|his|her|their|some) (?:[a-z]+ ){0,3}?((?!baton|torch)[a-z]+)) to ${WHOM}${ENDS}`,
      'g',
    ),
    (_, ...[form = '', thing = '', noun = '', whom = '']) => {
      const deed = /^(?:ball|frisbee|football|basketball)$/.test(noun) ? 'throw' : 'give'
      const told = form === 'ing' ? `${deed.replace(/e$/, '')}ing` : `${deed}${form && 's'}`
      return `${told} ${thing} to ${whom}`
    },
  ],
]

/** What one does for another, and two for each other, in words that keep both in sight. */
export const FOR_ANOTHER_TURNS: readonly Turn[] = [
  ...DRESSING,
  ...LIFTS,
  ...KINDNESSES,
  ...EACH_OTHER,
]
