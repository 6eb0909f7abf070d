import type { Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { withSubject } from '../retold.ts'
import { withoutAll } from '../without.ts'

const SHOOTS = /^(archery|shoot|aim)$/u
const RIDES = /^(ride-horse|ride|gallop)$/u
const MARKS = /\b(target|bullseye|bull's eye)s?$/u

/** Who shoots with a bow from a horse does both at once: the target comes with the deed. */
export function shootRiding(shot: Shot): Shot {
  const archer = shot.subjects.find(
    (each) => each.kind === 'person' && shootsWithBow(each) && ridesIn(shot, each) !== undefined,
  )
  const horse = archer && ridesIn(shot, archer)
  if (!archer || !horse) return shot
  const deed = doing('shoot-riding', { prop: horse.noun })
  return withSubject(
    withoutAll(shot, (each) => each === horse || MARKS.test(each.noun)),
    archer,
    { actions: [deed] },
  )
}

function shootsWithBow({ noun, actions }: Subject): boolean {
  const shoots = actions.find(({ verb }) => SHOOTS.test(verb))
  return shoots?.verb === 'archery' || (shoots !== undefined && /\barcher$/u.test(noun))
}

function ridesIn({ subjects, relations }: Shot, { id, actions }: Subject): Subject | undefined {
  const horse = relations.find(
    ({ from, relation }) => from === id && /^(riding|on)$/u.test(relation),
  )?.to
  const aimed = actions.find(({ verb }) => RIDES.test(verb))?.target
  return subjects.find((each) => each.kind === 'animal' && (each.id === horse || each.id === aimed))
}
