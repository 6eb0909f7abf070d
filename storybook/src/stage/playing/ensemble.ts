import type { Actor } from '../../cast/actor.ts'
import { LIVING } from '../../plan/kinds.ts'
import { REST_DISTANCE, nearness } from '../../scene/box.ts'
import { NARROW } from '../camera/action-view.ts'
import { clamp } from '../easing.ts'
import { boundPlayers, inBondOrder } from './bound-players.ts'
import { compose } from '../placing/composition.ts'
import type { Unit } from '../placing/unit.ts'
import { depthOf, heightAbove, waterDepth } from '../placing/levels.ts'
import { trackDepth, wayOnTrack } from '../placing/on-tracks.ts'
import { wallSpot } from '../placing/walls.ts'
import { girths, passengersOf, tallnesses } from '../placing/loads.ts'
import { acrossFrame } from '../placing/crossing.ts'
import { pathFor } from '../placing/paths.ts'
import { overtaking, type Passing } from './overtaking.ts'
import { playerFor } from './player-for.ts'
import { bothWays, strayed } from './throng.ts'
import { coverAt, type Mark, type Player } from '../player.ts'
import { falls } from '../telling/falling.ts'
import { isTowering, type Part, type Role } from '../placing/roles.ts'
import { isHaloed } from '../setting/watched-sun.ts'
import type { Span } from '../setting/scenery.ts'
import { frameGoes, headingOf, toldSide, wayOf } from '../placing/travel.ts'
import type { Stage } from './stage.ts'
import { distantPlayers } from './distant-players.ts'

export interface Ensemble {
  readonly players: readonly Player[]
  /** Whom the camera keeps in sight. */
  readonly watched: readonly Player[]
  /** What stands far behind them and is spoken of. */
  readonly scenery: readonly Player[]
}

const DISTANT = new Set<Part>(['scenery', 'sky', 'crowd', 'audience'])

const SEEN_BEHIND = new Set<Part>(['scenery', 'crowd'])

/** Puts everybody on the stage: first the row, then scenery and sky, then whoever is bound to another. */
export function assemble(roles: readonly Role[], open: Omit<Stage, 'heading' | 'roles'>): Ensemble {
  const { incline = 0 } = open.set
  // Down a hill, where there is one.
  const heading =
    incline === 0
      ? headingOf(open.shot.subjects, open.random.fork('heading'), open.lightFrom)
      : incline < 0
        ? 1
        : -1
  const stage: Stage = { ...open, heading, roles }
  const row = rowPlayers(roles, stage)
  const players = new Map(row.map((player) => [player.key, player]))
  const scenery: Player[] = []
  for (const role of roles) {
    if (DISTANT.has(role.part)) {
      const taken = spansOf([...players.values()], stage.seconds)
      const distant = distantPlayers(role, stage, taken)
      for (const player of distant) players.set(player.key, player)
      // The camera that kept a giant tree's top in sight would lose the feet at its foot.
      if (SEEN_BEHIND.has(role.part) && !isTowering(role.subject)) scenery.push(...distant)
    }
  }
  const watched = [...row]
  for (const role of inBondOrder(roles)) {
    for (const player of boundPlayers(role, players, { roles, stage })) {
      players.set(player.key, player)
      // The camera stays at the bowl, whatever still falls into it.
      if (!falls(role.subject)) watched.push(player)
    }
  }
  return { players: [...players.values()], watched, scenery }
}

function rowPlayers(roles: readonly Role[], stage: Stage): Player[] {
  const travelling = roles.some((role) => role.part === 'row' && wayOf(role) > 0)
  const { units } = compose(roles, {
    ...stage,
    random: stage.random.fork('composition'),
    girth: girths(roles, stage.box),
    tallness: tallnesses(roles),
    passengers: passengersOf(roles),
    share: shareOf(stage, travelling && roles.every(({ actors }) => actors.length < 5)),
  })
  const row = placed(units, stage)
  const passing = overtaking(row, stage)
  return row.flatMap((unit) =>
    unitPlayers(unit, stage, { neighbours: row.length, passing, sees: seenBy(unit, row, stage) }),
  )
}

/** What is done with the back to whom it is done to, or on the way past them. */
const AWAY = /^(?:flee|lead|pull|drag|tow|hide|escape|walk|run|march|ride|drive|ski|pass)/u

/** Where that is which one looks at, speaks to or points to, or what it is on: nobody talks to a bench's other side. */
function seenBy({ role: { subject } }: Unit, row: readonly Unit[], { roles, shot }: Stage) {
  const [deed] = subject.actions
  const before = shot.relations.find(
    ({ from, relation }) => from === subject.id && relation === 'in-front-of',
  )
  const other = deed?.target ?? before?.to
  if (!LIVING.has(subject.kind) || !deed || !other || AWAY.test(deed.verb)) return null
  const goal = carrierOf(other, roles)
  return goal === subject.id ? null : (row.find(({ role }) => role.subject.id === goal)?.x ?? null)
}

/** What stands on the ground of all that somebody is on or in. */
function carrierOf(id: string, roles: readonly Role[]): string {
  const bond = roles.find(({ subject }) => subject.id === id)?.bond
  return bond ? carrierOf(bond.to, roles) : id
}

/** How far from the middle whoever joins a herd runs, in widths of the frame. */
const JOINING = 0.12

/** A lone unit stands on a third or on its way there, with the light before it. */
function placed(
  units: readonly Unit[],
  { box, random, roles, heading, shot, lightFrom = null }: Stage,
): readonly Unit[] {
  const only = units[0]
  if (units.length !== 1 || !only) return units
  // Who runs to join a herd ends before it, and not upon it.
  if (roles.some(({ part }) => part === 'crowd'))
    return [{ ...only, x: only.x - heading * JOINING * box.width }]
  const swings = /^(pan|track|whip)-/u.test(shot.camera.move ?? '')
  if (wayOf(only.role) > 0 || swings || isHaloed(shot)) return units
  const free = Math.max(0, (box.width * 0.86 - only.width) / 2)
  // A sign stands on the right, to be read.
  if (shot.lettering.some(({ on }) => on === 'sign' || on === 'chalkboard'))
    return [{ ...only, x: -Math.min(free, box.width / 5) }]
  const [chance, most] = [random.fork('third'), Math.min(free, box.width / 6)]
  const share = chance.pick([0.55, 0.8, 1])
  // The sun hangs in the other third.
  const side = lightFrom === null ? chance.pick([-1, 1]) : -Math.sign(lightFrom)
  return [{ ...only, x: most * share * side }]
}

interface Row {
  readonly neighbours: number
  readonly passing: Passing
  readonly sees: number | null
}

function unitPlayers(unit: Unit, stage: Stage, { neighbours, passing, sees }: Row): Player[] {
  const { role, height } = unit
  const track = trackDepth(role, stage.set)
  const way = wayFor(unit, stage, { neighbours, track })
  const told = isOnTable(role) ? 1 : toldSide(role.subject.actions[0])
  const direction = role.subject.actions[0]?.direction ?? null
  // Who comes to wait ends on its spot; who passes is in the middle of its way there.
  const behind = unit.arrives ? way : way / 2
  return role.actors.map((actor, index) => {
    const slot = strayed(unit, index, stage.random)
    const facing =
      told ??
      sameWay(role, stage) ??
      bothWays(role, index, stage.heading) ??
      facingOf(unit, slot.x, { way, heading: stage.heading, sees })
    const wall = wallSpot(role, stage.set, stage.box)
    const depth = waterDepth(role, stage.set) ?? wall?.z ?? track
    const far = 1 + (depth ?? 0) / REST_DISTANCE
    const own = height * sizeAmong(role, actor) * far
    const middle: Mark = {
      x:
        unit.x * far * (1 + Math.max(-3, slot.z) / REST_DISTANCE) +
        slot.x * far +
        (facing * own * (role.extent.left - role.extent.right)) / 2,
      y: heightAbove(role, { box: stage.box, set: stage.set, height: own }) + slot.y,
      z: depth ?? depthOf(unit.z + slot.z, stage.set),
      height: own,
      facing,
    }
    const across = acrossFrame(role, middle, stage)
    const path = across ?? pathFor(direction, middle, { ...stage, share: way / stage.box.width })
    const mark = { ...middle, x: middle.x - facing * behind * far }
    return playerFor(role, {
      actor,
      index,
      at: path ?? passing(unit, index, mark),
      room: path ? 0 : (way * far) / own,
      stage,
    })
  })
}

/** How far everybody of a unit goes, in u. */
function wayFor(
  unit: Unit,
  { shot, heading, roles, box }: Stage,
  { neighbours, track }: Pick<Row, 'neighbours'> & { readonly track: number | null },
): number {
  const { role } = unit
  const joins = roles.some(({ part }) => part === 'crowd')
  const along = frameGoes(shot.camera, heading)
  const company = joins || neighbours > 1 || role.actors.length > 3
  const share = along > 0 ? 1 : company ? 0.45 : atLarge(role, box)
  const wished = wayOf(role) * box.width * share
  if (track !== null && wished > 0) return wayOnTrack(unit, box)
  return Math.min(wished, wayLeft(unit, box) + along * box.width)
}

/** Who has the stage to itself goes so much farther on it: the camera goes along, and the world passes by. */
function atLarge({ subject, actors: [actor] }: Role, box: Stage['box']): number {
  const verb = subject.actions[0]?.verb ?? ''
  const going = AT_LARGE.find(({ does, who }) => does.test(verb) && actor && who(actor))
  // In a narrow frame they would run ahead of the camera, out of the picture.
  const much = box.width < NARROW * box.height ? 0.3 : 1
  return 1 + much * ((going?.farther ?? 1) - 1)
}

const isPerson = ({ kind }: Actor): boolean => kind === 'puppet'
const anybody = (): boolean => true

const AT_LARGE = [
  { does: /^walk$/u, who: isPerson, farther: 1.5 },
  // Four short legs would have to hurry.
  { does: /^walk$/u, who: anybody, farther: 1.1 },
  {
    does: /^(?:run|gallop|jog|flee|chase|trot)$/u,
    who: (actor: Actor): boolean => isPerson(actor) || actor.legs !== undefined,
    farther: 1.7,
  },
  { does: /^(?:fly|glide)$/u, who: ({ build }: Actor): boolean => build === 'bird', farther: 1.6 },
  { does: /^swim$/u, who: anybody, farther: 1.25 },
  {
    does: /^(?:drive|race|cycle|ride-bike|ride-motorcycle|motorcycle)$/u,
    who: anybody,
    farther: 1.5,
  },
]

/** Hands on a table push to the side that is told, which is ours: such a deed is never mirrored. */
const isOnTable = ({ subject }: Role): boolean =>
  subject.actions[0]?.verb.startsWith('table-') === true

/** Two who ride side by side fill the frame: they go only so far that neither is cut by its edge. */
function wayLeft({ role, width }: Unit, box: Stage['box']): number {
  return role.actors.length === 1 ? box.width : Math.max(0.14, 0.97 - width / box.width) * box.width
}

/** Who cannot stop on a hill was coming down it; two on swings would kick each other. */
function sameWay({ subject }: Role, { set, heading }: Stage): 1 | -1 | null {
  const verb = subject.actions[0]?.verb
  const steep = (set.incline ?? 0) !== 0
  return (steep && verb === 'crash') || verb === 'swing' ? heading : null
}

/** Who goes somewhere looks ahead. */
function facingOf(
  unit: Unit,
  x: number,
  { way, heading, sees }: { way: number; heading: 1 | -1; sees: number | null },
): 1 | -1 {
  // What flies about one's own head is on neither side.
  const side = sees === null ? 0 : sees - unit.x - x
  if (Math.abs(side) > 0.01) return side > 0 ? 1 : -1
  return way > 0 && !unit.arrives ? heading : towardsMiddle(unit, x, heading)
}

/** Those who stand still look at the others: a unit at the middle of the stage, a group at its own middle. */
function towardsMiddle(unit: Unit, x: number, heading: 1 | -1): 1 | -1 {
  const off = unit.role.actors.length > 1 ? x : unit.x
  if (Math.abs(off) < 0.01) return heading
  return off > 0 ? -1 : 1
}

/** Members of a group differ a little, as the cast made them. */
function sizeAmong({ actors }: Role, actor: Actor): number {
  const first = actors[0]
  return first ? actor.metres / first.metres : 1
}

/** Where everybody stands in the course of the shot, as seen on the acting line. */
function spansOf(players: readonly Player[], seconds: number): Span[] {
  return players
    .filter(({ medium }) => medium !== 'sky')
    .flatMap((player) =>
      [0, 0.5, 1].map((share) => {
        const { left, right } = coverAt(player, share * seconds)
        const near = nearness(player.at(share * seconds).z)
        return { left: left * near, right: right * near }
      }),
    )
}

/** How much of the frame a row may fill: less for those who travel, less still when the camera swings past them. */
function shareOf(
  { shot: { camera }, box }: Pick<Stage, 'shot' | 'box'>,
  travelling: boolean,
): number {
  const swings = /^(pan|track)-/u.test(camera.move ?? '')
  // The narrower a frame is, the less width it has to give away.
  const standing = clamp(1.02 - (0.12 * box.width) / box.height, 0.86, 0.96)
  return (travelling ? 0.72 : standing) * (swings ? 0.84 : 1)
}
