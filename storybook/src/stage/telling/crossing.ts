import type { Action, Kind, Shot, Subject } from '../../plan/plan.ts'

const DRIVES: Action = {
  verb: 'drive',
  direction: null,
  target: null,
  prop: null,
  pace: 'normal',
}

const TRAINS = /\b(train|locomotive|tram|railway)\b/u

const CROSSINGS = /^(drive|race|go|walk|roll|cross-bridge)$/u

const ON_FOOT = new Set<Kind>(['person', 'animal', 'creature', 'bird', 'insect'])

/** A train over a bridge is on it, high above a valley, and not in front of one; a bus drives and a girl walks on the bridge that is the place. */
export function crossOver(shot: Shot): Shot {
  const [lead] = shot.subjects
  if (!lead || !/\b(bridge|viaduct)$/u.test(shot.place ?? '')) return shot
  const [deed = DRIVES] = lead.actions
  const train = TRAINS.test(lead.noun)
  if (!CROSSINGS.test(deed.verb) || (!train && deed.verb !== 'cross-bridge')) return shot
  const crossing = train ? { ...deed, verb: 'cross-bridge' } : onward(shot, { lead, deed })
  const subjects = shot.subjects.map((each) =>
    each === lead ? { ...each, actions: [crossing] } : each,
  )
  return train ? { ...shot, place: underBridge(shot), subjects } : { ...shot, subjects }
}

function onward({ relations }: Shot, { lead, deed }: { lead: Subject; deed: Action }): Action {
  const mount = relations.find(({ from, relation }) => from === lead.id && relation === 'riding')
  if (mount) return { ...deed, verb: 'ride', target: mount.to }
  return { ...deed, verb: ON_FOOT.has(lead.kind) ? 'walk' : 'drive' }
}

function underBridge({ scenery = [] }: Shot): string {
  const deep = /\b(valley|gorge|canyon|ravine|mountains?)\b/u.test(scenery.join(' '))
  return deep ? 'valley' : 'river crossing'
}
