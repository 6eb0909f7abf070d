import { createCanvas, ImageData, type Canvas } from '@napi-rs/canvas'
import { empty, releasePicture, releasePixels } from '../../scene/kept-canvas.ts'
import { castShadow, layShadow, type Shadow } from './cast-shadow.ts'
import { toRgb, type Rgb } from './colour.ts'
import type { Finish } from './finish.ts'
import { findInk, type Ink, type Patch } from './ink.ts'
import { createLighting, edgeReach, lightRows, type Lighting, type Rows } from './light-sheet.ts'
import { createSprite, type Sprite } from './sprite.ts'
import { theWorkbench, type Workbench } from './workbench.ts'

/** Gives a painted sprite its light, haze, cut edge, grain and shadow, and trims what is empty. */
export function finishPaper(sprite: Sprite, finish: Finish): Sprite {
  const { unit } = sprite
  const ink = findInk(sprite.canvas)
  if (!ink) return createSprite({ ...sprite, canvas: createCanvas(1, 1) })
  const reach = finish.shadow > 0 ? SHADOW.room * unit : 0
  const spare = Math.ceil(reach + finish.soft * 2) + 1
  const result = createCanvas(ink.patch.width + 2 * spare, ink.patch.height + 2 * spare)
  layBands(sprite.canvas, result, workFor({ ink, finish, unit, spare }))
  empty(sprite.canvas)
  const left = sprite.left + (ink.patch.left - spare) / unit
  const top = sprite.top + (ink.patch.top - spare) / unit
  if (finish.glow) {
    const ctx = result.getContext('2d')
    ctx.setTransform(unit, 0, 0, unit, -left * unit, -top * unit)
    finish.glow(ctx)
  }
  releasePixels(result)
  const canvas = finish.soft > 0.4 ? blurred(result, finish.soft) : result
  return createSprite({ canvas, unit, left, top })
}

/** How a sheet's shadow falls on what hangs behind it, in u; `room` is all that it reaches. */
const SHADOW = { aside: 0.12, below: 0.09, blur: 0.22, room: 0.34, dark: 1.3 }

/** What is known before the first band is worked on. */
interface Work {
  readonly patch: Patch
  readonly spare: number
  /** Rows around a band that its edges look at. */
  readonly halo: number
  readonly lighting: Lighting
  readonly shadow: Shadow | undefined
  readonly strength: number
  readonly shift: { readonly x: number; readonly y: number }
  readonly tint: Rgb
}

function workFor(sheet: {
  readonly ink: Ink
  readonly finish: Finish
  readonly unit: number
  readonly spare: number
}): Work {
  const { ink, finish, unit, spare } = sheet
  const { light, haze } = finish
  const strength = Math.min(
    0.7,
    SHADOW.dark * light.shadowAmount * finish.shadow * (1 - haze * 0.8),
  )
  const room = Math.ceil(SHADOW.room * unit) + 1
  return {
    patch: ink.patch,
    spare,
    halo: edgeReach(unit),
    lighting: createLighting(finish, { unit, width: ink.patch.width }),
    shadow:
      strength > 0.01 ? castShadow(ink, { blur: SHADOW.blur * unit, spare: room }) : undefined,
    strength,
    shift: { x: -light.from * SHADOW.aside * unit, y: SHADOW.below * unit },
    tint: toRgb(light.shadow),
  }
}

/** Rows that are lit at once: the workbench keeps room for the widest sheet's, 4 MB more with twice as many. */
const BAND = 32

/** Lights the sheet and lays it on its own shadow, a band at a time. */
function layBands(canvas: Canvas, result: Canvas, work: Work): void {
  const { patch, spare, halo } = work
  const to = result.getContext('2d')
  const bench = theWorkbench()
  const [from, into] = bench.open([patch.width * (BAND + 2 * halo) * 4, result.width * BAND * 4])
  for (let top = 0; top < result.height; top += BAND) {
    const rows = Math.min(BAND, result.height - top)
    const out = new Uint32Array(bench.store.bytes().buffer, into, result.width * rows).fill(0)
    const first = Math.max(0, top - spare)
    const last = Math.min(patch.height, top + rows - spare)
    if (first < last) {
      const band = readBand(canvas, { work, bench, from, first, last })
      for (let y = first; y < last; y++) {
        const start = band.address + (patch.top + y - band.top) * patch.width * 4
        const target = into + ((y + spare - top) * result.width + spare) * 4
        bench.store.bytes().copyWithin(target, start, start + patch.width * 4)
      }
    }
    if (work.shadow) {
      const x = patch.left - spare - work.shift.x
      const y = patch.top + top - spare - work.shift.y
      layShadow(out, work.shadow, { ...work, width: result.width, x, y })
    }
    const bytes = new Uint8ClampedArray(out.buffer, out.byteOffset, out.byteLength)
    to.putImageData(new ImageData(bytes, result.width, rows), 0, top)
  }
}

/** Rows of the sheet, lit, on the workbench, with those around them that their edges look at. */
function readBand(
  canvas: Canvas,
  {
    work,
    bench,
    from,
    first,
    last,
  }: {
    readonly work: Work
    readonly bench: Workbench
    readonly from: number
    readonly first: number
    readonly last: number
  },
): Rows {
  const { patch, halo, lighting } = work
  const above = Math.max(0, first - halo)
  const height = Math.min(patch.height, last + halo) - above
  const { left, width } = patch
  const top = patch.top + above
  const { data } = canvas.getContext('2d').getImageData(left, top, width, height)
  bench.store.bytes().set(data, from)
  const rows = { address: from, width, height, left, top }
  lightRows(bench, { rows, lighting }, { from: first - above, until: last - above })
  return rows
}

function blurred(canvas: Canvas, radius: number): Canvas {
  const result = createCanvas(canvas.width, canvas.height)
  const ctx = result.getContext('2d')
  ctx.filter = `blur(${radius}px)`
  ctx.drawImage(canvas, 0, 0)
  releasePicture(result)
  empty(canvas)
  return result
}
