import type { Ink } from '../../../../cast/props/ink.ts'
import { darken, lighten } from '../../../../paint/paper/colour.ts'
import { cycle, ease, gather, wave } from '../../../easing.ts'
import type { ActionContext, Companion, Performance } from '../../action.ts'
import { effect, type Beat } from '../../performed.ts'
import { handAt, prop, withArms } from './bench.ts'
import { liveActor } from './live.ts'
import { panelOf, type Panel } from './panels.ts'

const WIDTH = 260

/** A slab that lies before us, with what has been rubbed or struck into it. */
function drawSlab(ink: Ink, { colour, grain }: Panel, marks: (ink: Ink) => void): void {
  ink.poly('24,20 236,20 256,72 4,72', lighten(colour, 0.12))
  ink.poly('4,72 256,72 256,96 4,96', darken(colour, 0.14))
  if (grain === 'wood')
    for (let y = 28; y < 70; y += 9)
      ink.line([20, y, 240, y + 2 * Math.sin(y)], 0.9, darken(colour, 0.18))
  if (grain === 'concrete')
    for (let at = 0; at < 90; at++)
      ink.disc(
        [18 + ((at * 37) % 224), 23 + ((at * 29) % 46), 0.7 + (at % 3) * 0.4],
        at % 2 ? darken(colour, 0.28) : lighten(colour, 0.4),
      )
  marks(ink)
}

interface Against {
  readonly tool: string
  readonly surface: string
}

const readAgainst = (context: ActionContext): Against => {
  const [tool = 'rod', surface = 'wooden board'] = (context.object ?? '').split(' against ')
  return { tool, surface }
}

const SLAB = 0.42

interface Work {
  readonly place: (t: number) => { readonly x: number; readonly y: number; readonly lean: number }
  readonly marks: (ink: Ink, share: number) => void
  readonly effects: Performance['effects']
}

/** The performer in a hand, at work on a slab that lies on the table. */
function onSlab(context: ActionContext, { place, marks, effects }: Work): Performance {
  const { performer, seconds } = context
  const { tool, surface } = readAgainst(context)
  const panel = panelOf(surface)
  const slab = liveActor({
    name: `slab ${surface} under ${tool}`,
    width: WIDTH,
    draw: (ink, { share }) => drawSlab(ink, panel, (on) => marks(on, share)),
  })
  const height = Math.min(0.95, 0.62 / performer.aspect)
  const beat = (t: number): Beat => {
    const { x, y, lean } = place(t)
    return {
      pose: { alpha: 0 },
      companions: [
        prop('slab', slab, {
          place: { x: 0, y: 0, z: 0.03 },
          height: SLAB,
          pose: { open: t / seconds },
        }),
        prop('worked', performer, { place: { x, y, z: 0 }, height, pose: { lean } }),
      ],
    }
  }
  const grip = (t: number): readonly Companion[] => {
    const { x, y, lean } = place(t)
    return handAt(context, {
      x: x + 0.7 * height * Math.sin(lean),
      y: y + 0.72 * height * Math.cos(lean),
      height: 1.3,
    })
  }
  return withArms(context, { beat, arms: grip, effects })
}

const STROKES = 0.8

/** It is rubbed to and fro: crumbs come off it, and a trace stays. */
export function rubbing(context: ActionContext): Performance {
  const { seconds } = context
  return onSlab(context, {
    place: (t) => ({
      x: 0.36 * wave(t * STROKES),
      y: 0.2,
      lean: 0.16 * Math.cos(t * STROKES * 6.28),
    }),
    marks: (ink, share) => {
      ink.faint(0.55 * share, () => ink.box([52, 40, 156, 14], '#d98a80', 7))
      for (let at = 0; at < 46 * share; at++)
        ink.disc([48 + ((at * 53) % 166), 36 + ((at * 31) % 30), 1.2 + (at % 3) * 0.6], '#c9655c')
    },
    effects: [
      effect('crumbs', {
        until: seconds,
        strength: 1.4,
        at: (t) => ({ x: 0.36 * wave(t * STROKES), y: 0.22 }),
      }),
    ],
  })
}

const BEAT = 1.25

/** It is struck down on it again and again: dents stay, and splinters fly. */
export function striking(context: ActionContext): Performance {
  const { seconds, performer } = context
  const swing = (t: number): number => {
    const share = cycle(t / BEAT)
    return share < 0.45 ? ease(share / 0.45) : share < 0.6 ? 1 - gather((share - 0.45) / 0.15) : 0
  }
  const hits = Array.from({ length: Math.floor(seconds / BEAT) + 1 }, (_, at) => (at + 0.6) * BEAT)
  const wood = /wood|board|plank|log|table/u.test(readAgainst(context).surface)
  const long = performer.aspect < 0.4
  return onSlab(context, {
    place: (t) => ({
      x: long ? 0.5 : 0,
      y: 0.24 + 0.5 * swing(t),
      lean: (long ? -1.32 : 0) + 0.7 * swing(t),
    }),
    marks: (ink, share) => {
      const struck = hits.filter((at) => at < share * seconds).length
      for (let at = 0; at < Math.min(4, struck); at++) {
        ink.oval([96 + 15 * at, 42 + 5 * (at % 2), 12, 3.6], '#7a5230', 0.2)
        ink.line([88 + 15 * at, 44, 82 + 15 * at, 52], 1, '#6b4528')
      }
    },
    effects: hits.flatMap((at) => [
      effect('flash', {
        from: at,
        until: at + 0.1,
        strength: 0.3,
        at: () => ({ x: -0.2, y: 0.3 }),
      }),
      effect(wood ? 'crumbs' : 'sparks', {
        from: at,
        until: at + 0.2,
        strength: 2.6,
        at: () => ({ x: -0.2, y: 0.28 }),
      }),
      effect('sound', {
        from: at,
        until: at + 0.3,
        strength: 0.9,
        at: () => ({ x: -0.3, y: 0.4 }),
      }),
    ]),
  })
}
