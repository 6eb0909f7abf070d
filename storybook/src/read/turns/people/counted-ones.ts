import { isAlive } from '../somebody.ts'
import type { Turn } from '../turn.ts'

/** Who races on something does not run. */
const ON_WHEELS =
  /^(?:skiers?|snowboarders?|cyclists?|bikers?|riders?|jockeys?|skaters?|skateboarders?|drivers?|rowers?|swimmers?|surfers?|sledders?|kayakers?|motorcyclists?)$/

const SOME = '(?:an?|one|two|three|four|five|six|some) (?:[a-z-]+ ){0,3}?[a-z-]+'
const AT_ITS = '(?:to|on|at) (?:its|the|his|her)'

/** What several do, in words that bring no finish line, no painter and nobody onto what they eat. */
export const COUNTED_TURNS: readonly Turn[] = [
  // Nobody paints like Munch here.
  [
    'munch munches munching munched',
    /(?<!\b(?:edvard|by|of|like|style) )\bmunch(es|ing|ed|)(?: (?:on|away at|at))?(?= (?:(?:some|the|an?|fresh|green|juicy|its|their|his|her) )*(?:bamboo|grass|hay|leaves|carrots?|apples?|lettuce|snacks?|cookies?|popcorn|chips|sandwich(?:es)?|food|fruits?|bananas?|nuts?|cabbage|clover|pizza|burgers?|bread|lunch|berries|watermelon|corn|toast|cereal)\b)/g,
    (_, ...[form = '']) => (form === 'es' || form === 'ed' ? 'eats' : `eat${form}`),
  ],
  [
    'race racing races',
    /\b([a-z]+) rac(es|ing|e) (?=(?:through|across|along|over|around) (?:an?|the) (?!(?:[a-z]+ )?(?:track|circuit|racetrack|course|stadium|finish)\b))/g,
    (said, ...[who = '', form = '']) => {
      if (!isAlive(who) || ON_WHEELS.test(who)) return said
      const runs = form === 'ing' ? 'running' : form === 'es' ? 'runs' : 'run'
      return `${who} ${runs} `
    },
  ],
  // What is in the cups stands nowhere beside them.
  [
    'steaming filled full brimming',
    /\b(cups?|mugs?|teacups?|bowls?|glasses|glass) ((?:sit|sits|stand|stands|rest|rests|are|is|lie|placed) (?:on|upon) (?:an?|the) (?:[a-z]+ )?[a-z]+),? (?:steaming|filled|full|brimming) (?:with|of) (?:(?:fresh|hot|freshly brewed|steaming) )*(coffee|tea|cocoa|hot chocolate|soup|milk|water|juice|lemonade|rice|fruit|noodles)\b/g,
    '$1 of $3 $2',
  ],
  // "A pineapple with one beer to its left and two beers on its right".
  [
    'left right',
    new RegExp(
      `\\b((?:an?|the|one) (?:[a-z-]+ ){0,3}?[a-z-]+),? with (${SOME}) ${AT_ITS} (left|right)(?: side)?,? and (${SOME}) ${AT_ITS} (left|right)(?: side)?\\b`,
      'g',
    ),
    '$1, $2 $3 of it, $4 $5 of it',
  ],
  ['fence fenceline', /\balong (?:an?|the) (?:[a-z]+ )?fence ?line\b/g, 'in front of a fence'],
]
