import type { Action, Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { without } from '../without.ts'
import { withSubject } from '../retold.ts'

const INFLATABLE =
  /\b(?:inflatable.*|air ?(?:mattress|bed)|(?:swim(?:ming)?|pool|rubber|inflatable|float(?:ing)?) ?(?:ring|float|tube|toy)|lilo|rubber boat|dinghy|raft|beach ball|paddling pool|kiddie pool|bouncy castle|football|basketball|soccer ball)$/u
const BLOWS = /^(?:explode|inflate-balloon|blow|blow-candles|pump|pump-tyre|inflate|fill|burst)$/u

/** "Blowing up an air mattress" is nothing that explodes: it grows as it is blown or pumped full. */
export function inflate(shot: Shot): Shot {
  for (const who of shot.subjects) {
    const deed =
      who.kind === 'person' ? who.actions.find(({ verb }) => BLOWS.test(verb)) : undefined
    const thing = deed && inflatedBy(deed, shot)
    if (!deed || !thing) continue
    const fills = doing('inflate', { prop: thing.noun })
    const bare = thing.subject ? without(shot, thing.subject) : shot
    const actions = who.actions.map((each) => (each === deed ? fills : each))
    return withSubject(bare, who, { actions })
  }
  return shot
}

/** What somebody blows up that is there to be blown up. */
export function inflatedBy(
  { target, prop }: Action,
  { subjects }: Shot,
): { noun: string; subject?: Subject } | null {
  const subject = subjects.find(({ id }) => id === target)
  if (subject) return INFLATABLE.test(subject.noun) ? { noun: subject.noun, subject } : null
  return INFLATABLE.test(prop ?? '') ? { noun: prop ?? '' } : null
}
