import type { Turn } from './turn.ts'

const NAILS = '(?:(?:his|her|their|my|the) )?(?:finger ?|toe ?|long )?nails'
const COLOURS =
  '((?:bright |dark |light |hot |neon |pale |deep )?(?:red|pink|purple|blue|black|green|orange|yellow|white|gold|golden|silver|turquoise|lilac|violet|teal|burgundy|maroon))'

/** Handwork, on oneself and at a bench. */
export const HANDWORK_TURNS: readonly Turn[] = [
  [
    ' lap',
    /(?<=(?:^|,|\bwhile|\bas|\band) (?:an?|the|her|his|their) (?:[a-z]+ )?(?:cat|kitten|dog|puppy|rabbit|bunny|pug|chihuahua|corgi) (?:[a-z]+ly )?(?:is )?(?:sleep|nap|lie|ly|sit|doz|purr|curl|rest)[a-z]* (?:up )?)(?:on|in) (her|his) lap\b/g,
    'on $1',
  ],
  // Nobody carves on a park bench.
  [
    ' bench',
    /(?<=\b(?:carv|repair|hammer|build|craft|sand|solder|tinker|mend|whittl|weld|fix|work|saw)(?:e|es|s|ing)?\b[^.;]*) at (his|her|their|a|the) (?:old |wooden |cluttered |tidy )*bench\b/g,
    ' at $1 workbench',
  ],
  [
    'nails',
    new RegExp(`\\bpaint(s|ing)? ${NAILS} (?:in )?(?:a )?${COLOURS}\\b`, 'g'),
    'paint$1 $2 nail polish',
  ],
]
