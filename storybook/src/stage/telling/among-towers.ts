import type { Shot, Subject } from '../../plan/plan.ts'
import { withoutAll } from './without.ts'

const TOWERS =
  /\b(skyscraper|high-?rise|tower block|building|(?:glass|steel|chrome|crystal|tall|neon|office|apartment) tower)s?$/u
const AMONG = /^(between|around|inside|next-to)$/u
const FEW = 3
/** Cities whose own set is full of towers: three more would stand before them as toys. */
const TOWERED =
  /\b(?:futuristic|cyberpunk|neon|sci-?fi|mega|flying|floating|abandoned|ruined|post-apocalyptic|overgrown|deserted) ?(?:city|metropolis|town)$|\bmetropolis$|\bskyline$/u
/** What cities of tomorrow have besides, high on their walls. */
const LIT = /\b(?:futuristic|cyberpunk|neon|sci-?fi) ?(?:city|metropolis|town)$/u
const BOARDS = /\b(?:billboard|neon sign|sign|holographic ad|advertisement)s?$/u

/** What floats or walks between skyscrapers does so in a street of them, not in a park with three. */
export function amongTowers(shot: Shot): Shot {
  const own = TOWERED.test(shot.place ?? '')
  const lit = LIT.test(shot.place ?? '')
  const fits = ({ noun, kind }: Subject): boolean =>
    kind === 'building' ? TOWERS.test(noun) || (own && noun === 'tower') : lit && BOARDS.test(noun)
  const towers = shot.subjects.filter(
    (each) =>
      fits(each) && each.count >= FEW && (lit || each.colour === null) && each.actions.length === 0,
  )
  const among = shot.relations.some(
    ({ relation, to }) => AMONG.test(relation) && towers.some(({ id }) => id === to),
  )
  const open = shot.place === null || /^(?:city|downtown|street|city street)$/u.test(shot.place)
  if (towers.length === 0 || !(own || (among && open)) || shot.subjects.length <= towers.length)
    return shot
  const told = withoutAll(shot, (each) => towers.includes(each))
  return { ...told, place: own ? shot.place : 'downtown' }
}
