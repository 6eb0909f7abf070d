import type { Action, Kind, Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'
import { goUnderBridge } from './under-bridges.ts'

const DRIVES = doing('drive')

const TRAINS = /\b(train|locomotive|tram|railway)\b/u

const BRIDGES = /\b(bridge|viaduct|aqueduct)( over .*)?$/u

/** Bridges that are known by their own set. */
const FAMOUS = /\b(tower|golden gate|brooklyn|charles|london|rialto|sydney harbou?r) bridge\b/u

const CROSSINGS = /^(drive|race|go|walk|roll|cross-bridge)$/u

const ON_FOOT = new Set<Kind>(['person', 'animal', 'creature', 'bird', 'insect'])

/** A train over a bridge is on it, high above a valley, and not in front of one; a bus drives and a girl walks on the bridge that is the place. */
export function crossOver(asked: Shot): Shot {
  const shot = onSomeBridge(onTheRails(goUnderBridge(asked)))
  const [lead] = shot.subjects
  if (!lead || !BRIDGES.test(shot.place ?? '')) return shot
  const [deed = DRIVES] = lead.actions
  const train = isSeenAside(shot, lead)
  if (!CROSSINGS.test(deed.verb) || (!train && deed.verb !== 'cross-bridge')) return shot
  const verb = TALL.test(shot.place ?? '') ? 'cross-viaduct' : 'cross-bridge'
  const crossing = train ? { ...deed, verb, target: null } : onward(shot, { lead, deed })
  const subjects = shot.subjects.map((each) =>
    each === lead ? { ...each, actions: [crossing] } : each,
  )
  return train ? { ...shot, place: underBridge(shot), subjects } : { ...shot, subjects }
}

/** Who crosses a bridge and nothing more is on a bridge. */
function onSomeBridge(shot: Shot): Shot {
  const crosses = shot.subjects[0]?.actions.some(({ verb }) => verb === 'cross-bridge')
  return crosses && shot.place === null ? { ...shot, place: 'bridge' } : shot
}

/** Trains, cars and buses on a bridge are seen from its side; where a town lies behind it, cars are seen from its deck. */
function isSeenAside(
  { scenery = [], relations, place }: Shot,
  { id, kind, count, noun }: Subject,
): boolean {
  if (TRAINS.test(noun)) return true
  const free = !relations.some(({ from, to }) => from === id || to === id)
  const town = scenery.some((words) => words.startsWith('town '))
  return kind === 'vehicle' && count === 1 && free && !town && !FAMOUS.test(place ?? '')
}

/** A train that goes where a viaduct stands goes over it. */
function onTheRails(shot: Shot): Shot {
  const [lead] = shot.subjects
  const arches = shot.subjects.find(({ noun, kind }) => kind === 'building' && BRIDGES.test(noun))
  if (!lead || !arches || !TRAINS.test(lead.noun)) return shot
  const rest = shot.subjects.filter((each) => each !== arches)
  const bound = shot.relations.some(
    ({ from, to }) => to === arches.id && rest.some(({ id }) => id === from && id !== lead.id),
  )
  if (bound) return shot
  return {
    ...shot,
    place: arches.noun,
    scenery: [...(shot.scenery ?? []), ...(shot.place === null ? [] : [shot.place])],
    subjects: rest,
    relations: shot.relations.filter(({ from, to }) => from !== arches.id && to !== arches.id),
  }
}

function onward({ relations }: Shot, { lead, deed }: { lead: Subject; deed: Action }): Action {
  const mount = relations.find(({ from, relation }) => from === lead.id && relation === 'riding')
  if (mount) return { ...deed, verb: 'ride', target: mount.to }
  return { ...deed, verb: ON_FOOT.has(lead.kind) ? 'walk' : 'drive' }
}

/** A viaduct is over a valley, another bridge over water, unless the prompt says what lies there. */
function underBridge({ place, scenery = [] }: Shot): string {
  const told = [...scenery, place ?? ''].join(' ')
  if (HIGHLANDS.test(told)) return 'highlands'
  const wet = /\b(rivers?|lakes?|sea|water|bay|harbou?r|fjord)\b/u.test(told)
  const deep = /\b(valley|gorge|canyon|ravine|mountains?)\b/u.test(told)
  return deep || (!wet && TALL.test(place ?? '')) ? 'valley' : 'river crossing'
}

const HIGHLANDS = /\b(highlands?|scotland|glen|moors?)\b/u
const TALL = /\b(viaduct|aqueduct)\b/u
