import { CRAFT, HORIZON, IN_THE_WATER, LIVING } from '../plan/kinds.ts'
import { isPuppet } from '../cast/people/puppet.ts'
import { isOfLegs } from '../plan/later-deeds.ts'
import type { Framing, Shot, StyleName, Time } from '../plan/plan.ts'
import { createRandom, type Random } from '../scene/random.ts'
import type { Box, Camera } from '../scene/space.ts'
import { boxFor } from './box.ts'
import { createCamera } from './camera/camera.ts'
import { clockOf, type Clock } from './camera/held-time.ts'
import { rigOf, throughTheirEyes } from './camera/first-person.ts'
import { pathOf, pullOf } from './camera/path.ts'
import { tempoOf } from './camera/shakes.ts'
import { createWatch, isClose } from './camera/watched.ts'
import { castShot, rolesOf } from './playing/casting.ts'
import { withLaidThings } from './playing/laid-things.ts'
import { withLostThings } from './playing/lost-things.ts'
import type { Casting } from './company.ts'
import { overCrowds } from './placing/crowd-view.ts'
import { steppedBack, whoMayGiveWay } from './placing/giving-way.ts'
import { asBusts, fromNear, isPortrait } from './playing/busts.ts'
import { assemble, type Ensemble } from './playing/ensemble.ts'
import { inDepth } from './playing/in-depth.ts'
import { atAGlance } from './playing/at-a-glance.ts'
import { nearest } from './playing/nearest.ts'
import { onSlope } from './playing/on-slope.ts'
import { shownOf } from './playing/shown.ts'
import { unplayedIn, type Unplayed } from './playing/unplayed.ts'
import { createFinder } from './telling/find-thing.ts'
import { placesWished } from './setting/home-before.ts'
import { isAboard, isAfloat, isWading } from './setting/media.ts'
import { hasShoreFolk, isByWater } from './setting/shore-folk.ts'
import type { Player } from './player.ts'
import { alongAWay } from './telling/along-a-way.ts'
import { overTheShoulder } from './telling/over-shoulder.ts'
import { rehearse } from './telling/rehearse.ts'
import { withResidents } from './telling/residents.ts'
import { clearTable, type Surface } from './telling/table-top.ts'
import type { Role } from './placing/roles.ts'
import { SCENIC } from './placing/scenic.ts'
import { settingFor, type Setting } from './setting/setting.ts'
import { isFoundOutside, isStillLife, overTable, wantsTable } from './placing/tabletop.ts'

export interface ShotRequest {
  readonly shot: Shot
  readonly random: Random
  readonly seed: number
  /** Default: paper. */
  readonly style?: StyleName
  /** The hour of the film so far; default: none. */
  readonly hour?: Time | null
  readonly width: number
  readonly height: number
  readonly seconds: number
}

/** How far away the back wall of a room is, and the hills of a landscape. */
const ROOM_DEPTH = 6
const OPEN_DEPTH = 24
/** How far the background of a portrait is out of focus. */
const SOFT = 4

/** Who stands where, how everybody moves and where the camera is, before anything is drawn. */
export interface Blocking extends Ensemble {
  readonly shot: Shot
  readonly box: Box
  readonly setting: Setting
  readonly tempo: number
  readonly camera: (t: number) => Camera
  /** Null: time goes by as usual. */
  readonly clock: Clock | null
  /** Who and what of the plan is not seen in it after all. */
  readonly unplayed: readonly Unplayed[]
}

type Blocked = Omit<Blocking, 'unplayed'>

/** Everybody in a place, and those who make room step back, one by one, while somebody is too small to be found. */
export function blockShot(request: ShotRequest): Blocking {
  const opened = tableOrRoom(request)
  const best = blockBest(opened, request)
  const { open: told, castings } = opened
  return {
    ...best,
    unplayed: unplayedIn({ asked: request.shot, told, castings, players: best.players }),
  }
}

function blockBest(opened: Room, request: ShotRequest): Blocked {
  let best = blockAs(opened, request)
  const { roles, found } = opened.settled
  if (found.set.far < DEEP) return best
  const aside = new Set<string>()
  for (const { subject } of whoMayGiveWay(roles, opened.open)) {
    if (atAGlance(best) === 1) break
    const other = blockAs(opened, request, new Set([...aside, subject.id]))
    if (atAGlance(other) < Math.min(1, GAIN * atAGlance(best))) continue
    aside.add(subject.id)
    best = other
  }
  return best
}

/** So much room behind the acting line others need to step back, and so much larger whom they make room for must be then. */
const [DEEP, GAIN] = [1.5, 1.2]

/** Small things that stand nowhere in particular stand on a table. */
function atTable(
  found: Setting,
  {
    shot,
    roles,
    ...table
  }: Pick<Room, 'surface'> & {
    readonly shot: Shot
    readonly roles: readonly Role[]
    readonly box: Box
    readonly random: Random
  },
): Setting {
  const { surface } = table
  if (!wantsTable(roles, found, surface) || (surface === null && isPlaceShown(shot))) return found
  const described = (shot.scenery ?? []).length > 0 || shot.view !== undefined
  return overTable(found, { ...table, told: shot.place !== null, described })
}

/** A shot with some of its company behind the others. */
function blockAs(
  { surface, open, castings, find, settled }: Room,
  request: ShotRequest,
  aside: ReadonlySet<string> = new Set(),
): Blocked {
  const { random, seconds } = request
  const shot = overCrowds(open, steppedBack(settled.roles, aside), settled.box)
  const { box, found, roles: all } = shot === open ? settled : settle(shot, castings, request)
  const roles = steppedBack(all, aside)
  const setting = atTable(found, { shot, roles, surface, box, random: random.fork('table') })
  const tempo = tempoOf(shot.camera, roles.length > 0)
  const level = assemble(roles, {
    shot,
    box,
    set: setting.set,
    framing: shot.camera.framing ?? 'medium',
    seconds: seconds * tempo,
    lightFrom: setting.place.indoors ? null : setting.light.from,
    random: random.fork('actors'),
    find,
  })
  const far = setting.place.indoors ? ROOM_DEPTH : OPEN_DEPTH
  const ensemble = seenFrom(inDepth(onSlope(level, setting.set), shot, far), shot, box)
  const clock = clockOf(shot.camera, seconds * tempo, ensemble.watched)
  const filmed = { ...ensemble, shot, box, setting, tempo, clock }
  const lost = shot === open && isLost(roles, setting) && !isPlaceShown(shot)
  return { ...filmed, camera: cameraFor(filmed, request, { far, lost }) }
}

/** The camera of a shot, from where everybody is. */
function cameraFor(
  { shot, box, setting, tempo, clock, ...ensemble }: Omit<Blocked, 'camera'>,
  { random, seconds, seed }: ShotRequest,
  { far, lost }: { readonly far: number; readonly lost: boolean },
): Blocking['camera'] {
  const portrait = isPortrait(shot)
  const watch = createWatch(
    shownOf(nearest(ensemble.watched, shot), ensemble, shot),
    shot.camera.framing,
    setting.set.waterline,
  )
  const camera = createCamera({
    box,
    // Seen from above they stand at several depths, and all are meant.
    wish: portrait ? { ...shot.camera, framing: null } : lost ? softly(shot.camera) : shot.camera,
    seconds,
    tempo,
    far,
    // Two prompts of one seed are seen from two places.
    random: createRandom(seed).fork(`camera ${random.fork('camera').whole(0, 9999)}`),
    lettered: shot.lettering.length > 0,
    alone: ensemble.watched.length === 1,
    small: ensemble.watched.every(({ subject: { size } }) => size === 'tiny' || size === 'small'),
    still: ensemble.watched.every(standsStill),
    shore: setting.set.pieces.some(({ name }) => name === 'surf'),
    watch: clock ? (t) => watch(clock(t)) : watch,
    path: pathOf(shot, [...ensemble.watched, ...ensemble.scenery]),
    pull: pullOf(shot, ensemble.watched, far),
  })
  return portrait ? behindSoft(camera) : camera
}

/** Whether it is a thing that nobody moves and that does not move by itself. */
function standsStill({ subject: { kind, actions } }: Player): boolean {
  return !LIVING.has(kind) && !CRAFT.has(kind) && actions.length === 0
}

/** Head and shoulders of a portrait, all from near in a close-up. */
function seenFrom(company: Ensemble, shot: Shot, box: Box): Ensemble {
  if (isPortrait(shot)) return asBusts(company, shot, box)
  return isClose(shot.camera.framing) ? fromNear(company) : company
}

interface Opened {
  readonly open: Shot
  readonly castings: readonly Casting[]
  readonly find: ReturnType<typeof createFinder>
  readonly settled: Settled
}

interface Room extends Opened {
  readonly surface: Surface | null
}

/** A still life without its table, when all that is on it is small; else the shot as it was told. */
function tableOrRoom(request: ShotRequest): Room {
  const rehearsed = rehearse(alongAWay(overTheShoulder(throughTheirEyes(request.shot))))
  const { shot, surface } = clearTable(rehearsed)
  if (shot !== rehearsed) {
    const laid = openShot(shot, request)
    const { roles, found } = laid.settled
    if (surface === null || wantsTable(roles, found, surface)) return { ...laid, surface }
  }
  const opened = openShot(rehearsed, request)
  const lively = withResidents(rehearsed, opened.settled.found.place.id)
  return { ...(lively ? openShot(rehearse(lively), request) : opened), surface: null }
}

/** A shot with its company, framed and in its place. */
function openShot(told: Shot, request: ShotRequest): Opened {
  const { seed, shot: asked } = request
  const company = castShot(told, seed, createFinder(seed))
  const lost = withLostThings(company, told, { asked, seed })
  const { castings, find } = withLaidThings(lost, told)
  const open = framed(told, castings)
  return { open, castings, find, settled: settle(open, castings, request) }
}

interface Settled {
  readonly box: Box
  readonly found: Setting
  readonly roles: readonly Role[]
}

/** The box, the place and the parts of a shot as it is framed. */
function settle(shot: Shot, castings: readonly Casting[], request: ShotRequest): Settled {
  const wet = shot.scenery?.includes(IN_THE_WATER) ?? false
  const slanted = shot.scenery?.includes(HORIZON) ?? false
  const box = boxFor({ ...request, framing: shot.camera.framing, wet, slanted })
  // A bay with palms and a boat is about the boat.
  const lead = castings.find(({ subject }) => !SCENIC.has(subject.kind))
  const found = settingFor(shot, {
    box,
    random: request.random.fork('place'),
    wishes: castings.flatMap(placesWished),
    style: request.style ?? 'paper',
    hour: request.hour ?? null,
    seconds: request.seconds,
    mirrored: createRandom(request.seed).fork('light').chance(0.5),
    afloat: lead ? isOnWater(lead, shot) : rigOf(request.shot) === 'bow',
  })
  return { box, found, roles: rolesOf(castings, shot, found) }
}

function isOnWater({ actors: [actor], subject }: Casting, shot: Shot): boolean {
  const floats = (actor !== undefined && isAfloat(actor, subject)) || isAboard(subject, shot)
  const wades = isWading(subject, shot) && !isChairNear(shot)
  return wades || (floats && !isSeenFromShore(shot))
}

/** Toddlers play in the pool while their mothers sit beside it: no deck chair stands in the water. */
function isChairNear({ relations, subjects }: Shot): boolean {
  return relations.some(
    ({ relation, to }) =>
      relation === 'on' &&
      subjects.some(({ id, noun }) => id === to && /\b(?:chair|bench|lounger|towel)$/u.test(noun)),
  )
}

/** "A boat returns while a woman waits on the pier": one stands there with her, and the boat is out on the water. */
function isSeenFromShore(shot: Shot): boolean {
  return (shot.place === null || isByWater(shot.place)) && hasShoreFolk(shot)
}

/** Things in a furnished room are, and small ones out of doors, where a key would else be as large as the trees; in a studio, on a sill and before a room that is soft already there is nothing else. */
function isLost(roles: readonly Role[], setting: Setting): boolean {
  if (/^(photo-studio|windowsill|oven-interior)$/u.test(setting.place.id)) return false
  if (setting.pieces.some(({ name }) => name === 'soft room')) return false
  return isStillLife(roles, setting) || isFoundOutside(roles, setting)
}

/** A room that is seen wide, or told with two or more of its things, is itself what is shown. */
function isPlaceShown({ place, subjects, camera }: Shot): boolean {
  return place !== null && (subjects.length > 1 || camera.framing === 'wide')
}

/** What is behind a portrait is out of focus, all of it alike. */
function behindSoft(camera: (t: number) => Camera): (t: number) => Camera {
  return (t) => {
    const own = camera(t)
    return own.aperture > 0 ? own : { ...own, focus: 0, aperture: 1, backdrop: SOFT }
  }
}

/** Furniture before a furnished room: the room goes out of focus, or nobody could tell which chair is meant. */
function softly(camera: Shot['camera']): Shot['camera'] {
  return { ...camera, effects: [...camera.effects, 'shallow-focus'] }
}

/** Deeds of faces and hands are seen from near, when the prompt leaves the framing open and nobody else is there. */
function framed(shot: Shot, castings: readonly Casting[]): Shot {
  const [lead, other] = castings
  // From near what is written on the wall would be cut off.
  const near = shot.lettering.length === 0 && lead ? asDeedNeeds(lead) : null
  const framing = shot.camera.framing ?? near
  if (other || lead?.actors.length !== 1) return shot
  const nearer = { ...shot, camera: { ...shot.camera, framing } }
  // Who kisses in Venice is seen with Venice: behind two faces nobody would know it.
  return shot.place !== null && shot.camera.framing === null && isPortrait(nearer) ? shot : nearer
}

/** From this share of the height on a head hides, from near, what the hands do below it. */
const BIG_HEAD = 0.36

/** Robots and bears are nearly half head: hands, board and bowl are seen from farther away. */
function asDeedNeeds({ dance, actors: [actor], subject }: Casting): Framing | null {
  const framing = dance?.needs?.framing ?? null
  // Who looks about and then crosses the street has legs.
  if (subject.actions.slice(1).some(({ verb }) => isOfLegs(verb))) return null
  const big = actor && isPuppet(actor) && actor.proportions.head > BIG_HEAD
  return big && framing === 'close-up' ? 'medium' : framing
}
