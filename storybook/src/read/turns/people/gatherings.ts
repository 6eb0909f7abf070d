import { lookUp } from '../../../lexicon/look-up.ts'
import { anyOf, saidFor, type Rows, type Turn } from '../turn.ts'

const COMPANY = 'crowd|group|class|gang|circle|band|troop|bunch'
const ON_AIR =
  '(?:football|soccer|basketball|tennis|rugby|baseball|cricket|hockey|cartoons?|(?:the|an?) (?:[a-z]+ )?(?:match|game|film|movie|show|news|race|cartoon|final|series))'

const SEVERAL =
  'friends|children|kids|toddlers|boys|girls|men|women|people|family|students|pupils|teenagers|scouts|guests|workers|soldiers|sailors|pirates|players|dancers|neighbou?rs|colleagues|villagers|sisters|brothers|dwarfs|elves'

/** "Jumps" as it is said of several. */
function ofSeveral(verb: string): string {
  if (/^(?:is|has|does)$/.test(verb)) return verb === 'is' ? 'are' : verb === 'has' ? 'have' : 'do'
  return verb.replace(/ies$/, 'y').replace(/(?<=ch|sh|x|ss)es$|(?<!s)s$/, '')
}

/** What they gather for, and what they do there. */
const GATHERED_FOR: Rows = [
  [
    '(?:poker|card|cards|bridge|blackjack) (?:game|night)|game of (?:poker|cards|bridge)',
    'play$ cards',
  ],
  ['chess (?:game|match|tournament)|game of chess', 'play$ chess'],
  ['board game|game night|game of (?:monopoly|scrabble|ludo)', 'play$ a board game'],
  ['garden tea party|tea party|afternoon tea', 'have$ a tea party'],
  ['barbecue|bbq|cookout', 'have$ a barbecue'],
  ['picnic', 'have$ a picnic'],
  ['dinner|lunch|breakfast|supper|a meal|feast|banquet', 'eat$ dinner at a table'],
]
const ENDINGS: Readonly<Record<string, readonly [plain: string, have: string]>> = {
  s: ['s', 'has'],
  ing: ['ing', 'having'],
}

function gathered(_: string, ...[form = '', what = '']: string[]): string {
  const [ending = '', have = 'have'] = lookUp(ENDINGS, form) ?? []
  return saidFor(GATHERED_FOR, what).replace('have$', have).replace('$', ending)
}

/** Who they are that gather, and at what. */
export const GATHERING_TURNS: readonly Turn[] = [
  [
    'gather',
    new RegExp(
      `\\bgather(s|ing|)(?: together)?(?: around (?:an?|the) (?:[a-z]+ )?table)? for (?:an? |the |their )?(?:[a-z-]+ ){0,2}?(${anyOf(GATHERED_FOR)})\\b`,
      'g',
    ),
    gathered,
  ],
  // "A crowd of teenagers dances. She jumps into the crowd": the same one.
  [
    COMPANY.replaceAll('|', ' '),
    new RegExp(
      `\\b(an?|the) (?:(?:large|small|big|huge|little|noisy|cheering) )?(${COMPANY}) of ((?:[a-z]+ )?(?:[a-z]+s|children|people|mice))\\b([^;¦]{1,160}?) the \\2\\b(?! of\\b)`,
      'g',
    ),
    '$1 $2 of $3$4 the $3',
  ],
  // A cat in a cashier's uniform is a cashier.
  [
    'uniform outfit attire',
    /(?<=\b(?:in|wearing) (?:an?|his|her|its) (?:[a-z]+ )?)(?!(?:mother|father|brother|sister|friend|husband)'s)([a-z]+)'s (?=(?:uniform|outfit|attire)\b)/g,
    '$1 ',
  ],
  // Nobody schools them: what several children wear is that of a school.
  ['school', /\bschool (?=uniforms\b)/g, ''],
  // Nobody decorates it meanwhile.
  [
    'decorated trimmed',
    /(?<=\b(?:an?|the|their) (?:[a-z]+ )?)(?:decorated|trimmed) (?=(?:christmas|xmas) tree\b)/g,
    '',
  ],
  ['plane', /\bplane (?=trees?\b)/g, ''],
  // They are what chalk on a board shows anyway.
  [
    'number sums equation formula',
    /\b(writ(?:es?|ing)) (?:(?:big|large|some|long|simple) )?(?:numbers|sums|equations|formula[se]?) (?=on (?:the|an?) (?:[a-z]+ )?(?:black|white|chalk)?board\b)/g,
    '$1 ',
  ],
  [
    'tv television telly',
    new RegExp(`\\bwatch(es|ing|) ${ON_AIR} on (?:(?:the|an?) )?(?:tv|television|telly)\\b`, 'g'),
    'watch$1 television',
  ],
  // Whose team that is sits at home.
  [
    'team',
    /(?<=\btelevision\b[^;¦]{0,80}[.,] )(?:(?:and|when|then) )?(?:their|the|his|her) team (?:scores|wins)(?: an? goal)?,? (?:and )?/g,
    '',
  ],
  // "Three kids play cards. Everyone laughs": they do, and no four others.
  [
    'everybody everyone',
    new RegExp(
      `\\b((?:${SEVERAL})\\b[^¦]{0,160}?(?:[.;,] (?:(?:and|then) )?| and ))every(?:body|one) ([a-z]+s)\\b`,
      'g',
    ),
    (_, told, verb) => `${told}they ${ofSeveral(verb)}`,
  ],
]
