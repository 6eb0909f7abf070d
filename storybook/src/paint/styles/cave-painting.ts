import { createColourTable, lookUp } from './techniques/colour-table.ts'
import { createLines } from './techniques/ink-lines.ts'
import { createNoise, createSheet } from './techniques/noise-field.ts'
import { pack, type Plate, type Style, type StyleSetup } from './style.ts'

const [CHARCOAL, OCHRE, CHALK] = [
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
  return wall.map(
    (value, i) => value * bare + OCHRE[i]! * earth + CHARCOAL[i]! * coal + CHALK[i]! * white,
  )
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
    return bulge * 0.32 + crack + (fire - 0.45) * 0.5 + noise(u * 90, v * 90) * 0.1
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
    const colour = lookUp(pigments, source[i]!)
    const [speck, relief] = [grain[i]!, rock[i]! * 0.62]
    const line = (lines[i]! / 255) * (speck > 40 ? 0.35 : 0.8)
    // Bare specks of rock show through all that is rubbed on it.
    const bare = speck > 52 ? 0.5 : 0.1
    const tone = (value: number, wall: number, coal: number): number => {
      const rubbed = value + (wall - value) * bare
      return rubbed + (coal - rubbed) * line + relief
    }
    target[i] = pack(
      tone(colour & 255, 204, CHARCOAL[0]),
      tone((colour >>> 8) & 255, 160, CHARCOAL[1]),
      tone((colour >>> 16) & 255, 108, CHARCOAL[2]),
    )
  }
}
