import { START, type Process, type Rule, type Said } from './process.ts'
import { thingOf, withThing } from './things.ts'

const LY = '(?:[a-z]+ly )*'
const thing = (name: string): string => `(?<${name}>(?:[a-z-]+,? ){0,6}?[a-z-]+)`
const FLOOR =
  '(?:an? |the )?(?<floor>(?:(?:hard|solid|cold|rough|smooth|polished|tiled|wooden|concrete|marble|stone|tile|kitchen|granite|ceramic|asphalt)(?:, | ))*)(?:floor|ground|pavement|sidewalk|surface|tiles|concrete|table|countertop|counter|asphalt)'
const REST = '(?:, (?:show|display|captur|demonstrat|reveal|with )[^.;]*)?'

/** What falls, and what is thrown into a dry heap while it burns. */
export const FALL_RULES: readonly Rule[] = [
  {
    guards: 'burning lit flaming blazing',
    pattern: new RegExp(
      `${START}(?<what>(?:an?|the|some) (?:small |tiny |single |large )?(?:burning|lit|flaming|blazing|glowing) ${thing('brand')}) (?:is|are|gets) ${LY}(?:thrown|tossed|dropped|flung|flicked|cast|placed|put|hurled) ${LY}(?:into|onto|on|in|at) (?:an? |the )?(?:pile|heap|stack|bed|mound|bale|bunch) of (?<heap>(?:[a-z]+ ){0,3}?[a-z]+)(?=[.,;]|$)`,
      'u',
    ),
    tell: kindled,
  },
  {
    guards: 'floor ground pavement sidewalk surface tiles concrete table counter asphalt height',
    pattern: new RegExp(
      `${START}${thing('what')} (?:is |are |gets )?${LY}(?:dropped|thrown|tossed|flung|slammed|bounced)(?: down)? ${LY}(?:from (?:an? )?(?:great |low |certain |high )?height )?(?:onto|on|to|towards|toward|against|down on) ${FLOOR}${REST}(?=[.,;]|$)`,
      'u',
    ),
    tell: fallen,
  },
  {
    guards: 'height',
    pattern: new RegExp(
      `${START}${thing('what')} (?:is |are |gets )?${LY}dropped ${LY}from (?:an? )?(?:great |low |certain |high )?height\\b(?:, [^.;]*)?`,
      'u',
    ),
    tell: fallen,
  },
]

function fallen(said: Said): Process | null {
  const what = said('what').replaceAll(',', '')
  const floor = said('floor').replaceAll(',', '')
  return withThing(what, {
    verb: 'bench-fall',
    prop: `${thingOf(what)} onto ${floor} floor`,
  })
}

/** What heaps are drawn of. */
const HEAPS: readonly (readonly [words: RegExp, noun: string, picture: string])[] = [
  [/\b(?:leaf|leaves)$/u, 'fallen leaf', 'noto:fallen-leaf'],
  [/\b(?:hay|straw|grass|stalks?|reeds?)$/u, 'straw', 'prop:dry-straw'],
  [/\b(?:twigs?|sticks?|branches|wood|logs?|firewood|kindling|needles)$/u, 'twig', 'prop:stick'],
  [/\b(?:papers?|towels?|newspapers?|cardboard|napkins)$/u, 'paper', 'prop:piece-of-paper'],
  [/\b(?:flowers?|petals|roses)$/u, 'dried flower', 'noto:wilted-flower'],
]

function kindled(said: Said): Process | null {
  const heap = HEAPS.find(([words]) => words.test(said('heap')))
  if (heap === undefined) return null
  const [, noun, picture] = heap
  const shot = { place: 'backyard' }
  return {
    noun: `pile of ${noun}`,
    picture,
    kind: 'thing',
    verb: 'bench-kindle',
    prop: said('brand').slice(0, 60),
    shot,
  }
}
