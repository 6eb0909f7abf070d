import { createRandom } from '../../scene/random.ts'
import { createModelling } from './clay.ts'
import { contrast, createColourTable, lookUp, saturate } from './techniques/colour-table.ts'
import { pack, type Plate, type Style, type StyleSetup } from './style.ts'

/** Needle-felted wool, shot on threes: puffed forms, matt colours, and fibres that stray over every edge. */
export const felt: Style = {
  hold: 3,
  open(setup) {
    const table = createColourTable((r, g, b) =>
      saturate(contrast([r + 10, g + 6, b + 2], 0.96, 124), 1.08),
    )
    const wool = combWool(setup)
    const modelling = createModelling(setup, { round: 1 / 76, light: 1 })
    // Hands touch the wool between two pictures: other fibres lie there, and they are the same sheet.
    const stir = setup.width * Math.round(setup.height * 0.31) + Math.round(setup.width * 0.43)
    return {
      develop(plate) {
        const from = (plate.tick * stir) % wool.ways.length
        lay(plate, { wool, table, from, puffs: modelling(plate.source) })
      },
    }
  },
}

/** For each pixel the way to where its fibre is rooted, whose colour it has, and how the fibre catches the light. */
interface Wool {
  readonly ways: Int16Array
  readonly shine: Int8Array
}

/** Ways are pixels in a row and rows at once: more of them would not fit into sixteen bits. */
const MOST_ROWS = 8

function combWool({ width, height, seed, heed }: StyleSetup): Wool {
  const random = createRandom(seed + 70)
  const ways = new Int16Array(width * height)
  const shine = new Int8Array(width * height)
  const length = height / 42
  const reach = Math.min(height / 130, MOST_ROWS)
  const thick = Math.max(1, Math.round(height / 540))
  const count = Math.round((width * height * 1.5) / (length * thick))
  for (let n = 0; n < count; n++) {
    if (n % 64 === 0) heed()
    const fibre = { x: random.next() * width, y: random.next() * height }
    let angle = random.next() * Math.PI * 2
    const curl = (random.next() - 0.5) * 0.34
    const tone = (random.next() - 0.5) * 58
    for (let step = -length / 2; step < length / 2; step++, angle += curl) {
      fibre.x += Math.cos(angle)
      fibre.y += Math.sin(angle)
      // Its root is behind it, never far: what is small must stay legible.
      const back = Math.min(reach, step + length / 2)
      const to = Math.round(-Math.sin(angle) * back) * width + Math.round(-Math.cos(angle) * back)
      const first = Math.floor(fibre.y) * width + Math.floor(fibre.x)
      const last = first + (thick - 1) * width
      // What lies beyond the sheet is nowhere: setting it does nothing.
      for (let at = first; at <= last; at += width) {
        ways[at] = Math.max(-32_767, Math.min(32_767, to))
        shine[at] = tone
      }
    }
  }
  return { ways, shine }
}

interface Felt {
  readonly wool: Wool
  readonly table: Uint32Array
  /** Where in the sheet of wool this picture begins. */
  readonly from: number
  /** The lamp on the forms, for every second pixel of every second row. */
  readonly puffs: Int8Array
}

function lay({ source, target, width, height }: Plate, { wool, table, from, puffs }: Felt): void {
  const { ways, shine } = wool
  const half = width >> 1
  const lowest = (height >> 1) - 1
  const last = source.length - 1
  let fibre = from
  for (let y = 0, i = 0; y < height; y++) {
    const row = Math.min(lowest, y >> 1) * half
    for (let x = 0; x < width; x++, i++) {
      const root = i + ways[fibre]!
      const p = lookUp(table, source[root < 0 ? 0 : root > last ? last : root]!)
      const light = shine[fibre]! + puffs[row + Math.min(half - 1, x >> 1)]!
      target[i] = pack((p & 255) + light, ((p >>> 8) & 255) + light, ((p >>> 16) & 255) + light)
      if (++fibre === ways.length) fibre = 0
    }
  }
}
