import type { ToolPaper } from '../tool.ts'
import { standing } from '../materials.ts'
import type { Tool } from '../tool.ts'

const [SKIN, SHADE, HAIR, TOWEL, LIP] = ['#d9a07a', '#c08862', '#4a3325', '#f4efe2', '#8f4f3a']

/** A head that lies on the table, eyes shut and content, at the right end. */
function restingHead({ shape, line, dot }: ToolPaper): void {
  shape('M128 -30Q132 -66 160 -66Q196 -62 198 0H128Z', '#f6f1e4')
  dot(158, -64, 32, SKIN)
  shape('M140 -92Q160 -112 184 -92Q198 -74 188 -44Q184 -78 140 -92Z', HAIR)
  line('M138 -66Q143 -61 149 -66M158 -68Q163 -63 169 -68', '#3a2a22', 3.4)
  line('M142 -48Q151 -40 161 -48', LIP, 3.4)
}

/** Who lies on the table of a masseur or a beautician; head to the right. */
export const CLIENTS: Readonly<Record<string, Tool>> = {
  'client on the belly': standing(4, 0.22, (pen) => {
    const { shape, line } = pen
    shape('M-194 -6Q-190 -34 -150 -40Q-90 -58 -40 -52V0H-190Z', SKIN)
    line('M-150 -16Q-90 -28 -44 -22', SHADE, 3)
    shape('M-204 -18Q-208 -34 -190 -36Q-180 -20 -184 0H-200Z', SKIN)
    restingHead(pen)
    shape('M10 0Q6 -66 60 -78Q112 -84 134 -52Q140 -20 130 0Z', SKIN)
    shape('M120 -30Q110 -6 70 -8Q60 -18 74 -24Q100 -22 108 -40Z', SHADE)
    shape('M-52 0Q-60 -70 -16 -80Q30 -84 42 -60Q50 -30 40 0Z', TOWEL)
    line('M-30 -66Q-34 -30 -26 -4', '#d8d0bc', 4)
  }),
  'client on the back': standing(4, 0.22, (pen) => {
    const { shape, line, dot } = pen
    shape('M-194 -6Q-196 -54 -176 -62Q-166 -50 -170 -34Q-90 -56 -40 -46V0H-190Z', SKIN)
    restingHead(pen)
    shape('M10 0Q6 -58 60 -74Q112 -84 134 -52Q140 -20 130 0Z', SKIN)
    for (let index = 0; index < 9; index++) {
      const x = 66 + index * 6
      line(`M${x} ${-70 - (index % 3) * 3}l3 -6`, HAIR, 2.4)
    }
    dot(92, -58, 4, SHADE)
    shape('M116 -26Q90 -2 50 -8Q46 -20 60 -22Q90 -22 104 -36Z', SHADE)
    shape('M-52 0Q-60 -58 -16 -66Q30 -70 42 -52Q50 -30 40 0Z', TOWEL)
    line('M-30 -56Q-34 -30 -26 -4', '#d8d0bc', 4)
  }),
  'wax strip': standing(1.7, 0.1, ({ shape, line }) => {
    shape('M-84 -100Q0 -84 84 -100V-4Q0 10 -84 -4Z', '#f0e7d0')
    shape('M-70 -80Q0 -66 70 -80V-14Q0 -2 -70 -14Z', '#e0a83f')
    for (let index = 0; index < 8; index++)
      line(`M${-56 + index * 15} ${-60 + (index % 3) * 14}l6 -9`, HAIR, 3)
  }),
  'wax pot': standing(1.1, 0.13, ({ shape, line }) => {
    shape('M-48 -76H48V-6Q48 0 40 0H-40Q-48 0 -48 -6Z', '#f3ead7')
    shape('M-46 -78Q0 -94 46 -78Q0 -62 -46 -78Z', '#e0a83f')
    line('M10 -78L34 -104', '#c99a63', 7)
    line('M-48 -44H48', '#d6707a', 8)
  }),
}
