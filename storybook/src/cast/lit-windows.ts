import type { Actor, ActorBrush, Pose } from './actor.ts'
import { CABIN_WIDTH, CABIN_WINDOWS } from './props/outdoors/log-cabin.ts'

/** A window in own heights: its left edge from the middle, its top above the feet, its width and height. */
type Pane = readonly [left: number, top: number, width: number, height: number]

/** A window of a prop's sheet, which is 100 high, as four panes between its bars. */
function fourPanes([x, y, width, height]: readonly [number, number, number, number]): Pane[] {
  const [wide, high] = [width / 2 - 1, height / 2 - 1]
  return [0, 1].flatMap((column) =>
    [0, 1].map((row): Pane => {
      const left = x + column * (wide + 2) - CABIN_WIDTH / 2
      return [left / 100, (100 - y - row * (high + 2)) / 100, wide / 100, high / 100]
    }),
  )
}

const PANES: Readonly<Record<string, readonly Pane[]>> = {
  'prop:log-cabin': CABIN_WINDOWS.flatMap(fourPanes),
  'noto:house': twoByTwo([-0.345, -0.234, 0.13, 0.242], [0.466, 0.344], [0.091, 0.098]),
  'noto:house-with-garden': twoByTwo(
    [-0.291, -0.195, 0.115, 0.211],
    [0.408, 0.308],
    [0.079, 0.081],
  ),
  'noto:hut': [[-0.108, 0.278, 0.216, 0.278]],
}

function twoByTwo(
  lefts: readonly number[],
  tops: readonly number[],
  [width, height]: readonly [number, number],
): Pane[] {
  return lefts.flatMap((left) => tops.map((top): Pane => [left, top, width, height]))
}

/** After dark somebody is at home: without it houses stand dead in a night that the prompt calls cosy. */
export function withLitWindows(actor: Actor): Actor {
  const panes = PANES[actor.name]
  if (!panes) return actor
  return {
    ...actor,
    draw(brush, pose) {
      actor.draw(brush, pose)
      const upright = isUpright(pose)
      if (brush.light.dark && upright) lightUp(brush, panes, pose.alpha ?? 1)
    },
  }
}

/** Panes lie where the house is as it was drawn: one that dances, falls or opens is drawn without. */
function isUpright({ lean = 0, spin = 0, stretch = 1, open }: Pose): boolean {
  return Math.abs(lean) + Math.abs(spin) + Math.abs(stretch - 1) < 0.08 && open === undefined
}

function lightUp({ ctx, pixels }: ActorBrush, panes: readonly Pane[], alpha: number): void {
  ctx.save()
  ctx.globalAlpha *= alpha
  ctx.shadowColor = 'rgba(255,190,90,0.9)'
  ctx.shadowBlur = pixels * 0.06
  ctx.fillStyle = '#ffd680'
  for (const [left, top, width, height] of panes) ctx.fillRect(left, -top, width, height)
  ctx.restore()
}
