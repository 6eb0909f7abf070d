import type { Turn } from './turn.ts'

const CRAFT =
  'train|bus|plane|airplane|car|taxi|van|truck|tram|boat|house|shop|spaceship|helicopter'

/** Turns of phrase that say who sees, feels or wishes what, in plainer words. */
export const TELLING_TURNS: readonly Turn[] = [
  [
    'want love like dream wish',
    /^\s*(?:my|our) (?:[a-z]+ ){0,2}[a-z]+ (?:wants?|would (?:like|love)|loves?|likes?|wishes|asked|dreams?) (?:to (?:see|watch)|of|about|for) /g,
    '',
  ],
  [
    'wonder awe surprise amazement shock disbelief astonishment',
    /\bin (?:pure |utter |sheer |total )?(?:wonder(?:ment)?|awe|surprise|amazement|shock|disbelief|astonishment)\b/g,
    ' surprised ',
  ],
  [
    'fear terror horror',
    /\bin (?:pure |utter |sheer )?(?:fear|terror|horror|panic)\b/g,
    ' scared ',
  ],
  ['anger rage fury', /\bin (?:pure |utter |sheer )?(?:anger|rage|fury)\b/g, ' angry '],
  ['joy delight', /\b(?:in|with|for) (?:pure |utter |sheer |great )?(?:joy|delight)\b/g, ' happy '],
  [
    'times twice',
    /\b(an?|the) ([a-z]+(?: [a-z]+)?) (?:[a-z0-9]+ times|twice) (?:as (?:big|large) as (?:itself|him|her)|(?:its|his|her|their)(?: own)? (?:size|weight|height))\b/g,
    '$1 giant $2',
  ],
  // Where steam rises from is what is seen.
  [
    'steam',
    /\b(?:the )?steam (?:is )?(?:gently |slowly )?(?:ris(?:es|ing)|com(?:es|ing)|curl(?:s|ing)|billow(?:s|ing)|drift(?:s|ing))(?: up)? (?:from|off|out of) (?=(?:an?|the|his|her) )/g,
    '',
  ],
  [
    'keys',
    /\b(?:dance|glide|fly|move|run|resting)?(?:s|ing)? ?(?:on|over|across) (?:the|piano|his|her)(?: piano)? keys\b/g,
    'playing the piano',
  ],
  // Seen from outside: who looks through the window of a bus is not in it.
  [
    'window',
    new RegExp(
      `\\b(look|peer|peek|star|gaz|glanc)(s|es|ing|e)? (?:in |curiously |out )?(?:through|into|in|inside) (?:the |an? )?windows? of ((?:an?|the) (?:[a-z]+ )?(?:${CRAFT}))\\b`,
      'g',
    ),
    '$1$2 at $3',
  ],
  [
    'window',
    new RegExp(
      `\\b(look|peer|peek|star|gaz|glanc)(s|es|ing|e)? (?:in )?(?:into|inside) (?:an?|the) (${CRAFT}) windows?\\b`,
      'g',
    ),
    '$1$2 at a $3',
  ],
]
