import type { Turn } from '../turn.ts'

const FRUIT = 'apple|orange|lemon|pear|peache?|plum|mangoe?|fig|pomegranate'
const COLOUR = 'red|blue|green|yellow|orange|purple|pink|black|white|brown|gold(?:en)?|silver'
const SAID = '(?:(?:some|many|several|the|ripe|shiny|juicy|bright) )*'

const tree = (leaves: string, colour: string, fruit: string): string =>
  `${leaves || 'green'} and ${colour} ${fruit.replace(/(?<=peach|mango)e$/, '')} tree`

/** Fruit that has a colour is among the leaves of its tree, and neither over its crown nor behind it. */
export const FRUIT_TURNS: readonly Turn[] = [
  [
    'tree',
    new RegExp(
      `\\b${SAID}(${COLOUR}) (${FRUIT})s (?:(?:are )?(?:hang|grow)(?:ing)? )?(?:on|from|in) (an?|the) (?:(?:tall|big|small|large) )?(?:(${COLOUR}) )?(?:(?:${FRUIT}) )?tree\\b`,
      'g',
    ),
    (_all: string, ...[colour = '', fruit = '', , leaves = '']: string[]) =>
      `a ${tree(leaves, colour, fruit)}`,
  ],
  [
    'tree',
    new RegExp(
      `\\b(?:(${COLOUR}) )?(?:(?:${FRUIT}) )?tree (?:with|full of|covered (?:in|with)|bearing) ${SAID}(${COLOUR}) (${FRUIT})s\\b`,
      'g',
    ),
    (_all: string, ...[leaves = '', colour = '', fruit = '']: string[]) =>
      tree(leaves, colour, fruit),
  ],
  [
    'tree',
    new RegExp(
      `(?<!\\b(?:two|three|four|five|six|pick(?:s|ing)|eat(?:s|ing)) (?:the )?)\\b${SAID}(${FRUIT})s (?:(?:(?:are )?(?:hang|grow)(?:ing)? )(?:on|from)|on) (an?|the) (?:(?:tall|big|small|large) )?(?:(?:${FRUIT}) )?tree(?: branch(?:es)?)?\\b`,
      'g',
    ),
    (_all: string, ...[fruit = '']: string[]) =>
      `an ${fruit.replace(/(?<=peach|mango)e$/, '')} tree`.replace(/^an (?![aeiou])/, 'a '),
  ],
]
