import { spanAt, track } from './track.ts'
import type { Anchor, Reach, Stance } from './stance.ts'

/** What the body does at moments of the cycle, 0…1. Channels a key leaves out flow on between their neighbours. */
export type Keys = Readonly<Record<number, Stance>>

type Key = readonly [at: number, stance: Stance]

/** Keys by their moments: an object lists `1` before `0.5`. */
function inOrder(keys: Keys): readonly Key[] {
  return Object.entries(keys)
    .map(([at, stance]): Key => [Number(at), stance])
    .toSorted(([a], [b]) => a - b)
}

const NUMBERS = [
  'torso',
  'neck',
  'rw',
  'lw',
  'rt',
  'lt',
  'lean',
  'spin',
  'stretch',
  'turn',
  'alpha',
  'mouth',
  'blink',
  'look',
  'tears',
] as const
const PAIRS = ['hip', 'rf', 'lf', 'ra', 'la', 'rl', 'll', 'at', 'gaze'] as const
const HANDS = ['rh', 'lh'] as const
const STEPS = ['face', 'right', 'left'] as const
/** Every part of a stance. */
export const CHANNELS: ReadonlySet<string> = new Set([...NUMBERS, ...PAIRS, ...HANDS, ...STEPS])

type Channel = (phase: number) => Partial<Record<keyof Stance, unknown>>

/** The same keys with each stance changed. */
export function restaged(
  keys: Keys,
  change: (stance: Stance, at: number, index: number) => Stance,
): Keys {
  return Object.fromEntries(
    inOrder(keys).map(([at, stance], index) => [at, change(stance, at, index)]),
  )
}

/** The same, so much of a cycle later: nobody chews, bites or swings in step. */
export function late(keys: Keys, by: number): Keys {
  return Object.fromEntries(inOrder(keys).map(([at, stance]) => [(at + by) % 1, stance]))
}

/** The stance at any phase, from a few keys. */
export function flow(moments: Keys, loop: boolean): (phase: number) => Stance {
  const keys = inOrder(moments)
  const channels: Channel[] = [
    ...NUMBERS.flatMap((name) => numberChannel(keys, name, loop)),
    ...PAIRS.flatMap((name) => pairChannel(keys, name, loop)),
    ...HANDS.flatMap((name) => handChannel(keys, name, loop)),
    ...STEPS.flatMap((name) => stepChannel(keys, name)),
  ]
  return (phase) => Object.assign({}, ...channels.map((channel) => channel(phase))) as Stance
}

function numberChannel(
  keys: readonly Key[],
  name: (typeof NUMBERS)[number],
  loop: boolean,
): Channel[] {
  const marks = keys.flatMap(([at, stance]) => {
    const value = stance[name]
    return value === undefined ? [] : [{ at, value }]
  })
  if (marks.length === 0) return []
  const curve = track(marks, { loop })
  return [(phase) => ({ [name]: curve(phase) })]
}

function pairChannel(keys: readonly Key[], name: (typeof PAIRS)[number], loop: boolean): Channel[] {
  const pairs = keys.flatMap(([at, stance]) => {
    const value = stance[name]
    return value ? [{ at, value }] : []
  })
  if (pairs.length === 0) return []
  const first = track(
    pairs.map(({ at, value }) => ({ at, value: value[0] })),
    { loop },
  )
  const second = track(
    pairs.map(({ at, value }) => ({ at, value: value[1] })),
    { loop },
  )
  return [(phase) => ({ [name]: [first(phase), second(phase)] })]
}

/** Between two points of the same kind the hand flows; from one part of the body to another it goes by a blend. */
function handChannel(keys: readonly Key[], name: (typeof HANDS)[number], loop: boolean): Channel[] {
  const goals = keys.flatMap(([at, stance]) => {
    const value = stance[name]
    return value && !('share' in value) ? [{ at, value }] : []
  })
  if (goals.length === 0) return []
  const kinds = new Set(goals.map(({ value }) => anchorOf(value)))
  const offset = (index: 0 | 1): ((phase: number) => number) =>
    track(
      goals.map(({ at, value }) => ({ at, value: offsetOf(value)[index] })),
      { loop },
    )
  const [across, up] = [offset(0), offset(1)]
  if (kinds.size === 1) {
    const anchor = [...kinds][0] ?? null
    return [(phase) => ({ [name]: withAnchor(anchor, [across(phase), up(phase)]) })]
  }
  const times = goals.map(({ at }) => at)
  return [
    (phase) => {
      const { from, to, share } = spanAt(times, phase, loop)
      const a = goals[from]?.value
      const b = goals[to]?.value
      if (!a || !b) return {}
      if (anchorOf(a) === anchorOf(b))
        return { [name]: withAnchor(anchorOf(a), mixed(offsetOf(a), offsetOf(b), share)) }
      return { [name]: share < 0.001 ? a : share > 0.999 ? b : { from: a, to: b, share } }
    },
  ]
}

function stepChannel(keys: readonly Key[], name: (typeof STEPS)[number]): Channel[] {
  const steps = keys.flatMap(([at, stance]) => (stance[name] ? [{ at, value: stance[name] }] : []))
  if (steps.length === 0) return []
  return [
    (phase) => {
      const now = steps.findLast(({ at }) => at <= phase + 1e-9) ?? steps.at(-1)
      return now ? { [name]: now.value } : {}
    },
  ]
}

function anchorOf(reach: Reach): Anchor | null {
  return reach.length === 3 ? reach[0] : null
}

function offsetOf(reach: Reach): readonly [number, number] {
  return reach.length === 3 ? [reach[1], reach[2]] : reach
}

function withAnchor(anchor: Anchor | null, at: readonly [number, number]): Reach {
  return anchor ? [anchor, at[0], at[1]] : at
}

function mixed(
  a: readonly [number, number],
  b: readonly [number, number],
  share: number,
): readonly [number, number] {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
}
