import type { Turn } from './turn.ts'

const HOLD = '(?:are |is )?(?:hold|hav|throw|host|enjoy|shar)(?:e|es|s|ing)?|has'
const AN = '(?:an? |the |their |its )?'
const ADJECTIVE = '(?:(?:big|grand|fancy|little|tiny|cozy|cosy|royal|secret|small|festive) )*'
const BEASTS =
  '(frog|toad|rabbit|hedgehog|bear|fox|cat|dog|penguin|duck|owl|pig|squirrel|raccoon|panda|otter|badger|monkey)'

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
    'meeting council conference',
    new RegExp(
      `\\b(?:${HOLD}) ${AN}${ADJECTIVE}(?:meeting|council|conference)(?=[,.;!]|$| (?:in|on|at|under|around|by|about|to)\\b)`,
      'g',
    ),
    'talking',
  ],
  [
    'wedding',
    new RegExp(
      `\\b(?:two |the |some )?${BEASTS}(?:e?s)? (?:${HOLD}|celebrat(?:e|ing)) ${AN}${ADJECTIVE}wedding\\b`,
      'g',
    ),
    'a $1 wearing a veil next to a $1 wearing a tuxedo',
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
