import type { Turn } from './turn.ts'

const NAILS = '(?:(?:his|her|their|my|the) )?(?:finger ?|toe ?|long )?nails'
const COLOURS =
  '((?:bright |dark |light |hot |neon |pale |deep )?(?:red|pink|purple|blue|black|green|orange|yellow|white|gold|golden|silver|turquoise|lilac|violet|teal|burgundy|maroon))'

/** What is put on in a colour that is said behind it. */
export const GROOMING_TURNS: readonly Turn[] = [
  [
    'nails',
    new RegExp(`\\bpaint(s|ing)? ${NAILS} (?:in )?(?:a )?${COLOURS}\\b`, 'g'),
    'paint$1 $2 nail polish',
  ],
]
