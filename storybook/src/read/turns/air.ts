import type { Turn } from './turn.ts'

const MOVING =
  '(?:fly|float|drift|fall|swirl|burst|explod|scatter|whirl|go|danc|tumbl|flutter|blow|rain)(?:s|es|ing)?(?: out| up| down| off)?'
const ABOUT =
  '(?:everywhere|all (?:around|over|about)(?: (?:them|him|her|it|us|the (?:place|room|air)))?|around(?: (?:them|him|her|us|the room))?(?=[,.;]|$)|(?:in|into|through|across) the (?:air|room)|about(?=[,.;]|$))'

/** "…, feathers everywhere", "with confetti flying all around": so many of them that the air is full. */
const inTheAir = (stuff: string): RegExp =>
  new RegExp(
    `[,.;]? ?\\b(?:with |and |as |while )*(?:the |some |many |lots of )?(?:${stuff}) (?:are |is )?(?:${MOVING} )?${ABOUT}`,
    'g',
  )

/** What fills the air. */
export const AIR_TURNS: readonly Turn[] = [
  // What floats meanwhile does so wherever the others are.
  [
    'air midair mid-air',
    /(?<=\b(?:while|as|with|and)\b[^.;]{3,60}\b(?:float|hover|levitat|drift|danc)(?:s|es|e|ing)?)(?: around| about)? in (?:the |mid-?)air\b/g,
    '',
  ],
  [
    'feather',
    inTheAir('(?:white |soft |fluffy |pillow )*feathers?'),
    ' , twenty quill feathers fall ',
  ],
  [
    'feathers',
    /\bfeathers (?:fly|flying|floating|drifting|falling)\b/g,
    'twenty quill feathers fall',
  ],
  ['confetti', inTheAir('(?:colou?rful |paper |golden )*confetti'), ' , confetti falls '],
  [
    'petals',
    inTheAir('((?!(?:with|and|the|as|while|some|many|of)\\b)[a-z]+ petals)'),
    ' , twenty $1 fall ',
  ],
  ['petals', inTheAir('petals'), ' , twenty flower petals fall '],
  ['leaves', inTheAir('((?:autumn |fall |dry |red |golden |brown )*leaves)'), ' , twenty $1 fall '],
  ['bubbles', inTheAir('(?:soap )?bubbles'), ' , twenty bubbles drift '],
  ['paper page', inTheAir('(?:sheets of |loose )*(?:papers?|pages)'), ' , twenty papers fall '],
  ['sparks', inTheAir('(?:bright |orange |golden )*sparks'), ' , twenty embers float '],
  // Every club has them.
  [
    'laser',
    /\b((?:night ?club|club|disco|rave|dance floor)\b[^.;]{0,40}?),? (?:with|and|amid|under) (?:(?:colou?rful|green|red|blue|neon|sweeping|flashing|bright|strobe|strobes and|lights? and) )*(?:laser (?:lights?|beams?|shows?)|lasers)(?: (?:sweep|cut|flash|shoot|move|danc)[^,.;]*)?/g,
    '$1',
  ],
]
