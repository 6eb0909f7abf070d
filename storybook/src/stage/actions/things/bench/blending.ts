import type { Ink } from '../../../../cast/props/ink.ts'
import { blended } from '../../../../lexicon/substances/mixing.ts'
import { darken, lighten, mix as mixed } from '../../../../paint/paper/colour.ts'
import { TURN, clamp, ease, mix, through } from '../../../easing.ts'
import type { ActionContext, Performance } from '../../action.ts'
import { onBench, stuffOf } from './bench.ts'

const WIDTH = 190
const MIDDLE = { x: 95, y: 40 } as const
const REACH = { x: 78, y: 30 } as const
const RINGS = 18
const SECTORS = 56

const at = (radius: number, angle: number): readonly [number, number] => [
  MIDDLE.x + REACH.x * radius * Math.cos(angle),
  MIDDLE.y + REACH.y * radius * Math.sin(angle),
]

interface Swirl {
  readonly colours: readonly [string, string, string]
  readonly filled: number
  readonly twist: number
  readonly blend: number
}

/** The surface in a bowl: two halves, which a spoon draws into a spiral until they are one colour. */
function drawSurface(ink: Ink, { colours: [one, other, both], filled, twist, blend }: Swirl): void {
  for (let ring = RINGS; ring > 0; ring--) {
    const radius = (ring / RINGS) * filled
    for (let sector = 0; sector < SECTORS; sector++) {
      const [from, to] = [(sector * TURN) / SECTORS, ((sector + 1.15) * TURN) / SECTORS]
      const turned = from + TURN / 4 - twist * (1.25 - ring / RINGS)
      const side = Math.sin(turned) > 0 ? one : other
      const tone = mixed(side, both, blend)
      ink.poly([[MIDDLE.x, MIDDLE.y], at(radius, from), at(radius, to)], tone)
    }
  }
  ink.faint(0.35, () =>
    ink.oval([MIDDLE.x - 26, MIDDLE.y - 12, 22 * filled, 5 * filled], lighten(both, 0.6)),
  )
}

function drawBowl(ink: Ink): void {
  ink.shape('M11 40Q20 96 70 98H120Q170 96 179 40Z', '#eef1f3')
  ink.shape('M130 60H176Q164 96 120 98H96Q126 92 130 60Z', '#d6dde2')
  ink.oval([MIDDLE.x, MIDDLE.y, 84, 34], '#f8fafb')
  ink.oval([MIDDLE.x, MIDDLE.y + 1, 79, 31], '#cfd7dc')
}

function drawSpoon(ink: Ink, angle: number): void {
  const [x, y] = at(0.5, angle)
  const [topX, topY] = [x + 18 + 8 * Math.cos(angle), y - 62]
  ink.line([x, y, topX, topY], 5.4, '#b98a55')
  ink.oval([x, y + 1, 8, 4.6], '#a87845', 0.3)
}

/** Two colours come together in a bowl and are stirred until they are one. `object` is `yellow and blue`. */
export function blending(context: ActionContext): Performance {
  const [first = 'red', second = 'blue'] = (context.object ?? '').split(' and ')
  const [one, other] = [stuffOf(`${first} paint`).colour, stuffOf(`${second} paint`).colour]
  const colours = [one, other, blended(one, other)] as const
  const draw = (ink: Ink, { share }: { share: number }): void => {
    const filled = mix(0.25, 1, ease(through(share, 0, 0.2)))
    const stirred = through(share, 0.2, 0.62)
    drawBowl(ink)
    drawSurface(ink, {
      colours,
      filled,
      twist: stirred * stirred * TURN * 2.4,
      blend: ease(through(share, 0.42, 0.42)),
    })
    const pours = clamp((0.22 - share) * 12)
    if (pours > 0)
      for (const [x, colour] of [
        [60, one],
        [130, other],
      ] as const)
        ink.faint(pours, () => ink.line([x, -34, x, MIDDLE.y], 7, colour))
    else drawSpoon(ink, stirred * TURN * 4.2)
    ink.faint(0.25, () => ink.line('M14 46Q30 72 95 74T176 46', 2, darken('#cfd7dc', 0.2)))
  }
  return onBench(context, { drawing: { name: `blending ${context.object}`, width: WIDTH, draw } })
}
