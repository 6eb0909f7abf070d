import {
  TURN,
  arch,
  clamp,
  cycle,
  ease,
  gather,
  mix,
  overshoot,
  settle,
  through,
  tremble,
  wave,
} from '../easing.ts'
import type { ActionContext, Choreography, Effect, Performance } from './action.ts'
import { hopping } from './life.ts'
import { deed, effect, only, performed, type Beat } from './performed.ts'

type Motion = (t: number, context: ActionContext) => Beat

function thing(motion: Motion, effects: (context: ActionContext) => Effect[] = () => []) {
  return (context: ActionContext): Performance =>
    performed(context, (t) => motion(t, context), effects(context))
}

const over =
  (name: Effect['name'], strength = 1, y = 1) =>
  () => [effect(name, { strength, at: () => ({ x: 0, y }) })]

/** A thing that nobody moves still lives a little: it sways as paper does, and once in a while it gives a hop. */
export const lying = thing((t, { random, performer }) => {
  const phase = random.fork('sway').next()
  const beat = cycle(t / 3.7 + 0.35 + 0.3 * phase)
  const light = performer.metres < 2.5 && beat > 0.86
  const hop = light ? hopping((beat - 0.86) / 0.14, 0.05) : { y: 0, stretch: 1 }
  return {
    y: hop.y,
    pose: { lean: 0.012 * wave(t / 5 + phase), stretch: hop.stretch * (1 + 0.006 * wave(t / 3.3)) },
  }
})

const spinning = thing((t, { tempo }) => ({
  pose: { turn: Math.cos(t * 1.7 * tempo), lean: 0.02 * wave(t / 3) },
}))
const rotating = thing((t, { tempo }) => ({ pose: { spin: t * 1.1 * tempo } }))
const swinging = thing((t, { tempo }) => ({
  pose: { lean: 0.2 * wave(t * 0.5 * tempo), wave: t * 0.7 },
}))
const shaking = thing((t) => ({
  x: 0.02 * tremble(t * 12),
  pose: { lean: 0.05 * tremble(t * 14, 1) },
}))
const waving = thing((t, { tempo }) => ({
  pose: { wave: t * 1.1 * tempo, lean: 0.05 * wave(t * 0.5) },
}))

const falling = thing((t, { seconds, random }) => {
  const down = seconds * 0.55
  const share = through(t, 0.1, down)
  const bump = t > down ? Math.exp(-4 * (t - down)) * Math.abs(wave((t - down) * 1.4)) : 0
  const tumble = random.fork('tumble').between(-1, 1)
  return {
    y: 1.3 * (1 - gather(share)) + 0.14 * bump,
    pose: { spin: tumble * (1 - share), stretch: 1 - 0.12 * bump },
  }
})

const rising = thing((t, { seconds }) => ({
  y: 1.1 * ease(t / seconds),
  x: 0.05 * wave(t / 3),
  pose: { lean: 0.05 * wave(t / 2.7) },
}))

const bouncing = thing((t, { room, seconds, tempo }) => {
  const beat = cycle(t * 1.1 * tempo)
  const high = arch(beat)
  const near = Math.max(0, 1 - 7 * Math.min(beat, 1 - beat))
  return {
    x: (room * 0.7 * t) / seconds,
    y: 0.8 * high,
    pose: { stretch: 1 - 0.22 * near + 0.06 * high, spin: t * 0.8 },
  }
})

const rolling = thing((t, { room, seconds }) => {
  const way = room * ease(t / seconds)
  return { x: way, pose: { spin: (way / 0.5) * 1, roll: way / 0.2 } }
})

const growing = thing(
  (t, { seconds }) => {
    const share = overshoot(through(t, 0.1, seconds * 0.8))
    return { pose: { stretch: mix(0.45, 1, share), lean: 0.05 * wave(t / 2) } }
  },
  over('leaves', 0.3, 0.8),
)

const blooming = thing(
  (t, { seconds }) => {
    const share = overshoot(through(t, 0.1, seconds * 0.6))
    return { pose: { stretch: mix(0.6, 1, share), lean: 0.06 * wave(t / 2.4) } }
  },
  over('petals', 0.7, 0.9),
)

const melting = thing(
  (t, { seconds }) => ({
    pose: {
      stretch: mix(1, 0.52, ease(t / seconds)),
      lean: 0.03 * wave(t / 2),
      alpha: mix(1, 0.85, t / seconds),
    },
  }),
  over('water', 0.4, 0.4),
)

const burning = thing(
  (t) => ({ pose: { stretch: 1 + 0.012 * tremble(t * 5) } }),
  () => [
    effect('fire', { strength: 1.6, at: () => ({ x: 0, y: 0.35 }) }),
    effect('smoke', { strength: 1.2, at: () => ({ x: 0.05, y: 0.9 }) }),
  ],
)

const exploding = (context: ActionContext): Performance => {
  const bang = context.seconds * 0.3
  return performed(
    context,
    (t) => {
      const since = t - bang
      const swell =
        since < 0 ? 1 + 0.05 * tremble(t * 20) * clamp(t / bang) : 1 + 0.4 * settle(since / 0.3)
      return {
        pose: {
          stretch: since < 0 ? swell : 1.1,
          alpha: 1 - clamp((since - 0.1) / 0.5),
          spin: since > 0 ? since * 2 : 0,
        },
      }
    },
    [
      effect('fire', { from: bang, until: bang + 0.5, strength: 5, at: () => ({ x: 0, y: 0.4 }) }),
      effect('sparks', {
        from: bang,
        until: bang + 0.4,
        strength: 4,
        at: () => ({ x: 0, y: 0.5 }),
      }),
      effect('smoke', {
        from: bang + 0.1,
        until: bang + 1.8,
        strength: 4,
        at: () => ({ x: 0, y: 0.3 }),
      }),
      effect('flash', {
        from: bang,
        until: bang + 0.25,
        strength: 1,
        at: () => ({ x: 0, y: 0.5 }),
      }),
    ],
  )
}

const glowing = thing(
  (t) => ({ pose: { stretch: 1 + 0.015 * wave(t / 1.8) } }),
  over('magic', 0.9, 0.5),
)
const working = thing((t, { tempo }) => ({
  y: 0.012 * Math.abs(wave(t * 3.2 * tempo)),
  pose: {
    stretch: 1 + 0.018 * wave(t * 3.2 * tempo),
    lean: 0.008 * tremble(t * 9),
    roll: t * 6,
    mouth: Math.abs(wave(t * 3.2 * tempo)),
  },
}))

const appearing = thing(
  (t, { seconds }) => {
    const share = through(t, seconds * 0.15, 0.7)
    return { pose: { alpha: clamp(share * 2), stretch: 0.7 + 0.3 * overshoot(share) } }
  },
  ({ seconds }) => [
    effect('magic', {
      from: seconds * 0.1,
      until: seconds * 0.4,
      strength: 2,
      at: () => ({ x: 0, y: 0.5 }),
    }),
  ],
)

const vanishing = thing(
  (t, { seconds }) => {
    const share = through(t, seconds * 0.55, 0.8)
    return {
      pose: { alpha: 1 - share, stretch: 1 + 0.3 * gather(share), turn: Math.cos(share * TURN) },
    }
  },
  ({ seconds }) => [
    effect('magic', {
      from: seconds * 0.5,
      until: seconds * 0.75,
      strength: 2,
      at: () => ({ x: 0, y: 0.5 }),
    }),
  ],
)

const opening = thing((t, { seconds }) => {
  const share = overshoot(through(t, seconds * 0.2, 0.8))
  return { pose: { turn: mix(0.35, 1, share), stretch: 1 + 0.04 * arch(share), mouth: share } }
})
const closing = thing((t, { seconds }) => ({
  pose: { turn: mix(1, 0.35, ease(through(t, seconds * 0.3, 0.9))) },
}))

/** Everything that things, plants, fire and water do. */
export const THINGS: readonly Choreography[] = [
  deed('spin', ['spinning', 'spin', 'twirl', 'whirl', 'revolve'], spinning),
  deed('rotate', ['rotating', 'rotate', 'turning round'], spinning),
  deed('tumble', ['tumbling', 'somersault'], rotating),
  deed('swing', ['swinging', 'swing', 'sway', 'swaying'], swinging),
  deed('shake', ['shaking', 'shake', 'tremble', 'vibrate', 'quake'], shaking),
  only(
    ['thing', 'clothing', 'symbol', 'plant'],
    deed('wave', ['waving in the wind', 'flutter', 'billow'], waving),
  ),
  deed('fall', ['falling', 'fall', 'drop', 'plunge'], falling),
  deed('rise', ['rising', 'rise', 'float up', 'ascend'], rising),
  deed('bounce', ['bouncing', 'bounce', 'dribble'], bouncing),
  only(['thing', 'food', 'toy', 'tool', 'nature'], deed('roll', ['rolling', 'roll'], rolling)),
  deed('grow', ['growing', 'grow', 'sprout'], growing),
  deed('bloom', ['blooming', 'bloom', 'blossom'], blooming),
  deed('melt', ['melting', 'melt', 'thaw'], melting),
  deed('burn', ['burning', 'burn', 'on fire', 'in flames', 'blaze'], burning),
  deed('explode', ['exploding', 'explode', 'burst', 'blow up', 'erupt'], exploding),
  deed('glow', ['glowing', 'glow', 'shine', 'sparkle', 'twinkle', 'shimmer'], glowing),
  deed('shine', ['shining', 'shine'], glowing),
  deed(
    'steam',
    ['steaming', 'boiling', 'boil', 'smoking'],
    thing(() => ({ pose: {} }), over('steam', 1, 0.95)),
  ),
  deed(
    'erupt',
    ['erupting', 'erupt'],
    thing(
      (t) => ({ x: 0.01 * tremble(t * 12), pose: {} }),
      () => [
        effect('fire', { strength: 2.5, at: () => ({ x: 0, y: 0.92 }) }),
        effect('sparks', { strength: 2, at: () => ({ x: 0, y: 0.95 }) }),
        effect('smoke', { strength: 2.5, at: () => ({ x: 0, y: 1 }) }),
      ],
    ),
  ),
  deed(
    'drip',
    ['dripping', 'drip', 'leak'],
    thing(() => ({ pose: {} }), over('water', 0.3, 0.3)),
  ),
  deed(
    'pour',
    ['pouring', 'pour', 'spill'],
    thing(
      (t) => ({ y: 0.1, pose: { lean: 0.9 * ease(t / 1.2) } }),
      () => [effect('water', { from: 0.8, strength: 1, at: () => ({ x: 0.7, y: 0.75 }) })],
    ),
  ),
  deed('flow', ['flowing', 'flow', 'cascade'], waving),
  deed('work', ['working', 'running machine', 'operate', 'function'], working),
  deed('open', ['opening', 'open'], opening),
  deed('close', ['closing', 'close', 'shut'], closing),
  deed('appear', ['appearing', 'appear', 'materialise', 'teleport'], appearing),
  deed('disappear', ['disappearing', 'disappear', 'vanish', 'fade'], vanishing),
  deed('transform', ['transforming', 'transform', 'turn into', 'morph'], spinning),
]
