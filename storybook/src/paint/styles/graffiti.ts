import { createRandom } from '../../scene/random.ts'
import { createColourTable, lookUp, nearestIn, saturate } from './techniques/colour-table.ts'
import { createLines } from './techniques/ink-lines.ts'
import { createNoise, createSheet } from './techniques/noise-field.ts'
import { pack, type Plate, type Style, type StyleSetup } from './style.ts'

/** What stands in the writers' bag. */
const CANS = [
  '#17161b',
  '#3a3945',
  '#8d8b92',
  '#d9d3c8',
  '#fbf8f0',
  '#e3242b',
  '#ff6a13',
  '#ffc81f',
  '#1fa34a',
  '#0d5a3c',
  '#12b5c9',
  '#7fd0f0',
  '#1f4fc4',
  '#1c2258',
  '#7a2fb0',
  '#f0489a',
  '#6b3a22',
  '#a8662f',
  '#efb98a',
]
const BLACK = pack(20, 18, 24)

/** Cut with a knife and sprayed on a wall of bricks: hard flat colours, dust at their edges, drips along the lower one. */
export const graffiti: Style = {
  hold: 3,
  open(setup) {
    const nearest = nearestIn(CANS, 1)
    const table = createColourTable((r, g, b) => {
      const [red, green, blue] = saturate([r, g, b], 1.9) as [number, number, number]
      return nearest(red, green, blue)
    })
    const [bricks, cover] = [layBricks(setup), createCover(setup)]
    const pen = createLines(setup)
    const reach = Math.max(1, Math.round(setup.height / 300))
    return {
      develop: (plate) =>
        spray(plate, { table, bricks, cover, lines: pen(plate, { reach, from: 44, to: 84 }) }),
    }
  },
}

/** Courses of bricks: joints lie deep, each brick has a shade of its own, the face is rough. */
function layBricks(setup: StyleSetup): Int8Array {
  const noise = createNoise(setup.seed + 110)
  const high = setup.height / 17
  const wide = high * 2.6
  const joint = Math.max(1, high * 0.09)
  return createSheet(setup, (x, y) => {
    const course = Math.floor(y / high)
    const along = x + (course % 2) * (wide / 2)
    const brick = Math.floor(along / wide)
    const deep = y - course * high < joint || along - brick * wide < joint
    const rough = noise(x * 0.45, y * 0.45) * 0.16
    return deep ? -0.62 + rough : noise(brick * 7.3, course * 5.1) * 0.22 + rough
  })
}

/** How thick the paint lies: all over the middle, thinner to a wavering rim, running down from the lower one. */
function createCover(setup: StyleSetup): Int8Array {
  const { width, height, seed } = setup
  const noise = createNoise(seed + 120)
  const random = createRandom(seed + 121)
  const drips = Array.from({ length: Math.round((width / height) * 14) }, () => ({
    x: random.next() * width,
    long: height * (0.015 + random.next() * 0.05),
    wide: height * (0.003 + random.next() * 0.003),
  }))
  const rim = height * 0.045
  return createSheet(setup, (x, y) => {
    const waver = noise((x / height) * 9, (y / height) * 9) * rim * 0.4
    const side = Math.min(x, width - x, y) + waver - rim
    const below = height - y + waver - rim * 1.5
    const run = drips.some((drip) => Math.abs(x - drip.x) < drip.wide && below > -drip.long)
    const inside = Math.min(side, run ? rim : below)
    const dust = noise(x * 0.9, y * 0.9) * rim * 0.5
    return (inside + dust) / (rim * 0.4)
  })
}

interface Mural {
  readonly table: Uint32Array
  readonly bricks: Int8Array
  readonly cover: Int8Array
  readonly lines: Uint8Array
}

function spray({ source, target }: Plate, { table, bricks, cover, lines }: Mural): void {
  for (let i = 0; i < target.length; i++) {
    const stone = bricks[i]!
    const [red, green, blue] = [158 + stone, 96 + stone * 0.8, 76 + stone * 0.7]
    const thick = cover[i]!
    if (thick <= 0) {
      target[i] = pack(red, green, blue)
      continue
    }
    const can = lines[i]! > 110 ? BLACK : lookUp(table, source[i]!)
    // In the joints the paint does not reach the ground.
    const k = (thick < 90 ? thick / 90 : 1) * (stone < -45 ? 0.72 : 0.93)
    const rough = stone * 0.2
    target[i] = pack(
      red + ((can & 255) - red) * k + rough,
      green + (((can >>> 8) & 255) - green) * k + rough,
      blue + (((can >>> 16) & 255) - blue) * k + rough,
    )
  }
}
