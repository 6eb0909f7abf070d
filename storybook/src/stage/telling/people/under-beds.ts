import type { Shot } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { does, people } from './people-told.ts'
import { withSubject } from '../retold.ts'
import { withoutAll } from '../without.ts'

const BEDS = /\b(bed|bunk|cot)$/u
const CALM =
  /^(look|sit|shake|worry|shiver|tremble|scream|cry|hide|hide-behind|fear|kneel|cower|point|listen|sleep|lie|peek|hug|hold)$/u

/** What lurks under a bed is seen in the dark below it, and the child sits on it with the blanket drawn up. */
export function fearBelow(shot: Shot): Shot {
  const bed = shot.subjects.find(({ noun }) => BEDS.test(noun))
  const below = shot.relations.find(({ relation, to }) => relation === 'under' && to === bed?.id)
  const lurker = shot.subjects.find(({ id }) => id === below?.from)
  const [child, ...others] = people(shot).filter(({ id }) => id !== lurker?.id)
  if (!bed || !lurker || !child || others.length > 0 || child.count > 1) return shot
  if (!child.actions.every(({ verb }) => CALM.test(verb)) && !does(child, CALM)) return shot
  const kind = /monster|beast|creature/u.test(lurker.noun) ? 'lurking monster' : lurker.noun
  const prop = [lurker.colour, kind].filter((each) => each !== null).join(' ')
  const gone = new Set([bed.id, lurker.id])
  return {
    ...withSubject(
      withoutAll(shot, ({ id }) => gone.has(id)),
      child,
      { emotion: 'scared', actions: [doing('fear-below', { prop })] },
    ),
    place: shot.place ?? 'bedroom',
    time: shot.time ?? 'night',
    light: shot.light ?? 'moonlight',
    without: [...shot.without, 'bed'],
  }
}
