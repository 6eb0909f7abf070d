import type { Ink } from '../../../../cast/props/ink.ts'
import { lighten } from '../../../../paint/paper/colour.ts'
import { clamp, mix, between } from '../../../easing.ts'
import type { ActionContext, Performance } from '../../action.ts'
import { drawnPiece, drawnThing } from './backdrops.ts'
import { onTheTable, played, type Thing } from './table-scene.ts'
import { beside, type Track } from './tracks.ts'

/** A carton whose flaps are open by a share. */
function drawCarton(ink: Ink, open: number): void {
  const [kraft, dark] = ['#c99a62', '#a97a45']
  ink.poly([-50, -62, 50, -62, 38, -74, -38, -74], open > 0.2 ? '#5a3d24' : dark)
  for (const side of [-1, 1]) {
    const angle = mix(0.06, 2.3, open)
    const [x, y] = [side * 50 - side * 50 * Math.cos(angle), -62 - 42 * Math.sin(angle)]
    ink.poly(
      [side * 50, -62, x, y, x - side * 5 * (1 - open), y - 9, side * 38, -74],
      lighten(kraft, 0.16),
    )
  }
  ink.poly([-50, -62, 50, -62, 50, 0, -50, 0], kraft)
  ink.poly([24, -62, 50, -62, 50, 0, 30, 0], dark)
  ink.faint(0.8, () => ink.box([-9, -62, 16, mix(22, 10, open)], '#e3c08a'))
  for (const x of [-38, -30]) {
    ink.line([x, -10, x, -24], 2, '#7a5630')
    ink.line([x - 3, -20, x, -25, x + 3, -20], 1.8, '#7a5630')
  }
}

/** A chest whose drawer comes out towards us by a share. */
function drawDrawers(ink: Ink, open: number): void {
  const [wood, dark, pale] = ['#b9824c', '#8f6036', '#d4a067']
  ink.box([-70, -104, 140, 104], wood, 3)
  ink.box([-75, -110, 150, 10], pale, 3)
  ink.box([-62, -46, 124, 40], dark, 2)
  ink.box([-60, -44, 120, 36], wood, 2)
  ink.disc([0, -26, 4.5], '#e8c04a')
  ink.box([-62, -94, 124, 42], '#4a2f1b', 2)
  const [grow, down] = [1 + 0.16 * open, 22 * open]
  if (open > 0.02) {
    ink.poly([-60, -92, 60, -92, 60 * grow, -92 + down, -60 * grow, -92 + down], '#6e4828')
    ink.poly([-52, -90, 52, -90, 54 * grow, -92 + down, -54 * grow, -92 + down], '#7d5532')
    ink.faint(clamp(open * 2 - 0.6), () => {
      ink.poly([-34, -88, -4, -88, -2, -94 + down, -38, -94 + down], '#e8e2d2')
      ink.poly([8, -89, 36, -88, 42, -94 + down, 8, -94 + down], '#6fa8c8')
    })
  }
  ink.box([-60 * grow, -92 + down, 120 * grow, 38 * grow], pale, 2)
  ink.box([-54 * grow, -88 + down, 108 * grow, 30 * grow], wood, 2)
  ink.disc([0, -92 + down + 19 * grow, 5 * grow], '#e8c04a')
}

/** A lid with a knob, or the cap of something narrow. */
function drawLid(ink: Ink, half: number): void {
  ink.disc([0, -11, 5], '#3c434b')
  ink.shape(`M${-half - 3} 0Q${-half} -9 0 -9Q${half} -9 ${half + 3} 0Z`, '#8b969f')
  ink.box([-half - 4, -2, 2 * half + 8, 5], '#69747d', 2)
  ink.faint(0.6, () => ink.line([-half * 0.6, -5, half * 0.1, -7], 2, '#dfe6ea'))
}

/** Hands open it, or shut it: flaps, a drawer, what its picture can, or a lid. */
export function opening(how: 'opens' | 'closes') {
  return (context: ActionContext): Performance => {
    const { performer } = context
    const state = (share: number): number =>
      how === 'opens' ? between(share, 0.18, 0.62) : 1 - between(share, 0.18, 0.62)
    const drawn = /box|package|carton|parcel/u.test(`${performer.name} ${context.object ?? ''}`)
      ? { draw: drawCarton, size: 1.1, hand: [0.44, 0.74] as const }
      : /drawer/u.test(`${performer.name} ${context.object ?? ''}`)
        ? { draw: drawDrawers, size: 1, hand: [0, 0.72] as const }
        : null
    if (drawn) {
      const thing = drawnThing(`opened ${performer.name}`, (ink, { share }) =>
        ink.moved({ scale: drawn.size }, () => drawn.draw(ink, state(share))),
      )
      const [x, y] = drawn.hand
      const pulls = x === 0
      const moves = (side: number): Track =>
        [0.1, 0.18, 0.4, 0.62, 0.8].map((share) => {
          const open = state(share)
          const angle = mix(0.06, 2.3, open)
          return pulls
            ? [share, 0, y - 0.24 * open]
            : [share, side * (0.55 - 0.42 * Math.cos(angle)), 0.7 + 0.42 * Math.sin(angle)]
        })
      return played(context, {
        pieces: [drawnPiece(thing, 0)],
        hands: pulls
          ? [{ grasp: 'pinch', track: moves(1), steep: 0.7 }]
          : [
              { grasp: 'pinch', track: moves(1), steep: 0.7 },
              { grasp: 'pinch', left: true, track: moves(-1), steep: 0.7 },
            ],
      })
    }
    const it = onTheTable(performer, 1.1)
    if (performer.opens === true) return openingItself(context, it, state)
    return lifted(context, it, how)
  }
}

function openingItself(
  context: ActionContext,
  it: Thing,
  state: (share: number) => number,
): Performance {
  const track: Track = [0.1, 0.18, 0.4, 0.62, 0.8].map((share) => [
    share,
    mix(0.4, -0.2, state(share)) * it.wide,
    it.tall * (0.6 + 0.4 * Math.sin(state(share) * Math.PI)),
  ])
  return played(context, {
    pieces: [{ thing: it, track: [[0, 0, 0]], pose: (share) => ({ open: state(share) }) }],
    hands: [{ grasp: 'pinch', track }],
  })
}

/** A lid comes off it, or is put on it. */
function lifted(context: ActionContext, it: Thing, how: 'opens' | 'closes'): Performance {
  const half = 50 * it.wide * (it.wide > 0.6 ? 0.62 : /bottle/u.test(it.actor.name) ? 0.3 : 0.8)
  const lid = drawnThing('lid', (ink) => drawLid(ink, half))
  const [on, off] = [
    [0, it.tall * 0.96],
    [0.92, 0.02],
  ] as const
  const high = it.tall + 0.3
  const [from, to] = how === 'opens' ? [on, off] : [off, on]
  const track: Track = [
    [0.16, ...from],
    [0.36, from[0], Math.max(high, from[1])],
    [0.52, to[0], Math.max(high, to[1])],
    [0.7, ...to],
  ]
  return played(context, {
    pieces: [
      { thing: it, track: [[0, 0, 0]] },
      { thing: lid, track, z: -0.02 },
    ],
    hands: [
      { grasp: 'pinch', track: [...beside(track, 0, 0.13), [0.9, to[0] + 0.6, to[1] + 0.9]] },
    ],
  })
}
