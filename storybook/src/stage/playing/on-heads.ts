import type { Actor, Pose } from '../../cast/actor.ts'
import type { Point } from '../../scene/space.ts'
import type { Companion, Effect, Moment, Performance } from '../actions/action.ts'
import { isAlive } from '../actions/life.ts'
import { effect } from '../actions/performed.ts'
import { OVERHEAD } from '../actions/seen-part.ts'
import { clamp, gather, through, wave } from '../easing.ts'
import type { Cue } from './cue.ts'

/** When it is there, as a share of the film, and how long it falls, in seconds. */
const HIT = 0.42
const FALLS = 0.55

/** What floats down, and what stays where it lands; all else bounces off. */
const LIGHT = /\b(?:leaf|feather|petal|snowflake|butterfly|paper|balloon|bubble|ribbon|plane)$/u
const STAYS =
  /\b(?:pancake|pizza|leaf|feather|petal|hat|cap|beret|crown|wig|sock|underpants|towel|cloth|shirt|blanket|net|bucket|pot|basket|bowl|lampshade|spaghetti|noodles?|pasta|cake|pie|snow|scoop|ice cream|flower|peel|jelly|seaweed|starfish|octopus|fish|pillow|cushion|omelet|egg|butterfly|plane|tart|sandwich|slice.*|toast|lettuce|mop|curtain|sheet|diaper|nappy|teabag|newspaper|wreath|tyre|tire|hoop)$/u
/** What goes over the head, upside down. */
const HELMETS =
  /\b(?:bucket|pail|pot|basket|bowl|lampshade|cauldron|jar|vase|box|carton|bag|sack|pumpkin|can|cone|boot|fishbowl|goldfish bowl|jug|barrel|mailbox|tin)$/u
const BREAKS = /\b(?:flower ?pot|potted plant|vase|plate|jug|light ?bulb|glass|bottle|cup|mug)$/u

type Fate = 'stays' | 'covers' | 'breaks' | 'bounces'

function fateOf(noun: string): Fate {
  if (BREAKS.test(noun)) return 'breaks'
  if (HELMETS.test(noun)) return 'covers'
  return STAYS.test(noun) ? 'stays' : 'bounces'
}

/** How many of a hundred apples are seen, and how long after one the next comes, in seconds. */
const MOST = 14
const GAP = 0.24
const MANY = /^(?<many>\d+) (?<noun>.+)$/u

const HITS = /^(?<how>hit|stuck)-on-(?<spot>head|nose|hat)$/u
/** How high a beast's hat is, in its own heights. */
const HAT = 0.34

/** A deed, in the midst of which something lands on who does it. */
export function withHits(performance: Performance, cue: Cue): Performance {
  const falls = fallsOf(performance, cue)
  const [first] = falls
  if (!first) return performance
  const { extent } = performance
  const up = 1 + tallOf(first) + (first.spot === 'hat' ? HAT : 0)
  return {
    ...performance,
    at: (t) => falls.reduce((moment, fall) => struck(moment, fall, t), performance.at(t)),
    effects: [...performance.effects, ...(first.stuck ? [] : falls.flatMap(thud))],
    extent: { ...extent, up: Math.max(extent.up, up) },
  }
}

/** What lands on somebody, each by itself; nothing, if nothing does. */
function fallsOf(performance: Performance, cue: Cue): readonly Fall[] {
  const blow = cue.subject.actions.find((each) => HITS.test(each.verb))
  const [many, noun] = countedIn(blow?.prop ?? '')
  const thing = noun === '' ? null : cue.find(noun)
  if (!blow || !thing) return []
  const { spot = 'head', how } = HITS.exec(blow.verb)?.groups ?? {}
  const stuck = how === 'stuck'
  const fate = stuck ? 'covers' : fateOf(noun)
  const hit = HIT * cue.seconds
  const first: Fall = { thing, noun, spot, fate, stuck, cue, performance, hit, away: 1 }
  return severalOf(first, Math.min(MOST, many))
}

/** How many of what: "40 apple". */
function countedIn(prop: string): readonly [many: number, noun: string] {
  const { many = '1', noun = prop } = MANY.exec(prop)?.groups ?? {}
  return [Number(many), noun]
}

/** One after the other, to both sides: only the first one stays on the head. */
function severalOf(fall: Fall, many: number): readonly Fall[] {
  if (many === 1) return [fall]
  const from = 0.2 * fall.cue.seconds
  const gap = Math.min(GAP, (0.7 * fall.cue.seconds) / many)
  return Array.from({ length: many }, (_, index) => ({
    ...fall,
    fate: index === 0 ? fall.fate : 'bounces',
    hit: from + gap * index,
    away: (index % 2 === 0 ? 1 : -1) * (0.5 + 0.22 * (index % 5)),
  }))
}

interface Fall {
  readonly thing: Actor
  readonly noun: string
  readonly spot: string
  readonly fate: Fate
  /** It is there from the start, and does not come off. */
  readonly stuck: boolean
  readonly cue: Cue
  readonly performance: Performance
  /** When it is there, in seconds. */
  readonly hit: number
  /** To which side it bounces off, and how far. */
  readonly away: number
}

/** Seen beside who is hit, and no larger than that. */
function tallOf({ thing, fate, cue: { actor } }: Fall): number {
  const wide = Math.min(0.5, 0.75 * actor.aspect) / thing.aspect
  const tall = clamp((thing.metres / actor.metres) ** 0.7, 0.13, 0.36)
  if (fate !== 'covers') return Math.min(wide, tall)
  return actor.kind === 'puppet' ? 0.3 : clamp(0.6 / thing.aspect, 0.4, 0.7)
}

/** Who is not turned faces forwards, and not as the picture was drawn. */
const turned = (pose: Pose): Pose => ({ ...pose, turn: pose.turn ?? 1 })

/** Where on the body it comes down, above the spot. */
function landingOf({ place, pose: told }: Moment, { cue: { actor }, spot }: Fall): Point {
  const pose = turned(told)
  if (spot === 'nose') {
    const { x, y } = actor.grip('mouth', pose)
    return { x: place.x + x, y: place.y + y + 0.06 }
  }
  const head = actor.grip('head', pose)
  // A puppet's grip is the middle of its head.
  const brow = actor.kind === 'puppet' ? 0.92 * (1 - actor.grip('head', {}).y) : 0
  const hat = spot === 'hat' && actor.kind !== 'puppet' ? HAT : 0
  return { x: place.x + head.x, y: place.y + head.y + brow + hat }
}

function struck(moment: Moment, fall: Fall, t: number): Moment {
  const { actor, subject } = fall.cue
  const since = t - fall.hit
  const { pose } = moment
  const thing = flying(moment, fall, t)
  const companions = thing ? [...moment.companions, thing] : moment.companions
  if (fall.stuck) return { ...moment, pose: staggering(pose, t), companions }
  if (since < 0 || LIGHT.test(fall.noun) || !isAlive(actor)) return { ...moment, companions }
  const squash = 0.12 * Math.exp(-5 * since) * Math.cos(since * 14)
  const face = subject.emotion === 'neutral' ? { face: 'surprised' as const } : {}
  const dazed = { stretch: (pose.stretch ?? 1) - squash, ...(since < 0.35 ? { blink: 1 } : {}) }
  return { ...moment, pose: { ...pose, ...face, ...dazed }, companions }
}

/** Who cannot see and wants to get it off. */
const staggering = (pose: Pose, t: number): Pose => ({
  ...pose,
  lean: (pose.lean ?? 0) + 0.09 * wave(t * 0.8) + 0.03 * wave(t * 3.1),
})

/** What goes over a head hides the eyes. */
function covering(moment: Moment, { cue: { actor } }: Fall, height: number): Point | null {
  const eyes = actor.eyes?.(turned(moment.pose))
  const { place } = moment
  return eyes ? { x: place.x + eyes.x, y: place.y + eyes.y - 0.42 * height } : null
}

/** Where it ends up on the body: over the eyes, a little into the hair, or on top. */
function restingAt(moment: Moment, fall: Fall, height: number): Point {
  const covered = fall.fate === 'covers' ? covering(moment, fall, height) : null
  if (covered) return covered
  const sinks = { covers: 0.62, stays: 0.12, breaks: 0, bounces: 0 }[fall.fate]
  const { x, y } = landingOf(moment, fall)
  return { x, y: y - sinks * height }
}

/** How far it has come: 0 not yet seen, 1 there. */
function shareOf({ stuck, noun, hit }: Fall, t: number): number {
  const falls = LIGHT.test(noun) ? hit : FALLS
  return stuck ? 1 : through(t, hit - falls, falls)
}

function flying(moment: Moment, fall: Fall, t: number): Companion | null {
  const { thing, noun, fate, hit } = fall
  const share = shareOf(fall, t)
  if (share <= 0 || (fate === 'breaks' && t > hit)) return null
  const height = tallOf(fall)
  // What has bounced off lies where it fell, and does not go along.
  const off = fate === 'bounces' && t > hit
  const over = restingAt(off ? fall.performance.at(hit) : moment, fall, height)
  const way = off ? bounced(t - hit, over, fall.away) : fallen(fall, share)
  return {
    // On its way it asks for no room above.
    name: share < 0.9 ? OVERHEAD : noun,
    actor: thing,
    place: {
      x: over.x + way.x,
      y: Math.max(0, over.y + way.y),
      z: moment.place.z - 0.05,
    },
    height,
    pose: { spin: fate === 'covers' ? Math.PI : way.spin },
    shadow: false,
  }
}

interface Way extends Point {
  readonly spin: number
}

/** From above: what is light comes swaying. */
function fallen({ noun }: Fall, share: number): Way {
  if (!LIGHT.test(noun)) return { x: 0, y: 1.2 * (1 - gather(share)), spin: 1.2 * (1 - share) }
  const sway = 0.16 * wave(share * 2) * (1 - share)
  return { x: sway, y: 1.2 * (1 - share), spin: sway }
}

/** Up once more from the head, forwards and down to the ground, where it rolls out. */
function bounced(since: number, { y }: Point, away: number): Way {
  const flight = Math.min(since, 0.9)
  const x = away * (0.55 * flight + 0.1 * through(since, 0.9, 0.6))
  return { x, y: Math.max(-y, 0.9 * flight - 2.4 * flight * flight), spin: 3 * x }
}

function thud(fall: Fall): Effect[] {
  const { noun, fate, performance, hit: from } = fall
  if (LIGHT.test(noun)) return []
  const at = (t: number): Point => landingOf(performance.at(t), fall)
  const stars = effect('stars', { from, until: from + 0.5, strength: 0.9, at })
  const shards = effect('shards', { from, until: from + 0.3, strength: 2, at })
  return fate === 'breaks' ? [stars, shards] : [stars]
}
