import { START, stuffIn, type Process, type Rule, type Said } from './process.ts'

const THING = '(?<what>(?:[a-z-]+ ){0,5}?[a-z-]+)'
const REST = '[^.;]*'

/** What burns with a flame of its own colour. */
export const FLAME_RULES: readonly Rule[] = [
  {
    guards: 'ignite lit fire alight burn flame kindled',
    pattern: new RegExp(
      `${START}${THING} (?:(?:is|are|gets?|being) (?:[a-z]+ly )*(?:ignited|lit|set on fire|set alight|set ablaze|burned|burnt|burning|kindled|held in (?:an?|the) flame|placed in (?:an?|the) flame)|ignites?|catch(?:es)? fire|burns?(?=[^.;]*\\bflames?\\b)|burning(?=[^.;]*\\bflames?\\b))\\b(?:${REST}(?:flame|burn|light|glow|spark)${REST}|(?=[.,;]|$))`,
      'u',
    ),
    tell: inFlames,
  },
]

function inFlames(said: Said): Process | null {
  const found = stuffIn(said('what'))
  if (found === null) return null
  const { name, stuff } = found
  const burns = stuff.fume !== undefined && !stuff.traits.has('sublimes')
  if (!burns) return null
  return { noun: name, picture: 'prop:clear-beaker', verb: 'bench-flame', prop: name }
}
