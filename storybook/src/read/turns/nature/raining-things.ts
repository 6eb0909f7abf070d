import type { Turn } from '../turn.ts'

/** Frogs fall from the sky, and volcanoes spit popcorn. */
export const RAINING_TURNS: readonly Turn[] = [
  [
    'rain',
    /(?:^|\bit(?:'s| is| was)? |\b(?:an?|the|some|dark|pink) (?:[a-z]+ )?(?:cloud|sky|skies|clouds) (?:that |which )?)(?:is |are )?rain(?:s|ing|(?<=[a-z] rain)) (?:down )?((?!cats and dogs|(?:an?|the|two|three|four|five|some|many|his|her|their)\b|falls?\b|pours?\b|heavily|hard|outside|again|on\b|in\b|and\b|at\b|over\b|all\b|softly|lightly|gently|while|when|with)[a-z]+(?: [a-z]+s)?)\b/g,
    'many $1 are pelting',
  ],
  [
    'sky rain clouds heavens ceiling',
    /\b((?!(?:rain|snow|leaves|petals|snowflakes|stars|light|drops|raindrops|meteors|sparks|ash|clouds|skies|feathers)\b)(?:[a-z]+s|money|candy|gold|food|fish|sheep|people|pizza|popcorn|spaghetti|confetti)) (?:(?:are |is )?(?:rain|fall|pour|drop|tumble|shower)(?:s|ing)? (?:down )?from (?:the|a) (?:sky|[a-z ]{0,12}clouds?|heavens|ceiling)|(?:are |is )?rain(?:s|ing)? (?:down )?(?:on|onto|over|upon|in)(?= (?:an?|the)\b))/g,
    (match, what = '') =>
      `many ${what} are pelting${/ (?:on|onto|over|upon|in)$/.test(match) ? ' in' : ''}`,
  ],
  [
    'volcano',
    /\b(?:an?|the) volcano (?:that |which )?(?:is )?(?:erupt|spew|spit|spout)(?:s|ing) (?:with |out )?((?!(?:lava|ash|smoke|fire|flames|magma|rocks?|clouds?|sparks|great|huge|a|the|hot|molten|red|black|violent|force|and|at|in|on|over|into|near|behind|under|while|beside)\b)[a-z]+)\b/g,
    'many $1 are pelting at a volcano',
  ],
]
