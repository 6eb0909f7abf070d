import type { Turn } from '../turn.ts'
import { pattern } from '../../pattern.ts'

const A = '(?:an?|the)'
const SHIP =
  '(?:ship|boat|sailboat|yacht|vessel|trawler|schooner|frigate|galleon|ferry|freighter|caravel)'
const ROLLS =
  '(?:steam ?roller|road roller|tank|truck|lorry|bus|car|bulldozer|tractor|train|monster truck)'

/** Turns of phrase about what ships, cars and machines do, in words for what is seen of it. */
export const CRAFT_AT_WORK_TURNS: readonly Turn[] = [
  // Nobody shoots at a storm.
  [
    pattern`\b(${SHIP}s?) (?:fight|battle?|brave?|weather)(?:e?s|ing)?(?: its way)?(?: through| against)? (${A} (?:[a-z]+ )?(?:storm|gale|hurricane|tempest|waves))\b`,
    '$1 sails through $2',
  ],
  [/\bwith ((?:[a-z]+ ){0,2}?[a-z]+s) on (?:its|her) decks?\b/g, 'carrying $1'],
  [
    pattern`\b(crane (?:is )?(?:lift|lower|load|hoist|swing|put)(?:s|ing)? ${A} (?:[a-z]+ ){0,2}?[a-z]+) (?:on|onto|off|from|into) (${A} (?:[a-z]+ )?${SHIP})\b(?! (?:in|at)\b)`,
    '$1 in a harbour next to $2',
  ],
  [
    /\b((?:garbage|rubbish|trash|bin|waste|refuse|dustbin) (?:truck|lorry)) (?:empties|is emptying|emptying|picks up|collects|collecting) (?=(?:an?|the|two|some) )/g,
    '$1 next to ',
  ],
  [
    /\b(?:an?|the) (?:dog ?sled|sled dog|sledge dog|husky) team\b(?: (?:pulls?|pulling)\b(?: an? (?:[a-z]+ )?(?:sled|sledge|sleigh)\b)?)?(?! (?:an?|the|of)\b)/g,
    'six sled dogs pulling a sled',
  ],
  [
    pattern`\b(${ROLLS}s?) (?:flatten|crush|squash)(?:e?s|ing)? (?=(?:an?|the|some|two|three|his|her) )`,
    '$1 crushes ',
  ],
  [
    pattern`\b(avalanche) (?:buries|burying|swallows|swallowing|hits|destroys|covers|engulfs|crushes) (${A} (?:[a-z]+ )?[a-z]+)(?! on)\b`,
    '$1 rolls over $2 on a snowy mountain',
  ],
  [
    /\b(river|stream|dam|creek|lake) (?:overflows|bursts(?: its banks)?|breaks(?: its banks)?) and floods\b/g,
    '$1 floods',
  ],
  [
    /\b((?:hail|hailstones) (?:bounces?|falls?|drums?|hits?|hammers?|pounds?)(?: off| on| onto| against)?) (?:an?|the) (?:roof of (?:an?|the) ((?:[a-z]+ )?car)|((?:[a-z]+ )?car) ?(?:'s )?roof)\b/g,
    '$1 a $2$3',
  ],
  [
    /\b(?:frost|ice|ice flowers|frost flowers|frost patterns?)(?: crystals?| flowers?| patterns?)?(?: grows?| forms?| spreads?| creeps?| growing| forming| spreading| creeping)?(?: slowly)? (?:on|over|across) (?:an?|the) (?:[a-z]+ )?window(?: ?pane)?\b/g,
    'a frosty window',
  ],
  [
    pattern`\b(${A} (?:[a-z]+ )?(?:truck|lorry|cart|wagon|van|trailer)) (?:loses|losing|spills|spilling|drops|dropping|sheds) (?:its|his|the|a) (?:load|cargo) of ((?:[a-z]+ )?[a-z]+)\b`,
    '$2 falling from $1',
  ],
]
