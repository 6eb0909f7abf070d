import type { Ink } from '../../../../cast/props/ink.ts'
import { drawBack, drawFront, fillVessel } from '../../../../cast/props/vessels/draw-vessel.ts'
import {
  levelAt,
  vesselShape,
  type VesselShape,
} from '../../../../cast/props/vessels/vessel-shapes.ts'
import { darken, lighten } from '../../../../paint/paper/colour.ts'
import type { ActionContext, Performance } from '../../action.ts'
import { effect } from '../../performed.ts'
import { stuffOf } from '../bench/bench.ts'
import { drawnPiece, drawnThing } from './backdrops.ts'
import { played, type Thing } from './table-scene.ts'
import type { Key, Track } from './tracks.ts'

/** Tools that stir, the end that works at 0, 0 and the handle up. */
const STIRRERS: Readonly<Record<'spoon' | 'whisk' | 'fork', (ink: Ink) => void>> = {
  spoon: (ink) => {
    ink.line([0, -10, 0, -74], 5.4, '#b9824c')
    ink.line([1.4, -14, 1.4, -72], 1.6, '#d9a871')
    ink.oval([0, -3, 9, 12], '#b9824c')
    ink.oval([0, -2, 6, 8.6], '#93643a')
  },
  whisk: (ink) => {
    for (const wide of [15, 9, 3])
      ink.line(
        `M0 -38Q${-wide - 3} -18 ${-wide} -4Q0 8 ${wide} -4Q${wide + 3} -18 0 -38`,
        1.5,
        '#aab4bc',
      )
    ink.line([0, -38, 0, -76], 6, '#5a646d')
    ink.line([1.6, -42, 1.6, -74], 1.8, '#9aa5ae')
  },
  fork: (ink) => {
    for (const x of [-6, -2, 2, 6]) ink.line([x, 2, x, -16], 1.8, '#b9c3ca')
    ink.shape('M-7 -14H7Q6 -24 2 -28V-76H-2V-28Q-6 -24 -7 -14Z', '#b9c3ca')
  },
}

/** A vessel with a surface in which the spoon leaves its rings, drawn so tall; the far wall is behind the spoon. */
function stirredVessel(name: string, shape: VesselShape, tall: number): readonly [Thing, Thing] {
  const { colour } = stuffOf(name)
  const [level, middle] = [levelAt(shape, FULL), shape.width / 2]
  const placed = (ink: Ink, draw: () => void): void =>
    ink.moved({ x: -middle * tall, y: -100 * tall, scale: tall }, draw)
  const back = drawnThing(`behind ${name}`, (ink) => placed(ink, () => drawBack(ink, shape)))
  const front = drawnThing(`${name} that is stirred`, (ink, { t }) =>
    placed(ink, () => {
      fillVessel(ink, shape, { from: level, to: levelAt(shape, 0), colour })
      for (let ring = 0; ring < 3; ring++) {
        const [r, from] = [shape.width * (0.11 + 0.09 * ring), t * 3.2 + ring * 1.7]
        ink.faint(0.8, () => ink.line(arc(middle, level, { r, from }), 2.6, lighten(colour, 0.3)))
        const behind = arc(middle, level, { r, from: from + 3 })
        ink.faint(0.5, () => ink.line(behind, 2.2, darken(colour, 0.16)))
      }
      drawFront(ink, shape)
    }),
  )
  return [back, front]
}
const FULL = 0.8

/** A spoon or a whisk goes round in what is in a bowl, a pot or a cup. `object` is `soup from wooden spoon`. */
export function stirring(context: ActionContext): Performance {
  const [name = 'soup', tool = 'spoon'] = (context.object ?? 'soup').split(' from ')
  const shape = vesselShape(context.performer.name) ?? vesselShape('clear-bowl')!
  const tall = shape.name === 'clear-bowl' ? 0.56 : 0.66
  const [back, front] = stirredVessel(name, shape, tall)
  const kind = /whisk|beater/u.test(tool) ? 'whisk' : /fork/u.test(tool) ? 'fork' : 'spoon'
  const stirrer = drawnThing(`stirring ${kind}`, STIRRERS[kind])
  const [wide, y] = [(tall * shape.width) / 100, tall * (1 - levelAt(shape, FULL) / 100)]
  const round: Track = Array.from({ length: 33 }, (_, at): Key => {
    const turn = (at / 32) * context.seconds * 4.2
    const [x, up] = [0.2 * wide * Math.cos(turn), y - 0.02 + 0.02 * Math.sin(turn)]
    return [at / 32, x, up, 0.16 * Math.cos(turn), 'even']
  })
  const held: Track = round.map(([at, x, up, turn = 0]) => [
    at,
    x + 0.66 * turn + 0.02,
    up + 0.66,
    0,
    'even',
  ])
  return played(context, {
    pieces: [
      drawnPiece(back, 0.05),
      { thing: stirrer, track: round, z: 0.02 },
      drawnPiece(front, 0),
    ],
    hands: [{ grasp: 'fist', track: held, steep: 0.75 }],
    effects: /soup|stew|tea|coffee|broth|sauce|chocolate/u.test(name)
      ? [effect('steam', { strength: 0.7, at: () => ({ x: 0, y: tall }) })]
      : [],
  })
}

function arc(x: number, y: number, { r, from }: { r: number; from: number }): string {
  const at = (turn: number): string => `${x + r * Math.cos(turn)} ${y + 0.13 * r * Math.sin(turn)}`
  return `M${at(from)}A${r} ${0.13 * r} 0 0 1 ${at(from + 1.4)}`
}
