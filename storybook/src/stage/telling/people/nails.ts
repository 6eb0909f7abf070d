import { ANIMALS } from '../../../plan/kinds.ts'
import type { Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { does, people } from './people-told.ts'
import { withSubject } from '../retold.ts'
import { unseen } from '../without.ts'

const POLISH = /\b(?:nail polish|nail varnish|nails?)$/u

/** The polish is on the brush, in its colour, and no bottle stands on the floor; on a bed one sits. */
export function paintNails(shot: Shot): Shot {
  const ofBeast = ({ actions: [first] }: Subject): boolean =>
    shot.subjects.some(({ id, kind }) => id === first?.target && ANIMALS.has(kind))
  const who = people(shot).find((each) => does(each, /^paint-nails$/u) && !ofBeast(each))
  if (!who) return shot
  const polish = shot.subjects.find(({ noun }) => POLISH.test(noun))
  const deed = doing('paint-nails', { prop: polish?.colour ?? null })
  const others = who.actions.filter(({ verb }) => !/^(?:paint-nails|sit)$/u.test(verb))
  return withSubject(unseen(shot, polish), who, { actions: [deed, ...others] })
}
