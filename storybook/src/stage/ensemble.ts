import type { Actor } from '../cast/actor.ts'
import type { Framing, RelationName, Shot } from '../plan/plan.ts'
import type { Random } from '../scene/random.ts'
import { REST_DISTANCE } from '../scene/box.ts'
import type { Box } from '../scene/space.ts'
import type { Performance } from './actions/action.ts'
import { bondRatio, bondTop, boundMark } from './bonds.ts'
import { perform } from './choreograph.ts'
import { compose, type Passenger, type Unit } from './composition.ts'
import { inHandOf, isInHand, propInHand, withInHand } from './holding.ts'
import { depthOf, heightAbove, waterDepth } from './levels.ts'
import { pathFor } from './paths.ts'
import type { PlaceSet } from './place.ts'
import { reachOf, standAt, type Mark, type Player, type Stance } from './player.ts'
import { recast } from './recasting.ts'
import type { Role } from './roles.ts'
import { crowdMark, sceneryMark, skyMark, type Spot } from './scenery.ts'
import { headingOf, toldSide, wayOf } from './travel.ts'

/** What the whole company needs to know. */
export interface Stage {
  readonly shot: Shot
  readonly box: Box
  readonly set: PlaceSet
  readonly framing: Framing
  /** Seconds of story. */
  readonly seconds: number
  readonly random: Random
  /** Where those go who cross the stage. */
  readonly heading: 1 | -1
  readonly roles: readonly Role[]
  readonly find: (name: string) => Actor | null
}

export interface Ensemble {
  readonly players: readonly Player[]
  /** Whom the camera keeps in sight. */
  readonly watched: readonly Player[]
}

/** Puts everybody on the stage: first the row, then scenery and sky, then whoever is bound to another. */
export function assemble(roles: readonly Role[], open: Omit<Stage, 'heading' | 'roles'>): Ensemble {
  const heading = headingOf(open.shot.subjects, open.random.fork('heading'))
  const stage: Stage = { ...open, heading, roles }
  const row = rowPlayers(roles, stage)
  const players = new Map(row.map((player) => [player.key, player]))
  for (const role of roles) {
    if (role.part === 'scenery' || role.part === 'sky' || role.part === 'crowd') {
      for (const player of distantPlayers(role, stage)) players.set(player.key, player)
    }
  }
  const watched = [...row]
  for (const role of inBondOrder(roles)) {
    for (const player of boundPlayers(role, players, { roles, stage })) {
      players.set(player.key, player)
      watched.push(player)
    }
  }
  return { players: [...players.values()], watched }
}

function rowPlayers(roles: readonly Role[], stage: Stage): Player[] {
  const travelling = roles.some((role) => role.part === 'row' && wayOf(role) > 0)
  const { units } = compose(roles, {
    ...stage,
    random: stage.random.fork('composition'),
    girth: girths(roles),
    tallness: tallnesses(roles),
    passengers: passengersOf(roles),
    share: shareOf(stage.shot, travelling && roles.every(({ actors }) => actors.length < 5)),
  })
  return placed(units, stage).flatMap((unit) => unitPlayers(unit, stage, units.length))
}

/** A lone unit stands on a third or in the middle, by chance. */
function placed(units: readonly Unit[], { box, random }: Stage): readonly Unit[] {
  const only = units[0]
  if (units.length !== 1 || !only || wayOf(only.role) > 0) return units
  const free = Math.max(0, (box.width * 0.86 - only.width) / 2)
  const third = Math.min(free, box.width / 7) * random.fork('third').pick([-1, -0.5, 0.5, 1])
  return [{ ...only, x: third }]
}

function unitPlayers(unit: Unit, stage: Stage, neighbours: number): Player[] {
  const { role, formation, height } = unit
  const crowd = neighbours > 1 || role.actors.length > 3 ? 0.45 : 1
  const way = wayOf(role) * stage.box.width * crowd
  const told = toldSide(role.subject.actions[0]?.direction ?? null)
  const direction = role.subject.actions[0]?.direction ?? null
  return role.actors.map((actor, index) => {
    const slot = formation.slots[index] ?? { x: 0, y: 0, z: 0 }
    const facing = told ?? (way > 0 ? stage.heading : towardsMiddle(unit, slot.x, stage.heading))
    const depth = waterDepth(role, stage.set)
    const far = 1 + (depth ?? 0) / REST_DISTANCE
    const own = height * sizeAmong(role, actor) * far
    const middle: Mark = {
      x: (unit.x + slot.x) * far + (facing * own * (role.extent.left - role.extent.right)) / 2,
      y: heightAbove(role, { box: stage.box, set: stage.set, height: own }) + slot.y,
      z: depth ?? depthOf(unit.z + slot.z, stage.set),
      height: own,
      facing,
    }
    const path = pathFor(direction, middle, { ...stage, share: way / stage.box.width })
    const mark = { ...middle, x: middle.x - (facing * way * far) / 2 }
    return playerFor(role, {
      actor,
      index,
      at: path ?? (() => mark),
      room: path ? 0 : (way * far) / own,
      stage,
    })
  })
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

interface Entry {
  readonly actor: Actor
  readonly index: number
  readonly room: number
  readonly stage: Stage
  readonly at: (t: number) => Mark
}

function playerFor(role: Role, { actor, index, at, room, stage }: Entry): Player {
  const { subject, medium } = role
  const danced = perform({
    actor,
    dance: role.dance,
    subject,
    medium,
    partner: role.partners[index] ?? null,
    object: role.object,
    random: stage.random.fork(`${subject.id} ${index}`),
    seconds: stage.seconds,
    room,
    ground: stage.set.ground,
    find: (name) => stage.find(name),
  })
  const shares = index % 2 === 1 && SHARED.test(subject.actions[0]?.verb ?? '')
  const cast = recast(shares ? emptyHanded(danced) : danced, role.recastings)
  const inHand = inHandOf(role, index, stage.roles) ?? fetched(propInHand(role, cast), stage)
  const performance = inHand ? withInHand(cast, inHand) : cast
  const stance = (t: number): Stance => turned(standAt(at(t), performance, t), actor)
  return {
    key: `${subject.id}#${index}`,
    subject,
    actor,
    performance,
    medium,
    reach: reachOf({ actor, performance }, stage.seconds),
    mark: at,
    at: stance,
  }
}

/** Deeds in which two work on one thing, from both sides of it. */
const SHARED = /^build-/u

/** The same deed at a thing that another one brings along. */
function emptyHanded(performance: Performance): Performance {
  return {
    ...performance,
    at: (t) => ({ ...performance.at(t), companions: [] }),
  }
}

function fetched(name: string | null, { find }: Stage): Actor | null {
  const thing = name === null ? null : find(name)
  return thing && thing.metres < 1.2 ? thing : null
}

/** The pose as the drawing needs it: facing is told by its turn. What faces us is never mirrored: a stop sign has letters. */
function turned(stance: Stance, { faces }: Actor): Stance {
  const turn = (stance.pose.turn ?? 1) * (faces === 'front' ? 1 : stance.facing)
  return { ...stance, pose: { ...stance.pose, turn } }
}

function distantPlayers(role: Role, stage: Stage): Player[] {
  return role.actors.map((actor, index) => {
    const random = stage.random.fork(`far ${role.subject.id} ${index}`)
    const spot = {
      actor,
      index,
      count: role.actors.length,
      metres: role.metres,
      random,
      afloat: stage.set.ground === 'water',
    }
    const mark = distantMark(role, spot, stage)
    return playerFor(role, { actor, index, at: () => mark, room: 0, stage })
  })
}

function distantMark({ part }: Role, spot: Spot, stage: Stage): Mark {
  if (part === 'crowd') return crowdMark(spot, stage)
  return part === 'sky' ? skyMark(spot, stage.box) : sceneryMark(spot, stage.box)
}

function boundPlayers(
  role: Role,
  players: ReadonlyMap<string, Player>,
  { roles, stage }: { roles: readonly Role[]; stage: Stage },
): Player[] {
  const { bond } = role
  const carrierRole = roles.find(({ subject }) => subject.id === bond?.to)
  if (!bond || !carrierRole || isInHand(role, roles)) return []
  return role.actors.flatMap((actor, index) => {
    const carrier = players.get(`${bond.to}#${index % carrierRole.actors.length}`)
    if (!carrier) return []
    const ratio = bondRatio(
      bond.how,
      { metres: role.metres, actor },
      { metres: carrierRole.metres, actor: carrier.actor },
    )
    const shelf = carrierRole.actors.length === 1 ? fellowsOf(role, roles) : null
    const side = sideOf(bond.how, index + (shelf?.before ?? 0), {
      count: shelf?.count ?? role.actors.length,
      random: stage.random.fork(role.subject.id),
    })
    const whole = carrier.at(0).height
    const room = shelf === null ? Infinity : (carrier.actor.aspect * 1.05) / shelf.count
    const height = Math.min(ratio, room / actor.aspect) * whole
    const at = boundMark(bond.how, carrier, { actor, height, side })
    return [playerFor({ ...role, medium: 'carried' }, { actor, index, at, room: 0, stage })]
  })
}

/** All who are on the same carrier, side by side: three apples and two pears on a table are five. */
function fellowsOf(
  { subject, bond }: Role,
  roles: readonly Role[],
): { count: number; before: number } | null {
  if (bond?.how !== 'on') return null
  const fellows = roles.filter((each) => each.bond?.how === 'on' && each.bond.to === bond.to)
  const at = fellows.findIndex((each) => each.subject.id === subject.id)
  const sum = (some: readonly Role[]): number =>
    some.reduce((total, { actors }) => total + actors.length, 0)
  const count = sum(fellows)
  return count < 2 ? null : { count, before: sum(fellows.slice(0, at)) }
}

/** Where among its fellows a bound one is: a share of the round for a ring, else to the left or the right. */
function sideOf(
  how: string,
  index: number,
  { count, random }: { count: number; random: Random },
): number {
  if (how === 'around') return index / count
  return count > 1 ? index - (count - 1) / 2 : random.pick([-0.4, 0.4])
}

/** Carriers before what they carry. */
function inBondOrder(roles: readonly Role[]): Role[] {
  const depth = (role: Role): number => {
    const carrier = roles.find(({ subject }) => subject.id === role.bond?.to)
    return role.bond && carrier ? 1 + depth(carrier) : 0
  }
  return roles.filter(({ part }) => part === 'bound').toSorted((a, b) => depth(a) - depth(b))
}

const CARRIED_ALONG = new Set<string>(['on', 'riding', 'inside', 'under'])

/** Leading subjects on boards, horses and in boats: they, and not what carries them, must be large enough. */
function passengersOf(roles: readonly Role[]): Map<string, Passenger> {
  const passengers = new Map<string, Passenger>()
  for (const [index, { bond, actors, metres }] of roles.entries()) {
    const place = roles.findIndex(({ subject }) => subject.id === bond?.to)
    const [actor, under] = [actors[0], roles[place]?.actors[0]]
    if (!bond || !actor || !under || index > place || !CARRIED_ALONG.has(bond.how)) continue
    const carrier = { metres: roles[place]?.metres ?? 1, actor: under }
    const ratio = bondRatio(bond.how, { metres, actor }, carrier)
    passengers.set(bond.to, { shape: { metres, aspect: actor.aspect }, ratio })
  }
  return passengers
}

/** How many times its own height a role's column needs, with what stands or hovers on it. */
function tallnesses(roles: readonly Role[]): Map<string, number> {
  return bondSums(roles, 1, ({ how, child, carrier, ratio }) => {
    const [actor] = carrier.actors
    return actor ? bondTop(how, child, { actor, kind: carrier.subject.kind, ratio }) - 1 : 0
  })
}

/** What each holds beside itself, in own heights. */
function girths(roles: readonly Role[]): Map<string, number> {
  return bondSums(roles, 0, ({ how, ratio }) => (how === 'holding' ? ratio * 0.3 : 0))
}

interface Load {
  readonly how: RelationName
  readonly child: Actor
  readonly carrier: Role
  readonly ratio: number
}

function bondSums(
  roles: readonly Role[],
  start: number,
  weigh: (load: Load) => number,
): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { bond, actors, metres } of roles) {
    const carrier = roles.find(({ subject }) => subject.id === bond?.to)
    const [child, under] = [actors[0], carrier?.actors[0]]
    if (!bond || !carrier || !child || !under) continue
    const ratio = bondRatio(
      bond.how,
      { metres, actor: child },
      { metres: carrier.metres, actor: under },
    )
    const more = weigh({ how: bond.how, child, carrier, ratio })
    sums.set(bond.to, (sums.get(bond.to) ?? start) + more)
  }
  return sums
}

/** How much of the frame a row may fill: less for those who travel, less still when the camera swings past them. */
function shareOf({ camera }: Shot, travelling: boolean): number {
  const swings = /^(pan|track)-/u.test(camera.move ?? '')
  return (travelling ? 0.72 : 0.86) * (swings ? 0.84 : 1)
}
