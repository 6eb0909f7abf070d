import { findPicture, namesLiving } from '../../../lexicon/find-picture.ts'
import { singular } from '../../../lexicon/morphology.ts'
import { ANIMALS } from '../../../plan/kinds.ts'
import type { Kind } from '../../../plan/plan.ts'
import { garmentOf } from '../../words/describing-words.ts'
import { colourAt } from '../../words/colours.ts'
import type { Turn } from '../turn.ts'

const ENDS = '(?= ?(?:[.,;]|$)| (?:in|on|at|by|near|with|while) )'
const VESSEL =
  '(?:bowl|basket|box|bag|jar|glass|cup|mug|bucket|crate|chest|drawer|vase|suitcase|backpack|pot|bottle|tin|barrel|pan|shopping cart|tank|cage)'

const kindOf = (words: string): Kind | undefined =>
  (findPicture(words) ?? findPicture(singular(words.split(' ').at(-1) ?? words)))?.kind

const isBeast = (words: string): boolean => ANIMALS.has(kindOf(words) ?? 'thing')

/** These lie on a beast, and are not put on. */
const LAID = /\b(?:blanket|towel|hats?|caps?|crowns?|helmets?)$/

/** "A tie on a bear": it wears it. A tie of no colour would be as dark as its coat. */
function worn(match: string, ...[garment = '', who = '']: string[]): string {
  const what = garment.replace(/^(?:an?|the) /, '')
  if (garmentOf(what) === null || LAID.test(what) || !isBeast(who.split(' ').at(-1) ?? who))
    return match
  const plain = /^(?:tie|bow ?tie|necktie)$/.test(what) && colourAt([what]) === null
  return `${who} wearing ${plain ? `a red ${what}` : garment}`
}

const KICKED =
  '(?:trash can|garbage can|trash bin|bin|dustbin|bucket|barrel|crate|chair|table|door|gate|tree|fence|machine|vending machine|car|tire|tyre|rock|stone|tin can|mailbox|snowman|lamp ?post|cone|hydrant)'

/** A round pizza is its own plate; what lies on any other is served on it. */
function wholePlate(match: string, held: string, food: string): string {
  if (kindOf(food) !== 'food') return match
  return food === 'pizza' ? held.replace(/[a-z]+$/, 'whole pizza') : `${held} of ${food}`
}

/** Where one thing is beside another, as captions of pictures have it in three words. */
export const PLAIN_RELATION_TURNS: readonly Turn[] = [
  [
    'contain holds',
    new RegExp(
      `(^|[.;,] ?)(an?|the) ((?:[a-z]+ ){0,2}?${VESSEL}) (?:that |which )?(?:contains?|containing|holds) (?:an?|one) ((?:[a-z]+ ){0,2}?[a-z]+)${ENDS}`,
      'g',
    ),
    '$1$2 $3 with a $4 inside',
  ],
  [
    'contain holds',
    new RegExp(
      `(^|[.;,] ?)((?:an?|the) (?:[a-z]+ ){0,2}?${VESSEL}) (?:that |which )?(?:contains?|containing|holds) (?=[a-z])`,
      'g',
    ),
    '$1$2 full of ',
  ],
  [
    'kite',
    /\b(?:an?|the) ((?:[a-z]+ )?)kite (?:that is )?(?:attached|tied|fastened) to (an?|the) ((?:[a-z]+ )?[a-z]+)(?= ?(?:[.,;]|$))/g,
    (match: string, ...[look = '', the = '', who = '']: string[]) =>
      namesLiving(who.split(' ').at(-1) ?? who) ? `${the} ${who} flies a ${look}kite` : match,
  ],
  [
    'attached fixed mounted fastened screwed nailed',
    /\b(?:is |are |that is )?(?:attached|fixed|mounted|fastened|screwed|nailed) (?:to|on|onto) (?=(?:an?|the|his|her) (?:[a-z]+ )?(?:walls?|bicycle|bike|scooter|door|fence|post|pole|tree|car|truck|van|roof|fridge|refrigerator|helmet|backpack)\b)/g,
    'on ',
  ],
  [
    ' on ',
    new RegExp(
      `(?<=^\\s*)((?:(?:an?|the) )?(?:[a-z]+ )?[a-z]+) on (an? (?:[a-z]+ )?[a-z]+)(?= ?(?:[.,;]|$))`,
      'g',
    ),
    worn,
  ],
  [
    'taller higher bigger larger',
    /\b(an?|the) ((?:[a-z]+ )?[a-z]+) (?:that is |is |stands )?(?:much |far |even )?(?:taller|higher|bigger|larger) than (an?|the) ((?:[a-z]+ )?[a-z]+)(?= ?(?:[.,;]|$))/g,
    (match: string, ...[one = '', high = '', other = '', low = '']: string[]) =>
      kindOf(high) === 'building' && kindOf(low) === 'building'
        ? `${one.startsWith('a') ? 'a' : one} tall ${high} next to ${other} ${low}`
        : match,
  ],
  // Without a word for it a plane is in the air.
  [
    'grass ground meadow field tarmac sand',
    /\b((?:air)?planes?|aeroplanes?|jets?|airliners?|biplanes?|helicopters?) (?:(?:is|are|parked|sitting|sits|sit|resting|rests) )*on (?=(?:the|a) (?:[a-z]+ )?(?:grass|ground|meadow|field|tarmac|sand)\b)/g,
    '$1 standing on ',
  ],
  [
    'ramp pipe',
    /\bskat(es|e|ing) (?=(?:on|up|down|off|over) (?:an?|the) (?:[a-z]+ )?(?:ramp|half-?pipe)\b)/g,
    (_, form: string) => `skateboard${form.replace('e', '')} `,
  ],
  [
    'skateboarder',
    /\b(skateboarders?) (?=(?:on|in) (?:an?|the) (?:[a-z]+ )?(?:ramp|half-?pipe|quarter pipe)\b)/g,
    (_, who: string) => `${who} skateboard${who.endsWith('s') ? '' : 's'} `,
  ],
  [
    'train',
    /\b(?:front |steam )?engine of (?:an?|the) (?:[a-z]+ )?train\b|\btrain engine\b/g,
    'locomotive',
  ],
  [' in a pot in pots', /\bplant(s?) in (?:an? |the )?(?:[a-z]+ )?pots?\b/g, 'potted plant$1'],
  [
    'plate bowl dish',
    /\b((?:hold|carr|serv|eat|bring|offer|balanc)[a-z]* (?:an?|the|his|her) (?:[a-z]+ )?(?:plate|bowl|dish)) with (?:(?:an?|some|the) )?((?:[a-z]+ )?[a-z]+)(?= ?(?:[.,;]|$)| on it\b)(?: on it)?/g,
    (match: string, ...[held = '', food = '']: string[]) => wholePlate(match, held, food),
  ],
  [
    'outside',
    /\boutside (?:of )?(an?|the) ((?:[a-z]+ )?(?:tower|lighthouse|windmill))(?= ?(?:[.,;]|$))/g,
    'next to $1 $2',
  ],
  [
    'against',
    /(?<=^\s*)((?:an?|the) (?:[a-z]+ )?(?:skateboard|surfboard|snowboard|ladder|broom|mop|rake|shovel|spade|guitar|umbrella|paddle|oar|bicycle|bike|mirror|bat|racket|plank|board)) against (?=an? |the )/g,
    '$1 leans against ',
  ],
  [
    'lean',
    /\b(lean(?:s|ing)?) (?:back )?(?:against|on) (?:a|the) wall(?= ?(?:[.,;]|$)| (?:and|with|while)\b)/g,
    '$1 against a brick wall',
  ],
  // Only balls are kicked on a pitch.
  [
    'kick',
    new RegExp(
      `\\bkick(s|ing|ed)? (an?|the|his|her) ((?:(?!over|at)[a-z]+ )??${KICKED})(?= ?(?:[.,;]|$)| (?:in|on|at|by|near|while|angrily) )`,
      'g',
    ),
    'kick$1 at $2 $3',
  ],
]
