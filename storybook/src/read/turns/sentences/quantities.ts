import { findPicture } from '../../../lexicon/find-picture.ts'
import { baseVerb, singular } from '../../../lexicon/morphology.ts'
import type { Plain, Turn } from '../turn.ts'

/** What so much is likened to, of what, and what is seen then. */
type Likened = readonly [measures: string, what: string, plain: Plain]

const VAST =
  '(?:(?:an?|the|some|vast|huge|endless|great|thick|dense|heavy|soft|thin|white|wide|small|long|single|bright|golden|warm|deep|whole|swirling|glittering|living|slow|sudden|pale|narrow|towering|massive|sparkling|shimmering|fine|gentle) )*'
const HOW =
  '(?:(?:thick|dense|heavy|soft|white|fresh|cold|icy|grey|gray|warm|golden|pale|bright|still|calm|dark|black|clear|quiet|dusty|driving|pouring|drifting) )*'
/** Several of them, and what they are said to do as one. */
const MANY =
  '((?:(?!(?:the|an?|his|her|its|their|this|my)\\b)[a-z]+ ){0,2}?(?:[a-z]+(?<![sui])s|people|sheep|men|women|children))( [a-z]+s(?= (?!and\\b|with\\b)[a-z]|[.,;]|$))?'
const FALLING = 'storm rain shower blizzard whirlwind flurry cascade swirl'

/** "A forest of antennas stands": they do it, and they are many. Of trees it is a forest indeed. */
function manyOfThem(said: string, what = '', deed = ''): string {
  const last = what.split(' ').at(-1) ?? ''
  const grown = findPicture(singular(last))?.kind === 'plant' || last === 'clouds'
  return grown ? said : `countless ${what}${bare(deed)}`
}

/** "Falls" of one storm, "fall" of all its petals. */
function bare(deed: string): string {
  const base = baseVerb(deed.trim())
  // A river of sheep flows on feet.
  return base === null ? deed : ` ${base.replace(/^flow$/, 'walk')}`
}

const LIKENED: readonly Likened[] = [
  [
    'field sea ocean river blanket canopy tapestry dome carpet curtain ceiling vault',
    '(?:[a-z]+ )?stars(?: (?:fills?|filling|covers?|covering|lights? up|in) the (?:[a-z]+ )?sky)?(?: (?:above|overhead|behind)(?= ?[.,;]|$))?',
    ', starry night,',
  ],
  [
    'sheet layer crust',
    `${HOW}ice (?:covers|covering|on|over|lies on|lying on) (?=(?:an?|the) (?:[a-z]+ )?(?:pond|lake|river|canal|sea)\\b)(an?|the)`,
    '$1 frozen',
  ],
  [
    'blanket carpet sheet layer coat curtain veil wall shroud cloak torrent dusting mantle quilt sea tendril wisp ribbon bank finger band patch curl thread trail puff spiral',
    `${HOW}(snow|rain|fog|mist|haze|frost|smoke|steam)`,
    '$1',
  ],
  ['wave wall blast', 'heat(?: shimmers?| rises| hangs)?', 'heat haze'],
  [
    'ribbon pool pillar column flood streak patch stripe finger sliver blade bar band stream curtain',
    `${HOW}(?:morning |evening |afternoon )?(?:sunlight|sunshine|sun)`,
    'rays of sunlight',
  ],
  [
    'pool pillar column circle cone',
    `${HOW}light (?:falls|falling|shines|shining|lands|drops|comes)(?: down)? on`,
    'in a spotlight ,',
  ],
  [
    'pool pillar column circle cone flood sliver wave',
    `${HOW}light(?: (?:wash|spill|pour|sweep)(?:es|s)? (?:over|across|onto|into) (?:the|an?) [a-z]+)?`,
    'rays of light',
  ],
  // Nobody sees how loud it is.
  [
    'wall wave blanket storm sea roar',
    '(?:sound|noise|silence|music|laughter|applause)(?: (?:fill|wash|sweep|roll)(?:es|s)? (?:over |through )?(?=(?:the|an?) ))?',
    (said) => (said.endsWith(' ') ? ' ¦ in ' : ' ¦ '),
  ],
  ['wall', `${HOW}water`, 'a giant wave'],
  ['mirror sheet', `${HOW}water`, 'a calm lake'],
  [
    'wall tower',
    '(?:old |leather |dusty )*books (?:(?:tower|rise|stand)s? )?(behind|around|surrounds?)',
    'bookshelves $1',
  ],
  [
    'wall sea curtain ring',
    `${HOW}(?:flames|fire)( [a-z]+s(?= ))?`,
    (_, deed = '') => `huge flames${bare(deed)}`,
  ],
  [
    'river stream',
    '(?:cars|traffic|headlights)(?: (?:flow|stream|run|pour)s?)?',
    'many cars drive',
  ],
  [
    'crown wreath garland',
    '(?:[a-z]+ )?(?:flowers|blossoms|daisies|wildflowers|roses) (?:sits |rests |lies )?on (?:the )?head of ((?:an?|the) (?:[a-z]+ )?[a-z]+)',
    '$1 wearing a flower crown',
  ],
  [
    'carpet blanket layer bed quilt',
    '(?:(?:dry|fallen|dead|crisp|rustling) )*((?:red |golden |gold |orange |yellow |brown |autumn )*)leaves(?: (?:(?:cover|blanket|fill)(s)|lies?))?',
    (_, colour = '', covers = '') => `autumn ${colour}leaves${covers === '' ? '' : ' on'}`,
  ],
  [
    'bunch bundle string braid',
    '(?:(?:dried|fresh|drying) )*(herbs|lavender|garlic|onions|flowers|sage|chill?ies|peppers|rosemary) (?:are )?(?:hang(?:s|ing)?|dangl(?:e|ing)|dry(?:ing)?)',
    'six $1 are hanging',
  ],
  ['string strand', '(?:[a-z]+ )?pearls', 'a pearl necklace'],
  [
    `${FALLING} spray burst fountain jet explosion`,
    '(?:(?:hot|bright|orange|golden|glowing|flying) )*sparks(?: (?:fl(?:y|ies)|shoots?|showers?|falls?|rises?|bursts?))?(?: (?:over |onto |on )?the (?:floor|ground))?',
    'sparks fly',
  ],
  [
    FALLING,
    '((?:[a-z]+ )?(?:petals|leaves|feathers|blossoms))(?: (?:swirl|fall|drift|dance|whirl|float|flutter|blow)s?)?',
    'twenty $1 fall',
  ],
  [`${FALLING} hail volley`, `${MANY}(?: down)?`, (_, what = '') => `many ${what} are pelting`],
  [
    'sea ocean forest flood tide torrent avalanche jungle labyrinth maze web tangle explosion galaxy constellation river',
    MANY,
    manyOfThem,
  ],
]

function turnOf([measures, what, plain]: Likened): Turn {
  const several = measures.replace(/y(?= |$)/g, '(?:y|ies)').replace(/[a-xz](?= |$)/g, '$&(?:e?s)?')
  const like = several.replaceAll(' ', '|')
  const guards = measures.replace(/y(?= |$)/g, '')
  return [guards, new RegExp(`\\b${VAST}(?:${like}) of ${what}\\b`, 'g'), plain]
}

/** "A sea of umbrellas", "a curtain of rain": what so much of it is likened to is not there. */
export const QUANTITY_TURNS: readonly Turn[] = LIKENED.map(turnOf)
