import type { Turn } from '../turn.ts'

const WORLDS = 'earth|saturn|jupiter|mars|venus|neptune'
const SHIP = '(?:spaceship|starship|spacecraft|space station|space shuttle)'
const CLOSE = '((?:extreme )?close[- ]?up (?:shot |view |photo )?of )'

/** Where something is seen that has another place by nature: a world in the sky, whoever is aboard in a ship, a bat in the air. */
export const SEEN_AMONG_TURNS: readonly Turn[] = [
  [
    'looms hangs floats hovers glows shines rises looming hanging',
    new RegExp(
      `\\b(?:the )?(?:planet )?(${WORLDS}) (?:looms?|looming|hangs?|hanging|floats?|hovers?|glows?) (?:large |high |huge |brightly )*in the ((?:[a-z]+ )?)sky\\b`,
      'g',
    ),
    'the $1 in the $2sky',
  ],
  ['view', /^(\s*)(?:an? |the )?(?:ground|street[- ]level|eye[- ]level) view of /g, '$1'],
  [
    'deck bridge',
    new RegExp(`\\bon the (?:[a-z]+ )?(?:deck|bridge) of (?:an?|the) (?:[a-z]+ )?${SHIP}\\b`, 'g'),
    'inside a spaceship',
  ],
  [
    'spaceship space station starship',
    new RegExp(
      `(\\b(?:inside|in|aboard|on board) (?:an?|the) ${SHIP}),? with (?:the )?(?:planet )?(${WORLDS}) (?:in the (?:background|distance)|outside|behind (?:it|him|her|them))`,
      'g',
    ),
    '$1, the $2 outside the window',
  ],
  [
    'concert gig',
    /\b(?:an?|the) ((?:rock |jazz |pop |metal )?)(?:concert|gig) (?:without|with no) (?:any |an |a )?(?:fans?|audience|people|spectators|crowd|listeners|onlookers)\b/g,
    'a $1band plays on a concert stage without an audience',
  ],
  [
    'keys keyboard',
    new RegExp(
      `\\b${CLOSE}(?:the )?(?:keys of (?:an?|the) (?:grand )?piano|piano(?:'s)? keys|piano keyboard)\\b`,
      'g',
    ),
    '$1a musical keyboard',
  ],
  [
    'eyes',
    new RegExp(`\\b${CLOSE}the eyes of (an?|the) ([a-z]+)(?= *(?:[.,;]|$))`, 'g'),
    "extreme $1$2 $3's face",
  ],
  [
    'ramen soup cereal tea coffee noodles porridge stew',
    /\b((?:bowl|cup|plate|pot|mug) of (ramen|soup|cereal|tea|coffee|noodles|porridge|stew)\b.*?) (?:floating |swimming )?in the \2\b/g,
    '$1 in the bowl',
  ],
]
