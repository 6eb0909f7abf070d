import type { Action, Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'
import { without } from './without.ts'

/** Who drives before us, how its ends are called, and in which colour when nobody says. */
const BACKS: readonly (readonly [noun: RegExp, back: string, colour?: string])[] = [
  [/\bdouble[- ]?decker( bus)?$|\blondon bus$/u, 'double-decker'],
  [/\bschool bus$/u, 'bus', 'yellow'],
  [/\b(bus|coach)(es)?$/u, 'bus'],
  [/\bfire ?(truck|engine)s?$/u, 'truck', 'red'],
  [/\b(truck|lorry|trailer|tanker)s?$/u, 'truck'],
  [/\bambulances?$/u, 'ambulance'],
  [/\b(van|camper|campervan|motorhome|minibus)s?$/u, 'van'],
  [/\b(motorcycle|motorbike|moped|motor scooter)s?$/u, 'motorbike'],
  [/\btaxis?$|\bcab$/u, 'car', 'yellow'],
  [/\bpolice car$/u, 'car', 'black'],
  [
    /\b(car|jeep|limousine|sedan|convertible|suv|coupe|hatchback|automobile|race car|sports car|pickup)s?$/u,
    'car',
  ],
]

const GAITS: readonly (readonly [verbs: RegExp, gait: string])[] = [
  [/^(walk|go|stroll|march|travel|cross|hike|leave|move)$/u, 'walk'],
  [/^(run|jog|flee|race|chase|sprint)$/u, 'run'],
  [/^(stand|look|watch|wait|look-out|gaze|statue)$/u, 'stand'],
  [/^(ride-bike|bmx|cycle)$/u, 'ride'],
]
/** The roads that run across the picture, and the one of the same land that leads away from us. */
const ROADS: readonly (readonly [road: RegExp, away: string])[] = [
  [/\b(street|avenue|boulevard|city|town|downtown)\b/u, 'downtown'],
  [/\b(desert)\b/u, 'desert road'],
  [/\b(coast|coastal|seaside|ocean|beach)\b/u, 'coastal road'],
  [/^(road|long road|empty road|straight road|open road|motorway|freeway)$/u, 'highway'],
]

/** Those whom the camera follows and those who leave us show their backs, those who come to us their fronts, on a road that leads away. */
export function seeFromBehind(asked: Shot): Shot {
  const shot = besideOpenCar(asked)
  const followed = shot.camera.effects.includes('from-behind')
  const turned = shot.subjects.filter((each) => followed || leaves(each) || goesIn(each, shot))
  const ahead = new Map(turned.flatMap((each) => turnedOf(each, shot)))
  if (ahead.size === 0) return shot
  const subjects = shot.subjects.map((each) => ahead.get(each.id) ?? each)
  const drives = subjects.some(({ actions: [first] }) =>
    /^(drive|ride)-(ahead|near)$/u.test(first?.verb ?? ''),
  )
  const driverless = drives ? withoutDrivers({ ...shot, subjects }) : { ...shot, subjects }
  const camera = followed ? { ...shot.camera, move: 'dolly-in' as const } : shot.camera
  const walks = /^(street|avenue|boulevard|sidewalk)$/u.test(shot.place ?? '') && !shot.scenery
  if (!drives) return { ...driverless, camera, place: walks ? 'downtown' : shot.place }
  const scenery = [...(shot.scenery ?? []), 'leading away']
  return { ...driverless, camera, scenery, place: roadFrom(shot) }
}

function leaves({ actions: [first] }: Subject): boolean {
  return first?.direction === 'away' || first?.direction === 'towards'
}

/** A tunnel leads into the picture, and so does whoever drives through it. */
function goesIn({ kind, actions: [first] }: Subject, { place }: Shot): boolean {
  const tunnel = /\btunnel$/u.test(place ?? '') && kind === 'vehicle'
  return tunnel && first?.verb === 'drive' && first.direction === null
}

function turnedOf(subject: Subject, shot: Shot): [string, Subject][] {
  const [first = null] = subject.actions
  const [, back, colour = null] = BACKS.find(([noun]) => noun.test(subject.noun)) ?? []
  if (back !== undefined && subject.kind === 'vehicle')
    return [
      [
        subject.id,
        {
          ...subject,
          picture: `prop:${back}-${first?.direction === 'towards' ? 'front' : 'back'}`,
          colour: subject.colour ?? colour,
          actions: [gone('drive-ahead', first)],
        },
      ],
    ]
  const verb = subject.kind === 'person' ? deedAhead(first, subject, shot) : null
  return verb === null ? [] : [[subject.id, { ...subject, actions: [gone(verb, first)] }]]
}

/** In an open car those who are told of are seen: from behind it would be a closed one, and nobody in it. */
function besideOpenCar(shot: Shot): Shot {
  if (!shot.subjects.some((each) => isOpenWithRiders(each, shot))) return shot
  const effects = shot.camera.effects.filter((effect) => effect !== 'from-behind')
  return { ...shot, camera: { ...shot.camera, effects } }
}

function isOpenWithRiders({ id, noun }: Subject, { relations }: Shot): boolean {
  const rides = relations.some(
    ({ relation, to }) => to === id && /^(?:inside|riding|on)$/u.test(relation),
  )
  return rides && /\b(?:convertible|cabriolet|cabrio|roadster)$/u.test(noun)
}

function gone(verb: string, first: Action | null): Action {
  return doing(verb, {
    direction: first?.direction === 'towards' ? 'towards' : 'away',
    pace: first?.pace ?? 'normal',
  })
}

function deedAhead(
  first: Action | null,
  { id, noun }: Subject,
  { relations }: Shot,
): string | null {
  if (relations.some(({ from, relation }) => from === id && relation === 'riding')) return null
  const to = first?.direction === 'towards' ? 'near' : 'ahead'
  if (/\b(cyclist|biker)$/u.test(noun)) return `ride-${to}`
  if (first === null) return 'stand-ahead'
  const gait = GAITS.find(([verbs]) => verbs.test(first.verb))?.[1] ?? null
  return gait === null ? null : `${gait}-${to}`
}

/** Whoever steers it is not seen from behind. */
function withoutDrivers(shot: Shot): Shot {
  const driven = new Set(
    shot.subjects.flatMap(({ id, actions: [first] }) =>
      first?.verb === 'drive-ahead' ? [id] : [],
    ),
  )
  const drivers = shot.relations.flatMap(({ from, relation, to }) =>
    /^(riding|inside)$/u.test(relation) && driven.has(to)
      ? shot.subjects.filter(({ id, kind }) => id === from && kind === 'person')
      : [],
  )
  return drivers.reduce(without, shot)
}

function roadFrom({ place, scenery = [] }: Shot): string {
  const told = [place ?? 'road', ...scenery].join(' ')
  if (place === null && scenery.length === 0) return 'highway'
  return (
    ROADS.find(([road]) => road.test(place ?? '') || road.test(told))?.[1] ?? place ?? 'highway'
  )
}
