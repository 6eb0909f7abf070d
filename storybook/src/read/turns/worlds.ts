import type { Turn } from './turn.ts'

const STUFF =
  '(?:pure |solid |shining |colou?rful |melting )?(glass|crystals?|ice|diamonds?|gold|silver|chocolate|cheese|cardboard|flowers|bread|cake|cookies|jelly|lava|lego(?: bricks)?|toy bricks|wool|yarn|marshmallows?|newspaper|ice cream|porcelain|marble)'
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
  return `${(NAMES[plain] ?? plain).replaceAll(' ', '-')}-made`
}

/** The walls of a street go away from us and cannot be covered: a city is seen as a skyline. */
const seenFromAfar = (land: string): string => (land === 'city' ? 'skyline' : land)

const DEAD =
  '(?:(?:ruined|dead|dying|destroyed|barren|devastated|post-apocalyptic|postapocalyptic|apocalyptic|desolate|scorched|burnt|burned|broken|poisoned|dystopian|lifeless|abandoned) )+'

/** Worlds that are all of one stuff, in ruins or on their heads, in words that a place is known by. */
export const WORLD_TURNS: readonly Turn[] = [
  [
    'made built of',
    new RegExp(
      `\\b${ARTICLE} ((?:[a-z-]+ )?)${LAND} (?:that is |which is )?(?:(?:entirely |completely )?(?:made|built|carved|woven)(?: entirely| completely)?(?: out)? (?:of|from)|of) ${STUFF}\\b(?! (?:${LAND.slice(1, -1)}|flowers?|cakes?|bars?|panes?))`,
      'g',
    ),
    (...[, the = '', look = '', land = '', stuff = '']) =>
      `${the} ${madeOf(stuff)} ${look}${seenFromAfar(land)}`,
  ],
  [
    'glass crystal ice diamond chocolate cheese lego marshmallow porcelain cardboard',
    new RegExp(
      `\\b${ARTICLE} ((?:(?!of)[a-z-]+ )?)(glass|crystal|ice|diamond|chocolate|cheese|lego|marshmallow|porcelain|cardboard) ${LAND}\\b(?! (?:in (?:his|her|the|their|an?) (?:[a-z]+ )?(?:room|bedroom|playroom|nursery)))`,
      'g',
    ),
    (...[, the = '', look = '', stuff = '', land = '']) =>
      `${the} ${madeOf(stuff)} ${look}${seenFromAfar(land)}`,
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
  [
    'after aftermath end',
    /\b(?:after|in the aftermath of) (?:the|an?) (?:[a-z]+ )?(?:apocalypse|end of the world|nuclear war)\b/g,
    'in a ruined city',
  ],
  // Who is alone there and does nothing goes on his way, and climbs no wall.
  [
    'wanderer survivor',
    /(,? with|,) an? (?:(?:lone|lonely|single|last) )+(wanderer|survivor|traveler|traveller)\b(?= ?(?:[.,;]|$))/g,
    ', a lone man in a cloak walks',
  ],
]
