import type { Ink } from '../../../../cast/props/ink.ts'
import { darken, lighten } from '../../../../paint/paper/colour.ts'
import { cycle, mix } from '../../../easing.ts'
import type { ActionContext, Performance } from '../../action.ts'
import { drawBack, drawFront, fillVessel } from '../../../../cast/props/vessels/draw-vessel.ts'
import { levelAt, vesselShape } from '../../../../cast/props/vessels/vessel-shapes.ts'
import type { Substance } from '../../../../lexicon/substances/substances.ts'
import { scattered } from '../bench/bench.ts'
import { liveActor } from '../bench/live.ts'
import { drawnPiece, drawnThing } from './backdrops.ts'
import { running, saidOf } from './contents.ts'
import { onTheTable, played, type Thing } from './table-scene.ts'
import type { Track } from './tracks.ts'

/** Fingers rub grains between them, which lie on the thing below. */
export function sprinkling(context: ActionContext): Performance {
  const it = onTheTable(context.performer, 1.1)
  const { stuff } = saidOf(context)
  const spots = scattered(context, 'specks', 46)
  const colour = stuff.state === 'liquid' ? '#f6f1e4' : stuff.colour
  const speck = (ink: Ink, [x, y, r]: readonly [number, number, number]): void => {
    ink.disc([x, y, r + 0.35], darken(colour, 0.2))
    ink.disc([x, y, r], colour)
  }
  const grains = drawnThing(`specks of ${stuff.name}`, (ink, { share, t }) => {
    const run = running(share)
    for (const { x, y, size } of spots) {
      if (run > 0 && run < 1)
        speck(ink, [
          x * 14 + 3 * Math.sin(t),
          mix(-100 * (it.tall + 0.42), -100 * it.tall * 0.9, cycle(t * 1.5 + y)),
          0.7 + size * 0.7,
        ])
      if (y < run) {
        const spread = 0.36 * Math.sqrt(Math.max(0.1, 1 - (size * 0.8) ** 2))
        speck(ink, [x * spread * wideOf(it), -100 * it.tall * (0.9 - 0.42 * size), 0.9 + 0.6 * y])
      }
    }
  })
  const rubs: Track = Array.from({ length: 10 }, (_, at) => [
    at / 9,
    (at % 2 === 0 ? 0.1 : -0.1) + 0.02,
    it.tall + 0.42 + (at % 3) * 0.02,
  ])
  return played(context, {
    pieces: [{ thing: it, track: [[0, 0, 0]] }, drawnPiece(grains, -0.02)],
    hands: [{ grasp: 'pinch', track: rubs, steep: 1 }],
  })
}
const wideOf = ({ wide }: Thing): number => 100 * wide

/** A bowl heaped with a powder, or full of a liquid. */
function bowlOf({ name, colour }: Substance): Thing {
  const shape = vesselShape('clear-bowl')!
  const actor = liveActor({
    name: `bowl of ${name}`,
    width: shape.width,
    draw: (ink) => {
      drawBack(ink, shape)
      fillVessel(ink, shape, { from: levelAt(shape, 0.74), to: levelAt(shape, 0), colour })
      const [y, half] = [levelAt(shape, 0.78), 72]
      ink.shape(
        `M${95 - half} ${y + 4}Q70 ${y - 26} 100 ${y - 27}Q132 ${y - 22} ${95 + half} ${y + 4}Q95 ${y + 14} ${95 - half} ${y + 4}Z`,
        colour,
      )
      ink.faint(0.5, () =>
        ink.line(`M60 ${y - 8}Q84 ${y - 20} 104 ${y - 20}`, 2.4, lighten(colour, 0.4)),
      )
      drawFront(ink, shape)
    },
  })
  const tall = 0.52
  return { actor, tall, wide: (tall * shape.width) / 100 }
}

const CREAMY = '#fbf6e6'

/** A spoon dips into it and comes up with a heap of it. `object` is `flour from spoon`, or only the spoon. */
export function scooping(context: ActionContext): Performance {
  const stuff = context.object?.includes(' from ') === true ? saidOf(context).stuff : null
  const it = stuff ? bowlOf(stuff) : onTheTable(context.performer, 1.15)
  const colour = stuff?.colour ?? CREAMY
  const heap = drawnThing(`heap of ${stuff?.name} on the spoon`, (ink) => {
    ink.shape('M-15 1Q-12 -13 0 -14Q12 -13 15 1Q0 7 -15 1Z', colour)
    ink.faint(0.5, () => ink.line('M-9 -4Q-3 -9 4 -8', 2, darken(colour, 0.14)))
  })
  const y = it.tall * 0.9
  const dips: Track = [
    [0.08, 0.3, y + 0.5],
    [0.3, 0.06, y + 0.02],
    [0.44, -0.14, y - 0.04],
    [0.7, 0.1, y + 0.52],
  ]
  const held: Track = dips.map(([at, x, up]) => [at, x + 0.52, up + 0.3])
  return played(context, {
    pieces: [
      { thing: it, track: [[0, -0.04, 0]] },
      { thing: SPOON, track: dips, z: -0.03 },
      { thing: heap, track: dips, z: -0.025, seen: [0.42, 2] },
    ],
    hands: [{ grasp: 'fist', track: held, steep: 0.3 }],
  })
}

function drawScoop(ink: Ink): void {
  ink.line([12, -4, 56, -32], 5, '#aeb8c0')
  ink.line([13, -6, 56, -33.4], 1.6, '#e4eaee')
  ink.shape('M-18 -2Q0 -6 18 -2Q16 12 0 13Q-16 12 -18 -2Z', '#c2ccd3')
  ink.shape('M-18 -2Q0 2 18 -2Q10 10 0 10Q-12 10 -18 -2Z', '#95a2ac')
}

const SPOON = drawnThing('scooping spoon', drawScoop)
