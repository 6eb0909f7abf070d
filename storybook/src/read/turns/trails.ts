import type { Turn } from './turn.ts'

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
  trail('dust', '(?:dust|sand)', ''),
  thrown('dust', '(?:dust|sand)', ''),
  trail('sparks', 'sparks', NO_FIRE),
  thrown('sparks', 'sparks', NO_FIRE),
  [
    'through',
    /\b(?:through|across) (?:the |some )?(?:deep |thick |wet |sticky |brown )*mud(?! (?:puddle|pool|hole|house|hut|wall))\b/g,
    'thrownmud',
  ],
  [
    'muddy',
    /\bmuddy ((?:[a-z]+ )?(?:field|pitch|ground|farmyard|yard|hill|slope|course))\b/g,
    '$1 thrownmud',
  ],
  // Roads of mud are places of their own.
  ['muddy', /\bmuddy (?:road|track|trail|path|lane)\b(?! thrownmud)/g, '$& thrownmud'],
]

/** "…, a cloud of dust behind it": said by itself at the end. */
function trail(name: string, stuff: string, unless: string): Turn {
  const lead = '(?:,(?: and| with| as| while)?|(?: with| in| amid))'
  const cloud = `(?:an? |the )?${LOOKS}(?:trails?|clouds?|plumes?|showers?|sprays?|bursts?) of ${LOOKS}${stuff}${BEHIND}`
  const flying = `(?:the )?${LOOKS}${stuff}(?: (?:is|are))?(?:${FLIES}${PLACE}?|${PLACE})`
  return [name, new RegExp(`${unless}${lead} (?:${cloud}|${flying})${END}`, 'g'), ` thrown${name}`]
}

/** "Kicking up dust." */
function thrown(name: string, stuff: string, unless: string): Turn {
  const some = `(?:an? |the )?${LOOKS}(?:(?:trails?|clouds?|plumes?|showers?|sprays?) of )?${LOOKS}`
  return [
    name,
    new RegExp(`${unless},? ?(?:\\band )?\\b${THROWS} ${some}${stuff}${BEHIND}${END}`, 'g'),
    ` thrown${name}`,
  ]
}
