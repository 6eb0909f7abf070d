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
  // What is sprayed onto a wall is a picture, unless it is wet.
  [
    'spray',
    /\bspray(s|ing)? (?:some )?(?:bright |colou?rful )?paint (?=on|onto|across|over|all over)/g,
    'spray-paint$1 a mural ',
  ],
  [
    'spray',
    /\bspray(s|ing)? (?=(?:[a-z]+ ){0,4}(?:murals?|graffiti|street art|tags?)\b)/g,
    'spray-paint$1 ',
  ],
  [
    'spray',
    /\bspray(s|ing)? (?=(?:an?|the|his|her) (?:(?!water|hose|perfume|foam|on)[a-z]+ ){1,4}(?:on|onto|across) (?:an?|the) (?:[a-z]+ ){0,3}(?:wall|building|train|bridge|underpass|subway car)\b)/g,
    'spray-paint$1 ',
  ],
  [
    'nails',
    new RegExp(`\\bpaint(s|ing)? ${NAILS} (?:in )?(?:a )?${COLOURS}\\b`, 'g'),
    'paint$1 $2 nail polish',
  ],
  [
    'style styles styling groom grooms grooming',
    /\b(?:(hairdresser|hair stylist|stylist|barber)|(?:dog |pet )?groomer) (?:is )?(?:styl|groom)(?:es|s|ing|e)? (?=an? |the |his |her )/g,
    'hairdresser shaving ',
  ],
]
