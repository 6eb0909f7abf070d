import type { Turn } from '../turn.ts'

const BODIES =
  '(?:square|rectangle|circle|triangle|oval|diamond|pentagon|hexagon|cube|sphere|cone|cylinder|pyramid|box|block|ball|disc)'
const HUES =
  '(?:red|blue|green|yellow|black|white|orange|purple|pink|brown|gr[ae]y|golden|silver|turquoise)'
const ONE = `((?:large |small |big |little |tiny )?${HUES} ${BODIES})`
const WHERE =
  'above|below|under|over|beneath|on top of|behind|in front of|(?:to the )?(?:left|right) of'

/** Figures as a box of bricks has them: what is over two of them is over both, and none is a place. */
export const PLANE_FIGURE_TURNS: readonly Turn[] = [
  // Whoever means the one in Moscow says so with its name alone.
  [
    'red square',
    /(?<=\b(?:an?|one|two|small|large|big|little|tiny) )red square(s?)\b(?! in (?:moscow|russia))/g,
    'red-coloured square$1',
  ],
  [
    ' and ',
    new RegExp(
      `\\b(${WHERE}) (an?|the) ${ONE.replaceAll('red', 'red(?:-coloured)?')} and (?:an? |the )?${ONE.replaceAll('red', 'red(?:-coloured)?')}(?= *(?:[.,;]|$))`,
      'g',
    ),
    '$1 $2 $3 , a $4 next to the $3',
  ],
  // Among cubes and spheres it stands on no road.
  [
    'cone',
    /(?<=\b(?:sphere|cube|cylinder|pyramid)s?\b[^.;]{0,120}\b(?:green|blue|red|yellow|white|black|orange|purple|pink|grey|gray|brown|two|three|four|an?) )cone(s?)\b|(?<=\b(?:green|blue|red|yellow|white|black|orange|purple|pink|grey|gray|brown|two|three|four|an?) )cone(s?)\b(?=[^.;]{0,120}\b(?:sphere|cube|cylinder|pyramid)s?\b)/g,
    'solid cone$1$2',
  ],
  // Nobody paints.
  [
    'painting',
    /(^|[.;,]) *(?:an? )?(?:oil |watercolou?r |digital )?painting (?=in the style of\b)/g,
    '$1 ',
  ],
]
