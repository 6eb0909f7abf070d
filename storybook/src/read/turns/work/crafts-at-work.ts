import type { Turn } from '../turn.ts'

const A = '(?:an?|the)'
const SHIP =
  '(?:ship|boat|sailboat|yacht|vessel|trawler|schooner|frigate|galleon|ferry|freighter|caravel)'
const ROLLS =
  '(?:steam ?roller|road roller|tank|truck|lorry|bus|car|bulldozer|tractor|train|monster truck)'

/** Turns of phrase about what ships, cars and machines do, in words for what is seen of it. */
export const CRAFT_AT_WORK_TURNS: readonly Turn[] = [
  // Nobody shoots at a storm.
  [
    'fights battles braves weathers fighting battling braving weathering fight battle',
    new RegExp(
      `\\b(${SHIP}s?) (?:fight|battle?|brave?|weather)(?:e?s|ing)?(?: its way)?(?: through| against)? (${A} (?:[a-z]+ )?(?:storm|gale|hurricane|tempest|waves))\\b`,
      'g',
    ),
    '$1 sails through $2',
  ],
  ['deck', /\bwith ((?:[a-z]+ ){0,2}?[a-z]+s) on (?:its|her) decks?\b/g, 'carrying $1'],
  [
    'crane',
    new RegExp(
      `\\b(crane (?:is )?(?:lift|lower|load|hoist|swing|put)(?:s|ing)? ${A} (?:[a-z]+ ){0,2}?[a-z]+) (?:on|onto|off|from|into) (${A} (?:[a-z]+ )?${SHIP})\\b(?! (?:in|at)\\b)`,
      'g',
    ),
    '$1 in a harbour next to $2',
  ],
  [
    'garbage rubbish trash bin waste refuse',
    /\b((?:garbage|rubbish|trash|bin|waste|refuse|dustbin) (?:truck|lorry)) (?:empties|is emptying|emptying|picks up|collects|collecting) (?=(?:an?|the|two|some) )/g,
    '$1 next to ',
  ],
  [
    'team',
    /\b(?:an?|the) (?:dog ?sled|sled dog|sledge dog|husky) team\b(?: (?:pulls?|pulling)\b(?: an? (?:[a-z]+ )?(?:sled|sledge|sleigh)\b)?)?(?! (?:an?|the|of)\b)/g,
    'six sled dogs pulling a sled',
  ],
  [
    'flattens flattening crushes crushing squashes squashing flatten crush squash',
    new RegExp(
      `\\b(${ROLLS}s?) (?:flatten|crush|squash)(?:e?s|ing)? (?=(?:an?|the|some|two|three|his|her) )`,
      'g',
    ),
    '$1 crushes ',
  ],
  [
    'avalanche',
    new RegExp(
      `\\b(avalanche) (?:buries|burying|swallows|swallowing|hits|destroys|covers|engulfs|crushes) (${A} (?:[a-z]+ )?[a-z]+)(?! on)\\b`,
      'g',
    ),
    '$1 rolls over $2 on a snowy mountain',
  ],
  [
    'floods',
    /\b(river|stream|dam|creek|lake) (?:overflows|bursts(?: its banks)?|breaks(?: its banks)?) and floods\b/g,
    '$1 floods',
  ],
  [
    'hail hailstones',
    /\b((?:hail|hailstones) (?:bounces?|falls?|drums?|hits?|hammers?|pounds?)(?: off| on| onto| against)?) (?:an?|the) (?:roof of (?:an?|the) ((?:[a-z]+ )?car)|((?:[a-z]+ )?car) ?(?:'s )?roof)\b/g,
    '$1 a $2$3',
  ],
  [
    'frost ice',
    /\b(?:frost|ice|ice flowers|frost flowers|frost patterns?)(?: crystals?| flowers?| patterns?)?(?: grows?| forms?| spreads?| creeps?| growing| forming| spreading| creeping)?(?: slowly)? (?:on|over|across) (?:an?|the) (?:[a-z]+ )?window(?: ?pane)?\b/g,
    'a frosty window',
  ],
  [
    'load cargo',
    new RegExp(
      `\\b(${A} (?:[a-z]+ )?(?:truck|lorry|cart|wagon|van|trailer)) (?:loses|losing|spills|spilling|drops|dropping|sheds) (?:its|his|the|a) (?:load|cargo) of ((?:[a-z]+ )?[a-z]+)\\b`,
      'g',
    ),
    '$2 falling from $1',
  ],
]
