import sharp, { type Sharp } from 'sharp'

/** Red and green above blue and yellow: shows at a glance whether a picture is turned or its colours are off. */
export const WIDTH = 64
export const HEIGHT = 48

const COLOURS = { r: [220, 30, 30], g: [30, 200, 40], b: [40, 50, 210], y: [240, 220, 40] } as const
type Colour = keyof typeof COLOURS

/** The picture of four corners as pixels; `alpha` is for the right half. */
export function cornerPixels(alpha?: number): Sharp {
  const channels = alpha === undefined ? 3 : 4
  const data = Buffer.alloc(WIDTH * HEIGHT * channels)
  for (let index = 0; index < WIDTH * HEIGHT; index++) {
    const right = index % WIDTH >= WIDTH / 2
    const below = index >= (WIDTH * HEIGHT) / 2
    const colour = COLOURS[below ? (right ? 'y' : 'b') : right ? 'g' : 'r']
    data.set([...colour, ...(alpha === undefined ? [] : [right ? alpha : 255])], index * channels)
  }
  return sharp(data, { raw: { width: WIDTH, height: HEIGHT, channels } })
}

/** The corners of a picture in reading order, as the letters of the nearest colours. */
export async function readCorners(bytes: Uint8Array): Promise<string> {
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number): string => {
    const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3
    return nearest([...data.subarray(start, start + 3)])
  }
  return [at(0.2, 0.2), at(0.8, 0.2), at(0.2, 0.8), at(0.8, 0.8)].join('')
}

function nearest(pixel: readonly number[]): string {
  const distance = (name: Colour): number =>
    COLOURS[name].reduce((sum, value, index) => sum + (value - (pixel[index] ?? 0)) ** 2, 0)
  const [best = 'r'] = (Object.keys(COLOURS) as Colour[]).toSorted(
    (a, b) => distance(a) - distance(b),
  )
  // CMYK cannot show the green and the blue as bright as they were.
  return distance(best) < 10_000 ? best : `?${pixel.join('/')}`
}
