import { CRAFT, LIVING } from '../../plan/kinds.ts'
import type { Relation, Shot, Subject } from '../../plan/plan.ts'

const WORLDS = /\b(planet|planetoid|asteroid|moon|comet|meteor)$/u

function isStanding(find: (id: string) => Subject | undefined) {
  return ({ from, relation, to }: Relation): boolean => {
    const [who, world] = [find(from), find(to)]
    if (relation !== 'on' || !who || !world) return false
    return LIVING.has(who.kind) && WORLDS.test(world.noun)
  }
}

/** "Plants a flag on a planet": of the flag it was said, and so of who plants it. */
function onlyWorld({ subjects, relations }: Shot): Relation | undefined {
  const world = subjects.find(({ noun, actions }) => WORLDS.test(noun) && actions.length === 0)
  const who = subjects.find(({ kind, actions }) => LIVING.has(kind) && actions.some(plants))
  const tied = relations.some(({ from, to }) => from === world?.id || to === world?.id)
  return world && who && !tied ? { from: who.id, relation: 'on', to: world.id } : undefined
}

function plants({ verb }: Subject['actions'][number]): boolean {
  return verb === 'plant-flag'
}

/** A ship that lands on a planet is on its ground, under its sky. */
function landOnPlanet(shot: Shot): Shot {
  const find = (id: string): Subject | undefined => shot.subjects.find((each) => each.id === id)
  const lands = shot.relations.find(
    ({ from, relation, to }) =>
      relation === 'on' &&
      WORLDS.test(find(to)?.noun ?? '') &&
      CRAFT.has(find(from)?.kind ?? 'thing') &&
      find(from)?.actions.some(({ verb }) => verb === 'land') === true,
  )
  if (!lands || shot.place !== null) return shot
  const world = find(lands.to)
  return {
    ...shot,
    place: world?.noun.endsWith('moon') ? 'moon' : 'alien planet',
    season: world?.material === 'ice' ? 'winter' : shot.season,
    subjects: shot.subjects.filter((each) => each !== world),
    relations: shot.relations.filter(({ from, to }) => from !== lands.to && to !== lands.to),
  }
}

/** Who stands on a little planet has space about it, and what is beside them grows on it, too. */
export function standOnPlanet(told: Shot): Shot {
  const shot = landOnPlanet(told)
  const find = (id: string): Subject | undefined => shot.subjects.find((each) => each.id === id)
  const stands = shot.relations.find(isStanding(find)) ?? onlyWorld(shot)
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
  const known = relations.some(({ from, to }) => from === stands.from && to === stands.to)
  return {
    ...shot,
    place: 'space',
    subjects,
    relations: known ? relations : [...relations, stands],
  }
}
