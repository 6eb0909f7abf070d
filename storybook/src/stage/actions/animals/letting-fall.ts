import type { Actor } from '../../../cast/actor.ts'
import { clamp, cycle, ease, wave } from '../../easing.ts'
import type { ActionContext, Choreography, Companion } from '../action.ts'
import { blink, breathing } from '../life.ts'
import { beside, deed, only, performed } from '../performed.ts'

/** How long one of several loads takes from the mouth to where it lies, in seconds. */
const EVERY = 1.7
/** The share of that in which it is still in the mouth. */
const HELD = 0.45
/** How tall a load is to who carries it: seen, and yet for one mouth. */
const [LEAST, MOST] = [0.16, 0.26]

interface Load {
  readonly thing: Actor | null
  readonly name: string
  readonly count: number
  readonly tall: number
}

function loadOf(context: ActionContext): Load {
  const { object, performer } = context
  const [, many = '1', name = 'stone'] = /^(\d+) (.+)$/u.exec(object ?? '') ?? []
  const thing = context.find(name)
  const tall = clamp((thing?.metres ?? 0) / performer.metres, LEAST, MOST)
  return { thing, name, count: Number(many), tall }
}

/** Above a jug or a head it lets go of one thing after the other: in it they are gone, from a head they bounce. */
function droppingBelow(bounces: boolean): Choreography['perform'] {
  return (context) => {
    const { performer, partner } = context
    const load = loadOf(context)
    const flies = performer.build === 'bird' || performer.build === 'insect'
    const most = flies ? 1.5 : 0.62
    const tall = partner ? clamp(partner.metres / performer.metres, 0.5, most) : 0
    const high = flies ? tall + 0.3 : 0
    const pose = (t: number) => ({
      ...breathing(t),
      ...(flies ? { flap: t * 1.9 } : { wag: t * 1.5 }),
      bow: 0.1 + 0.12 * wave(t * 0.3),
      blink: blink(t),
    })
    const mouth = performer.grip('mouth', { turn: 1 })
    const rim = mouth.x + (flies ? 0 : 0.42)
    const one = (t: number): Companion[] => {
      const beat = cycle(t / EVERY)
      const fallen = clamp((beat - HELD) / 0.3) ** 2
      const from = high + mouth.y - load.tall * 0.6
      const rest = bounces ? tall * 0.92 : tall * 0.3
      const off = bounces ? clamp((beat - HELD - 0.3) / 0.25) : 0
      return beside(load.name, load.thing, {
        x: mouth.x + (rim - mouth.x) * ease((beat - 0.25) * 4) + off * 0.5,
        y: from + (rest - from) * fallen + 0.6 * off * (1 - 1.9 * off),
        z: bounces ? -0.06 : fallen > 0.2 ? 0.06 : -0.06,
        height: load.tall * ease(beat * 8) * (1 - ease((beat - 0.9) * 10)),
        pose: { spin: fallen * 1.4 + off * 3 },
        shadow: false,
      })
    }
    const performance = performed(context, (t) => ({
      y: high + (flies ? 0.04 * wave(t * 0.6) : 0),
      pose: pose(t),
      companions: [
        ...beside('partner', partner, {
          x: rim + (bounces ? 0.08 : 0),
          z: 0.02,
          height: tall,
          pose: bounces ? { turn: -1, blink: cycle(t / EVERY) > HELD + 0.28 ? 1 : 0 } : {},
          shadow: true,
        }),
        ...one(t),
      ],
    }))
    // What it falls into is as much of the story as who lets go.
    return { ...performance, stays: true }
  }
}

/** Opens its mouth and looks after what falls out of it; from a roof or a branch it is gone below. */
function droppingDown(depth: number): Choreography['perform'] {
  return (context) => {
    const { performer, seconds } = context
    const load = loadOf(context)
    const lets = seconds * 0.3
    const mouth = performer.grip('mouth', { turn: 1 })
    const fallen = (t: number): number => clamp((t - lets) / (0.5 + depth * 0.3)) ** 2
    return performed(context, (t) => {
      const gone = fallen(t)
      const from = mouth.y - load.tall * 0.5
      return {
        pose: {
          ...breathing(t),
          bow: 0.5 * ease((t - lets) * 2),
          mouth: gone > 0 ? 0.7 : 0,
          wag: t,
        },
        companions: beside(load.name, load.thing, {
          x: mouth.x + 0.06 + 0.12 * gone,
          y: from - (from + depth) * gone,
          z: -0.08,
          height: load.tall,
          pose: { spin: gone * 1.2 },
          shadow: depth === 0 && gone === 1,
        }),
      }
    })
  }
}

const BEASTS = ['animal', 'bird', 'creature', 'insect', 'fish'] as const

/** What beasts let fall out of their mouths. */
export const LETTING_FALL: readonly Choreography[] = [
  only(BEASTS, deed('drop-into', droppingBelow(false))),
  only(BEASTS, deed('drop-onto', droppingBelow(true))),
  only(BEASTS, deed('drop-here', droppingDown(0))),
  only(BEASTS, deed('drop-down', droppingDown(1.1))),
]
