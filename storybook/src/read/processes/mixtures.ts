import {
  HUE,
  START,
  stuffIn,
  VESSEL,
  vesselPicture,
  type Process,
  type Rule,
  type Said,
} from './process.ts'
import { withThing } from './things.ts'

const LY = '(?:[a-z]+ly )*'
const THING = '(?:[a-z-]+ ){0,7}?[a-z-]+'
const POURED =
  '(?:poured|added|dropped|stirred|mixed|sprinkled|dripped|tipped|emptied|spooned|dissolved|dumped|put|squeezed|introduced|poured out)'
const POURS =
  '(?:pours?|drips?|flows?|dissolves?|falls?|streams?|pouring|dripping|flowing|dissolving)'
const REST = '[^.;]*'

/** What is poured or stirred together. */
export const MIXTURE_RULES: readonly Rule[] = [
  {
    guards: 'paint pigment dye colouring coloring watercolor watercolour',
    pattern: new RegExp(
      `\\b(?:(?:equal|small|large|two) )?(?:(?:amounts?|parts?|drops?|pools?|blobs?|dollops?|cups?|portions?) )?(?:of )?(?<one>${HUE})(?: paint| dye| pigment)? and (?<other>${HUE}) (?:paints?|pigments?|dyes?|watercolou?rs?|food colou?rings?)(?: (?:is|are|get|gets|being))? ${LY}(?:combin|mix|blend|stirr?|pour|swirl|merg|fold|com)(?:e|es|ed|ing|s)?\\b${REST}`,
      'u',
    ),
    tell: (said) => ({
      noun: 'bowl of paint',
      picture: 'prop:clear-bowl',
      verb: 'bench-blend',
      prop: `${said('one')} and ${said('other')}`,
    }),
  },
  {
    guards: 'acid lye bleach',
    pattern: new RegExp(
      `${START}(?<first>${THING}) (?:(?:is|are|gets?|being) ${LY}(?:poured|dripped|dropped|spilled|splashed)|${POURS}) ${LY}(?:onto|on|over|on to|on top of) (?:an? |the |some )?(?:(?:piece|slice|bar|sheet|strip|block|bit|pile|stick) of )?(?<thing>(?:[a-z-]+ ){0,3}?[a-z-]+)(?=[.,;]|$)`,
      'u',
    ),
    tell: eaten,
  },
  {
    guards: 'into to in',
    pattern: new RegExp(
      `${START}(?<first>${THING}) (?:(?:is|are|gets?|being) ${LY}${POURED}|${POURS}) ${LY}(?:into|in to|in|to|with) (?:an? |the |some )?(?:(?<holder>(?:[a-z-]+ ){0,3}?(?:${VESSEL}|solution|mixture)) (?:of|with|containing|filled with|full of|holding) )?(?<second>(?:[a-z-]+ ){0,4}?[a-z-]+)(?=[.,;]|$)`,
      'u',
    ),
    tell: together,
  },
]

function together(said: Said): Process | null {
  const [first, second] = [stuffIn(said('first')), stuffIn(said('second'))]
  if (first === null || second === null || first.name === second.name) return null
  // Ice cubes and sugar lumps fall in one by one.
  if (/\b(?:cubes?|lumps?|slices?|chunks?|pieces?)$/u.test(said('first'))) return null
  // Ink that clouds in water is a land of its own.
  const loose = second.stuff.state !== 'liquid' || first.stuff.name.includes('ink')
  if (loose && said('holder') === '') return null
  const holder = said('holder')
  const picture = vesselPicture(holder, 'clear-beaker')
  const vessel =
    holder === '' || /solution|mixture/u.test(holder) ? 'beaker' : holder.split(' ').at(-1)
  return {
    noun: `${vessel} of ${second.name}`,
    picture: `prop:${picture}`,
    verb: 'bench-mix',
    prop: `${first.name} into ${second.name}`.slice(0, 60),
  }
}

function eaten(said: Said): Process | null {
  const first = stuffIn(said('first'))
  if (first === null || !first.stuff.traits.has('acid')) return null
  const thing = said('thing')
  return withThing(thing, { verb: 'bench-corrode', prop: thing })
}
