import type { Ink } from '../ink.ts'
import { driven, metresLong, metresTall, type Prop } from '../prop.ts'
import { pairs } from '../../../scene/rows.ts'
import { COAL, GLASS, GOLD, IRON, METAL, SHINE, STEEL, WHITE } from '../tones.ts'

/** What works by itself, in workshops, factories and on roofs. */
export const MACHINES: readonly Prop[] = [
  {
    words: ['contraption', 'machine', 'apparatus', 'machinery', 'gadget', 'invention'],
    ...metresTall(1.6, 124, '#b8763f'),
    grips: { top: [0.4, 0.2] },
    moving: [
      { by: 'time', at: [40, 58], speed: 0.25, draw: (ink) => cog(ink, [40, 58, 17], GOLD) },
      { by: 'time', at: [69, 70], speed: -0.36, draw: (ink) => cog(ink, [69, 70, 11], METAL) },
      { by: 'flicker', at: [98, 44], speed: 0.2, draw: (ink) => ink.disc([98, 44, 4], '#7fd6a0') },
    ],
    draw: (ink) => {
      for (const x of [16, 92]) ink.box([x, 90, 16, 10], COAL, 3)
      ink.line('M86 30V12Q86 6 94 6H106', 7, STEEL)
      ink.shape('M104 0L122 -2V14L104 12Z', GOLD)
      ink.shape('M22 34Q22 14 42 14Q62 14 62 34Z', GLASS)
      ink.shape('M28 32Q29 20 38 18L34 33Z', SHINE)
      ink.box([8, 32, 108, 62], ink.main, 8)
      ink.box([8, 82, 108, 12], ink.dark, 6)
      for (const x of [14, 110]) for (const y of [39, 76]) ink.disc([x, y, 2], ink.deep)
      ink.disc([40, 58, 21], ink.dark)
      ink.disc([69, 70, 14], ink.dark)
      ink.disc([84, 46, 8], WHITE)
      ink.line('84,46 88,41', 1.6, '#c8443a')
      ink.box([88, 60, 20, 4], ink.deep, 2)
      ink.line('M98 62L104 50', 3, STEEL)
      ink.disc([104, 49, 3.6], '#c8443a')
    },
  },
  {
    words: ['solar panel', 'solar cell', 'photovoltaic panel'],
    ...metresTall(1.8, 130, '#2f5488'),
    draw: (ink) => {
      ink.line('66,60 66,98', 6, STEEL)
      ink.line('46,98 86,98', 5, IRON)
      ink.poly('6,72 40,8 128,8 102,72', METAL)
      ink.poly('13,68 43,12 121,12 98,68', ink.main)
      for (const t of [0.25, 0.5, 0.75]) ink.line([13 + 85 * t, 68, 43 + 78 * t, 12], 1.6, ink.pale)
      for (const t of [0.33, 0.66])
        ink.line([13 + 30 * t, 68 - 56 * t, 98 + 23 * t, 68 - 56 * t], 1.6, ink.pale)
      ink.faint(0.3, () => ink.poly('43,12 66,12 34,68 13,68', WHITE))
    },
  },
  {
    words: ['oil rig', 'oil platform', 'drilling rig', 'derrick'],
    ...metresTall(40, 110, '#d98a3a'),
    home: 'surface',
    draw: (ink) => {
      for (const x of [18, 50, 84]) ink.box([x, 58, 8, 42], IRON, 2)
      ink.line('22,62 54,94 88,62', 3, STEEL)
      ink.line('22,94 54,62 88,94', 3, STEEL)
      ink.poly('46,48 56,0 66,48', ink.dark)
      for (const y of [14, 26, 38]) ink.line([58 - y / 5, y, 56 + y / 5, y + 6], 2, ink.pale)
      ink.box([4, 48, 102, 14], ink.main, 3)
      ink.box([10, 30, 26, 18], WHITE, 2)
      ink.box([74, 36, 26, 12], METAL, 2)
      for (const x of [14, 24]) ink.box([x, 35, 6, 6], GLASS, 1)
      ink.line('92,36 108,14', 4, ink.deep)
      ink.line('108,14 108,30', 1.4, COAL)
    },
  },
  {
    words: ['conveyor belt', 'conveyor', 'assembly line', 'production line'],
    ...metresTall(0.9, 260, '#5b6b78'),
    grips: { top: [0.5, 0.18] },
    moving: [30, 80, 130, 180, 230].map((x) => ({
      ...driven('time' as const, [x, 34] as const, 0.5),
      draw: (ink) => {
        ink.disc([x, 34, 11], METAL)
        ink.line([x - 8, 34, x + 8, 34], 3, IRON)
      },
    })),
    draw: (ink) => {
      for (const x of [34, 216]) ink.box([x, 44, 12, 56], IRON, 3)
      ink.box([8, 18, 244, 32], COAL, 16)
      ink.box([13, 23, 234, 22], ink.main, 11)
      for (let x = 16; x < 246; x += 18) ink.box([x, 17, 8, 4], ink.dark, 1)
    },
  },
  {
    words: ['robot arm', 'robotic arm', 'industrial robot', 'mechanical arm'],
    ...metresTall(2.2, 100, '#e8892f'),
    moving: [
      {
        ...driven('sway', [30, 62], 0.14),
        rate: 1.6,
        draw: (ink) => {
          ink.line('30,62 44,18', 12, ink.main)
          ink.line('44,18 80,30', 9, ink.light)
          ink.disc([44, 18, 8], COAL)
          ink.disc([44, 18, 3.4], METAL)
          ink.line('80,30 82,42', 5, STEEL)
          ink.line('M76 42H88M76 42L74 52M88 42L90 52', 3.4, IRON)
        },
      },
    ],
    draw: (ink) => {
      ink.box([6, 88, 50, 12], COAL, 4)
      ink.shape('M14 90L20 64H42L48 90Z', ink.dark)
      ink.disc([30, 62, 10], COAL)
      ink.disc([30, 62, 4], METAL)
    },
  },
  {
    words: ['server rack', 'computer server', 'supercomputer', 'mainframe', 'data server'],
    ...metresTall(2, 56, '#39434d'),
    moving: [0, 1, 2, 3, 4].map((row) => ({
      ...driven('flicker' as const, [16, 16 + row * 17] as const, 0.3 + row * 0.06),
      draw: (ink) => {
        ink.disc([14, 16 + row * 17, 1.8], '#7fe0a4')
        ink.disc([20, 16 + row * 17, 1.8], row % 2 ? '#f2b93b' : '#66c6f2')
      },
    })),
    draw: (ink) => {
      ink.box([1, 1, 54, 98], ink.dark, 4)
      for (let row = 0; row < 5; row++) {
        ink.box([6, 8 + row * 17, 44, 14], ink.light, 2)
        for (let slot = 0; slot < 5; slot++)
          ink.box([28 + slot * 4, 11 + row * 17, 2, 8], ink.deep, 1)
      }
    },
  },
  {
    words: 'circuit board|motherboard|circuitry|chip set|processor|cpu'.split('|'),
    ...metresLong(0.3, 130, '#2f7d55'),
    draw: (ink) => {
      ink.box([2, 4, 126, 92], ink.dark, 6)
      ink.box([2, 2, 126, 90], ink.main, 6)
      for (const y of [14, 24, 74, 84])
        ink.line(`M8 ${y}H40L50 ${y < 50 ? y + 10 : y - 10}H122`, 1.8, ink.pale)
      for (const x of [16, 26, 104, 114])
        ink.line(`M${x} 8V34L${x < 60 ? x + 8 : x - 8} 44V88`, 1.8, ink.pale)
      ink.box([44, 26, 42, 42], COAL, 4)
      ink.box([51, 33, 28, 28], IRON, 3)
      for (let i = 0; i < 5; i++) {
        for (const y of [21, 69]) ink.box([47 + i * 8, y, 4, 6], GOLD, 1)
        for (const x of [39, 87]) ink.box([x, 30 + i * 8, 6, 4], GOLD, 1)
      }
      for (const [x, y] of pairs('14 54, 112 54, 100 78, 22 78')) ink.disc([x, y, 5], METAL)
    },
  },
]

function cog(ink: Ink, [x, y, r]: readonly [number, number, number], tone: string): void {
  for (let tooth = 0; tooth < 8; tooth++)
    ink.moved({ x, y, turn: (tooth * Math.PI) / 4 }, () =>
      ink.box([-r * 0.18, -r, r * 0.36, r * 0.4], tone, 1),
    )
  ink.disc([x, y, r * 0.78], tone)
  ink.disc([x, y, r * 0.3], IRON)
}
