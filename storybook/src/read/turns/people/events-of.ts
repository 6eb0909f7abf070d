import { RITE_TURNS } from './rites.ts'
import type { Turn } from '../turn.ts'
import { pattern } from '../../pattern.ts'

const WORD =
  '(?!(?:in|on|at|under|by|near|with|through|during|and|while|where|inside|beneath|around|of|between|for)\\b)[a-z-]+'
const SOME = `${WORD}(?: ${WORD}){0,3}(?: in an? (?:[a-z]+ )?(?:hat|coat|suit|dress|cape|crown|scarf|apron))?`
const NEXT = `,? (?:and )?(?:an?|the|one|two|three|four|five|six|some|many|several) ${SOME}`
const GUESTS = `(${SOME}(?:${NEXT})*(?: and ${SOME})?)`

/** An event by its guests: what they do there. */
const EVENTS: readonly (readonly [event: string, done: string])[] = [
  ['(?:[a-z]+ )?wedding of', 'marry'],
  ['(?:[a-z]+ )?tea party (?:of|for)', 'have a tea party'],
  ['(?:[a-z]+ )?birthday party of', 'celebrate a birthday with a cake'],
  ['(?:[a-z]+ )?(?:dinner|banquet|feast) of', 'eat at a table'],
  ['(?:[a-z]+ )?dance of', 'dance'],
  ['(?:[a-z]+ )?meeting (?:of|between)', 'talk to each other'],
  ['snowball fight (?:of|between|among)', 'throw snowballs at each other'],
  ['pillow fight (?:of|between|among)', 'have a pillow fight'],
  ['food fight (?:of|between|among)', 'have a food fight'],
]

/** "A wedding of two penguins", "a snowball fight between bears and foxes": they are who does it, and nobody else is there. */
const HELD: readonly Turn[] = EVENTS.map(([event, done]): Turn => [
  pattern`(?<=^|[.;:] )(?:an?|the) ${event} ${GUESTS}(?![a-z-])`,
  `$1 ${done}`,
])

export const EVENT_TURNS: readonly Turn[] = [...HELD, ...RITE_TURNS]
