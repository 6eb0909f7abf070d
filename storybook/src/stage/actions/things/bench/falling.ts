import type { Ink } from '../../../../cast/props/ink.ts'
import { fallOf, type Fall } from '../../../../lexicon/substances/by-nature.ts'
import { darken } from '../../../../paint/paper/colour.ts'
import { arch, clamp, ease, gather, mix, through, wave } from '../../../easing.ts'
import type { ActionContext, Effect, Performance } from '../../action.ts'
import { effect, performed, type Beat } from '../../performed.ts'
import { smashing } from '../smashing.ts'
import { burst } from '../thing.ts'
import { prop } from './bench.ts'
import { liveActor } from './live.ts'

const HIGH = 1.5

interface Hop {
  readonly from: number
  readonly lasts: number
  readonly high: number
}

/** The hops after a fall: each lower and shorter than the one before. */
function hopsOf(hit: number, spring: number, most: number): readonly Hop[] {
  const hops: Hop[] = []
  let [from, high] = [hit, HIGH * spring]
  while (hops.length < most && high > 0.02) {
    const lasts = 0.62 * Math.sqrt(high)
    hops.push({ from, lasts, high })
    from += lasts
    high *= spring
  }
  return hops
}

/** How much of its height a thing keeps when it comes up again, and how often it does. */
const SPRINGS: Readonly<Record<'bounces' | 'clatters' | 'thuds', readonly [number, number]>> = {
  bounces: [0.72, 12],
  clatters: [0.16, 3],
  thuds: [0, 0],
}

interface Course {
  readonly how: 'bounces' | 'clatters' | 'thuds'
  readonly hit: number
  readonly hops: readonly Hop[]
  readonly rests: number
  /** It is longer than it is wide, and falls over. */
  readonly tall: boolean
}

/** How high it is, and since when it has touched the ground last. */
function heightAt({ hit, hops }: Course, t: number): { y: number; since: number; high: number } {
  const hop = hops.find(({ from, lasts }) => t >= from && t < from + lasts)
  const falls = HIGH * (1 - gather(t / hit))
  const leaps = hop ? hop.high * arch((t - hop.from) / hop.lasts) : 0
  const touched = [hit, ...hops.map(({ from }) => from)].filter((at) => t >= at)
  return { y: t < hit ? falls : leaps, since: t - Math.max(-9, ...touched), high: hop?.high ?? 0 }
}

/** Metal turns over and lies down; what is drawn aslant is turned until it does. */
function clattering(course: Course, t: number): Beat {
  const { hit, rests, tall } = course
  const { y } = heightAt(course, t)
  const lies = ease(through(t, hit, 0.5))
  const shakes = t < rests ? 0.25 * wave(t * 2.3) : 0
  const low = tall || y > 0.05 ? 0 : 0.2 * lies
  return {
    x: 0.25 * through(t, hit, Math.max(0.5, rests - hit)) - 0.2,
    y: y - low,
    pose: tall ? { lean: 1.4 * lies + shakes } : { lean: shakes, spin: 0.75 * lies },
  }
}

/** What is soft is flat for a moment, and comes up again if it is elastic. */
function springing(course: Course, t: number): Beat {
  const { how, hit, rests } = course
  const { y, since, high } = heightAt(course, t)
  const thuds = how === 'thuds'
  const squash = t < hit ? 0 : Math.max(0, 1 - since / 0.16) * clamp(0.3 + high)
  const along = 0.5 * through(t, hit, Math.max(0.5, rests - hit))
  return {
    x: thuds ? 0 : along - 0.2,
    y,
    pose: {
      stretch: 1 - 0.26 * squash - (thuds ? 0.08 * ease(through(t, hit, 0.5)) : 0),
      ...(!thuds && { spin: 2.6 * along }),
    },
  }
}

function hopping(context: ActionContext, how: Course['how']): Performance {
  const { seconds, performer } = context
  const hit = seconds * (how === 'bounces' ? 0.16 : 0.3)
  const [spring, most] = SPRINGS[how]
  const hops = hopsOf(hit, spring, most)
  const last = hops.at(-1)
  const rests = last ? last.from + last.lasts : hit
  const course: Course = { how, hit, hops, rests, tall: performer.aspect < 0.7 }
  const beat = how === 'clatters' ? clattering : springing
  const touches = [hit, ...hops.slice(0, 3).map(({ from }) => from)]
  return performed(context, (t) => beat(course, t), landings(touches, how))
}

function landings(times: readonly number[], how: Fall): Effect[] {
  const hits = how === 'clatters' ? 'sparks' : 'dust'
  return [
    ...times.map((at) =>
      burst(hits, at, { lasts: 0.14, strength: how === 'clatters' ? 0.7 : 1.2, y: 0.03 }),
    ),
    ...(how === 'clatters'
      ? times.slice(0, 2).map((at) =>
          effect('sound', {
            from: at,
            until: at + 0.3,
            strength: 0.8,
            at: () => ({ x: 0.2, y: 0.3 }),
          }),
        )
      : []),
  ]
}

/** What an egg leaves on a floor: white that runs, a yolk, and two halves of its shell. */
function drawSplat(
  ink: Ink,
  { share }: { share: number },
  [white, yolk, shell]: readonly [string, string, string],
): void {
  const run = ease(share)
  ink.faint(0.92, () => ink.oval([100, 88, mix(20, 88, run), mix(3, 11, run)], white))
  ink.faint(0.9, () => ink.oval([70, 92, mix(8, 36, run), mix(2, 6, run)], white))
  ink.oval([104, 83, mix(12, 27, run), mix(12, 9, run)], yolk)
  ink.faint(0.7, () => ink.oval([96, 79, 8 * run, 2.6], '#ffffff'))
  for (const [side, turn] of [
    [-1, -0.9],
    [1, 0.8],
  ] as const)
    ink.moved(
      { x: 100 + side * mix(8, 66, run), y: 80 - 26 * arch(share), turn: turn * run * 1.4 },
      () => {
        ink.shape('M-17 8Q-20 -18 0 -26Q20 -18 17 8L11 2L5 9L-2 2L-9 9Z', shell)
        ink.shape('M3 -25Q20 -18 17 8L11 2L8 5Z', '#d9a06a')
      },
    )
}

const SPLATS: readonly (readonly [words: RegExp, colours: readonly [string, string, string]])[] = [
  [/egg/u, ['#f7f4ea', '#f6a81c', '#eab98a']],
  [/tomato/u, ['#e2452f', '#c22a20', '#d9342a']],
  [/balloon/u, ['#9fd6f0', '#c4e8f8', '#e0443c']],
  [/./u, ['#f5e3c4', '#e9a8a0', '#e8c48a']],
]

function splatting(context: ActionContext, what: string): Performance {
  const { seconds } = context
  const hit = seconds * 0.32
  const colours = SPLATS.find(([words]) => words.test(what))?.[1] ?? SPLATS[3]![1]
  const splat = liveActor({
    name: `splat ${what}`,
    width: 200,
    draw: (ink, now) => drawSplat(ink, now, colours),
  })
  return performed(
    context,
    (t) => {
      const y = HIGH * (1 - gather(t / hit))
      if (t < hit) return { y, pose: { spin: 0.5 * wave(t * 0.3) } }
      const open = through(t, hit, 0.5)
      return {
        pose: { alpha: 0 },
        companions: [
          prop('splat', splat, { place: { x: 0, y: 0, z: 0 }, height: 1, pose: { open } }),
        ],
      }
    },
    [
      burst('splash', hit, { lasts: 0.2, strength: 1.6, y: 0.05 }),
      burst('shards', hit, { lasts: 0.14, strength: 0.8, y: 0.06 }),
    ],
  )
}

/** A thing falls onto a hard floor and does what things of its kind do there. */
export function fallingHard(context: ActionContext): Performance {
  const [what = '', floor = 'floor'] = (context.object ?? context.performer.name).split(' onto ')
  const how = fallOf(what)
  const fall =
    how === 'breaks'
      ? smashing(context)
      : how === 'splats'
        ? splatting(context, what)
        : hopping(context, how)
  return onFloor(fall, floor)
}

const FLOORS: readonly (readonly [words: RegExp, colour: string, tiled: boolean])[] = [
  [/marble/u, '#e9e7e4', true],
  [/tile|kitchen|ceramic/u, '#d9e2e0', true],
  [/concrete|pavement|sidewalk|asphalt/u, '#a5a39e', false],
  [/stone|granite/u, '#98999b', true],
]

/** The floor that is named, under what falls on it: wider than the frame. */
function onFloor(fall: Performance, named: string): Performance {
  const found = FLOORS.find(([words]) => words.test(named))
  if (found === undefined) return fall
  const [, colour, tiled] = found
  const ground = liveActor({
    name: `floor ${colour}`,
    width: 1200,
    draw: (ink) => drawFloor(ink, colour, tiled),
  })
  const floor = prop('floor', ground, { place: { x: 0, y: -0.62, z: 0.05 }, height: 1, pose: {} })
  return {
    ...fall,
    at: (t) => {
      const now = fall.at(t)
      return { ...now, companions: [floor, ...now.companions] }
    },
  }
}

function drawFloor(ink: Ink, colour: string, tiled: boolean): void {
  ink.box([0, 14, 1200, 200], colour)
  ink.box([0, 14, 1200, 3], darken(colour, 0.14))
  for (let at = 0; at < 26; at++) {
    const x = at * 48
    if (tiled)
      ink.line([x + (600 - x) * 0.16, 16, x - (600 - x) * 0.5, 160], 1.2, darken(colour, 0.12))
    else ink.oval([x + ((at * 31) % 40), 24 + ((at * 17) % 70), 9, 1.6], darken(colour, 0.07))
  }
  if (tiled) for (const y of [30, 50, 78, 116]) ink.line([0, y, 1200, y], 1.2, darken(colour, 0.12))
}
