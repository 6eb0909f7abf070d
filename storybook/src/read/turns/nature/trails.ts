import { anyOf, saidFor, type Rows, type Turn } from '../turn.ts'

const END = '(?=[,.;]|$| and\\b| as\\b| while\\b)'
const PLACE =
  '(?: (?:out )?(?:everywhere|behind(?: (?:it|him|her|them|the [a-z]+))?|in (?:its|his|her|their|the) wake|from (?:its|the|his|her|their) [a-z]+|(?:all )?around(?: (?:it|him|her|them))?))'
const FLIES =
  '(?: (?:fly|ris|billow|trail|kick|swirl|spray|shower|shoot)(?:s|es|ing|ed|e)?(?: up| out)?)'
const BEHIND = `${FLIES}?${PLACE}?`
const LOOKS =
  '(?:(?:huge|big|long|thick|massive|giant|bright|orange|golden|hot|red|desert|white) )*'
const THROWS =
  '(?:leav|kick|trail|rais|throw|send|stir|churn|spray|shower|shoot)(?:es|s|ing|e)?(?: (?:up|out|behind))*'
/** Fires and smiths have sparks of their own. */
const NO_FIRE =
  '(?<!\\b(?:fire|campfire|bonfire|fireworks?|forge|blacksmith|smith|hearth|furnace|welder|volcano|phoenix|wand|dragon)s?\\b[^.]*)'

/** What wheels, hooves and feet throw up as they go: "…, dust behind it", "…, sparks flying", "through the mud". */
export const TRAIL_TURNS: readonly Turn[] = [
  thrown('dust', '(?:dust|sand)', ''),
  thrown('sparks', 'sparks', NO_FIRE),
  [
    'muddy',
    /\bmuddy ((?:[a-z]+ )?(?:field|pitch|ground|farmyard|yard|hill|slope|course))\b/g,
    '$1 thrownmud',
  ],
  // Roads of mud are places of their own.
  ['muddy', /\bmuddy (?:road|track|trail|path|lane)\b(?! thrownmud)/g, '$& thrownmud'],
]

/** "…, a cloud of dust behind it", said by itself at the end, or "kicking up dust". */
function thrown(name: string, stuff: string, unless: string): Turn {
  const lead = '(?:,(?: and| with| as| while)?|(?: with| in| amid))'
  const some = `(?:an? |the )?${LOOKS}(?:(?:trails?|clouds?|plumes?|showers?|sprays?|bursts?) of )`
  const flying = `(?:the )?${LOOKS}${stuff}(?: (?:is|are))?(?:${FLIES}${PLACE}?|${PLACE})`
  const trail = `${lead} (?:${some}${LOOKS}${stuff}${BEHIND}|${flying})`
  const kicked = `,? ?(?:\\band )?\\b${THROWS} ${some}?${LOOKS}${stuff}${BEHIND}`
  return [name, new RegExp(`${unless}(?:${trail}|${kicked})${END}`, 'g'), ` thrown${name}`]
}

const MOVING =
  '(?:fly|float|drift|fall|swirl|burst|explod|scatter|whirl|go|danc|tumbl|flutter|blow|rain)(?:s|es|ing)?(?: out| up| down| off)?'
const ABOUT =
  '(?:everywhere|all (?:around|over|about)(?: (?:them|him|her|it|us|the (?:place|room|air)))?|around(?: (?:them|him|her|us|the room))?(?=[,.;]|$)|(?:in|into|through|across) the (?:air|room)|about(?=[,.;]|$))'

/** What fills the air, and how it is told. */
const IN_THE_AIR: Rows = [
  ['(?:white |soft |fluffy |pillow )*feathers?', 'twenty quill feathers fall'],
  ['(?:colou?rful |paper |golden )*confetti', 'confetti falls'],
  ['petals', 'twenty flower petals fall'],
  ['(?!(?:with|and|the|as|while|some|many|of)\\b)[a-z]+ petals', 'twenty $& fall'],
  ['(?:autumn |fall |dry |red |golden |brown )*leaves', 'twenty $& fall'],
  ['(?:soap )?bubbles', 'twenty bubbles drift'],
  ['(?:sheets of |loose )*(?:papers?|pages)', 'twenty papers fall'],
  ['(?:bright |orange |golden )*sparks', 'twenty embers float'],
]

/** "…, feathers everywhere", "with confetti flying all around": so many of them that the air is full. */
const EVERYWHERE: Turn = [
  'feather confetti petals leaves bubbles paper page sparks',
  new RegExp(
    `[,.;]? ?\\b(?:with |and |as |while )*(?:the |some |many |lots of )?(${anyOf(IN_THE_AIR)}) (?:are |is )?(?:${MOVING} )?${ABOUT}`,
    'g',
  ),
  (_, stuff) => ` , ${saidFor(IN_THE_AIR, stuff).replace('$&', stuff)} `,
]

/** What fills the air. */
export const AIR_TURNS: readonly Turn[] = [
  // What floats meanwhile does so wherever the others are.
  [
    'air midair mid-air',
    /(?<=\b(?:while|as|with|and)\b[^.;]{3,60}\b(?:float|hover|levitat|drift|danc)(?:s|es|e|ing)?)(?: around| about)? in (?:the |mid-?)air\b/g,
    '',
  ],
  EVERYWHERE,
  // Every club has them.
  [
    'laser',
    /\b((?:night ?club|club|disco|rave|dance floor)\b[^.;]{0,40}?),? (?:with|and|amid|under) (?:(?:colou?rful|green|red|blue|neon|sweeping|flashing|bright|strobe|strobes and|lights? and) )*(?:laser (?:lights?|beams?|shows?)|lasers)(?: (?:sweep|cut|flash|shoot|move|danc)[^,.;]*)?/g,
    '$1',
  ],
]
