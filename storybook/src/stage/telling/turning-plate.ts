import { Subject, type Relation, type Shot } from '../../plan/plan.ts'
import { withSubject } from './retold.ts'

const PLATE =
  /\b(turntable|turning plate|rotating plate|rotating platform|display stand|cake stand|pedestal|plinth|podium)$/u
/** What one sees under what is on show, in its own colour. */
const PEDESTALS = /\b(pedestal|plinth|podium|display stand|cake stand)$/u
const WARES = new Set<Subject['kind']>(['thing', 'tool', 'food', 'clothing', 'toy', 'instrument'])
/** What a bottle that is on show is wet with. */
const DROPS = /\b(droplet|drop|petal|bead|splash|mist|smoke|leaf|bubble)$/u

const MUSIC = /\b(dj|record|vinyl|lp|needle|disc jockey)\b/u

/** Things that turn on a turntable are on show: the podium of a studio turns under them, not a record player. */
export function turnOnPodium(asked: Shot): Shot {
  const shot = withPodium(asked)
  const plate = shot.subjects.find(({ noun }) => PLATE.test(noun))
  const on = shot.relations.filter(({ relation, to }) => relation === 'on' && to === plate?.id)
  const shown = shot.subjects.filter(({ id }) => on.some(({ from }) => from === id))
  if (!plate || shown.length === 0 || shown.some(isOfMusic)) return shot
  if (PEDESTALS.test(plate.noun)) return onPedestal(shot, plate, shown)
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

/** Small wares stand on a low round pedestal that is as wide as they are: a column would make dwarfs of them. */
function onPedestal(shot: Shot, plate: Subject, shown: readonly Subject[]): Shot {
  if (!shown.every(({ kind }) => WARES.has(kind))) return shot
  // The splash about the pedestal is about what stands on it.
  const relations = shot.relations.map((each) =>
    each.from === plate.id && each.relation === 'inside'
      ? { ...each, from: shown[0]?.id ?? plate.id }
      : each,
  )
  return {
    ...withSubject(shot, plate, {
      noun: 'display pedestal',
      kind: 'furniture',
      picture: 'prop:display-pedestal',
    }),
    place: shot.place ?? 'photo studio',
    relations,
  }
}

/** The podium on which no speaker but a bottle stands is a pedestal, and not the stage of a theatre. */
function withPodium(shot: Shot): Shot {
  const [lead] = shot.subjects
  const wares = shot.subjects.every(({ kind, noun }) => WARES.has(kind) || DROPS.test(noun))
  if (!lead || !wares || !/\bpodium$/u.test(shot.place ?? '')) return shot
  const podium = Subject.parse({ id: 'podium', noun: 'podium', kind: 'furniture' })
  const on: Relation = { from: lead.id, relation: 'on', to: podium.id }
  return {
    ...shot,
    place: 'photo studio',
    subjects: [...shot.subjects, podium],
    relations: [...shot.relations, on],
  }
}
