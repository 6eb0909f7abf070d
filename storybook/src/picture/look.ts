import type { Canvas } from '@napi-rs/canvas'
import { blur, createField, halved, type Field } from './field.ts'
import { resized } from './load-picture.ts'
import { tintOf, type Tint } from './one-colour.ts'

/** A picture made small and taken apart, for everything that looks for things in it. */
export interface Look {
  readonly width: number
  readonly height: number
  /** 0…1 each. */
  readonly red: Field
  readonly green: Field
  readonly blue: Field
  readonly bright: Field
  /** How colourful, 0…1, and the hue in degrees. */
  readonly colourful: Field
  readonly hue: Field
  /** How much the brightness changes here: across, down, and altogether. */
  readonly across: Field
  readonly down: Field
  readonly edge: Field
  /** The tint of a picture of one colour, which is looked at as if it were grey: sepia is neither wood nor skin. */
  readonly tint: Tint | null
}

/** The longer side of the small picture. */
const SIDE = 256

export function lookAt(picture: Canvas): Look {
  const scale = Math.min(1, SIDE / Math.max(picture.width, picture.height))
  const width = Math.max(1, Math.round(picture.width * scale))
  const height = Math.max(1, Math.round(picture.height * scale))
  const whole = { x: 0, y: 0, width: picture.width, height: picture.height }
  const pixels = resized(picture, whole, { width, height }).data()
  const [red, green, blue] = [0, 1, 2].map((channel) => {
    const field = createField(width, height)
    for (let i = 0; i < field.data.length; i++) field.data[i] = pixels[i * 4 + channel]! / 255
    return field
  }) as [Field, Field, Field]
  const bright = brightnessOf({ red, green, blue })
  const tint = tintOf({ red, green, blue, bright })
  return takenApart(
    tint ? { red: bright, green: bright, blue: bright } : { red, green, blue },
    tint,
  )
}

/** The same picture at half the size. */
export function halfLook({ red, green, blue, tint }: Look): Look {
  return takenApart({ red: halved(red), green: halved(green), blue: halved(blue) }, tint)
}

type Tones = Pick<Look, 'red' | 'green' | 'blue'>

function brightnessOf({ red, green, blue }: Tones): Field {
  const bright = createField(red.width, red.height)
  const { data } = bright
  for (let i = 0; i < data.length; i++) {
    data[i] = 0.299 * red.data[i]! + 0.587 * green.data[i]! + 0.114 * blue.data[i]!
  }
  return bright
}

function takenApart(tones: Tones, tint: Tint | null): Look {
  const bright = brightnessOf(tones)
  const { width, height } = tones.red
  return { width, height, ...tones, bright, ...colours(tones), ...edges(bright), tint }
}

function colours({ red, green, blue }: Tones) {
  const colourful = createField(red.width, red.height)
  const hue = createField(red.width, red.height)
  for (let i = 0; i < red.data.length; i++) {
    const [r, g, b] = [red.data[i]!, green.data[i]!, blue.data[i]!]
    const high = Math.max(r, g, b)
    const span = high - Math.min(r, g, b)
    colourful.data[i] = high < 0.02 ? 0 : span / (high + 0.1)
    if (span < 1e-4) continue
    const turn = high === r ? (g - b) / span : high === g ? 2 + (b - r) / span : 4 + (r - g) / span
    hue.data[i] = (turn * 60 + 360) % 360
  }
  return { colourful, hue }
}

function edges(bright: Field): Pick<Look, 'across' | 'down' | 'edge'> {
  const { width, height, data } = blur(bright, 1)
  const across = createField(width, height)
  const down = createField(width, height)
  const edge = createField(width, height)
  for (let y = 0; y < height; y++) {
    const [above, below] = [Math.max(0, y - 1) * width, Math.min(height - 1, y + 1) * width]
    for (let x = 0; x < width; x++) {
      const [left, right] = [Math.max(0, x - 1), Math.min(width - 1, x + 1)]
      const at = y * width + x
      const aside = Math.abs(data[y * width + right]! - data[y * width + left]!)
      const under = Math.abs(data[below + x]! - data[above + x]!)
      across.data[at] = aside
      down.data[at] = under
      edge.data[at] = Math.sqrt(aside * aside + under * under)
    }
  }
  return { across, down, edge }
}
