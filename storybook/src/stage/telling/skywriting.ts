import type { Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'
import { unseen } from './without.ts'

const WRITES = /^(write|spell|draw|paint|trace|leave|make)$/u

/** A plane that writes in the sky flies there, and its smoke is what it writes with. */
export function writeInSky(shot: Shot): Shot {
  const plane = shot.subjects.find(
    ({ kind, noun }) => kind === 'aircraft' && !/balloon/u.test(noun),
  )
  if (!plane || !shot.lettering.some(({ on }) => on === 'sky')) return shot
  const smoke = shot.subjects.find(({ noun }) =>
    /^(?:.* )?(smoke|trail|vapou?r|cloud)$/u.test(noun),
  )
  const told = smoke ? unseen(shot, smoke) : shot
  const subjects = told.subjects.map((each): Subject =>
    each.id === plane.id && each.actions.every(({ verb }) => WRITES.test(verb) || verb === 'fly')
      ? { ...each, ...small(each), actions: [doing('fly', { direction: 'right' })] }
      : each,
  )
  return { ...told, place: told.place ?? 'sky', subjects }
}

/** Airliners do not write. */
function small({ picture }: Subject): Pick<Subject, 'picture'> {
  return { picture: picture === 'prop:airplane' ? 'prop:biplane' : picture }
}
