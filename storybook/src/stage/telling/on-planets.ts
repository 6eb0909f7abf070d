import { LIVING } from '../../plan/kinds.ts'
import type { Relation, Shot, Subject } from '../../plan/plan.ts'

const WORLDS = /\b(planet|planetoid|asteroid|moon|comet|meteor)$/u

/** Who stands on a little planet has space about it, and what is beside them grows on it, too. */
export function standOnPlanet(shot: Shot): Shot {
  const find = (id: string): Subject | undefined => shot.subjects.find((each) => each.id === id)
  const stands = shot.relations.find(({ from, relation, to }) => {
    const [who, world] = [find(from), find(to)]
    if (relation !== 'on' || !who || !world) return false
    return LIVING.has(who.kind) && WORLDS.test(world.noun)
  })
  if (!stands || (shot.place !== null && shot.place !== 'space')) return shot
  const relations = shot.relations.map((each): Relation => {
    const beside = /^(next-to|holding|in-front-of)$/u.test(each.relation)
    const grows = find(each.to)?.kind === 'plant'
    return beside && grows && each.from === stands.from
      ? { from: each.to, relation: 'on', to: stands.to }
      : each
  })
  const subjects = shot.subjects.map((each): Subject =>
    each.id === stands.to ? { ...each, kind: 'thing', size: 'giant' } : each,
  )
  return { ...shot, place: 'space', subjects, relations }
}
