import { lookUp } from '../../../lexicon/look-up.ts'
import type { Turn } from '../turn.ts'

const STUFF =
  '(?:pure |solid |shining |colou?rful |melting )?(glass|crystals?|ice|diamonds?|gold|silver|chocolate|cheese|cardboard|paper|flowers|bread|cake|cookies|jelly|lava|lego(?: bricks)?|toy bricks|wool|yarn|marshmallows?|newspaper|ice cream|porcelain|marble)'
const LAND =
  '(forest|woods|city|town|village|jungle|garden|meadow|mountains?|valley|street|island|desert|park|landscape|skyline|hills)'
const ARTICLE = '(an?|the|this|his|her|their|its)'

/** The names that the cast has for them. */
const NAMES: Readonly<Record<string, string>> = {
  crystals: 'crystal',
  diamonds: 'diamond',
  marshmallows: 'marshmallow',
  yarn: 'wool',
  lego: 'toy-bricks',
}

function madeOf(stuff: string): string {
  const [plain = ''] = stuff.split(/ bricks$/)
  return `${(lookUp(NAMES, plain) ?? plain).replaceAll(' ', '-')}-made`
}

/** A city of glass has a set of its own. */
const isKnown = (land: string, stuff: string): boolean =>
  /^(?:city|skyline)$/.test(land) && /^(?:glass|crystals?)$/.test(stuff)

/** The walls of a street go away from us and cannot be covered: a city is seen as a skyline. */
const seenFromAfar = (land: string): string => (land === 'city' ? 'skyline' : land)

const DEAD =
  '(?:(?:ruined|dead|dying|destroyed|barren|devastated|post-apocalyptic|postapocalyptic|apocalyptic|desolate|scorched|burnt|burned|broken|poisoned|dystopian|lifeless|abandoned) ){1,4}'

/** Worlds that are all of one stuff, in ruins or on their heads, in words that a place is known by. */
export const WORLD_TURNS: readonly Turn[] = [
  [
    'made built of',
    new RegExp(
      `\\b${ARTICLE} ((?:[a-z-]+ )?)${LAND} (?:that is |which is )?(?:(?:entirely |completely )?(?:made|built|carved|woven)(?: entirely| completely)?(?: out)? (?:of|from)|of) ${STUFF}\\b(?! (?:${LAND.slice(1, -1)}|flowers?|cakes?|bars?|panes?))`,
      'g',
    ),
    (match, ...[the = '', look = '', land = '', stuff = '']) =>
      isKnown(land, stuff) ? match : `${the} ${madeOf(stuff)} ${look}${seenFromAfar(land)}`,
  ],
  [
    'glass crystal ice diamond chocolate cheese lego marshmallow porcelain cardboard paper',
    new RegExp(
      `\\b${ARTICLE} ((?:(?!of)[a-z-]+ )?)(glass|crystal|ice|diamond|chocolate|cheese|lego|marshmallow|porcelain|cardboard|paper) ${LAND}\\b(?! (?:in (?:his|her|the|their|an?) (?:[a-z]+ )?(?:room|bedroom|playroom|nursery)))`,
      'g',
    ),
    (match, ...[the = '', look = '', stuff = '', land = '']) =>
      isKnown(land, stuff) ? match : `${the} ${madeOf(stuff)} ${look}${seenFromAfar(land)}`,
  ],
  // "On a ruined earth": no globe; its towns lie in ruins.
  [
    'earth world planet wasteland land landscape apocalyp dystopi',
    new RegExp(
      `\\b(?:on|in|through|across|over|of)? ?(?:an?|the|this) ${DEAD}(?:earth|world|planet|wasteland|land|landscape|future|street|highway|road)\\b`,
      'g',
    ),
    ' in a ruined city',
  ],
  // A ship on such a sea is drawn with it, and a bottle that holds a land has a belly.
  [
    'ocean sea storm',
    /\b((?:ocean|sea|storm) (?:in|inside(?: of)?|within) (?:an?|the|my|her|his) (?:[a-z]+ )?(?:teacup|cup|mug|bowl|glass|bottle|jar|spoon))(?:,? (?:with|and) an? (?:(?:tiny|little|small|miniature|pirate|sailing) )*(?:ship|boat|sailboat)(?: (?:sailing|floating|on it|in it))?)?/g,
    '$1',
  ],
  [
    'storm',
    /\ban? storm (?=(?:in|inside|within) (?:an?|the) (?:[a-z]+ )?(?:tea)?cup\b)/g,
    'a stormy sea ',
  ],
  [
    'world planet',
    /\b(?:(?:tiny|small|little|whole|entire|miniature) )+(?:world|planet|universe) (?=(?:on|in|inside|within) (?:an?|the) (?:[a-z]+ )?(?:mushroom|toadstool|leaf|lily pad|coin|button|teacup|cup|mug|jar|bottle|bowl|nutshell|shell|drop|dewdrop|raindrop|light ?bulb|snow globe)\b)/g,
    'tiny island ',
  ],
  [
    'bottle',
    /\b(city|village|town|forest|garden|world|jungle|island|ocean|sea|galaxy|universe|landscape) (?:trapped |living |built |hidden )?(?:in|inside(?: of)?|within) (an?|the) (?:[a-z]+ )?bottle\b/g,
    '$1 inside $2 glass jar',
  ],
  // Who is alone there and does nothing goes on his way, and climbs no wall.
  [
    'wanderer survivor',
    /(,? with|,) an? (?:(?:lone|lonely|single|last) )+(wanderer|survivor|traveler|traveller)\b(?= ?(?:[.,;]|$))/g,
    ', a lone man in a cloak walks',
  ],
]
