import { createColourTable, lookUp } from './techniques/colour-table.ts'
import { createLines } from './techniques/ink-lines.ts'
import { createNoise, createSheet } from './techniques/noise-field.ts'
import { pack, type Plate, type Style, type StyleSetup } from './style.ts'

const [ROCK, CHARCOAL, OCHRE, CHALK] = [
  [204, 160, 108],
  [38, 28, 24],
  [146, 58, 28],
  [238, 224, 196],
] as const

/** Pigments by fire light on the wall of a cave: charcoal, red ochre and chalk; skies and meadows are only rock. */
export const cavePainting: Style = {
  hold: 3,
  open(setup) {
    const pigments = createColourTable(pigment)
    const [rock, grain] = [hew(setup), crumble(setup)]
    const pen = createLines(setup)
    const reach = Math.max(1, Math.round(setup.height / 240))
    return {
      develop: (plate) =>
        rub(plate, { pigments, rock, grain, lines: pen(plate, { reach, from: 30, to: 70 }) }),
    }
  },
}

/** What is taken for a colour, as what it does to the rock: the pigment mixed with so much of the wall. */
function pigment(r: number, g: number, b: number): readonly number[] {
  const light = 0.21 * r + 0.72 * g + 0.07 * b
  const warm = Math.max(0, Math.min(1, (r - Math.max(b + 24, g * 0.98)) / 60))
  const dark = Math.max(0, Math.min(1, (100 - light) / 60))
  const white = light > 224 && Math.max(r, g, b) - Math.min(r, g, b) < 26 ? 0.4 : 0
  const [earth, coal] = [warm * (1 - dark * 0.8) * 0.85, dark * 0.85]
  const bare = Math.max(0, 1 - earth - coal - white)
  // Grass is a little browner than the sky.
  const wall = [206 - (g > b ? 16 : 0), 164 - (g > b ? 20 : 0), 112 - (g > b ? 22 : 0)]
  return wall.map((value, i) => {
    const rubbed = value * bare + OCHRE[i]! * earth + CHARCOAL[i]! * coal + CHALK[i]! * white
    // The rock shows through all that is rubbed on it.
    return rubbed * 0.9 + ROCK[i]! * 0.1
  })
}

/** Bulges and cracks of a wall that is lit from below its middle. */
function hew(setup: StyleSetup): Int8Array {
  const { width, height, seed } = setup
  const noise = createNoise(seed + 141)
  return createSheet(setup, (x, y) => {
    const [u, v] = [x / height, y / height]
    const bulge = noise(u * 2.2, v * 2.2) * 0.5 + noise(u * 6 + 9, v * 6) * 0.24
    const crack = Math.abs(noise(u * 3 + 40, v * 3.4 + bulge)) < 0.012 ? -0.35 : 0
    const fire = 1 - Math.hypot((x - width / 2) / width, ((y - height * 0.55) / height) * 0.8) * 1.9
    const rough = noise(u * 90, v * 90) * 0.1
    return (bulge * 0.32 + crack + (fire - 0.45) * 0.5 + rough) * 0.62
  })
}

/** Where the wall takes colour and where it does not. */
function crumble(setup: StyleSetup): Int8Array {
  const noise = createNoise(setup.seed + 142)
  const fine = 260 / setup.height
  return createSheet(
    setup,
    (x, y) => noise(x * fine, y * fine) * 0.6 + noise(x * fine * 3, y * fine * 3) * 0.5,
  )
}

interface Wall {
  readonly pigments: Uint32Array
  readonly rock: Int8Array
  readonly grain: Int8Array
  readonly lines: Uint8Array
}

function rub({ source, target }: Plate, { pigments, rock, grain, lines }: Wall): void {
  for (let i = 0; i < target.length; i++) {
    const [speck, relief, line] = [grain[i]!, rock[i]!, lines[i]!]
    let colour = lookUp(pigments, source[i]!)
    // Bare specks.
    if (speck > 52) colour = mixed(colour, WALL, 114)
    if (line > 0) colour = mixed(colour, COAL, (line * (speck > 40 ? 90 : 205)) >> 8)
    target[i] = pack(
      (colour & 255) + relief,
      ((colour >>> 8) & 255) + relief,
      ((colour >>> 16) & 255) + relief,
    )
  }
}

const [WALL, COAL] = [pack(...ROCK), pack(...CHARCOAL)]

/** A packed colour with so many 256ths of another: red and blue at once, they do not touch. */
function mixed(colour: number, other: number, share: number): number {
  const rest = 256 - share
  const sides = Math.imul(colour & 0xff00ff, rest) + Math.imul(other & 0xff00ff, share)
  const green = (colour & 0xff00) * rest + (other & 0xff00) * share
  return ((sides >>> 8) & 0xff00ff) | ((green >>> 8) & 0xff00)
}
