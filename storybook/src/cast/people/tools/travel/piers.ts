import { standing } from '../materials.ts'
import type { Tool } from '../tool.ts'

const DECK = '#b8946a'
const EDGE = '#94724e'
const POST = '#6b5440'

const post = (x: number): string => `M${x - 5} -84H${x + 5}V0H${x - 5}Z`

/** Landing stages over the water. */
export const PIERS: Readonly<Record<string, Tool>> = {
  /** Its last few metres from the side. */
  'pier end': standing(4.2, 0.62, ({ shape, line }) => {
    for (const x of [-190, -120, -50, 20, 90, 160]) shape(post(x), POST)
    line('M-190 -60L-120 -20M-50 -60L20 -20M90 -60L160 -20', POST, 5)
    shape('M-210 -96H206V-80H-210Z', DECK)
    shape('M-210 -84H206V-78H-210Z', EDGE)
    for (let x = -196; x < 200; x += 28) line(`M${x} -96V-84`, EDGE, 1.6)
    shape('M-160 -100H-148V-84H-160Z', POST)
    line('M-204 -3H-176M-134 -3H-106M-64 -3H-36M6 -3H34M76 -3H104M146 -3H176', '#dff0f4', 3)
  }),
  /** From the front, with room for a row of people. */
  'pier front': standing(5, 0.62, ({ shape, line }) => {
    for (const x of [-225, -110, 0, 110, 225]) shape(post(x), POST)
    shape('M-250 -96H250V-78H-250Z', DECK)
    shape('M-250 -82H250V-74H-250Z', EDGE)
    for (let x = -234; x < 250; x += 26) line(`M${x} -96V-82`, EDGE, 1.6)
    line('M-242 -3H-208M-127 -3H-93M-17 -3H17M93 -3H127M208 -3H242', '#dff0f4', 3)
  }),
}
