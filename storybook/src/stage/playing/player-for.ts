import type { Actor } from '../../cast/actor.ts'
import { LIVING } from '../../plan/kinds.ts'
import type { Performance } from '../actions/action.ts'
import { astride } from './astride.ts'
import { inMood } from './bearing.ts'
import { goBackwards } from './going-backwards.ts'
import { perform } from './choreograph.ts'
import type { Cue } from './cue.ts'
import { dealtWith, isFull, offering, seenOf } from './dealt-with.ts'
import { laidOn } from './laid-on.ts'
import { oneByOne } from './one-by-one.ts'
import type { Stage } from './stage.ts'
import { exitFrom } from './leaving.ts'
import { inHandOf, propInHand, withInHand } from './holding.ts'
import { reachOf, standAt, type Mark, type Player, type Stance } from '../player.ts'
import { skyAbove } from '../placing/struck.ts'
import { ownOf, recast } from '../telling/recasting.ts'
import { isGathered } from '../placing/gatherings.ts'
import type { Role } from '../placing/roles.ts'

/** One member of a role on its track. */
export interface Entry {
  readonly actor: Actor
  readonly index: number
  readonly room: number
  readonly stage: Stage
  readonly at: (t: number) => Mark
}

/** The player: its deed danced on its track, with what it has in its hands. */
export function playerFor(role: Role, { actor, index, at, room, stage }: Entry): Player {
  const { subject, medium } = role
  const exit = exitFrom(at(0), stage.box, actor.aspect)
  const cue = { ...cueFor(role, { actor, index, room, stage }), exit }
  const alone = oneByOne(cue, { index, count: role.actors.length }, perform)
  const danced = index === 0 ? takingPart(role, alone, stage) : alone
  const shares = index % 2 === 1 && SHARED.test(subject.actions[0]?.verb ?? '')
  const round = isGathered(role) ? (middleOf(role, stage.roles)?.subject.noun ?? null) : null
  const own = round === null ? withoutRoom(danced, role, stage.roles) : withoutThe(round, danced)
  const cast = withThings(
    shares ? emptyHanded(danced) : seenOf(role, offering(role, own, isTaken(role, stage))),
    role,
    index,
  )
  const inHand = inHandOf(role, index, stage.roles) ?? fetched(propInHand(role, cast), stage)
  const bodily = astride(inHand ? withInHand(cast, inHand) : cast, role, {
    actor,
    roles: stage.roles,
  })
  const performance = goBackwards(inMood(bodily, subject, actor), subject, stage.seconds)
  const reach = reachOf({ actor, performance }, stage.seconds)
  const stance = (t: number): Stance => turned(standAt(at(t), performance, t), actor)
  return {
    key: `${subject.id}#${index}`,
    subject,
    actor,
    performance,
    medium,
    reach: { ...reach, up: reach.up + skyAbove(subject, stage.shot) },
    mark: at,
    at: stance,
  }
}

/** The prompt's own things in the places of the deed's, and others on its table. */
function withThings(danced: Performance, { recastings, laid }: Role, index: number): Performance {
  return laidOn(recast(danced, ownOf(recastings, index)), index === 0 ? laid : [])
}

function cueFor(role: Role, { actor, index, room, stage }: Omit<Entry, 'at'>): Cue {
  const { subject, medium } = role
  return {
    actor,
    dance: role.dance,
    subject,
    medium,
    partner: role.partners[index] ?? null,
    fellows: role.fellows,
    object: role.object,
    aim: role.aim,
    random: stage.random.fork(`${subject.id} ${index}`),
    seconds: stage.seconds,
    room,
    ground: stage.set.ground,
    ...(stage.set.swell === undefined ? {} : { swell: stage.set.swell }),
    turn: turnOf(role, stage.roles),
    find: (name: string) => stage.find(name),
  }
}

/** Who is given something where they sit takes it there. */
function takingPart({ subject }: Role, own: Performance, stage: Stage): Performance {
  const visitor = stage.roles.find(({ bond }) => bond?.how === 'facing' && bond.to === subject.id)
  const [actor] = visitor?.actors ?? []
  if (!visitor || !actor) return own
  const visit = perform(cueFor(visitor, { actor, index: 0, room: 0, stage }))
  return dealtWith(own, recast(visit, visitor.recastings))
}

/** Whether the other one is there, with a hand free for what is given. */
function isTaken({ bond }: Role, stage: Stage): boolean {
  const host = stage.roles.find(({ subject }) => bond?.how === 'facing' && bond.to === subject.id)
  const [actor] = host?.actors ?? []
  return host && actor ? !isFull(perform(cueFor(host, { actor, index: 0, room: 0, stage }))) : false
}

/** More things than this would jump about like popcorn. */
const FEW = 4

/** When a thing among few things shows itself; null beside those who live, for many, and for what carries another. */
function turnOf(role: Role, roles: readonly Role[]): number | null {
  const still = roles.every(
    ({ subject, actors }) =>
      !LIVING.has(subject.kind) && subject.actions.length === 0 && actors.length === 1,
  )
  const bound = role.bond !== null && role.bond.how !== 'on'
  const carries = roles.some(({ bond }) => bond?.to === role.subject.id)
  if (!still || roles.length > FEW || bound || carries) return null
  return roles.findIndex(({ subject }) => subject.id === role.subject.id) / roles.length
}

/** Deeds in which two work on one thing, from both sides of it. */
const SHARED = /^build-/u

function middleOf({ bond }: Role, roles: readonly Role[]): Role | undefined {
  return roles.find(({ subject }) => subject.id === bond?.to)
}

/** What a thing is made of while people build it. */
const PIECES: Readonly<Record<string, RegExp>> = {
  snowman: /snow(man|ball)/u,
  cauldron: /^(cauldron|campfire)$/u,
}

/** What is no wider than somebody on or in it: no table stands there. */
const NARROW =
  /\b(?:ladder|tree|branch|bough|horse|pony|donkey|camel|bathtub|tub|barrel|fence|phone booth|telephone booth)$/u
const FURNITURE = /\b(?:table|plate|stool|armchair|chair|desk|workbench)$/u

/** Who writes in a tree or hammers on a ladder has neither table nor chair up there. */
function withoutRoom(danced: Performance, role: Role, roles: readonly Role[]): Performance {
  const how = role.bond?.how ?? ''
  const noun = middleOf(role, roles)?.subject.noun ?? ''
  const below = how === 'under' && FURNITURE.test(noun)
  if (!below && !(/^(?:on|inside|riding)$/u.test(how) && NARROW.test(noun))) return danced
  return withoutThose(FURNITURE, danced)
}

/** The same deed without the thing that already stands in the middle of them all. */
function withoutThe(noun: string, performance: Performance): Performance {
  return withoutThose(PIECES[noun] ?? new RegExp(`^${noun}$`, 'u'), performance)
}

function withoutThose(names: RegExp, performance: Performance): Performance {
  return {
    ...performance,
    at: (t) => {
      const moment = performance.at(t)
      return { ...moment, companions: moment.companions.filter(({ name }) => !names.test(name)) }
    },
  }
}

/** The same deed at a thing that another one brings along. */
function emptyHanded(performance: Performance): Performance {
  return { ...performance, at: (t) => ({ ...performance.at(t), companions: [] }) }
}

function fetched(name: string | null, { find }: Stage): ReturnType<typeof inHandOf> {
  const thing = name === null ? null : find(name)
  return thing && thing.metres < 1.2 ? { thing, grown: 1 } : null
}

/** The pose as the drawing needs it: facing is told by its turn. What faces us is never mirrored: a stop sign has letters. */
export function turned(stance: Stance, { faces }: Actor): Stance {
  const { pose, facing } = stance
  const front = faces === 'front'
  const turn = (pose.turn ?? 1) * (front ? 1 : facing)
  // A cup goes over to the side where its coffee runs.
  const lean = front && facing < 0 && pose.lean ? { lean: -pose.lean } : {}
  return { ...stance, pose: { ...pose, turn, ...lean } }
}
