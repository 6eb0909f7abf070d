import { inflatedBy } from './people/inflating.ts'
import { LIVING } from '../../plan/kinds.ts'
import type { Action, Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'
import { withEach } from './retold.ts'

const BREAKS = /^(break|collapse|shatter|explode|hammer|crash|rampage|fight|burst)$/u

/** From where things fall: they come down below. */
const HEIGHTS = /^(?:balcony|roof|rooftop|window|penthouse)$/u

/** What bursts without fire or smoke. */
const SOFT =
  /\b(?:sacks?|bags?|pillows?|cushions?|box|boxes|tomato|tomatoes|pumpkins?|watermelons?|eggs?|pi[nñ]atas?|pipes?|dam|seams?|dough|pie|cake)$/u

/** What pops and is still there. */
const SPRINGS = /\b(?:jack-in-the-box|jack in the box|bottle|champagne|popper|toy|clown|puppet)$/u

const springing = (deed: Action): Action => (deed.verb === 'pop' ? doing('jump') : deed)

/** A flour sack that bursts goes to pieces, and does not blow up; what only springs open is not gone. */
export function burstSoftly(shot: Shot): Shot {
  return withEach(shot, (each) => {
    if (SPRINGS.test(each.noun) && !LIVING.has(each.kind))
      return { ...each, actions: each.actions.map(springing) }
    if (!SOFT.test(each.noun)) return each
    const actions = each.actions.map((deed) =>
      deed.verb === 'explode' ? { ...deed, verb: 'break' } : deed,
    )
    return { ...each, actions }
  })
}

const FILLED = /\b(?:balloon|bubble)s?$/u

/** Who pops a balloon is still there afterwards, and so is who did something before it "explodes". */
export function keepWhole(shot: Shot): Shot {
  return withEach(shot, (each) => {
    if (!LIVING.has(each.kind)) return each
    const bursts = ({ verb }: Action): boolean => verb === 'explode' || verb === 'burst'
    const actions = each.actions.flatMap((deed, at) => {
      if (!bursts(deed) || inflatedBy(deed, shot)) return [deed]
      if (each.kind === 'person' && FILLED.test(deed.prop ?? '')) return [doing('burst-balloon')]
      return at === 0 && deed.prop === null && deed.target === null ? [deed] : []
    })
    return { ...each, actions }
  })
}

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
