import type { Turn } from './turn.ts'

const OTHER =
  '(?:eiffel tower|statue of liberty|lady liberty|(?:great )?pyramid(?: of giza)?|clock tower|leaning tower(?: of pisa)?|skyscraper|empire state building|lighthouse|windmill)'
const DEED =
  '(?:is |are )?(?:danc|waltz|tango|fight|box|hug|kiss|rac|walk|talk|sing|shak|play|wav|laugh|chas|arm)[a-z]*(?: hands| chess| tag| cards)?(?: (?:with|to|at|against))?'
const JOINT = '(?:danc(?:e|es|ing)|waltz(?:es|ing)?|sing(?:s|ing)?|walk(?:s|ing)?|box(?:es|ing)?)'

/** Landmarks that do something together are all on the stage: none of them is the place where the other one is. */
export const LANDMARK_TURNS: readonly Turn[] = [
  [
    'ben',
    new RegExp(`\\b((?:the )?${OTHER} (?:and|${DEED})) (?:the )?big ben\\b`, 'g'),
    '$1 a clock tower',
  ],
  [
    'ben',
    new RegExp(`\\b(?:the )?big ben (?=(?:and|${DEED}) (?:an? |the )?${OTHER}\\b)`, 'g'),
    'a clock tower ',
  ],
  [
    'tower liberty pyramid lighthouse windmill skyscraper',
    new RegExp(
      `\\b((?:an? |the )?${OTHER}) (?:is )?(${JOINT}) with ((?:an? |the )?${OTHER})\\b`,
      'g',
    ),
    '$1 and $3 $2 together',
  ],
]
