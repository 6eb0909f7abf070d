import type { PlaceContext } from '../../../place.ts'
import { brightness, darker, lighter, mix } from '../colour.ts'
import type { Room } from './room-look.ts'

/** A coat that suits any room: as near to what the recipe wants as this says. */
const PAINTS = ['#fad09a', '#aed8ea', '#d8c4ea', '#c2e2b0', '#fabfa6'] as const
/** Woods of floors, from honey to chestnut. */
const WOODS = ['#e2a868', '#d08c54', '#b87850', '#c99a5c'] as const

/** Wall papers of homes: the wall, and the wood below it. */
const PAPERS = [
  ['#f2b98e', '#fbeacb'],
  ['#a3c9ae', '#f4ecd2'],
  ['#96c1d3', '#f6e8cc'],
  ['#f4cf86', '#f9efd8'],
  ['#cdb6dc', '#f7e9d4'],
  ['#eda792', '#fbe8cd'],
] as const

/** Another seed, another paper on the wall. */
export function papered(context: PlaceContext, look: Room): Room {
  const random = context.random.fork('paint')
  const { wall } = look
  const boards = look.floor.pattern === 'planks' && brightness(look.floor.colour) > 0.4
  const coat = boards ? random.pick(WOODS) : random.pick(PAINTS)
  const laid = mix(look.floor.colour, coat, boards ? 0.6 : random.between(0, 0.16))
  const floor = { ...look.floor, colour: laid }
  const isPapered = /^(?:stripes|dots|diamonds)$/u.test(wall.style) && brightness(wall.colour) > 0.5
  if (!isPapered) {
    const colour = mix(wall.colour, random.pick(PAINTS), random.between(0.1, 0.4))
    return { ...look, wall: { ...wall, colour }, floor }
  }
  const [paper, below] = random.pick(PAPERS)
  const colour = mix(wall.colour, paper, 0.78)
  const accent = random.chance(0.5) ? lighter(colour, 0.4) : darker(colour, 0.14)
  const dado =
    wall.dado === undefined ? {} : { dadoColour: mix(wall.dadoColour ?? below, below, 0.7) }
  return { ...look, wall: { ...wall, colour, accent, ...dado }, floor }
}
