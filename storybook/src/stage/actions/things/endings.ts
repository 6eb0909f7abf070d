import { arch, clamp, cycle, ease, gather, through, tremble, wave } from '../../easing.ts'
import type { ActionContext, Choreography, Performance } from '../action.ts'
import { deed, effect, performed } from '../performed.ts'
import { lyingSunken } from './lying.ts'
import { burstingApart, collapsing, splitting } from './ruin.ts'
import { shattering, smashing } from './smashing.ts'
import { burst, thing } from './thing.ts'

const DOMINOES = /domino/u
const WATERY = /balloon|bubble|water|melon|tomato|droplet|grape|orange/u

/** What holds water swells and bursts into drops; the rest goes up in fire and smoke. */
const exploding = (context: ActionContext): Performance => {
  if (!WATERY.test(context.performer.name)) return burstingApart(context)
  const bang = context.seconds * 0.3
  return performed(
    context,
    (t) => {
      const since = t - bang
      const swell = 1 + 0.05 * tremble(t * 20) * clamp(t / bang)
      return {
        pose: {
          stretch: since < 0 ? swell : 1.1,
          alpha: 1 - clamp((since - 0.1) / 0.5),
          spin: since > 0 ? since * 2 : 0,
        },
      }
    },
    [
      burst('splash', bang, { lasts: 0.5, strength: 6, y: 0.6 }),
      burst('water', bang, { lasts: 0.6, strength: 5, y: 0.55 }),
      burst('shards', bang, { lasts: 0.15, strength: 0.5, y: 0.6 }),
    ],
  )
}

const CRACKS = /\b(?:iceberg|ice|glacier|rock|boulder|ship|boat|mountain)\b/u

/** What is too large to fall off a table splits or comes down where it is. */
const breaking = (context: ActionContext): Performance => {
  const { name, metres } = context.performer
  if (CRACKS.test(name)) return splitting(context)
  return (metres > 2.5 ? collapsing : shattering)(context)
}

/** One after the other. */
export const toppling = thing((t, { seconds }) => ({
  pose: { open: through(t, seconds * 0.14, seconds * 0.66) },
}))

/** A tree, a mast, a statue: over about its foot, with a thud. */
export const keelingOver = thing(
  (t, { seconds }) => {
    const hit = seconds * 0.55
    const tip = gather(through(t, seconds * 0.16, hit - seconds * 0.16))
    const rebound = t > hit ? Math.exp(-5 * (t - hit)) * Math.abs(wave((t - hit) * 1.5)) : 0
    return { pose: { lean: 1.5 * tip - 0.12 * rebound + (tip === 0 ? 0.012 * tremble(t * 8) : 0) } }
  },
  ({ seconds }) => [
    effect('dust', {
      from: seconds * 0.55,
      until: seconds * 0.55 + 0.5,
      strength: 3,
      at: (t) => ({ x: 0.3 + 0.5 * through(t, seconds * 0.55, 0.5), y: 0.02 }),
    }),
    effect('leaves', {
      from: seconds * 0.5,
      until: seconds * 0.75,
      strength: 1.2,
      at: () => ({ x: 0.7, y: 0.2 }),
    }),
  ],
)

const CORN = /popcorn|corn|kernel/u

/** Toast springs up, corn jumps, a balloon is gone with a bang. */
function popping(context: ActionContext): Performance {
  const { performer, seconds } = context
  if (performer.opens) {
    // Slices fly out of their slots and fall back.
    const high = performer.name.endsWith('toaster') ? 2.2 : 0.7
    return performed(context, (t) => {
      const beat = cycle(t / 2.2)
      const up = ease((beat - 0.3) * 9) - ease((beat - 0.9) * 12)
      const jump = arch(through(beat, 0.3, 0.3))
      return { pose: { open: up + high * jump, stretch: 1 + 0.04 * jump } }
    })
  }
  if (CORN.test(performer.name)) {
    return performed(
      context,
      (t) => ({ pose: { stretch: 1 + 0.03 * Math.abs(wave(t * 3)), lean: 0.03 * tremble(t * 8) } }),
      [burst('popcorn', 0.1, { lasts: seconds, strength: 1.6, y: 0.84 })],
    )
  }
  const bang = seconds * 0.45
  return performed(
    context,
    (t) => ({
      y: 0.06 * wave(t / 2),
      pose: { stretch: 1 + 0.08 * gather(t / bang), alpha: t > bang ? 0 : 1 },
    }),
    [
      burst('confetti', bang, { lasts: 0.3, strength: 2, y: 0.6 }),
      burst('flash', bang, { lasts: 0.2, strength: 0.7, y: 0.6 }),
    ],
  )
}

/** A crack, a rattle, and somebody looks out. */
const hatching = thing(
  (t, { seconds }) => {
    const crack = seconds * 0.3
    const rattle = cycle(t / 0.9) < 0.4 && t < seconds * 0.55 ? 1 : 0
    return {
      pose: {
        guise: t > crack ? 'hatch' : 'egg',
        lean: 0.07 * rattle * wave(t * 4),
        open: ease(through(t, seconds * 0.45, seconds * 0.3)),
      },
    }
  },
  ({ seconds }) => [burst('crumbs', seconds * 0.3, { lasts: 1.6, strength: 2, y: 0.7 })],
)

/** How things come to an end, and what comes of it. */
export const ENDINGS: readonly Choreography[] = [
  deed('explode', exploding),
  deed('break', breaking),
  deed('split', splitting),
  deed('smash-down', smashing),
  deed('collapse', (context) =>
    (DOMINOES.test(context.performer.name) ? toppling : collapsing)(context),
  ),
  deed('topple', (context) => (context.performer.opens ? toppling : keelingOver)(context)),
  deed('pop', popping),
  deed('hatch', hatching),
  deed('lie-sunken', lyingSunken),
]
