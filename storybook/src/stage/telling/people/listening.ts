import type { Shot, Subject } from '../../../plan/plan.ts'
import { isPosture } from '../../../plan/later-deeds.ts'
import { withEach } from '../retold.ts'

/** "Jogs while listening to music": with headphones on, and not one after the other. */
export function listenMeanwhile(shot: Shot): Shot {
  return withEach(shot, withHeadphones)
}

function withHeadphones(each: Subject): Subject {
  const others = each.actions.filter(({ verb }) => verb !== 'listen-music')
  const { person } = each
  const busy = others.length < each.actions.length && others.some((deed) => !isPosture(deed))
  if (each.kind !== 'person' || !person || !busy) return each
  const worn = person.wears.some(({ garment }) => /phones|headset/u.test(garment))
  const wears =
    worn || person.wears.length >= 8
      ? person.wears
      : [...person.wears, { garment: 'headphones', colour: null }]
  return { ...each, actions: others, person: { ...person, wears } }
}
