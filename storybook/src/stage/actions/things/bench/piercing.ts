import { inPieces } from '../fragments.ts'
import { flying } from '../ruin.ts'
import type { Ink } from '../../../../cast/props/ink.ts'
import { darken, lighten } from '../../../../paint/paper/colour.ts'
import { ease, mix, through, tremble } from '../../../easing.ts'
import type { ActionContext, Performance } from '../../action.ts'
import { effect, type Beat } from '../../performed.ts'
import { burst } from '../thing.ts'
import { handAt, onBench, prop, withArms } from './bench.ts'
import { liveActor } from './live.ts'
import { panelOf } from './panels.ts'

const THROUGH = 0.56

/** What is pressed in: how it looks lying along the stage with its point to the left. */
function drawPoint(ink: Ink, tool: string): void {
  if (/pencil|pen|crayon/u.test(tool)) {
    ink.poly('0,50 22,40 22,60', '#e9c99a')
    ink.poly('0,50 7,47 7,53', '#33363a')
    ink.box([22, 40, 130, 20], '#f2b632', 1)
    ink.box([22, 53, 130, 7], '#d9951f', 1)
    return
  }
  ink.poly('0,50 26,46 26,54', '#dfe6ea')
  ink.box([24, 46, 126, 8], '#c3ccd3', 3)
  ink.box([24, 51, 126, 3], '#8d99a3', 1)
  if (/pin/u.test(tool)) ink.disc([148, 50, 13], '#e0443c')
}

const pointActor = (tool: string) =>
  liveActor({ name: `point ${tool}`, width: 150, draw: (ink) => drawPoint(ink, tool) })

/** How far the point has come in: to the skin, slowly into it, and through. */
function depth(share: number): number {
  return mix(
    mix(-0.4, 0, ease(through(share, 0, 0.16))),
    0.24,
    ease(through(share, 0.2, THROUGH - 0.2)),
  )
}

/** A point is pressed into what is full of air: it gives way, and bursts. */
function bursting(context: ActionContext, tool: string): Performance {
  const { performer, seconds, random } = context
  const point = pointActor(tool)
  const side = performer.aspect / 2
  const pieces = inPieces(performer, {
    grid: { columns: 4, rows: 4 },
    random: random.fork('rags'),
    scatter: flying,
  })
  const bang = seconds * THROUGH
  const high = /balloon/u.test(performer.name) ? 0.6 : 0.4
  const tip = (t: number): number =>
    side * (0.92 - 0.8 * depth(t / seconds)) - (t > bang ? 0.05 : 0)
  const beat = (t: number): Beat => {
    const dent = Math.max(0, depth(t / seconds))
    const stretch = 1 + 0.3 * dent + 0.01 * tremble(t * 9)
    const open = Math.max(0.01, through(t, bang, 0.9))
    const place = { x: t < bang ? -0.04 * dent : 0, y: 0, z: 0 }
    const now =
      t < bang
        ? prop('whole', performer, { place, height: 1, pose: { stretch } })
        : prop('rags', pieces, { place, height: 1, pose: { open } })
    const at = { x: tip(t) + 0.3, y: high, z: -0.03 }
    return {
      pose: { alpha: 0 },
      companions: [now, prop('point', point, { place: at, height: 0.4, pose: {} })],
    }
  }
  return withArms(context, {
    beat,
    arms: (t) => handAt(context, { x: tip(t) + 0.5, y: high + 0.12, height: 1.2 }),
    effects: [
      burst('flash', bang, { lasts: 0.14, strength: 0.6 }),
      effect('speed', { from: bang, until: bang + 0.4, strength: 2, at: () => ({ x: 0, y: 0.5 }) }),
    ],
  })
}

/** A point is pressed into a skin that is stretched in a frame: it gives way like a tent, and tears. */
function tearing(context: ActionContext, tool: string, what: string): Performance {
  const { colour } = panelOf(/plastic/u.test(what) ? 'plastic' : what)
  const skin = /rubber/u.test(what) ? '#d8684e' : /glove/u.test(what) ? '#6fb5d8' : colour
  const draw = (ink: Ink, { share }: { share: number }): void => {
    const deep = 46 * Math.max(0, depth(share)) * 2
    const torn = through(share, THROUGH, 0.2)
    const low = 40 + deep * (1 - 0.55 * torn)
    const gap = 9 * torn
    ink.box([8, 34, 14, 62], '#8a5a38', 2)
    ink.box([178, 34, 14, 62], '#8a5a38', 2)
    ink.faint(0.92, () => {
      ink.shape(`M14 36Q70 38 ${100 - gap} ${low}L${100 - gap - 2} ${low + 7}Q70 45 14 44Z`, skin)
      ink.shape(
        `M186 36Q130 38 ${100 + gap} ${low}L${100 + gap + 2} ${low + 7}Q130 45 186 44Z`,
        darken(skin, 0.08),
      )
    })
    ink.faint(0.7, () => ink.line(`M18 37Q70 39 ${98 - gap} ${low + 1}`, 1.6, lighten(skin, 0.6)))
    for (let line = 1; line < 4; line++)
      ink.faint(0.4 * Math.min(1, deep / 10), () =>
        ink.line(
          `M${100 - 14 * line} ${42 + deep * 0.2}L${100 - gap - 2 * line} ${low}`,
          0.8,
          darken(skin, 0.3),
        ),
      )
    ink.moved(
      {
        x: 100,
        y: 47 + mix(-42, deep * 1.5, ease(through(share, 0, THROUGH))) - 4 + 10 * torn,
        turn: -Math.PI / 2,
      },
      () => ink.moved({ x: 0, y: -50 * 0.62, scale: 0.62 }, () => drawPoint(ink, tool)),
    )
  }
  const y = (t: number): number => {
    const share = t / context.seconds
    return (
      0.98 -
      0.012 * (46 * Math.max(0, depth(share))) +
      (share < 0.16 ? 0.3 * (1 - ease(share / 0.16)) : 0)
    )
  }
  return onBench(context, {
    drawing: { name: `skin ${what} ${tool}`, width: 200, draw },
    hands: (t) => handAt(context, { x: 0.05, y: y(t), height: 1.2 }),
  })
}

/** `object` is `pencil into thin plastic bag`. */
export function piercing(context: ActionContext): Performance {
  const [tool = 'needle', what = 'plastic sheet'] = (context.object ?? '').split(' into ')
  return /balloon|ball|mattress|tire|tyre|bubble|cushion|inflat/u.test(what)
    ? bursting(context, tool)
    : tearing(context, tool, what)
}
