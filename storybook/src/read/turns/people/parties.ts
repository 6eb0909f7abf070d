import { anyOf, saidFor, type Plain, type Rows, type Turn } from '../turn.ts'

const GUESTS =
  '((?:(?:the|a|an|some|forest|woodland|farm|jungle|zoo|little|cute|all the|two|three|four|five) )*(?:animals|cats?|dogs?|kittens?|pupp(?:y|ies)|mice|mouse|bears?|rabbits?|bunn(?:y|ies)|foxes|fox|penguins?|ducks?|owls?|hedgehogs?|monkeys?|elephants?|frogs?|pandas?|squirrels?|raccoons?|teddy bears?|dinosaurs?|dragons?|robots?|unicorns?))'
const FEAST = '(?:(?:birthday|surprise|big|wild|fun|little|christmas|garden|dance) )*party'
const GARB = 'wearing party hats next to a birthday cake'

const PEOPLE =
  '((?:(?:the|a|an|some|many|group of|bunch of|crowd of|happy|young|little|old|two|three|four|five|six) )*(?:children|kids|toddlers|friends|people|co-?workers|colleagues|employees|office workers|students|teenagers|guests|girls|boys|adults|neighbou?rs|women|men|family))'
const ATTEND =
  "(?:are |is )?(?:having|have|has|throw|throws|throwing|celebrat(?:e|es|ing)|enjoy|enjoys|enjoying|at|dancing at|dance at|partying at|laughing at|mingling at|attend|attending|hold|holding)(?: the)?(?: new year'?s?(?: eve)?)?(?: at)? (?:an? |the |their |his |her )?"
const SORT =
  "(?:(?:surprise|big|wild|fun|small|little|lively|crowded|outdoor|indoor|fancy|cozy|colou?rful|kids'?|children's|first|\\d+(?:st|nd|rd|th)) )*"
const OFFICE = '(?:office|company|staff|work|family)'
const CHRISTMAS = `(?:${OFFICE} )?(?:christmas|xmas|holiday)`
const NEW_YEAR = "new year'?s?(?: eve)?(?: rooftop)?"
const END = 'party\\b(?! (?:hats?|table|balloons?|poppers?|dress))'
/** Where a party is what the film is about, and not one that somebody goes to. */
const ITSELF = '(^|[.,;:!] |\\b(?:shot|view|video|footage|clip|scene|picture) of )(?:an? |the )?'
const AROUND_CAKE = 'wearing party hats stand around a birthday table'
const DANCING = 'wearing party hats dance'
const BY_THE_TREE = 'wearing santa hats dance next to a christmas tree'

const turn = (pattern: string, plain: Plain): Turn => ['party', new RegExp(pattern, 'g'), plain]

/** Parties that are named after where they are held. */
const SITES: Rows = [
  ['rooftop', 'on a rooftop'],
  ['house', 'in a living room'],
  ['office|company|staff', 'in an office'],
  ['garden|backyard', 'in a garden'],
  ['beach', 'on a beach'],
]

/** What people do at a party of that kind. */
function partyOf(people: string, kind: string): string {
  if (kind === 'birthday') return `${people} ${AROUND_CAKE}`
  if (new RegExp(`^${CHRISTMAS}$`).test(kind))
    return `${people} ${BY_THE_TREE}${/^(?:office|company|staff|work) /.test(kind) ? ' in an office' : ''}`
  const night = kind.startsWith('new year') ? 'fireworks at night, ' : ''
  const site = saidFor(SITES, kind)
  return `${night}confetti falls, ${people} ${DANCING}${site === kind ? '' : ` ${site}`}`
}

/** People at a party stand round its cake, or dance under confetti, or by the tree. */
const PEOPLE_PARTIES: readonly Turn[] = [
  turn(
    `\\b${PEOPLE} ${ATTEND}${SORT}((?:${OFFICE} )?(?:(?!tea\\b)[a-z]+ )?)${END}`,
    (_, people, kind) => partyOf(people, kind.trim()),
  ),
  turn(
    `\\b(?:an? |the )?${SORT}birthday party (?:with|for|of|full of) ${PEOPLE}`,
    `$1 ${AROUND_CAKE}`,
  ),
  turn(
    `\\b((?:an? |the )?(?:little |young |old )?(?:girl|boy|child|woman|man|grandm[a-z]+|grandpa|grandfather))'s ${SORT}birthday ${END}`,
    '$1 wearing a party hat stands next to a birthday table',
  ),
  turn(
    `${ITSELF}${SORT}(birthday|${CHRISTMAS}|${anyOf(SITES)}|${NEW_YEAR}) ${END}`,
    (_, shot, kind) =>
      `${shot}${partyOf(kind === 'birthday' ? 'four children' : 'five people', kind)}`,
  ),
  // The table has its balloons, its cake and its gifts.
  [
    'table',
    /(?<=\bbirthday table\b[^.;]{0,60})(?:,|,? and| with)(?: an? (?:big |huge |large )?| colou?rful| some| lots of| many)? ?\b(?:balloons|(?:birthday )?cake|candles|presents|gifts)\b(?! (?:float|fl(?:y|ies)|ris))/g,
    '',
  ],
  ['table', /(?<=\bbirthday table), and (?=an? )/g, ' and '],
]

/** A party is known by its hats and its cake; the stage hangs up garlands for them. */
export const PARTY_TURNS: readonly Turn[] = [
  [
    'party',
    new RegExp(
      `\\b${GUESTS} (?:are |is )?(?:having|have|has|throw|throws|throwing|celebrate|celebrates|celebrating|enjoy|enjoys|enjoying|at|hold|holds|holding) (?:an? |the |their |its )?${FEAST}\\b(?! hats?)`,
      'g',
    ),
    `$1 ${GARB}`,
  ],
  ['party', new RegExp(`\\b${GUESTS}'s? ${FEAST}\\b(?! hats?)`, 'g'), `$1 ${GARB}`],
  ...PEOPLE_PARTIES,
]

const HOLD = '(?:are |is )?(?:hold|hav|throw|host|enjoy|shar)(?:e|es|s|ing)?|has'
const AN = '(?:an? |the |their |its )?'
const ADJECTIVE = '(?:(?:big|grand|fancy|little|tiny|cozy|cosy|royal|secret|small|festive) )*'

/** Who holds a feast, a meeting or a wedding is there, and does what is done at one. */
export const GATHERING_TURNS: readonly Turn[] = [
  [
    'candle',
    new RegExp(
      `\\b(?:${HOLD}) ${AN}(?:romantic )?candle-?lit (?:dinner party|dinner|supper|meal|feast|banquet)\\b`,
      'g',
    ),
    'eating dinner at a table by candlelight, candles burn',
  ],
  [
    'dinner feast banquet',
    new RegExp(`\\b(?:${HOLD}) ${AN}${ADJECTIVE}(?:dinner party|banquet|feast)\\b`, 'g'),
    'eating dinner at a table',
  ],
  [
    'floorboard floor wall',
    /\b(?:under|beneath|below) (?:the|an?) (?:old |wooden |creaky )*(?:floor ?boards?|floor)\b|\b(?:inside|behind|in|within) the walls?(?= of (?:an?|the) (?:old )?house\b|[,.;!]|$)/g,
    'in an underground den',
  ],
  [
    'burrow warren hole',
    /(?<=\b(?:eat|drink|din|cook|bak|read|knit|party|tea|danc|sleep|sit|play)[a-z]*\b[^.;]{0,60})\b(?:in|inside) (?:an?|the|their|his|her|its) (?:(?:cozy|cosy|snug|warm|little|tiny|underground) )*(?:burrow|warren|rabbit hole|mouse ?hole)\b/g,
    'in an underground den',
  ],
]
