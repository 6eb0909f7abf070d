import type { Turn } from './turn.ts'

const SHIP =
  '(?:[a-z]+ )?(?:ship|boat|ferry|yacht|galleon|cruise ship|steamer|vessel|liner|ocean liner|titanic|sailing ship|pirate ship|trawler|steamship)'
const STATE = '(?:(?:large|huge|giant|big|old|wooden|small|massive|rusty|luxury|grand) )*'
const WHERE = '(?:on|upon|across|along|over)'
const LOST =
  '(?:sinking|capsizing|doomed|wrecked|listing|foundering|going[- ]down|slowly sinking|sinking old)'

/** Who is on the deck of a ship is aboard: the deck is the place, and no second ship stands on it. */
export const DECK_TURNS: readonly Turn[] = [
  [
    'ship boat ferry yacht galleon steamer vessel liner titanic trawler',
    new RegExp(
      `\\b(?:(?:${WHERE} |on )?(?:the |a )?(?:bow|stern|prow|deck|upper deck|top deck|main deck) of|on board(?: of)?|aboard) (?:an?|the|his|her|their) (?:[a-z]+ )?${LOST},? ${STATE}${SHIP}\\b`,
      'g',
    ),
    'on a sinking ship deck',
  ],
  [
    'ship boat ferry yacht galleon steamer vessel liner titanic trawler',
    new RegExp(
      `\\b${WHERE} (?:an?|the|his|her|their) (?:[a-z]+ )?${LOST},? ${STATE}${SHIP}(?:'s)?(?: deck)?\\b(?! (?:deck|sail))`,
      'g',
    ),
    'on a sinking ship deck',
  ],
  [
    'deck bow stern prow',
    new RegExp(
      `\\b${WHERE} (?:the|an?) (?:upper |top |main |front |rear |wooden |tilting |slanting )?(?:deck|bow|stern|prow) of (?:an?|the|his|her|their) (?:[a-z]+ ){0,2}?${SHIP}\\b`,
      'g',
    ),
    'on a ship deck',
  ],
]
