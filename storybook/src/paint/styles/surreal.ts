import { contrast, createColourTable, lookUp, saturate } from './colour-table.ts'
import { pack, type Plate, type Style } from './style.ts'

/** A dream: a second world hangs upside down from the sky, the first sags like warm wax, the colours are wrong. */
export const surreal: Style = {
  hold: 1,
  open({ width, height }) {
    const table = createColourTable((r, g, b) => {
      const [red, green, blue] = saturate(contrast([r, g, b], 1.16, 124), 1.3)
      const light = (0.21 * r + 0.72 * g + 0.07 * b) / 255
      const cool = Math.max(0, Math.min(1, (b - r) / 80))
      const ember = [255 - 40 * (1 - light), 176 * light + 30, 60 + 110 * (1 - light)]
      const turned = [
        red! * 0.85 + green! * 0.14,
        green! * 0.78 + blue! * 0.2,
        blue! * 0.8 + red! * 0.2,
      ]
      return turned.map((value, i) => value + (ember[i]! - value) * cool * 0.9)
    })
    const warp = { across: new Int32Array(height), down: new Int32Array(width) }
    return {
      develop(plate) {
        bend(plate, warp)
        dream(plate, warp, table)
      },
    }
  },
}

interface Warp {
  readonly across: Int32Array
  readonly down: Int32Array
}

function bend({ width, height, tick }: Plate, { across, down }: Warp): void {
  const time = tick / 24
  for (let y = 0; y < height; y++) {
    const v = y / height
    across[y] = Math.round(Math.sin(v * 8 + time * 1.3) * height * 0.022 * (0.2 + v))
  }
  for (let x = 0; x < width; x++) {
    const u = x / height
    // Sharp sags at uneven places: what is soft drips.
    const drip = Math.max(0, Math.sin(u * 7.3 + 1) * Math.sin(u * 3.1 + 0.7 + time * 0.2)) ** 2
    down[x] = Math.round((Math.sin(u * 5 + time) * 0.014 + drip * 0.13) * height)
  }
}

function dream(plate: Plate, { across, down }: Warp, table: Uint32Array): void {
  const { source, target, width, height } = plate
  const ceiling = height * 0.36
  for (let y = 0, i = 0; y < height; y++) {
    const shift = across[y]!
    const hanging = y < ceiling ? (1 - y / ceiling) ** 0.6 * 0.82 : 0
    const mirrored = Math.min(height - 1, Math.round(height - 1 - y * 1.55)) * width
    for (let x = 0; x < width; x++, i++) {
      const px = x + shift < 0 ? 0 : x + shift >= width ? width - 1 : x + shift
      const sag = y - (down[px]! * y * y) / (height * height)
      const py = sag < 0 ? 0 : sag >= height ? height - 1 : sag | 0
      const here = lookUp(table, source[py * width + px]!)
      if (hanging === 0) {
        target[i] = here
        continue
      }
      const over = lookUp(table, source[mirrored + (width - 1 - px)]!)
      target[i] = pack(
        (here & 255) + ((over & 255) - (here & 255)) * hanging,
        ((here >>> 8) & 255) + (((over >>> 8) & 255) - ((here >>> 8) & 255)) * hanging,
        ((here >>> 16) & 255) + (((over >>> 16) & 255) - ((here >>> 16) & 255)) * hanging,
      )
    }
  }
}
