import type { Pose } from '../../../cast/actor.ts'
import { arch, cycle, ease, ride, through, wave } from '../../easing.ts'
import type { ActionContext, Choreography, Effect, Performance } from '../action.ts'
import { beside, deed, effect, only, performed } from '../performed.ts'
import { breaching } from './breaching.ts'

/** Swims forwards; the body waves, fast where it hurries. */
function swimming(context: ActionContext): Performance {
  const { room, seconds, tempo, random, ground, performer } = context
  const phase = random.next()
  const at = (t: number): number => room * ride(t / seconds)
  const paddles = performer.build === 'quadruped' || performer.build === 'biped'
  const surface = ground === 'water'
  return performed(
    context,
    (t) => ({
      x: at(t),
      y: (surface ? 0.03 : 0.1) * wave(t * 0.32 * tempo + phase),
      pose: {
        wave: t * 1.5 * tempo + phase,
        wag: t * 1.5,
        ...(paddles ? { gait: t * 1.2 * tempo, stride: 0.8 } : {}),
        lean: (surface ? -0.05 : 0) + 0.06 * wave(t * 0.32 * tempo + phase + 0.25),
        stretch: 1 + 0.012 * wave(t * 1.5 * tempo),
      },
    }),
    surface
      ? [effect('wake', { at: (t) => ({ x: at(t) - performer.aspect * 0.35, y: 0.1 }) })]
      : [
          effect('bubbles', {
            strength: 0.5,
            at: (t) => ({ x: at(t) + performer.aspect * 0.42, y: 0.55 }),
          }),
        ],
  )
}

/** How much of a leap is in the air, and when it begins. */
const OUT = { from: 0.1, lasts: 0.78 } as const

/** How steeply it leaves the water and comes back to it, in radians. */
const STEEP = 0.7

/** How far the middle of a leap may be from the film's, in leaps: at its beginning, middle and end somebody is in the air. */
const APART = 0.22

/** How high a leap goes, in own heights: of one too high everything would be small in its frame. */
const HIGH = 1.35
/** From so many metres on it is no leap: it is a breach. */
const BREACHES = 3

/** A leap out of the water and head first back into it; between two leaps the back shows. */
function diving(context: ActionContext): Performance {
  const { room, seconds, tempo, performer } = context
  if (performer.metres > BREACHES) return breaching(context)
  const length = Math.max(1.5, Math.min(2.3, seconds / 2.2)) / tempo
  const at = (t: number): number => room * ride(t / seconds)
  // Each at its own time: those of a school are not all at one height.
  const aside = APART * (2 * context.random.fork('leap').next() - 1)
  const phase = cycle(OUT.from + OUT.lasts / 2 + aside - seconds / 2 / length)
  const splashes = [0, 1, 2, 3, 4, 5].flatMap((leap) =>
    [OUT.from + 0.02, OUT.from + OUT.lasts].map((share) =>
      effect('splash', {
        from: (leap + share - phase) * length,
        until: (leap + share - phase) * length + 0.35,
        strength: 1.4,
        at: (t) => ({ x: at(t) + performer.aspect * 0.1, y: 0.4 }),
      }),
    ),
  )
  return performed(
    context,
    (t) => {
      const share = cycle(t / length + phase)
      const flight = through(share, OUT.from, OUT.lasts)
      // Under water it turns from down to up, for the next leap.
      const turns = cycle(share - OUT.from - OUT.lasts) / (1 - OUT.lasts)
      const out = flight > 0 && flight < 1
      return {
        x: at(t),
        y: out ? HIGH * arch(flight) ** 0.8 : 0,
        pose: {
          wave: t * 1.6,
          lean: STEEP * (out ? -Math.cos(flight * Math.PI) : Math.cos(turns * Math.PI)),
        },
      }
    },
    splashes,
  )
}

/** One leap every so many seconds. */
const LEAP = 1.9

/** Where a fish that leaps up a waterfall is, and how it lies in the air. */
function upTheFalls(t: number, phase: number): { x: number; y: number; pose: Pose } {
  const share = cycle(t / LEAP + phase)
  const flight = through(share, 0.12, 0.76)
  // Under water it turns and comes back to where it leaps from.
  const back = ease(cycle(share + 0.12) / 0.24)
  const out = flight > 0 && flight < 1
  return {
    x: out ? 0.5 * (flight - 0.5) : 0.25 - 0.5 * back,
    y: -0.3 + 2.2 * arch(flight),
    pose: { wave: t * 3, lean: -1.15 * (out ? Math.cos(flight * Math.PI) : 2 * back - 1), turn: 1 },
  }
}

/** Out of the white water and up, as far as they get, and back for another run; all of them side by side. */
function leapingFalls(context: ActionContext): Performance {
  const { partner, fellows = [] } = context
  const others = partner ? [partner, ...fellows] : fellows
  const side = (index: number): number => (index % 2 === 0 ? -1 : 1) * Math.ceil((index + 1) / 2)
  const splash = (x: number, phase: number): Effect[] =>
    [0, 1, 2, 3, 4, 5].map((leap) => {
      const from = (leap + 0.12 - phase) * LEAP
      return effect('splash', { from, until: from + 0.4, strength: 1.6, at: () => ({ x, y: 0 }) })
    })
  const performance = performed(
    context,
    (t) => ({
      ...upTheFalls(t, 0.3),
      companions: others.flatMap((fish, index) => {
        const { x, y, pose } = upTheFalls(t, cycle(0.3 + 0.37 * (index + 1)))
        const spot = { x: x + side(index) * 0.75, y, z: 0.02 * (index + 1) }
        return beside(`fish ${index}`, fish, { ...spot, height: 0.9, pose, shadow: false })
      }),
    }),
    [
      splash(0, 0.3),
      ...others.map((_, index) => splash(side(index) * 0.75, cycle(0.3 + 0.37 * (index + 1)))),
    ].flat(),
  )
  return { ...performance, extent: { left: 3.2, right: 3.2, up: 4.2, down: 0.4 } }
}

/** Comes up out of the water with a great splash, as far as its fins, and stays there, streaming. */
function surfacing(context: ActionContext): Performance {
  const { performer, seconds, random } = context
  const phase = random.next()
  const half = 0.3 * performer.aspect
  const up = (t: number): number => ease(through(t, 0.1 * seconds, 0.45 * seconds))
  const foam = [-half, 0, half].map((x) =>
    effect('splash', {
      from: 0.08 * seconds,
      until: 0.7 * seconds,
      strength: 1.6,
      at: () => ({ x, y: 0.5 }),
    }),
  )
  return performed(
    context,
    (t) => ({
      y: -0.45 + 0.7 * up(t) + 0.03 * wave(t / 3.1 + phase),
      pose: { wave: t * 0.8, lean: -0.16 * up(t) + 0.03 * wave(t / 3.1 + phase) },
    }),
    foam,
  )
}

/** Lies at the surface and blows: a high jet out of the top of its head, which fans out and falls. */
function blowing(context: ActionContext): Performance {
  const { performer, room, seconds } = context
  const at = (t: number): number => 0.5 * room * ride(t / seconds)
  const jet = effect('blow', { at: (t) => ({ x: at(t) + performer.aspect * 0.2, y: 0.82 }) })
  const performance = performed(
    context,
    (t) => ({
      x: at(t),
      y: 0.24 + 0.03 * wave(t * 0.3),
      pose: { wave: t * 0.6, lean: 0.04 * wave(t * 0.3 + 0.25) },
    }),
    [jet, effect('wake', { at: (t) => ({ x: at(t) - performer.aspect * 0.35, y: 0.1 }) })],
  )
  return { ...performance, extent: { ...performance.extent, up: 1.7 } }
}

/** Winds along the ground. */
function slithering(context: ActionContext): Performance {
  const { room, seconds, tempo } = context
  return performed(context, (t) => ({
    x: room * ride(t / seconds),
    pose: {
      guise: 'slither',
      wave: t * 1.3 * tempo,
      stretch: 1 + 0.05 * wave(t * 1.3 * tempo),
      lean: 0.03 * wave(t * 0.65 * tempo),
    },
  }))
}

/** Hangs in the water or the air and lets itself be rocked. */
export function floating(context: ActionContext): Performance {
  const { random, room, seconds } = context
  const phase = random.next()
  return performed(context, (t) => ({
    x: 0.35 * room * ease(t / seconds),
    y: 0.05 * wave(t / 3.4 + phase),
    pose: { lean: 0.07 * wave(t / 4.3 + phase), wave: 0.5 * t, flap: t * 0.8, wag: t / 2 },
  }))
}

/** Everything done in the water, and what winds. */
export const FINS: readonly Choreography[] = [
  deed('swim', swimming),
  deed('dive', diving),
  deed('surface', surfacing),
  only(['fish'], deed('spray', blowing)),
  { ...deed('leap-falls', leapingFalls), needs: { company: 9 } },
  deed('slither', slithering),
  deed('float', floating),
]
