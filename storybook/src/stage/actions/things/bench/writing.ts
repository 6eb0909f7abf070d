import type { Ink } from '../../../../cast/props/ink.ts'
import { darken, lighten } from '../../../../paint/paper/colour.ts'
import { readColour } from '../../../../cast/colour/read-colour.ts'
import { clamp } from '../../../easing.ts'
import type { ActionContext, Performance } from '../../action.ts'
import { effect } from '../../performed.ts'
import { handAt, onBench, prop } from './bench.ts'
import { liveActor } from './live.ts'
import { drawPanel, PANEL, panelOf } from './panels.ts'

type Point = readonly [number, number]

const LINES = 3
const STEPS = 150

/** Loops as of a quick hand, in lines one below the other. */
const WRITTEN: readonly Point[] = Array.from({ length: LINES * STEPS }, (_, at) => {
  const [line, along] = [Math.floor(at / STEPS), (at % STEPS) / STEPS]
  const swing = along * 44
  const tall = 4.6 + 3.4 * Math.sin(line * 2 + Math.floor(swing / 6.28) * 2.4)
  return [
    PANEL.x - 48 + 92 * along + 2.6 * Math.cos(swing),
    PANEL.top + 24 + 23 * line - tall * Math.sin(swing),
  ]
})

/** A flower: what one draws to try a colour. */
const DRAWN: readonly Point[] = Array.from({ length: 320 }, (_, at) => {
  const share = at / 320
  if (share > 0.82)
    return [PANEL.x + 2 * Math.sin(share * 40), PANEL.top + 44 + 240 * (share - 0.82)]
  const angle = (share / 0.82) * Math.PI * 2
  const reach = 9 + 19 * Math.abs(Math.cos(angle * 3))
  return [PANEL.x + reach * 1.25 * Math.cos(angle), PANEL.top + 40 + reach * Math.sin(angle)]
})

/** Broad strokes to and fro. */
const BRUSHED: readonly Point[] = Array.from({ length: 260 }, (_, at) => {
  const share = at / 260
  return [PANEL.x + 46 * Math.sin(share * 22), PANEL.top + 16 + 62 * share]
})

const TOOLS: readonly (readonly [words: RegExp, wide: number, colour: string])[] = [
  [/chalk|crayon|charcoal/u, 3, '#fbfaf4'],
  [/brush/u, 11, '#d8352b'],
  [/marker|highlighter/u, 4, '#2b50b8'],
  [/pencil/u, 1.5, '#4a4642'],
  [/./u, 1.8, '#23398a'],
]

/** The tool that writes: it points down to the left. */
function drawTool(ink: Ink, tool: string, colour: string): void {
  ink.moved({ x: 0, y: 100, turn: 0.72 }, () => {
    if (/brush/u.test(tool)) {
      ink.shape('M-9 -24Q-8 -8 0 0Q8 -8 9 -24Z', colour)
      ink.box([-8, -36, 16, 14], '#c3ccd3', 2)
      ink.box([-5, -110, 10, 76], '#b3402d', 4)
      return
    }
    if (/chalk|crayon|charcoal/u.test(tool)) {
      ink.box([-9, -62, 18, 62], colour, 3)
      ink.box([3, -62, 6, 62], darken(colour, 0.12), 2)
      return
    }
    ink.poly('0,0 -7,-20 7,-20', /pencil/u.test(tool) ? '#e9c99a' : '#c3ccd3')
    ink.poly('0,0 -2.4,-7 2.4,-7', colour)
    ink.box([-7, -104, 14, 85], colour, 2)
    ink.box([2, -104, 5, 85], darken(colour, 0.2), 2)
    ink.faint(0.6, () => ink.box([-5, -100, 2.4, 78], lighten(colour, 0.5), 1))
  })
}

const SEEN = { before: 0.04, after: 0.94 } as const

interface Trace {
  readonly tool: string
  readonly wide: number
  readonly colour: string
  readonly path: readonly Point[]
}

const howFar = ({ path }: Trace, share: number): number =>
  Math.floor(path.length * clamp((share - SEEN.before) / (SEEN.after - SEEN.before)))

/** What is left on the surface so far; where one line ends the tool is lifted. */
function drawTrace(ink: Ink, trace: Trace, share: number): void {
  const { tool, wide, colour, path } = trace
  const strokes = path === WRITTEN ? LINES : 1
  const dry = /chalk|pencil|charcoal|crayon/u.test(tool)
  for (let stroke = 0; stroke < strokes; stroke++) {
    const end = Math.min(howFar(trace, share), ((stroke + 1) * path.length) / strokes)
    const part = path.slice((stroke * path.length) / strokes, end)
    if (part.length < 2) continue
    ink.faint(dry ? 0.88 : 1, () => ink.line(part, wide, colour))
    const hairs = part.map(([x, y]): [number, number] => [x + 2, y + 2])
    if (wide > 8) ink.faint(0.4, () => ink.line(hairs, 1.6, darken(colour, 0.25)))
  }
}

function traceOf(object: string, tool: string): Trace {
  const [, wide, usual] = TOOLS.find(([words]) => words.test(tool)) ?? [null, 1.8, '#23398a']
  const said = tool.split(' ').flatMap((word) => readColour(word) ?? [])[0]
  const path = /brush/u.test(tool) ? BRUSHED : /\bdraw/u.test(object) ? DRAWN : WRITTEN
  return { tool, wide, path, colour: said === undefined || said === 'rainbow' ? usual : said }
}

/** A pen, a chalk or a brush goes over a surface and leaves its trace. `object` is `white chalk on concrete wall`. */
export function leavingMarks(context: ActionContext): Performance {
  const object = context.object ?? 'pen on paper'
  const [tool = 'pen', surface = 'paper'] = object.split(' on ')
  const [trace, panel] = [traceOf(object, tool), panelOf(surface)]
  const { colour, path } = trace
  const actor = liveActor({
    name: `tool ${tool}`,
    width: 60,
    draw: (ink) => ink.moved({ x: 30, y: 0 }, () => drawTool(ink, tool, colour)),
  })
  const tip = (t: number): { x: number; y: number } => {
    const at = Math.max(0, Math.min(path.length, howFar(trace, t / context.seconds)) - 1)
    const [x, y] = path[at] ?? [PANEL.x, 50]
    return { x: (x - PANEL.width / 2) / 100, y: 1 - y / 100 }
  }
  const crumbs = effect('crumbs', { strength: 0.5, colour, at: (t) => tip(t) })
  return onBench(context, {
    drawing: {
      name: `marks of ${object}`,
      width: PANEL.width,
      draw: (ink, { share }) => {
        drawPanel(ink, panel)
        drawTrace(ink, trace, share)
      },
    },
    more: (t) => [prop('tool', actor, { place: { ...tip(t), z: -0.03 }, height: 0.52, pose: {} })],
    hands: (t) => handAt(context, { x: tip(t).x + 0.17, y: tip(t).y + 0.16, height: 1.4 }),
    effects: /chalk|charcoal|pencil/u.test(tool) ? [crumbs] : [],
  })
}
