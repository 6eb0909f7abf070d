import { RITE_TURNS } from './rites.ts'
import type { Turn } from '../turn.ts'

const WORD =
  '(?!(?:in|on|at|under|by|near|with|through|during|and|while|where|inside|beneath|around|of|between|for)\\b)[a-z-]+'
const SOME = `${WORD}(?: ${WORD}){0,3}(?: in an? (?:[a-z]+ )?(?:hat|coat|suit|dress|cape|crown|scarf|apron))?`
const NEXT = `,? (?:and )?(?:an?|the|one|two|three|four|five|six|some|many|several) ${SOME}`
const GUESTS = `(${SOME}(?:${NEXT})*(?: and ${SOME})?)`

/** An event by its guests: what they do there. */
const EVENTS: readonly (readonly [guards: string, event: string, done: string])[] = [
  ['wedding', '(?:[a-z]+ )?wedding of', 'marry'],
  ['tea party', '(?:[a-z]+ )?tea party (?:of|for)', 'have a tea party'],
  ['birthday', '(?:[a-z]+ )?birthday party of', 'celebrate a birthday with a cake'],
  ['dinner banquet feast', '(?:[a-z]+ )?(?:dinner|banquet|feast) of', 'eat at a table'],
  ['dance', '(?:[a-z]+ )?dance of', 'dance'],
  ['meeting', '(?:[a-z]+ )?meeting (?:of|between)', 'talk to each other'],
  ['fight', 'snowball fight (?:of|between|among)', 'throw snowballs at each other'],
  ['fight', 'pillow fight (?:of|between|among)', 'have a pillow fight'],
  ['fight', 'food fight (?:of|between|among)', 'have a food fight'],
]

/** "A wedding of two penguins", "a snowball fight between bears and foxes": they are who does it, and nobody else is there. */
const HELD: readonly Turn[] = EVENTS.map(([guards, event, done]): Turn => [
  guards,
  new RegExp(`(?<=^|[.;:] )(?:an?|the) ${event} ${GUESTS}(?![a-z-])`, 'g'),
  `$1 ${done}`,
])

export const EVENT_TURNS: readonly Turn[] = [...HELD, ...RITE_TURNS]
