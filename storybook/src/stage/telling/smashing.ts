import { LIVING } from '../../plan/kinds.ts'
import type { Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'

const BREAKS = /^(break|collapse|shatter|explode|hammer|crash|rampage|fight|burst)$/u

/** From where things fall: they come down below. */
const HEIGHTS = /^(?:balcony|roof|rooftop|window|penthouse)$/u

/** What falls from somewhere high and smashes is one deed: its pieces lie there to the end. */
export function smashDown(shot: Shot): Shot {
  const smashes = ({ kind, actions }: Subject): boolean => {
    // It may have trembled before.
    const at = actions.findIndex(({ verb }) => verb === 'fall')
    const fall = actions[at]
    return (
      !LIVING.has(kind) &&
      fall?.way === undefined &&
      fall?.target === null &&
      BREAKS.test(actions[at + 1]?.verb ?? '')
    )
  }
  if (!shot.subjects.some(smashes)) return shot
  const place = HEIGHTS.test(shot.place ?? '') ? 'street' : shot.place
  const subjects = shot.subjects.map((each) =>
    smashes(each) ? { ...each, actions: [doing('smash-down')] } : each,
  )
  return { ...shot, place, subjects }
}
