import type { Turn } from './turn.ts'

const LOOKS =
  '(?:wearing|dressed (?:as|in|like)|disguised as|armed with|covered (?:in|with)|wrapped in|decorated with)'

/** How somebody is who is named only afterwards, or by the way: said as it is of those who are named first. */
export const FRONTED_TURNS: readonly Turn[] = [
  [
    'wearing dressed disguised armed covered wrapped decorated',
    new RegExp(
      `(^|[.;] )(${LOOKS} [^,.;]{2,50}), ((?:an?|the|his|her) (?:[a-z-]+ ){0,3}?[a-z]+) (?=(?:is|[a-z]+s|[a-z]+ing)\\b)`,
      'g',
    ),
    '$1$3 $2 ',
  ],
  [
    'both all',
    /, (?:both|all)(?: of them)? ((?:wearing|holding|carrying|dressed|in|with) [^,.;]+), (?=[a-z])/g,
    ' $1 ',
  ],
  ['both', /\bboth (?=(?:the|an?|his|her|their|my) [^.,;]* and )/g, ''],
]
