import type { Tool, ToolPaper } from '../tool.ts'
import { DARK, WOOD, standing } from '../materials.ts'

const BRONZE = '#b8893f'
const OLD_WOOD = '#8a5a3a'

function bell({ shape, line, dot }: ToolPaper): void {
  shape('M-9 -92Q-9 -100 0 -100Q9 -100 9 -92L5 -86H-5Z', '#8a6230')
  shape(
    'M-34 -6Q-24 -22 -24 -56Q-24 -88 0 -88Q24 -88 24 -56Q24 -22 34 -6Q36 0 30 0H-30Q-36 0 -34 -6Z',
    BRONZE,
  )
  shape('M-20 -56Q-20 -80 -6 -85Q-12 -70 -13 -50Q-14 -24 -20 -10H-29Q-20 -30 -20 -56Z', '#d9b068')
  line('M-25 -62H25M-25 -56H25M-29 -18H29', '#8a6230', 2)
  dot(0, -38, 8, '#8a6230')
  dot(0, -38, 5, '#d9b068')
}

/** Large bells with what they hang in and what strikes them, and one for the hand. */
export const BELLS: Readonly<Record<string, Tool>> = {
  'great bell': standing(0.72, 0.8, bell),
  /** Two posts and a small roof, as in the yards of temples. */
  'bell frame': standing(1.05, 1.5, ({ shape, line }) => {
    shape('M-42 -84H-36V0H-42ZM36 -84H42V0H36Z', OLD_WOOD)
    shape('M-46 -80H46V-74H-46Z', OLD_WOOD)
    shape('M-52 -84Q-30 -88 0 -100Q30 -88 52 -84L48 -79H-48Z', '#4f5a66')
    shape('M-46 0H-32V-4H-46ZM32 0H46V-4H32Z', '#8f9298')
    line('M-42 -60L-36 -68M42 -60L36 -68', DARK, 1.5)
  }),
  'striking beam': standing(5, 0.1, ({ shape, line }) => {
    shape('M-245 -84Q-250 -50 -245 -16H240Q250 -50 240 -84Z', WOOD)
    shape('M205 -84H240Q250 -50 240 -16H205Z', '#d9b68a')
    line('M-150 -84V-16M90 -84V-16', DARK, 14)
  }),
  'hand bell': {
    ...standing(0.7, 0.2, ({ shape, dot }) => {
      shape('M-5 -100H5V-56H-5Z', OLD_WOOD)
      dot(0, -8, 9, '#8a6230')
      shape('M-32 -10Q-20 -24 -20 -44Q-18 -58 0 -58Q18 -58 20 -44Q20 -24 32 -10Z', BRONZE)
      shape('M-16 -44Q-14 -54 -4 -55Q-10 -36 -18 -12H-28Q-16 -26 -16 -44Z', '#d9b068')
    }),
    at: [0.5, 0.1],
  },
}
