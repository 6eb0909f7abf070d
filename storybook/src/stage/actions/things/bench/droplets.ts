import { vesselShape } from '../../../../cast/props/vessels/vessel-shapes.ts'
import { drawBack, drawFront, fillVessel } from '../../../../cast/props/vessels/draw-vessel.ts'
import type { Ink } from '../../../../cast/props/ink.ts'
import { ease, gather, mix, through, wave } from '../../../easing.ts'
import type { ActionContext, Performance } from '../../action.ts'
import { onBench, scattered } from './bench.ts'
import { drawPanel, PANEL, panelOf } from './panels.ts'

/** A round drop with the light in it. */
export function drawDrop(
  ink: Ink,
  [x, y, r]: readonly [number, number, number],
  stretch = 1,
): void {
  ink.faint(0.28, () => ink.oval([x + r * 0.35, y + r * 0.5, r, r * 0.9], '#34576a'))
  ink.faint(0.86, () => ink.oval([x, y, r / stretch, r * stretch], '#8fcdea'))
  ink.faint(0.6, () => ink.oval([x, y + r * 0.25, r * 0.78, r * 0.66], '#c2e8f8'))
  ink.faint(0.5, () => ink.oval([x + r * 0.14, y + r * 0.56, r * 0.5, r * 0.24], '#f4fcff'))
  ink.faint(0.95, () =>
    ink.oval([x - r * 0.36, y - r * 0.42 * stretch, r * 0.24, r * 0.17], '#ffffff', -0.6),
  )
}

type Way = 'slides' | 'clings' | 'falls'

const wayOf = (said: string): Way =>
  /falls|off/u.test(said) ? 'falls' : /clings|rests|hangs|forms/u.test(said) ? 'clings' : 'slides'

/** Where it is at a share of the film, and how far it is drawn out. */
function pathOf(
  way: Way,
  share: number,
  t: number,
): readonly [x: number, y: number, size: number, stretch: number] {
  if (way === 'clings') {
    const grown = ease(through(share, 0, 0.6))
    return [
      PANEL.x + 6,
      78 + 0.8 * wave(t * 0.7),
      mix(3, 12, grown),
      1 + 0.1 * grown + 0.03 * wave(t * 0.9),
    ]
  }
  const slid = ease(through(share, 0.06, way === 'falls' ? 0.5 : 0.88))
  const fallen = way === 'falls' ? gather(through(share, 0.6, 0.24)) : 0
  const waver = 5 * Math.sin(slid * 7)
  return [
    PANEL.x - 8 + waver,
    mix(14, way === 'falls' ? 44 : 84, slid) + 50 * fallen,
    9.5,
    1 + 0.07 * Math.sin(slid * 20),
  ]
}

/** A drop of water on a surface: it keeps its round shape while it slides, clings or falls. `object` is `slides on mirror`. */
export function keepingRound(context: ActionContext): Performance {
  const [deed = 'slides', surface = 'glass'] = (context.object ?? '').split(' on ')
  const way = wayOf(deed)
  const cup =
    /cup|mug|glass$/u.test(surface) && !/window/u.test(surface) ? vesselShape('clear-cup') : null
  const panel = panelOf(surface)
  const others = scattered(context, 'others', 12)
  const draw = (ink: Ink, { share, t }: { share: number; t: number }): void => {
    const [x, y, r, stretch] = pathOf(way, share, t)
    if (cup) {
      ink.moved({ x: 22, y: -2, scale: 0.86 }, () => {
        ink.oval([62, 96, 58, 6], '#e2ddd2')
        ink.shape('M16 10Q20 80 42 92H82Q104 80 108 10Z', '#f8f5ee')
        ink.shape('M86 10H108Q104 80 82 92H66Q88 70 86 10Z', '#e4ddd0')
        drawBack(ink, cup)
        fillVessel(ink, cup, { from: 12, to: 15, colour: '#b5682a' })
        drawFront(ink, cup)
      })
      const edge = mix(30, 33, through(share, 0, 0.5))
      drawDrop(
        ink,
        [edge + 3 * through(share, 0.2, 0.4), way === 'clings' ? 26 : y * 0.95, r * 0.8],
        stretch,
      )
      return
    }
    drawPanel(ink, panel)
    for (const spot of others)
      drawDrop(ink, [
        PANEL.x + spot.x * PANEL.half * 0.9,
        PANEL.top + 8 + spot.y * 80,
        1.2 + 1.8 * spot.size,
      ])
    if (way === 'slides')
      ink.faint(0.3, () => ink.line([PANEL.x - 8, 12, x, y], r * 1.1, '#e6f5fc'))
    drawDrop(ink, [x, y, r], stretch)
  }
  return onBench(context, {
    drawing: { name: `drop ${deed} ${surface}`, width: PANEL.width, draw },
  })
}
