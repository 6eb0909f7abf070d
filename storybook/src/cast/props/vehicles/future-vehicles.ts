import type { Ink } from '../ink.ts'
import { driven, type MovingPiece, type Prop } from '../prop.ts'
import { GLASS, IRON, SHINE } from '../tones.ts'

const GLOW = '#7df0ff'
const LAMP = '#f4ffff'
const NIGHT = '#23405c'

/** The light on which it floats, along its whole underside. */
const cushion = (from: number, to: number): MovingPiece => ({
  ...driven('flicker', [(from + to) / 2, 92], 1.4),
  behind: true,
  draw: (ink) => {
    const [x, wide] = [(from + to) / 2, (to - from) / 2]
    ink.faint(0.35, () => ink.oval([x, 92, wide * 1.04, 9], GLOW))
    ink.faint(0.6, () => ink.oval([x, 91, wide * 0.86, 5], GLOW))
    ink.faint(0.9, () => ink.oval([x, 90, wide * 0.7, 2.4], LAMP))
  },
})

/** A line of light along the side. */
function lightLine(ink: Ink, path: string): void {
  ink.faint(0.4, () => ink.line(path, 8, GLOW))
  ink.line(path, 3, LAMP)
}

/** A band of dark glass with a sheen. */
function glassBand(ink: Ink, path: string, sheen: string): void {
  ink.shape(path, NIGHT)
  ink.faint(0.5, () => ink.shape(sheen, GLASS))
}

const SHELL = { build: 'wheeled', faces: 'left', colour: '#eef2f6' } as const

/** What drives in the days to come: smooth shells without wheels, on a cushion of light. */
export const FUTURE_VEHICLES: readonly Prop[] = [
  {
    ...SHELL,
    name: 'future-car',
    words: ['futuristic car', 'hover taxi', 'antigravity car'],
    tall: 1.5,
    width: 300,
    moving: [cushion(20, 280)],
    draw: (ink) => {
      ink.shape('M4 70Q30 50 90 42Q122 8 182 8Q250 12 292 56Q300 82 272 84H30Q2 84 4 70Z', ink.main)
      ink.shape('M4 70H296Q296 84 272 84H30Q2 84 4 70Z', ink.deep)
      glassBand(ink, 'M98 44Q126 14 178 14Q222 16 248 44Z', 'M116 40Q136 18 168 17L150 40Z')
      lightLine(ink, 'M12 66Q150 56 290 64')
      ink.shape('M250 40L292 18L296 52Z', ink.dark)
      ink.box([4, 62, 24, 6], LAMP, 3)
      ink.box([282, 60, 12, 7], '#ff5f7e', 3)
    },
  },
  {
    ...SHELL,
    name: 'future-train',
    words: ['futuristic train', 'maglev train', 'maglev', 'magnetic train', 'hover train'],
    tall: 3.6,
    width: 460,
    moving: [cushion(30, 450)],
    draw: (ink) => {
      ink.shape('M2 76Q60 20 150 10H456V86H24Q2 86 2 76Z', ink.main)
      ink.shape('M4 70Q200 62 456 66V86H24Q2 86 2 76Z', ink.deep)
      glassBand(ink, 'M62 42Q96 20 148 17H168V42Z', 'M92 40Q112 22 140 19L126 40Z')
      glassBand(ink, 'M182 20H446V42H182Z', 'M196 20H260L240 42H190Z')
      for (const x of [236, 292, 348, 404]) ink.box([x, 18, 5, 26], ink.main)
      for (const x of [176, 316]) ink.line(`M${x} 12V84`, 1.6, ink.dark)
      lightLine(ink, 'M14 66Q160 52 456 54')
      ink.box([10, 72, 26, 6], LAMP, 3)
      ink.faint(0.5, () => ink.line('M120 16Q280 12 450 13', 3, SHINE))
    },
  },
  {
    ...SHELL,
    name: 'future-bus',
    words: ['futuristic bus', 'hover bus'],
    tall: 3.2,
    width: 260,
    moving: [cushion(20, 244)],
    draw: (ink) => {
      ink.shape('M6 66Q10 14 60 8H222Q254 10 254 40V72Q254 86 240 86H20Q4 86 6 66Z', ink.main)
      ink.shape('M6 66H254V72Q254 86 240 86H20Q4 86 6 66Z', ink.deep)
      glassBand(ink, 'M16 50Q22 20 64 16H220Q244 18 244 38V50Z', 'M40 48Q46 24 80 17H104L74 48Z')
      for (const x of [92, 142, 192]) ink.box([x, 16, 3, 34], ink.main)
      lightLine(ink, 'M8 60H252')
      ink.box([6, 68, 20, 7], LAMP, 3)
      ink.box([244, 66, 9, 9], '#ff5f7e', 3)
    },
  },
  {
    ...SHELL,
    name: 'future-truck',
    words: ['futuristic truck', 'futuristic lorry', 'hover truck'],
    tall: 3.4,
    width: 270,
    moving: [cushion(16, 256)],
    draw: (ink) => {
      ink.poly('98,8 262,8 268,20 268,80 98,80', ink.light)
      ink.poly('98,56 268,56 268,80 98,80', ink.deep)
      ink.shape('M4 76Q8 44 40 34L66 12H92V86H16Q4 86 4 76Z', ink.main)
      glassBand(ink, 'M34 44L66 18H84V44Z', 'M48 42L68 20H76L62 42Z')
      ink.box([10, 80, 256, 8], IRON, 4)
      lightLine(ink, 'M106 30H260')
      lightLine(ink, 'M10 66H88')
      ink.box([4, 70, 16, 7], LAMP, 3)
    },
  },
  {
    ...SHELL,
    name: 'future-ship',
    kind: 'boat',
    words: ['futuristic ship', 'futuristic boat', 'futuristic yacht'],
    tall: 14,
    width: 300,
    draw: (ink) => {
      ink.shape('M96 58L132 24Q140 14 160 14H226Q244 16 250 58Z', ink.light)
      glassBand(ink, 'M124 44L142 26H230L236 44Z', 'M140 42L154 28H176L160 42Z')
      ink.poly('176,14 184,2 212,2 216,14', ink.dark)
      ink.shape('M2 52Q60 62 296 54L280 92Q276 98 262 98H62Q26 90 2 52Z', ink.main)
      ink.shape('M22 78Q120 86 286 78L280 92Q276 98 262 98H62Q40 94 22 78Z', ink.deep)
      lightLine(ink, 'M26 66Q120 74 286 66')
    },
  },
]
