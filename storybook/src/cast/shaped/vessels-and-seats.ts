import type { Form } from './form.ts'

const CHINA = { tones: ['#ffffff', '#cfe0ea'], cover: 0.3, sheen: 0.6 } as const
const RIM = '#f4efe4'
const SHADE = '#c9bfae'

/** A spout on one side, a handle on the other, a lid on top: what is poured from. */
const TEAPOT: Form = {
  lift: 0.06,
  margin: 0.06,
  finish: CHINA,
  behind(ink, half) {
    const wide = half + 2
    ink.line(`M${0.7 * wide} 40C${wide + 24} 30 ${wide + 22} 76 ${0.6 * wide} 74`, 5, SHADE)
    ink.line(`M${0.7 * wide} 40C${wide + 24} 30 ${wide + 22} 76 ${0.6 * wide} 74`, 3, RIM)
    ink.shape(
      `M${-0.6 * wide} 78C${-wide - 12} 74 ${-wide - 8} 48 ${-wide - 22} 40L${-wide - 12} 36C${-wide + 2} 44 ${-wide + 4} 54 ${-0.6 * wide} 58Z`,
      RIM,
    )
    ink.oval([0, 95, half * 0.7, 5], SHADE)
  },
  before(ink, half) {
    ink.oval([0, 10, Math.min(24, half * 0.6), 4], RIM)
    ink.oval([0, 9, Math.min(20, half * 0.5), 2.6], SHADE)
    ink.disc([0, 4, 4.4], '#e0a83a')
  },
}

/** A cup of china around it, with what is in it above. */
const CUP: Form = {
  lift: 0.12,
  margin: 0.16,
  behind(ink, half) {
    const wide = Math.max(26, half + 8)
    ink.ring([wide + 3, 54, 17], 8, SHADE)
    ink.ring([wide + 3, 54, 17], 5, RIM)
    ink.shape(
      `M${-wide} 14H${wide}L${wide - 5} 92Q${wide - 6} 100 ${wide - 14} 100H${14 - wide}Q${6 - wide} 100 ${5 - wide} 92Z`,
      RIM,
    )
    ink.oval([0, 14, wide, 7], SHADE)
    ink.oval([0, 14.5, wide - 3, 5], '#6b3f22')
  },
}

/** Flowers look out of it. */
const VASE: Form = {
  lift: 0,
  margin: 0.14,
  finish: CHINA,
  behind(ink) {
    for (const [x, y, tone] of [
      [-13, 9, '#e5443c'],
      [0, 5, '#f5d043'],
      [13, 9, '#c96bd0'],
    ] as const) {
      ink.line([x * 0.4, 36, x, y], 1.6, '#4b8440')
      for (const at of [0, 72, 144, 216, 288]) {
        const turn = (at * Math.PI) / 180
        ink.disc([x + 4 * Math.cos(turn), y + 4 * Math.sin(turn), 3], tone)
      }
      ink.disc([x, y, 2.4], '#fff4dc')
    }
  },
}

/** Its back and its seat have the shape; arms and legs are a chair's. */
const CHAIR: Form = {
  lift: 0.2,
  behind(ink, half) {
    for (const x of [-0.62 * half, 0.62 * half]) ink.box([x - 3, 66, 6, 34], '#7a4c29', 1)
  },
  before(ink, half) {
    const wide = half * 0.86
    ink.box([-wide, 62, wide * 2, 16], ink.dark, 7)
    ink.box([-wide, 60, wide * 2, 10], ink.light, 5)
    for (const side of [-1, 1]) {
      const x = side * (wide + 2)
      ink.box([x - 6, 46, 12, 32], ink.main, 6)
      ink.box([x - 6, 46, 12, 7], ink.light, 5)
    }
  },
}

/** Twelve marks and two hands. */
const CLOCK: Form = {
  lift: 0,
  before(ink, half) {
    const wide = Math.min(24, half * 0.62)
    ink.disc([0, 54, wide + 3], '#7a4c29')
    ink.disc([0, 54, wide], '#fffaf0')
    for (let hour = 0; hour < 12; hour++) {
      const [x, y] = [Math.sin((hour * Math.PI) / 6), -Math.cos((hour * Math.PI) / 6)]
      ink.disc([x * wide * 0.82, 54 + y * wide * 0.82, hour % 3 === 0 ? 1.6 : 0.8], '#5b4a3a')
    }
    ink.line([0, 54, wide * 0.4, 54 - wide * 0.32], 2.2, '#2c2622')
    ink.line([0, 54, -wide * 0.18, 54 - wide * 0.62], 1.6, '#2c2622')
  },
}

/** Carried by two loops. */
const BAG: Form = {
  lift: 0,
  margin: 0.1,
  behind(ink, half) {
    const wide = Math.min(22, half * 0.55)
    ink.line(`M${-wide} 30C${-wide} -8 ${wide} -8 ${wide} 30`, 4, '#7a4c29')
  },
}

/** A flame on its wick. */
const CANDLE: Form = {
  lift: 0,
  margin: 0.1,
  finish: { tones: ['#fff6e0', '#f0d7a8'], cover: 0.35, sheen: 0.2 },
  behind(ink) {
    ink.box([-0.8, 8, 1.6, 16], '#4a3a2c')
    ink.oval([0, 6, 3.4, 6.5], '#ffb03a')
    ink.oval([0, 8, 1.8, 3.6], '#fff3b0')
  },
}

/** Strings over a neck, whatever its body is. */
const GUITAR: Form = {
  lift: 0,
  margin: 0.2,
  behind(ink) {
    ink.box([-4, 3, 8, 46], '#7a4c29', 2)
    ink.box([-7, 0, 14, 10], '#4a2c17', 2)
  },
  before(ink) {
    ink.disc([0, 60, 8], '#33221a')
    ink.box([-10, 75, 20, 4], '#4a2c17', 1)
    for (const x of [-2.4, -0.8, 0.8, 2.4]) ink.line([x, 4, x, 77], 0.5, '#f3ead6')
  },
}

export const VESSELS_AND_SEATS: readonly (readonly [RegExp, Form])[] = [
  [/\b(teapot|tea pot|kettle|coffee ?pot|watering can)$/u, TEAPOT],
  [/\b(cup|mug|teacup|tankard)$/u, CUP],
  [/\b(vase|planter|flower ?pot)$/u, VASE],
  [/\b(chair|armchair|throne|stool|seat)$/u, CHAIR],
  [/\b(clock|alarm clock)$/u, CLOCK],
  [/\b(bag|handbag|purse|backpack|basket)$/u, BAG],
  [/\bcandle$/u, CANDLE],
  [/\b(guitar|ukulele|banjo)$/u, GUITAR],
]
