import type { Relation, Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'

const IDLE = /^(stand|cheer|scream|laugh|wave|have-fun)$/u

/** Who is on a roller coaster rides it. */
function takeRide(shot: Shot): Shot {
  if (!/\broller ?coaster$/u.test(shot.place ?? '')) return shot
  const subjects = shot.subjects.map((each): Subject => {
    const idle = each.kind === 'person' && each.actions.every(({ verb }) => IDLE.test(verb))
    return idle ? { ...each, actions: [doing('ride-coaster')] } : each
  })
  return { ...shot, subjects }
}

/** "A snowball fight": nobody has it alone. */
function fightInCompany(shot: Shot): Shot {
  const [only, ...others] = shot.subjects
  const alone = only?.words === '' && only.count === 1 && others.length === 0
  if (!alone || !only.person || only.actions[0]?.verb !== 'throw-snowball') return shot
  const children: Subject = { ...only, count: 4, person: { ...only.person, age: 'child' } }
  return { ...shot, subjects: [children] }
}

/** Who spills coffee on somebody stands before him, not on him. */
function spillOnSomebody(shot: Shot): Shot {
  const find = (id: string): Subject | undefined => shot.subjects.find((each) => each.id === id)
  const spills = ({ from, relation, to }: Relation): boolean =>
    relation === 'on' &&
    find(to)?.kind === 'person' &&
    find(from)?.actions.some(({ verb, prop }) => verb === 'pour' && prop !== null) === true
  const relations = shot.relations.map((each): Relation =>
    spills(each) ? { ...each, relation: 'next-to' } : each,
  )
  return { ...shot, relations }
}

const WATCHED = /\b(tv|television|screen|fireplace|hearth)$/u

/** Who sleeps before the television nods in an armchair: a bed would hide it. */
function nodOff(shot: Shot): Shot {
  const find = (id: string): Subject | undefined => shot.subjects.find((each) => each.id === id)
  const nods = ({ kind, actions }: Subject): boolean =>
    kind === 'person' && actions[0]?.verb === 'sleep'
  const isBefore = ({ from, relation, to }: Relation): boolean => {
    const sleeper = find(from)
    const near = /^(in-front-of|next-to)$/u.test(relation) && WATCHED.test(find(to)?.noun ?? '')
    return near && sleeper !== undefined && nods(sleeper)
  }
  if (!shot.relations.some(isBefore)) return shot
  return {
    ...shot,
    place: shot.place ?? 'living room',
    subjects: shot.subjects.map((each) =>
      nods(each) ? { ...each, actions: [doing('doze')] } : each,
    ),
    relations: shot.relations.map((each): Relation =>
      isBefore(each) ? { ...each, relation: 'next-to' } : each,
    ),
  }
}

export const PLAY_TALES = [takeRide, fightInCompany, spillOnSomebody, nodOff]
