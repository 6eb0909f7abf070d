import { blot } from '../scene/blot.ts'
import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { Actor, ActorBrush, Pose } from './actor.ts'
import { readColour } from './colour/read-colour.ts'

/** Darker than this, between the temples, is an eye. */
const DARK = 78

interface Spot {
  readonly x: number
  readonly y: number
  readonly rx: number
  readonly ry: number
}

/** Paints irises over the dark eyes of an animal; in a face that is dark itself, where glasses would have theirs. */
export function eyeLayer(actor: Actor, colour: string): (brush: ActorBrush, pose: Pose) => void {
  const tone = readColour(colour)
  const between = actor.eyes
  if (tone === null || tone === 'rainbow' || between === undefined) return () => undefined
  let kept: Canvas | undefined
  return (brush, { holds: _holds, ...pose }) => {
    if ((pose.blink ?? 0) > 0.3) return
    const { x, y, width } = between(pose)
    const [rx, ry] = [Math.max(0.07, width * 0.62), Math.max(0.06, width * 0.3)]
    const { pixels } = brush
    const [w, h] = [Math.ceil(2 * rx * pixels), Math.ceil(2 * ry * pixels)]
    if (w < 4 || h < 4) return
    if (kept?.width !== w || kept.height !== h) kept = createCanvas(w, h)
    const ctx = kept.getContext('2d')
    ctx.clearRect(0, 0, w, h)
    ctx.save()
    ctx.translate(w / 2 - x * pixels, h / 2 + y * pixels)
    ctx.scale(pixels, pixels)
    actor.draw({ ...brush, ctx }, pose)
    ctx.restore()
    const found = darkSpots(ctx.getImageData(0, 0, w, h))
    const eyes = found.map((spot) => ({
      x: x - rx + spot.x / pixels,
      y: -y - ry + spot.y / pixels,
      rx: spot.rx / pixels,
      ry: spot.ry / pixels,
    }))
    for (const eye of eyes.length > 0 ? eyes : where(x, y, width)) iris(brush.ctx, eye, tone)
  }
}

function where(x: number, y: number, width: number): readonly Spot[] {
  const r = Math.max(0.018, width * 0.11)
  return [-0.24, 0.24].map((side) => ({ x: x + side * width, y: -y, rx: r, ry: r }))
}

function iris(ctx: SKRSContext2D, { x, y, rx, ry }: Spot, tone: string): void {
  for (const [fill, dx, dy, part] of [
    ['#241c1a', 0, 0, 1.16],
    [tone, 0, 0, 1],
    ['#16110f', 0, 0, 0.46],
    ['#ffffff', -0.3, -0.35, 0.24],
  ] as const)
    blot(ctx, fill, [x + dx * rx, y + dy * ry, rx * part, ry * part])
}

type Pixels = Pick<ReturnType<SKRSContext2D['getImageData']>, 'data' | 'width' | 'height'>

/** The two largest dark spots that lie wholly within the picture and are about as wide as high. */
function darkSpots({ data, width, height }: Pixels): readonly Spot[] {
  const open = Uint8Array.from({ length: width * height }, (_, at) => {
    const [r = 255, g = 255, b = 255, a = 0] = data.subarray(at * 4, at * 4 + 4)
    return a > 200 && Math.max(r, g, b) < DARK ? 1 : 0
  })
  const spots: (Spot & { readonly count: number })[] = []
  for (let at = 0; at < open.length; at++) {
    if (open[at] === 0) continue
    const box = flood(open, at, width)
    const [wide, high] = [box.right - box.left + 1, box.bottom - box.top + 1]
    const within = box.left > 0 && box.top > 0 && box.right < width - 1 && box.bottom < height - 1
    const round = Math.max(wide, high) < 2.4 * Math.min(wide, high) && wide < 0.45 * width
    if (within && round && box.count > 0.004 * open.length)
      spots.push({
        x: (box.left + box.right + 1) / 2,
        y: (box.top + box.bottom + 1) / 2,
        rx: wide / 2,
        ry: high / 2,
        count: box.count,
      })
  }
  return spots.toSorted((one, other) => other.count - one.count).slice(0, 2)
}

interface Box {
  left: number
  right: number
  top: number
  bottom: number
  count: number
}

/** Takes away what hangs together with a pixel, and tells how far it reached. */
function flood(open: Uint8Array, start: number, width: number): Box {
  const box: Box = { left: width, right: 0, top: Infinity, bottom: 0, count: 0 }
  const queue = [start]
  open[start] = 0
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    const [x, y] = [at % width, Math.floor(at / width)]
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y)
    box.count++
    const beside = [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]
    for (const next of beside)
      if (open[next] === 1) {
        open[next] = 0
        queue.push(next)
      }
  }
  return box
}
