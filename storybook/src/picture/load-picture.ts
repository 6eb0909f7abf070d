import { empty } from '../scene/kept-canvas.ts'
import { createCanvas, loadImage, type Canvas } from '@napi-rs/canvas'

/** What shows through transparent pictures: the house's own paper. */
const PAPER = '#f3ece0'

/** Decodes a PNG or JPEG that was checked before. Transparent parts show paper. */
export async function loadPicture(file: string): Promise<Canvas> {
  const image = await loadImage(file)
  const canvas = createCanvas(Math.max(1, image.width), Math.max(1, image.height))
  const ctx = canvas.getContext('2d')
  ctx.fillStyle = PAPER
  ctx.fillRect(0, 0, canvas.width, canvas.height)
  ctx.drawImage(image, 0, 0)
  // Reading makes Skia draw it now; then the decoded picture, 48 MB for a photograph of 12 megapixels, can go.
  ctx.getImageData(0, 0, 1, 1)
  image.src = Buffer.alloc(0)
  return canvas
}

export interface Rect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Part of a picture at another size. Halves step by step: one large step would skip pixels and shimmer. */
export function resized(
  source: Canvas,
  part: Rect,
  size: { readonly width: number; readonly height: number },
): Canvas {
  let { x, y, width, height } = part
  let current = source
  while (width >= size.width * 2 || height >= size.height * 2) {
    const next = {
      width: Math.max(size.width, Math.ceil(width / 2)),
      height: Math.max(size.height, Math.ceil(height / 2)),
    }
    const smaller = drawn(current, { x, y, width, height }, next)
    if (current !== source) empty(current)
    current = smaller
    ;({ width, height } = next)
    ;[x, y] = [0, 0]
  }
  const last = drawn(current, { x, y, width, height }, size)
  if (current !== source) empty(current)
  return last
}

/** In pixels: a film's own pictures are smaller. */
const LARGE = 4_000_000

function drawn(
  source: Canvas,
  { x, y, width, height }: Rect,
  size: { readonly width: number; readonly height: number },
): Canvas {
  const canvas = createCanvas(size.width, size.height)
  const ctx = canvas.getContext('2d')
  ctx.imageSmoothingEnabled = true
  const enlarges = size.width > width || size.height > height
  const halves = width === size.width * 2 && height === size.height * 2
  // Where it is more than a half, Skia keeps smaller copies of what it draws: 17 MB of a photograph.
  const isPlain = halves || width * height > LARGE
  ctx.imageSmoothingQuality = enlarges ? 'high' : isPlain ? 'low' : 'medium'
  ctx.drawImage(source, x, y, width, height, 0, 0, size.width, size.height)
  return canvas
}
