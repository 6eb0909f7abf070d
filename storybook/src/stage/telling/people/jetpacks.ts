import { LIVING } from '../../../plan/kinds.ts'
import type { Shot, Subject } from '../../../plan/plan.ts'
import { without } from '../creatures/told.ts'
import { doing } from '../doing.ts'

const PACKS = /\b(jet ?pack|rocket (?:back)?pack)s?$/u
const FLIES =
  /^(fly|hover|soar|float|rise|ride|hold|wear|carry|jump|use|zoom|glide|race|run|go|fly-.*)$/u

/** Who has a jetpack has it on the back, and it burns: they fly. */
export function takeOff(shot: Shot): Shot {
  const pack = shot.subjects.find(({ noun }) => PACKS.test(noun))
  const named = shot.relations.find(({ to }) => to === pack?.id)?.from
  const [first] = shot.subjects.filter(({ kind }) => kind === 'person' || LIVING.has(kind))
  const flier = shot.subjects.find(({ id }) => id === named) ?? first
  const idle = flier?.actions.every(({ verb }) => FLIES.test(verb)) === true
  if (!flier || !idle || !(pack ?? flier.actions.some(isPropelled))) return shot
  const told = pack ? without(shot, pack) : shot
  const subjects = told.subjects.map((each): Subject =>
    each.id === flier.id
      ? {
          ...each,
          actions: [doing('fly-jetpack', { direction: each.actions[0]?.direction ?? null })],
        }
      : each,
  )
  return { ...told, place: shot.place ?? 'sky', subjects }
}

function isPropelled({ verb, prop }: Subject['actions'][number]): boolean {
  return verb === 'fly-jetpack' || PACKS.test(prop ?? '')
}
