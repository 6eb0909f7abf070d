import { standing } from '../materials.ts'
import type { Tool } from '../tool.ts'

const BEAM = '#5d3b2a'

/** A kitchen in the street, in the pieces that stand before and behind the cook. */
export const STALLS: Readonly<Record<string, Tool>> = {
  'stall counter': standing(4.6, 0.48, ({ shape, line }) => {
    shape('M-222 -90H222V0H-222Z', '#8a5a34')
    for (let x = -222; x < 222; x += 37) line(`M${x} -88V-2`, '#6f4527', 2)
    shape('M-230 -100H230V-86H-230Z', '#c08a52')
    shape('M-222 -8H222V0H-222Z', BEAM)
  }),
  /** Posts, a short curtain in strips and the roof over it. */
  'stall roof': standing(1.5, 1.56, ({ shape, line }) => {
    line('M-66 0V-88M66 0V-88', BEAM, 3.4)
    shape('M-75 -84L-62 -100H62L75 -84Z', '#a5382f')
    for (const x of [-48, -24, 0, 24, 48]) line(`M${x} -99L${x * 1.2} -84`, '#84291f', 1.4)
    for (const x of [-60, -36, -12, 12, 36])
      shape(`M${x} -84H${x + 23}V-71Q${x + 11} -69 ${x} -71Z`, '#2f4f86')
    for (const x of [-24, 24]) shape(`M${x - 4} -80H${x + 4}V-74H${x - 4}Z`, '#f6f0e2')
    line('M-75 -84H75', BEAM, 2.4)
  }),
  'round lantern': {
    ...standing(0.8, 0.19, ({ shape, line }) => {
      line('M0 -100V-88', BEAM, 4)
      shape('M-14 -90H14V-82H-14Z', BEAM)
      shape('M-16 -83Q-40 -72 -40 -45Q-40 -18 -16 -8H16Q40 -18 40 -45Q40 -72 16 -83Z', '#e2533f')
      line('M-36 -60H36M-40 -45H40M-36 -30H36', '#ffb98a', 3)
      shape('M-14 -8H14V0H-14Z', BEAM)
    }),
    at: [0.5, 0],
  },
  'tossed noodles': standing(1.5, 0.16, ({ line }) => {
    line('M-62 -10Q-70 -60 -34 -84T22 -90T64 -40', '#f0cf7a', 9)
    line('M-46 -6Q-40 -52 -8 -58T48 -14', '#f6df9c', 9)
    line('M-24 -2Q-16 -36 8 -34T30 -4', '#e3b85c', 9)
  }),
}
