import type { Shot, Subject } from '../../../plan/plan.ts'
import { THROWN } from '../../actions/animals/air-catching.ts'
import { ANIMALS } from '../../../plan/kinds.ts'
import { doing } from '../doing.ts'
import { withSubject } from '../retold.ts'
import { unseen } from '../without.ts'

const LEAPS = /^(?:jump|leap|run|hop|catch|fly|bounce|go)$/u

/** "Leaps and catches a red frisbee": one deed, and the frisbee comes with it in its colour. */
export function catchInAir(shot: Shot): Shot {
  const dog = shot.subjects.find((each) => ANIMALS.has(each.kind) && leapsForToy(each))
  const deed = dog?.actions.find(({ verb }) => verb === 'catch')
  if (!dog || !deed) return shot
  const own = (each: Subject): boolean =>
    THROWN.test(each.noun) &&
    (deed.target === each.id ||
      shot.relations.some(({ from, to }) => from === dog.id && to === each.id))
  const toy = shot.subjects.find(own)
  const prop = nameOf(toy?.noun ?? deed.prop ?? 'frisbee', toy?.colour)
  const told = toy ? unseen(shot, toy) : shot
  return withSubject(told, dog, { actions: [doing('catch', { prop })] })
}

/** A tennis ball is a ball: no racket comes with it. */
function nameOf(noun: string, colour: string | null = null): string {
  const tennis = noun === 'tennis ball'
  const tone = colour ?? (tennis ? 'lime' : null)
  return [...(tone ? [tone] : []), tennis ? 'ball' : noun].join(' ')
}

function leapsForToy({ actions }: Subject): boolean {
  const caught = actions.find(({ verb }) => verb === 'catch')?.prop
  return caught != null && THROWN.test(caught) && actions.every(({ verb }) => LEAPS.test(verb))
}
