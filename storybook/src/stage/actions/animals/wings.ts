import { cycle, ease, mix, ride, settle, through, wave } from '../../easing.ts'
import type { ActionContext, Choreography, Performance } from '../action.ts'
import { blink, breathing } from '../life.ts'
import { deed, only, performed } from '../performed.ts'

interface Flight {
  readonly beats: number
  /** How far it rises and falls, and how far it leans into its way. */
  readonly swell: number
  readonly lean: number
}

const LONG_LEGGED = /\b(flamingo|heron|stork|crane-bird|egret|ibis|spoonbill)/u

/** In the air a wader lies stretched out, its legs behind it: how far it is turned for that. */
function stretchedOut({ performer }: ActionContext): number {
  return LONG_LEGGED.test(performer.name) ? 0.68 : 0
}

/** Flies forwards on a gentle wave; each wing beat lifts it, and now and then it rests on its wings. */
function flying(context: ActionContext, { beats, swell, lean }: Flight): Performance {
  const { room, seconds, tempo, random, performer } = context
  const phase = random.next()
  const spin = stretchedOut(context)
  const flits = performer.build === 'insect'
  return performed(context, (t) => {
    const rise = t * 0.28 * tempo + phase
    const flap = flits ? t * beats * tempo + phase : beatsUntil(t * tempo + 2 * phase, beats)
    const flit = flits ? fluttering(t * tempo + 9 * phase) : { x: 0, y: 0, lean: 0 }
    return {
      x: room * ride(t / seconds) + flit.x,
      y: swell * wave(rise) + 0.05 * wave(flap) + flit.y,
      pose: {
        flap,
        gait: flap,
        stride: 0.3,
        lean: lean - 0.12 * wave(rise + 0.25) + flit.lean,
        stretch: 1 + 0.02 * wave(flap),
        spin,
        wave: t,
        blink: blink(t, phase),
      },
    }
  })
}

/** Seconds of a flight in which wings beat, and in which they are held. */
const [BEATS, RESTS] = [1.5, 0.45]

/** How often wings have beaten after so many seconds: a whole number while they are held, for then they are open. */
function beatsUntil(t: number, rate: number): number {
  const each = BEATS + RESTS
  const round = Math.floor(t / each)
  const count = Math.max(1, Math.round(BEATS * rate))
  return count * (round + through(t - round * each, 0, BEATS))
}

/** No butterfly goes straight: it drops, rises and swerves. */
function fluttering(t: number): { x: number; y: number; lean: number } {
  return {
    x: 0.1 * wave(t * 0.53) + 0.05 * wave(t * 1.31),
    y: 0.11 * wave(t * 0.71 + 0.2) + 0.06 * wave(t * 1.73),
    lean: 0.13 * wave(t * 0.71 + 0.45) + 0.06 * wave(t * 1.31),
  }
}

/** Hangs in the air on quick wings, nodding to flowers. */
function hovering(context: ActionContext): Performance {
  const phase = context.random.next()
  return performed(context, (t) => ({
    x: 0.14 * wave(t * 0.23 + phase),
    y: 0.08 * wave(t * 0.6 + phase) + 0.03 * wave(t * 1.7),
    pose: { flap: t * 4 * context.tempo + phase, lean: 0.06 * wave(t * 0.4 + phase), wave: t },
  }))
}

/** Long quiet curves, leaning to where they go. */
function gliding(context: ActionContext): Performance {
  const { room, seconds, random, tempo } = context
  const phase = random.next()
  return performed(context, (t) => {
    const bank = t * 0.17 * tempo + phase
    // Wings are held out, and beat twice now and then: a whole number of beats is open for every bird.
    const beats = 2 * Math.max(0, (cycle(bank) - 0.8) / 0.2)
    return {
      x: room * ride(t / seconds),
      y: 0.25 * wave(bank),
      pose: { lean: -0.2 * wave(bank + 0.25), flap: beats, stretch: 1 + 0.01 * wave(t / 3) },
    }
  })
}

/** Comes down in a curve and settles with a last beat of the wings. */
function landing(context: ActionContext): Performance {
  const { seconds, room } = context
  const down = seconds * 0.62
  return performed(context, (t) => {
    const share = through(t, 0, down)
    const here = settle(share)
    return {
      x: room * 0.8 * (here - 0.5),
      y: 1.6 * (1 - ease(share)),
      pose:
        share < 1
          ? { flap: t * mix(2, 5, share), lean: mix(0.22, -0.18, share) }
          : {
              ...breathing(t),
              lean: -0.18 * Math.exp(-6 * (t - down)),
              stretch: 1 - 0.1 * Math.exp(-6 * (t - down)),
            },
    }
  })
}

/** Crouches, pushes off and climbs. */
function takingOff(context: ActionContext): Performance {
  const { seconds, room } = context
  const crouch = seconds * 0.18
  const pitch = stretchedOut(context)
  return performed(context, (t) => {
    if (t < crouch) return { pose: { stretch: 1 - 0.16 * ease(t / crouch) } }
    const share = through(t, crouch, seconds - crouch)
    return {
      x: room * 0.6 * share * share,
      y: 1.5 * ease(share * 0.9) + 0.1 * share,
      pose: {
        flap: t * 4,
        lean: -0.25 * Math.sin(share * Math.PI) - 0.05,
        spin: pitch * ease(share * 1.6),
        stretch: 1.04,
      },
    }
  })
}

/** Sits, looks about, ruffles itself and ducks; its claws stay where they are. */
function perching(context: ActionContext): Performance {
  const phase = context.random.next()
  return performed(context, (t) => {
    const beat = cycle(t / 2.4 + phase)
    const hop = beat > 0.86 ? Math.sin(((beat - 0.86) / 0.14) * Math.PI) : 0
    return {
      pose: {
        ...breathing(t, phase),
        stretch: 1 - 0.07 * hop + 0.012 * wave(t / 2.1 + phase),
        lean: 0.06 * Math.sign(wave(t / 4.8 + phase)) * ease(cycle(t / 2.4 + phase) * 4) - 0.03,
        bow: 0.14 * Math.sign(wave(t / 4.8 + phase)) * ease(cycle(t / 2.4 + phase) * 4),
      },
    }
  })
}

const FLYERS = ['bird', 'insect', 'creature', 'animal', 'fish'] as const

/** Everything done on wings. */
export const WINGS: readonly Choreography[] = [
  only(
    FLYERS,
    deed('fly', (c) =>
      flying(c, { beats: c.performer.build === 'insect' ? 5 : 1.9, swell: 0.072, lean: 0.03 }),
    ),
  ),
  only(FLYERS, deed('soar', gliding)),
  only(FLYERS, deed('glide', gliding)),
  deed('flap', hovering),
  deed('hover', hovering),
  deed('migrate', (c) => flying(c, { beats: 1.5, swell: 0.045, lean: 0.03 })),
  only(FLYERS, deed('land', landing)),
  only(FLYERS, deed('take-off', takingOff)),
  deed('perch', perching),
]
