import { anyOf, saidFor, type Rows, type Turn } from '../turn.ts'

/** Where many stand above a street, and the row of houses that shows it. */
const FRONTS: Rows = [
  ['balconies|terraces', 'balconyrow'],
  ['windows|shutters', 'windowrow'],
  ['rooftops|roof tops|roofs|housetops', 'roofrow'],
]
const FRONT = `(${anyOf(FRONTS)})\\b`
const WHOSE =
  '(?:(?:the|their|all|every|nearby|surrounding|both|open|upstairs|upper|many|apartment|flower-filled|crowded|high|of|city|town|village) )*'
const PEOPLE =
  '(?:people|crowds?|famil(?:y|ies)|neighbou?rs|residents|spectators|onlookers|children|kids|villagers|townspeople|townsfolk|women|men|girls|boys|fans|tourists|locals|musicians|soldiers|archers|grandmothers|citizens|couples|guests|friends)'
const LOOKS_ON =
  '(?:watch|look|wav|cheer|clap|applaud|shout|call|sing|throw|toss|danc|play|point|film|smil|star|laugh|listen|drop|shower|bang)'

const upThere = (where: string): string => `from the ${saidFor(FRONTS, where)}`

const ON_WATER =
  '(?=.*\\b(?:boats?|rowers?|canoes?|kayaks?|gondolas?|rafts?|swans?|ducks|barges?|dragon boats?|regatta|swimmers?|ship|sailboats?)\\b)'
const LOOKERS = new RegExp(`\\b${PEOPLE}\\b(?: ${LOOKS_ON}[a-z]*(?: [a-z]+){0,3}?)? $`)

/** Many who look on from above are at the houses of the street, and no place of its own is up there. */
export const UP_THERE_TURNS: readonly Turn[] = [
  [
    'windows shutters',
    new RegExp(
      `\\b(${PEOPLE}) lean(?:s|ing)? (?:out of|from|out from) ${WHOSE}${FRONT}(?! of\\b)(?: (?:to|and) (?=[a-z]+))?`,
      'g',
    ),
    (_, who, where) => `${who} ${upThere(where)} `,
  ],
  [
    'balconies terraces windows shutters roof housetops',
    new RegExp(
      `\\b(${LOOKS_ON}[a-z]*(?: [a-z]+){0,5}?) (?:down )?(?:from|out of|on|at) ${WHOSE}${FRONT}(?! of\\b| display)`,
      'g',
    ),
    (_, told, where) => `${told} ${upThere(where)}`,
  ],
  [
    'balconies terraces windows roof housetops',
    new RegExp(
      `\\b(${PEOPLE}) (?:standing |sitting |gathered |crowded )?(?:from|on|at|in) ${WHOSE}${FRONT}(?! of\\b)`,
      'g',
    ),
    (_, who, where) => `${who} ${upThere(where)}`,
  ],
  // Over the water on which others are: nobody sails on the bridge.
  [
    'bridge',
    new RegExp(
      `^${ON_WATER}(.*?)\\b(?:down )?(?:from|on|off) (?:the|an?) (?:[a-z]+ )?bridge\\b`,
      'g',
    ),
    (match, told = '') => (LOOKERS.test(told) ? `${told}from the bridgerow` : match),
  ],
]
