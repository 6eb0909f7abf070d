import type { Relation, Shot, Subject } from '../../plan/plan.ts'

const PLATE =
  /\b(turntable|turning plate|rotating plate|rotating platform|display stand|pedestal)$/u
const MUSIC = /\b(dj|record|vinyl|lp|needle|disc jockey)\b/u

/** Things that turn on a turntable are on show: the podium of a studio turns under them, not a record player. */
export function turnOnPodium(shot: Shot): Shot {
  const plate = shot.subjects.find(({ noun }) => PLATE.test(noun))
  const on = shot.relations.filter(({ relation, to }) => relation === 'on' && to === plate?.id)
  const shown = shot.subjects.filter(({ id }) => on.some(({ from }) => from === id))
  if (!plate || shown.length === 0 || shown.some(isOfMusic)) return shot
  const free = ({ from, to }: Relation): boolean => from !== plate.id && to !== plate.id
  // The splash about the plate is about what stands on it.
  const about = shot.relations
    .filter(({ from, relation }) => from === plate.id && relation === 'inside')
    .flatMap((each) => shown.map(({ id }): Relation => ({ ...each, from: id })))
  return {
    ...shot,
    place: shot.place ?? 'photo studio',
    subjects: shot.subjects.filter(({ id }) => id !== plate.id),
    relations: [...shot.relations.filter(free), ...about],
  }
}

function isOfMusic({ noun, kind }: Subject): boolean {
  return MUSIC.test(noun) || kind === 'person'
}
