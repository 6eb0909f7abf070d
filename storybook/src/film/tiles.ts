import type { FrameSize } from './h264.ts'

/** The mean of sixteen of the pixels under each pixel of the tile. */
export function shrink(pixels: Uint8Array, size: FrameSize, tile: FrameSize): Uint8Array {
  const small = new Uint8Array(tile.width * tile.height * 4).fill(255)
  for (let y = 0, to = 0; y < tile.height; y++) {
    const top = Math.floor((y * size.height) / tile.height)
    const bottom = Math.max(top + 1, Math.floor(((y + 1) * size.height) / tile.height))
    for (let x = 0; x < tile.width; x++, to += 4) {
      const left = Math.floor((x * size.width) / tile.width)
      const right = Math.max(left + 1, Math.floor(((x + 1) * size.width) / tile.width))
      small.set(mean(pixels, { left, top, right, bottom, stride: size.width }), to)
    }
  }
  return small
}

interface Area {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly stride: number
}

function mean(pixels: Uint8Array, area: Area): [number, number, number] {
  let red = 0
  let green = 0
  let blue = 0
  let count = 0
  const across = Math.ceil((area.right - area.left) / 4)
  const down = Math.ceil((area.bottom - area.top) / 4)
  for (let y = area.top; y < area.bottom; y += down) {
    for (let x = area.left; x < area.right; x += across, count++) {
      const at = (y * area.stride + x) * 4
      red += pixels[at]!
      green += pixels[at + 1]!
      blue += pixels[at + 2]!
    }
  }
  return [red / count, green / count, blue / count]
}
