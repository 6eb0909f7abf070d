import type { Action, Kind, Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'
import { overDrawbridge } from './drawbridges.ts'
import { goUnderBridge } from './under-bridges.ts'
import { bondsWithout, unseen } from './without.ts'

const DRIVES = doing('drive')

const TRAINS = /\b(train|locomotive|tram|railway)\b/u

const BRIDGES = /\b(bridge|viaduct|aqueduct)( over .*)?$/u

/** Bridges that are known by their own set. */
const FAMOUS = /\b(tower|golden gate|brooklyn|charles|london|rialto|sydney harbou?r) bridge\b/u

const CROSSINGS = /^(drive|race|go|walk|roll|cross-bridge)$/u

const ON_FOOT = new Set<Kind>(['person', 'animal', 'creature', 'bird', 'insect'])

/** A train over a bridge is on it, high above a valley, and not in front of one; a bus drives and a girl walks on the bridge that is the place. */
export function crossOver(asked: Shot): Shot {
  const shot = onSomeBridge(onTheRails(overDrawbridge(overLog(goUnderBridge(asked)))))
  const [lead] = shot.subjects
  if (!lead || !BRIDGES.test(shot.place ?? '')) return shot
  const [deed = DRIVES] = lead.actions
  const train = isSeenAside(shot, lead)
  if (!CROSSINGS.test(deed.verb) || (!train && deed.verb !== 'cross-bridge')) return shot
  const verb = crossingOf(shot.place ?? '')
  const crossing = train ? { ...deed, verb, target: null } : onward(shot, { lead, deed })
  const subjects = shot.subjects.map((each) =>
    each === lead ? { ...each, actions: [crossing] } : each,
  )
  return train ? { ...aside(shot), place: underBridge(shot), subjects } : { ...shot, subjects }
}

function crossingOf(bridge: string): string {
  if (TALL.test(bridge)) return 'cross-viaduct'
  return /\bsuspension\b/u.test(bridge) ? 'cross-suspension' : 'cross-bridge'
}

/** From straight above nobody sees how tall arches and towers are. */
function aside(shot: Shot): Shot {
  const { camera, place } = shot
  if (camera.framing !== 'aerial' || crossingOf(place ?? '') === 'cross-bridge') return shot
  const move = camera.move === 'aerial' ? 'crane-up' : camera.move
  return { ...shot, camera: { ...camera, framing: 'wide', move } }
}

/** Who crosses a bridge and nothing more is on a bridge. */
function onSomeBridge(shot: Shot): Shot {
  const crosses = shot.subjects[0]?.actions.some(({ verb }) => verb === 'cross-bridge')
  return crosses && shot.place === null ? { ...shot, place: 'bridge' } : shot
}

/** Who walks over a log or a plank that lies across water has it under their feet, from bank to bank. */
function overLog(shot: Shot): Shot {
  const [target] =
    shot.subjects[0]?.actions.flatMap(({ verb, target }) =>
      CROSSINGS.test(verb) && target !== null ? [target] : [],
    ) ?? []
  const log = shot.subjects.find(({ id }) => id === target)
  if (!log || !LOGS.test(log.noun) || !WATERS.test(shot.place ?? '')) return shot
  const scenery = [shot.place ?? '', ...(shot.scenery ?? [])].slice(0, 6)
  return unseen({ ...shot, place: 'fallen log bridge', scenery }, log)
}

/** Trains, cars and buses on a bridge are seen from its side; where a town lies behind it, cars are seen from its deck. */
function isSeenAside(
  { scenery = [], relations, place, subjects }: Shot,
  { id, kind, count, noun }: Subject,
): boolean {
  if (TRAINS.test(noun)) return true
  const pulled = subjects.some(({ actions }) => actions.some(({ target }) => target === id))
  const free = !pulled && !relations.some(({ from, to }) => from === id || to === id)
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
    relations: bondsWithout(shot, arches),
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
  const land = LANDS.exec(scenery.join(' '))?.[0]
  if (land && !wet) return land
  const deep = /\b(valley|gorge|canyon|ravine|mountains?)\b/u.test(told)
  return deep || (!wet && TALL.test(place ?? '')) ? 'valley' : 'river crossing'
}

const LOGS = /\b(log|trunk|plank|beam|fallen tree)$/u
const WATERS = /\b(rivers?|streams?|brook|creek|pond|ravine|gorge|canyon|waterfall)$/u
const LANDS = /\b(?:snowy mountains?|mountains|alps|deserts?|jungle|forest|canyon|savannah?)\b/u
const HIGHLANDS = /\b(highlands?|scotland|glen|moors?)\b/u
const TALL = /\b(viaduct|aqueduct)\b/u
