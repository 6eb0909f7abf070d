import { arch, clamp, cycle, ease, gather, swivel, through, tremble, wave } from '../../easing.ts'
import type { ActionContext, Choreography, Performance } from '../action.ts'
import { deed, only } from '../performed.ts'
import { keelingOver, toppling } from './endings.ts'
import { collapsing } from './ruin.ts'
import { over, thing } from './thing.ts'
import { transforming } from './transforming.ts'

/** Seen from the side they turn like a wheel. */
const ROUND =
  /wheel|ball$|disc|record|coin|pinwheel|gear|donut|doughnut|pizza|shuriken|roulette|saw|propeller|lollipop|frisbee/u

const turning = thing((t, { tempo }) => ({
  pose: { turn: swivel(t * 0.27 * tempo), roll: t * 3, lean: 0.02 * wave(t / 3) },
}))
const wheeling = thing((t, { tempo }) => ({ pose: { spin: t * 2.6 * tempo, roll: t * 3 } }))

/** Fruit on a turning plate goes round with it. */
const FRUIT = /apple|orange|plum|grape|peach|pear|cherr|lemon|tomato|melon|berr|kiwi|mango|egg$/u
const goingRound = thing((t, { tempo, random }) => {
  const round = t * 0.22 * tempo + random.fork('seat').next()
  return {
    x: 0.3 * wave(round),
    z: 0.3 * wave(round + 0.25),
    pose: { lean: 0.05 * wave(round), turn: 0.9 + 0.1 * wave(2 * round) },
  }
})

/** A top stands on its point: it hums, leans over and runs round a little. */
const humming = thing((t, { tempo }) => ({
  x: 0.12 * wave(t * 0.4),
  pose: {
    turn: Math.cos(t * 13 * tempo),
    lean: 0.16 * wave(t * 0.9),
    stretch: 1 + 0.01 * wave(t * 6),
  },
}))

/** Turntables and mills turn by themselves; the rest must not flip like a card. */
const running = thing((t) => ({ pose: { roll: t * 4, lean: 0.006 * tremble(t * 5) } }))
const SELF_TURNING =
  /turntable|record-player|spinning-record|windmill|wind-turbine|fan|carousel|ferris-wheel|gramophone|globe/u

function spinning(context: ActionContext): Performance {
  const { name } = context.performer
  if (/spinning-top/u.test(name)) return humming(context)
  if (SELF_TURNING.test(name)) return running(context)
  if (FRUIT.test(name)) return goingRound(context)
  return ROUND.test(name) ? wheeling(context) : turning(context)
}

/** Clockwork swings inside its case. */
const CLOCKWORK = /pendulum|clock|metronome/u

/** What hangs swings about its upper end, the rest about its foot. */
const HANGING = /chandelier|bell$|lantern|lamp|sign|hammock|swing|ornament|spider/u

const swinging = thing((t, { tempo, performer }) => {
  if (CLOCKWORK.test(performer.name)) return { pose: {} }
  const angle = 0.28 * wave(t * 0.5 * tempo)
  const hangs = HANGING.test(performer.name)
  return {
    ...(hangs ? { x: -Math.sin(angle), y: 1 - Math.cos(angle) } : {}),
    pose: { lean: hangs ? angle : 0.7 * angle, wave: t * 0.7 },
  }
})

const shaking = thing((t) => ({
  x: 0.02 * tremble(t * 12),
  pose: { lean: 0.05 * tremble(t * 14, 1) },
}))
const waving = thing((t, { tempo }) => ({
  pose: { wave: t * 1.1 * tempo, lean: 0.05 * wave(t * 0.5) },
}))
const ticking = thing((t) => {
  const tick = 1 - ease(cycle(t) * 5)
  return { pose: { lean: 0.035 * (Math.floor(t) % 2 === 0 ? tick : -tick), roll: t } }
})

const dropping = thing((t, { seconds, random }) => {
  const down = seconds * 0.55
  const share = through(t, 0.1, down)
  const bump = t > down ? Math.exp(-4 * (t - down)) * Math.abs(wave((t - down) * 1.4)) : 0
  const tumble = random.fork('tumble').between(-1, 1)
  return {
    y: 1.3 * (1 - gather(share)) + 0.14 * bump,
    pose: { spin: tumble * (1 - share), stretch: 1 - 0.12 * bump },
  }
})

/** From side to side, as leaves and feathers come down. */
const fluttering = thing((t, { seconds }) => {
  const left = 1 - t / (seconds * 0.92)
  const sway = Math.max(0, left)
  return {
    x: 0.55 * wave(t * 0.42) * Math.min(1, sway * 4),
    y: 1.7 * sway + 0.08 * Math.abs(wave(t * 0.42 + 0.25)) * Math.min(1, sway * 4),
    pose: { spin: 0.7 * wave(t * 0.42 + 0.2) * Math.min(1, sway * 4), turn: Math.cos(t * 0.9) },
  }
})

const LIGHT = /lea(f|ves)|feather|petal|snowflake|paper|page|blossom/u

const BUILT =
  /building|skyscraper|bridge|house|castle|church|wall|factory|office|tower|temple|palace|barn|hospital|school/u

function falling(context: ActionContext): Performance {
  const { name, home, build, metres } = context.performer
  if (/domino/u.test(name)) return toppling(context)
  if (BUILT.test(name)) return collapsing(context)
  const stands = build === 'still' || build === 'plant'
  if (home === 'ground' && stands && metres > 1.2) return keelingOver(context)
  return LIGHT.test(name) ? fluttering(context) : dropping(context)
}

/** One of many that come down again and again, each in its own time. */
const showering = thing((t, { random }) => {
  const own = random.fork('shower')
  const [late, every, spin] = [own.next(), own.between(2.2, 3.4), own.between(-1.4, 1.4)]
  const fallen = cycle(t / every + late)
  return {
    x: 0.12 * wave(t / 2 + late),
    y: 1.9 - 4.2 * fallen,
    pose: { spin: spin * (t + 5 * late), alpha: clamp(8 * (Math.min(fallen, 1 - fallen) - 0.03)) },
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

/** Seconds from step to step. */
const STEP = 0.62

/** From step to step, with a hop at each; it comes in at the upper end. */
const hoppingDown = thing((t, { room, seconds }) => {
  const beat = cycle(t / STEP)
  const near = Math.max(0, 1 - 7 * Math.min(beat, 1 - beat))
  return {
    x: Math.max(room, 3) * (t / seconds - 0.1),
    y: 0.75 * arch(beat),
    pose: { stretch: 1 - 0.2 * near, spin: t * 2.4 },
  }
})

const rolling = thing((t, { room, seconds, performer }) => {
  const way = Math.max(room, 1.2) * ease(t / seconds)
  const wheels = performer.build === 'wheeled'
  return { x: way, pose: wheels ? { roll: way / 0.2 } : { spin: way / 0.5 } }
})

const working = thing((t, { tempo }) => ({
  y: 0.012 * Math.abs(wave(t * 3.2 * tempo)),
  pose: {
    stretch: 1 + 0.018 * wave(t * 3.2 * tempo),
    lean: 0.008 * tremble(t * 9),
    roll: t * 6,
    mouth: Math.abs(wave(t * 3.2 * tempo)),
  },
}))

/** Leans to the other and back, with hearts above. */
const adoring = thing(
  (t, { tempo }) => ({
    pose: {
      lean: 0.05 * wave((t * tempo) / 2.2),
      stretch: 1 + 0.02 * wave(t * 0.9 * tempo),
      blink: cycle(t / 2.7) > 0.82 ? 1 : 0,
    },
  }),
  over('hearts', 1.6, 0.94),
)

/** Sand in an hourglass, water in a clock: what is above ends below. */
const runningOut = thing((t, { seconds }) => ({ pose: { open: ease(t / seconds) } }))

/** How things move. */
export const MOTIONS: readonly Choreography[] = [
  deed('spin', spinning),
  deed('rotate', spinning),
  deed('turn-round', spinning),
  deed('transform', transforming),
  deed('tumble', wheeling),
  deed('swing', swinging),
  deed('rock', swinging),
  deed('shake', shaking),
  only(['thing', 'clothing', 'symbol', 'plant', 'toy', 'nature'], deed('wave', waving)),
  deed('flow', waving),
  deed('tick', ticking),
  deed('run-out', runningOut),
  deed('fall', falling),
  deed('rain-down', showering),
  deed('rise', rising),
  deed('bounce', bouncing),
  deed('hop-down', hoppingDown),
  only(['thing', 'food', 'toy', 'tool', 'nature', 'vehicle'], deed('roll', rolling)),
  deed('work', working),
  deed('adore', adoring),
]
