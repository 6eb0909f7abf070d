import { findPicture } from '../../../lexicon/find-picture.ts'
import { singular } from '../../../lexicon/morphology.ts'
import type { Kind } from '../../../plan/plan.ts'
import type { Turn } from '../turn.ts'

const ROOM =
  '(?:(?:whole|entire|tiny|little|small|big|old|living|dining|waiting|class|hotel|swimming|throne|class|laundry|sitting|ball|control|bath|bed|play|lecture|concert|school) ?){0,4}(?:room|kitchen|bathroom|bedroom|classroom|office|hallway|corridor|house|garage|attic|basement|library|gym|shop|store|supermarket|mall|street|city|town|village|park|garden|backyard|school|elevator|lift|apartment|flat|caf[eé]|restaurant|pool|laboratory|lab|hospital|bakery|hall|stadium|museum)'
const ONE =
  '(?:(?:an?|the|some|more and more|too much|too many|many|thousands of|millions of|hundreds of|countless|huge|enormous|giant|endless|never-ending|long|very long|big|soft|fluffy|white|fresh|colou?rful) ){0,5}((?:(?:red|blue|green|yellow|pink|purple|orange|golden|rubber|teddy|paper|soap|beach|tennis|hot|ice|toilet) ){0,3}[a-z]+)'
const FILLS =
  '(?:slowly |completely |quickly |soon |suddenly )?(?:fills?|floods?|overflows?|buries|bury|takes? (?:up|over))(?: up)?'

/** What is no picture of its own as it lies in heaps. */
const STUFF =
  /(?:^| )(?:foam|suds|soap|bubbles?|popcorn|slime|jelly|rice|paper|papers|letters|cotton|whipped cream|marshmallows?)$/

const LYING: ReadonlySet<Kind> = new Set(['food', 'tool', 'thing', 'toy', 'clothing'])

/** A room is full of what lies in heaps: nobody and nothing that lives, no water and no light. */
function heapsUp(words: string): string | null {
  const name = words
    .split(' ')
    .map((word, at, all) => (at === all.length - 1 ? singular(word) : word))
  const noun = name.join(' ')
  if (STUFF.test(words) || ODD.test(words)) return noun.replaceAll(' ', '-')
  const found = findPicture(
    noun.replace(/^(?:red|blue|green|yellow|pink|purple|orange|golden) /, ''),
  )
  const lies = found !== null && found.via !== 'kin' && LYING.has(found.kind)
  return lies && !APART.test(words) ? noun.replaceAll(' ', '-') : null
}

/** What hangs, stands or grows in a room lies in no heaps. */
const APART =
  /(?:^| )(?:lanterns?|candles?|lights?|lamps?|kites?|flags?|paintings?|mirrors?|pictures?|clocks?|screens?|plants?|flowers?|leaves|trees?|smells?|pots?)$/

/** What nobody expects to be everywhere; a room full of books is a library. */
const ODD =
  /(?:^| )(?:balloons?|balls?|pillows?|feathers?|popcorn|foam|suds|bubbles?|socks?|rubber ducks?|spaghetti|noodles|jelly|slime|pancakes?|donuts?|bananas?|oranges?|lemons?|apples?|pizzas?|cand(?:y|ies)|marshmallows?|sponges?|teddy bears?|papers?|letters?|towels?|shoes?|hats?|eggs?|coins?|cheese|butter|cupcakes?|cookies?|potatoes)$/

const CARRIERS = '(?:car|bathtub|tub|taxi|bus|van|boat|jar|box|basket|bag|bucket|cart)'

/** "Popcorn fills the kitchen", "a scarf that fills the whole room": the place is full of it. */
export const FILLING_TURNS: readonly Turn[] = [
  [
    'fill flood overflow',
    new RegExp(
      `(^|[.;,] |\\band )${ONE} (?:fills?|floods?) (?:up )?(?:the|an?|his|her) (${CARRIERS})\\b`,
      'g',
    ),
    (match, ...[start = '', what = '', vessel = '']) =>
      heapsUp(what) === null ? match : `${start}a ${vessel} full of ${what}`,
  ],
  [
    'fill flood overflow buries bury take',
    new RegExp(
      `(^|[.;,] |\\band |\\b(?:until|as|while) )${ONE} ${FILLS} (?:the|an?|his|her|their|my) (${ROOM})\\b`,
      'g',
    ),
    (match, ...[start = '', what = '', room = '']) => {
      const heap = heapsUp(what)
      return heap === null
        ? match
        : `${start.replace(/until|as|while/, ',')}in the ${heap}-filling ${whole(room)}`
    },
  ],
  [
    'fill flood overflow buries bury take',
    new RegExp(
      `\\b${ONE},? (?:(?:that|which|until it|and it|it) ${FILLS}|(?:filling|flooding|burying)(?: up)?) (?:the|an?|his|her|their|my) (${ROOM})\\b`,
      'g',
    ),
    (match, what = '', room = '') => {
      const heap = heapsUp(what)
      return heap === null ? match : `a ${what} in the ${heap}-filling ${whole(room)}`
    },
  ],
  [
    'fill flood overflow',
    new RegExp(
      `\\b(?:the|an?|his|her|their) (${ROOM}) (?:is )?(?:slowly |completely |quickly |suddenly )?(?:fills?|filling|floods?|flooding|overflows?)(?: up)? with ${ONE}`,
      'g',
    ),
    (match, room = '', what = '') => {
      const heap = heapsUp(what)
      return heap === null ? match : `in the ${heap}-filling ${whole(room)}`
    },
  ],
  [
    'full filled overflowing stuffed buried packed deep',
    new RegExp(
      `\\b(the|an?|his|her|their) (${ROOM}) (?:that is |which is |is )?(?:completely |entirely )?(?:full of|filled with|overflowing with|stuffed with|buried (?:in|under)|packed with|(?:knee|waist)-deep in) ${ONE}`,
      'g',
    ),
    (match, ...[the = '', room = '', what = '']) => {
      const heap = ODD.test(what) ? heapsUp(what) : null
      return heap === null ? match : `${the} ${heap}-filled ${whole(room)}`
    },
  ],
]

const whole = (room: string): string => room.replace(/^(?:(?:whole|entire) )+/, '')
