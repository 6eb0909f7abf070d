import type { Turn } from './turn.ts'

const BURST = '(?:pop|burst|explode|break|splat)(?:s|es)?'

/** How it ends: "until it pops" is the end of what is seen already, and of the same people. */
export const ENDING_TURNS: readonly Turn[] = [
  [
    'gum',
    /\b(?:blow|mak|chew)(?:s|es|ing)? (?:up )?(?:an? |the |some )?(?:[a-z]+ )*?(?:bubble ?gum|(?:chewing )?gum)(?: bubbles?)?\b/g,
    'blowing bubble gum',
  ],
  ['bubblegum bubble gum', /\b(?:bubble ?gum|gum) bubbles?\b/g, 'bubble gum'],
  [
    'until',
    new RegExp(
      `\\b(?:blow|inflat|pump|fill)(?:s|es|ing)? (?:up )?((?:an? |the )(?:[a-z]+ )*?balloon)(?: up)?,? until it ${BURST}\\b`,
      'g',
    ),
    'bursting $1',
  ],
  [
    'until',
    new RegExp(
      `\\b((?:bubble gum|balloons?|bubbles?)\\b[^,.;]*?),? until (?:it|they) ${BURST}\\b`,
      'g',
    ),
    '$1',
  ],
  [
    'until',
    /\b((?:blocks|bricks|cards|dominoes|tower|stones|cans|cups|sandcastle)\b[^,.;]*?),? until (?:it|they|everything|the tower) (?:all )?(?:fall|collapse|topple|tumble|crumble|crash)(?:s|es)?(?: over| down| apart)?\b/g,
    '$1',
  ],
  [
    'until',
    /,? until (it|he|she|they) ([a-z]+)((?: (?:over|down|up|out|off|asleep|apart|away))?)(?=\s*(?:[,.;]|$))/g,
    ' and $1 $2$3',
  ],
]
