import { CRAFT } from '../../plan/kinds.ts'
import type { Shot, Subject } from '../../plan/plan.ts'
import { without } from './creatures/told.ts'
import { doing } from './doing.ts'

const TOWN = /^(?:small |old |little )?(?:town|street|neighbou?rhood)$/u

/** Who is in the clouds is in the sky, whatever it is. */
function soar(shot: Shot): Shot {
  const among = shot.relations.find(
    ({ relation, to }) =>
      relation === 'inside' && shot.subjects.some(({ id, noun }) => id === to && noun === 'cloud'),
  )
  const [lead] = shot.subjects
  // No sea has clouds: a fish that is named with them is among them.
  const strayed = lead?.kind === 'fish' && lead.actions.length === 0 && shot.relations.length === 0
  const cloud = shot.subjects.find(
    ({ id, noun }) => id === among?.to || (strayed && noun === 'cloud'),
  )
  const flier = among?.from ?? lead?.id
  if (!cloud || (shot.place !== null && shot.place !== 'sky')) return shot
  const told = without({ ...shot, place: 'sky' }, cloud)
  const subjects = told.subjects.map((each) =>
    each.id === flier && each.actions.length === 0 ? { ...each, actions: [doing('fly')] } : each,
  )
  return { ...told, subjects }
}

/** A fish that flies, and is no pilot. */
function isAloft({ kind, actions }: Subject, { subjects }: Shot): boolean {
  const craft = (id: string | null): boolean =>
    subjects.some((each) => each.id === id && CRAFT.has(each.kind))
  return kind === 'fish' && actions.some(({ verb, target }) => verb === 'fly' && !craft(target))
}

/** A whale that flies has the sky about it and the roofs of the town below. */
function flyOverRoofs(shot: Shot): Shot {
  if (!shot.subjects.some((each) => isAloft(each, shot))) return shot
  const cloud = shot.subjects.find(
    ({ noun, actions }) => /^clouds?$/u.test(noun) && actions.length === 0,
  )
  const place = TOWN.test(shot.place ?? '') ? 'over the rooftops' : (shot.place ?? 'sky')
  const subjects = shot.subjects.map((each) =>
    isAloft(each, shot) ? { ...each, actions: [doing('fly')] } : each,
  )
  const told = { ...shot, place, subjects }
  return cloud ? without(told, cloud) : told
}

/** Those who are in the sky though nobody expects them there. */
export const SOARING_TALES: readonly ((shot: Shot) => Shot)[] = [soar, flyOverRoofs]
