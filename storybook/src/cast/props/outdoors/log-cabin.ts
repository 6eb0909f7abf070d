import { pairs, quads } from '../../../scene/rows.ts'
import { metresTall, type Prop } from '../prop.ts'
import { COAL, GLASS, GOLD, METAL, WHITE } from '../tones.ts'

const LOGS = [52, 60, 68, 76, 84, 92] as const
export const CABIN_WIDTH = 132
/** The two windows, as they are drawn and as they shine at night. */
export const CABIN_WINDOWS = quads('26 61 21 20, 85 61 21 20')

export const LOG_CABINS: readonly Prop[] = [
  {
    words: (
      'log cabin|cabin|wooden cabin|lodge|chalet|log house|hunting lodge|ski lodge|' +
      'mountain hut|wooden hut|blockhouse'
    ).split('|'),
    ...metresTall(4.6, CABIN_WIDTH, '#a8713f'),
    draw: (ink) => {
      chimney(ink)
      for (const y of LOGS) {
        ink.box([13, y, 106, 8], ink.main, 4)
        ink.line(`M16 ${y + 7.4}H116`, 1.2, ink.deep)
        ink.line(`M20 ${y + 2.6}H112`, 1, ink.light)
        for (const x of [15, 117]) {
          ink.disc([x, y + 4, 4.6], ink.dark)
          ink.ring([x, y + 4, 2.4], 0.8, ink.light)
        }
      }
      roof(ink)
      for (const area of CABIN_WINDOWS) window(ink, area)
      door(ink)
    },
  },
]

type Ink = Parameters<Prop['draw']>[0]

function chimney(ink: Ink): void {
  ink.box([92, 4, 14, 36], '#8f8a84', 1)
  for (const [x, y] of pairs('94 9, 100 16, 94 23, 100 30')) ink.box([x, y, 5, 4], '#a9a49c', 1.6)
  ink.box([90, 2, 18, 5], '#77726d', 1)
}

function roof(ink: Ink): void {
  ink.poly('2,56 24,16 108,16 130,56', '#6b4a34')
  for (const y of [24, 32, 40, 48]) {
    const slant = ((56 - y) / 40) * 22
    ink.line(`M${3 + slant} ${y}H${129 - slant}`, 1.4, '#553a29')
  }
  ink.poly('24,16 108,16 111,21 21,21', '#83603f')
  ink.box([1, 53, 130, 5], '#553a29', 2)
}

function window(ink: Ink, [x, y, width, height]: readonly [number, number, number, number]): void {
  ink.box([x - 3, y - 3, width + 6, height + 6], WHITE, 1.5)
  ink.box([x, y, width, height], GLASS, 0.5)
  ink.line(`M${x + width / 2} ${y}V${y + height}M${x} ${y + height / 2}H${x + width}`, 1.8, WHITE)
  ink.box([x - 5, y + height + 2, width + 10, 4], ink.deep, 1)
}

function door(ink: Ink): void {
  ink.box([54, 62, 24, 38], ink.deep, 1.5)
  ink.box([57, 65, 18, 35], '#7d4c2c', 1)
  ink.line('M63 66V99M69 66V99', 1, '#613a22')
  ink.disc([72, 83, 1.6], GOLD)
  ink.disc([66, 73, 3.4], COAL)
  ink.disc([66, 73, 2.2], METAL)
}
