import { type Process, type Rule, type Said } from './process.ts'
import { thingOf, withThing } from './things.ts'

const OF =
  '(?:captures?|shows?|documents?|records?|depicts?|of|the )*(?:rusting|oxidation|oxidization|corrosion|corroding|rust formation|tarnishing|weathering)(?: process)?'
const UNDER =
  '(?: (?:that is |being |which is )?(?:left|exposed|standing|sitting|abandoned|lying|kept|placed|forgotten)(?: (?:exposed|out|outside|outdoors))*(?: (?:to|in|by|near|under) [^.;]*?)?)?(?: ?(?:over|for|across|during|through|throughout|in) (?:a |an |the )?(?:[a-z]+ ){0,3}?(?:years?|months|seasons|decades|weeks|time|days|winters?))?'

/** Metal that is left outdoors. */
export const AGEING_RULES: readonly Rule[] = [
  {
    guards: 'rust oxid corro tarnish weathering',
    pattern: new RegExp(
      `\\b${OF} (?:of|on) (?<what>(?:[a-z]+ ){0,5}?[a-z]+)${UNDER}(?=[.,;]|$)`,
      'u',
    ),
    tell: aged,
  },
]

function aged(said: Said): Process | null {
  const what = said('what').replace(/^(?:an?|the) /u, '')
  const told = withThing(what, {
    verb: 'bench-rust',
    prop: thingOf(what),
    shot: { place: 'garden', weather: 'rain' },
  })
  return told && { ...told, material: told.material ?? 'metal' }
}
