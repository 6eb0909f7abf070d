import { arch, ease, mix, through, wave } from '../../easing.ts'
import type { ActionContext, Companion, Performance } from '../action.ts'
import type { Strand } from '../people/score.ts'
import { performed } from '../performed.ts'
import { ropesOf } from '../people/strand.ts'
import { over } from './thing.ts'

const FLOWERS =
  /flower|tulip|rose|hibiscus|hyacinth|daisy|lily|poppy|orchid|peony|lotus|iris|daffodil/u

/** When it has a stem and a bud, and when it opens, as shares of the film. */
const BUDS = 0.32
const OPENS = 0.68
/** How long one gives way to the next. */
const CHANGES = 0.06

interface Stage {
  readonly name: string
  readonly from: number
  readonly until: number
  /** How tall at its beginning and its end, in heights of the flower. */
  readonly tall: readonly [number, number]
}

const STAGES: readonly Stage[] = [
  { name: 'seedling', from: -1, until: BUDS, tall: [0.12, 0.34] },
  { name: 'flower bud', from: BUDS, until: OPENS, tall: [0.34, 0.88] },
  { name: 'grown', from: OPENS, until: 2, tall: [0.8, 1] },
]

/** A flower comes up as it does in a garden: leaves, a stem with a bud, and the bloom at the end; null for all others. */
export function sprouting(context: ActionContext): Performance | null {
  const { performer, seconds } = context
  const [sprout, bud] = [context.find('seedling'), context.find('flower bud')]
  if (!FLOWERS.test(performer.name) || !sprout || !bud) return null
  const actors = [sprout, bud, performer]
  const stem = ropesOf((t) => stemAt(t / seconds, t))
  return performed(
    context,
    (t) => ({
      pose: { alpha: 0 },
      companions: STAGES.flatMap((stage, at): Companion[] => {
        const actor = actors[at] ?? performer
        if (!isSeen(stage, t / seconds)) return []
        const one = shown(stage, { actor, t, share: t / seconds })
        return actor === performer && isCut(performer.name)
          ? [...stem(t, NOWHERE), lifted(one)]
          : [one]
      }),
    }),
    over('leaves', 0.2, 0.8)(context),
  )
}

/** Pictures of blooms have a hand's breadth of stem, which would float or stand on the ground like a lollipop. */
const isCut = (name: string): boolean => name.startsWith('noto:')

const NOWHERE = { x: 0, y: 0, z: 0 }
const [BLOOM, LIFT] = [0.58, 0.44]

/** The bloom of a cut flower on its long stem. */
function lifted(bloom: Companion): Companion {
  const { height, place } = bloom
  return { ...bloom, height: height * BLOOM, place: { ...place, y: LIFT * height }, shadow: false }
}

function stemAt(share: number, t: number): Strand[] {
  const tall = mix(0.8, 1, ease(through(share, OPENS, 0.96 - OPENS)))
  const sway = -0.04 * wave(t / 2)
  const top = { x: 0, y: (LIFT + 0.1) * tall }
  const leaf = (side: number, y: number): Strand => ({
    points: [
      { x: 0, y },
      { x: side * 0.07, y: y + 0.06 },
      { x: side * 0.13, y: y + 0.05 },
    ],
    colour: '#6f9f3f',
    width: 0.045,
    z: 0.012,
  })
  const bend = { x: sway * 0.3, y: top.y * 0.5 }
  const stem = { points: [{ x: 0, y: 0 }, bend, top], colour: '#5f8f3a', width: 0.028, z: 0.01 }
  return [stem, leaf(1, 0.16), leaf(-1, 0.24)]
}

function isSeen({ from, until }: Stage, share: number): boolean {
  return share >= from - CHANGES && share <= until + CHANGES
}

interface Moment {
  readonly actor: Companion['actor']
  readonly t: number
  readonly share: number
}

function shown({ name, from, until, tall }: Stage, { actor, t, share }: Moment): Companion {
  const start = Math.max(0, from)
  const grown = ease(through(share, start, Math.min(0.96, until) - start))
  // The next one is there before this one goes: no moment is empty.
  const alpha = Math.min(
    through(share, from - CHANGES, CHANGES),
    1 - through(share, until, CHANGES),
  )
  return {
    name,
    actor,
    place: { x: 0, y: 0, z: 0 },
    height: mix(tall[0], tall[1], grown) * (1 + 0.04 * arch(grown)),
    pose: { alpha, lean: 0.04 * wave(t / 2) },
    shadow: alpha > 0.5,
  }
}
