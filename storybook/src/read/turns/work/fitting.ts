import { anyOf, saidFor, type Rows, type Turn } from '../turn.ts'

const WHAT = '(?:(?:an?|the|his|her|its|their|some|one|each|another) )?(?:[a-z-]+ ){0,3}?[a-z-]+'
const HOW = '(?: (?:back|carefully|gently|slowly|firmly|neatly|delicately))?'
const INTO = '(?:into|onto|in|on|to)'
const WHERE = '(?:an?|the|his|her|its|their) '
const ENDING = '(?:t?ing|ning|e?s|e)?'

/** How one thing is fastened to another, and with what when nothing is said. */
const FASTENED: Readonly<Rows> = [
  ['glu', 'glue bottle'],
  ['solder', 'soldering-iron'],
  ['screw', 'screwdriver'],
  // A dress that is pinned on a dummy is a tailor's work.
  [
    'fit|insert|attach|mount|pin(?!es?\\b|(?:s|ning)? (?:an?|the) (?:[a-z]+ )?(?:dress|gown|skirt|suit|jacket)\\b)',
    '',
  ],
]

/** What fingers are too thick without. */
const FINE_TOOLS =
  '(?:(?:fine|small|tiny|long|metal|silver|thin|wooden|sharp|[a-z]+) )?(?:tweezers|pliers|tongs|chopsticks|pincers|forceps|pipette|dropper|spatula|needle|screwdriver|spoon|ladle|fork)'

function puts(verb: string): string {
  if (verb.endsWith('ing')) return 'putting'
  return verb.endsWith('s') ? 'puts' : 'put'
}

/** One thing goes into or onto another by hand: the reader knows it as putting. */
export const FITTING_TURNS: readonly Turn[] = [
  [
    'glu solder screw fit insert attach mount pin',
    new RegExp(
      `(?<!\\b(?:an?|the|one|each|some) )\\b((${anyOf(FASTENED)})${ENDING}) (${WHAT})${HOW} ${INTO} (${WHERE}(?:[a-z-]+ ){0,3}?[a-z-]+)(?= ?(?:[,.;¦]|$)| (with|using|at|in|while|as|by|on|and) )`,
      'g',
    ),
    (_, ...[verb = '', stem = '', what = '', where = '', after = '']) => {
      const tool = saidFor(FASTENED, stem)
      const by = tool === '' || /^(?:with|using)$/.test(after) ? '' : ` with a ${tool}`
      return `${puts(verb)} ${what.replace(/\bchip$/, 'microchip')} into ${where}${by}`
    },
  ],
  // "Places a cherry on a cake with tweezers": it is no pair of tweezers that lies there.
  [
    'with using',
    new RegExp(
      `(?<!\\b(?:an?|the|one|each|some) )\\b((?:add|plac|put|set|lay|press|lower|drop)${ENDING}) (${WHAT})${HOW} ${INTO} (${WHERE}(?:[a-z-]+ ){0,3}?[a-z-]+) (?:with|using) ((?:an?|the|his|her|a pair of) )?(${FINE_TOOLS})\\b`,
      'g',
    ),
    (_, ...[verb = '', what, where, whose = '', tool]) =>
      `${puts(verb)} ${what} into ${where} with ${whose}${tool}`,
  ],
]
