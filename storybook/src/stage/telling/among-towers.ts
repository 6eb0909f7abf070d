import type { Shot } from '../../plan/plan.ts'

const TOWERS =
  /\b(skyscraper|high-?rise|tower block|building|(?:glass|steel|chrome|crystal|tall|neon|office|apartment) tower)s?$/u
const AMONG = /^(between|around|inside|next-to)$/u
const FEW = 3
/** Cities whose own set is full of towers: three more would stand before them as toys. */
const TOWERED =
  /\b(?:futuristic|cyberpunk|neon|sci-?fi|mega|flying|floating|abandoned|ruined|post-apocalyptic|overgrown|deserted) ?(?:city|metropolis|town)$|\bmetropolis$|\bskyline$/u

/** What floats or walks between skyscrapers does so in a street of them, not in a park with three. */
export function amongTowers(shot: Shot): Shot {
  const towers = shot.subjects.find(
    ({ noun, kind, count, colour, actions }) =>
      kind === 'building' &&
      TOWERS.test(noun) &&
      count >= FEW &&
      colour === null &&
      actions.length === 0,
  )
  const bound = shot.relations.filter(({ from, to }) => from === towers?.id || to === towers?.id)
  const among = bound.some(({ relation, to }) => to === towers?.id && AMONG.test(relation))
  const open = shot.place === null || /^(?:city|downtown|street|city street)$/u.test(shot.place)
  const own = TOWERED.test(shot.place ?? '')
  if (!towers || !(own || (among && open)) || shot.subjects.length < 2) return shot
  return {
    ...shot,
    place: own ? shot.place : 'downtown',
    subjects: shot.subjects.filter(({ id }) => id !== towers.id),
    relations: shot.relations.filter((relation) => !bound.includes(relation)),
  }
}
