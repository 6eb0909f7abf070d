import { blur, createField, mapField, meanOf, stretched, type Field } from '../field.ts'
import type { Look } from '../look.ts'
import { patchesOf, shareOf, type Patch, type Share } from '../regions/patches.ts'

/** Where people look in a picture, 0…1: contrast, odd colours, skin, sharp things, and the middle. */
export function attentionTo(look: Look): Field {
  const reach = Math.max(look.width, look.height) / 40
  const contrast = stretched(blur(look.edge, reach, 2))
  const odd = stretched(blur(oddness(look), reach, 2))
  const tones = skinTones(look)
  const skin = stretched(blur(tones, reach, 2))
  const hasSkin = meanOf(tones) < 0.35 ? 1 : 0.25
  return stretched(
    mapField(contrast, (value, index, y) => {
      const x = (index % look.width) / Math.max(1, look.width - 1) - 0.5
      const below = y / Math.max(1, look.height - 1) - 0.48
      const middle = Math.exp(-(x * x + below * below) * 3.2)
      const told = 0.5 * value + 0.75 * odd.data[index]! + 0.9 * hasSkin * skin.data[index]!
      return told * (0.35 + 0.65 * middle) + 0.1 * middle
    }),
  )
}

/** How far each pixel's colour is from the mean colour of its wide surroundings. */
function oddness({ red, green, blue, width, height }: Look): Field {
  const wide = Math.max(width, height) / 5
  const means = [red, green, blue].map((channel) => blur(channel, wide, 2))
  const odd = createField(width, height)
  for (let i = 0; i < odd.data.length; i++) {
    const r = red.data[i]! - means[0]!.data[i]!
    const g = green.data[i]! - means[1]!.data[i]!
    const b = blue.data[i]! - means[2]!.data[i]!
    odd.data[i] = Math.sqrt(r * r + g * g + b * b)
  }
  return odd
}

function skinTones(look: Look): Field {
  return mapField(look.hue, (_, at) => (isSkin(look, at) ? 1 : 0))
}

/** Skin of any shade is red to orange, of middling colour, and not black. */
export function isSkin({ red, green, blue, hue, colourful, bright }: Look, at: number): boolean {
  const degrees = hue.data[at]!
  if (degrees > 42 && degrees < 348) return false
  const colour = colourful.data[at]!
  if (colour < 0.15 || colour > 0.68 || bright.data[at]! < 0.13) return false
  const [r, g, b] = [red.data[at]!, green.data[at]!, blue.data[at]!]
  return r > g && g >= b * 0.9 && r - g < 0.36 && r - g > 0.03
}

/** The box around what draws the eye most, in shares of the picture. */
export function salientBox(attention: Field): Share {
  const mean = meanOf(attention)
  const spread = Math.sqrt(meanOf(mapField(attention, (value) => (value - mean) ** 2)))
  const weight = ({ pixels }: Patch): number =>
    pixels.reduce((sum, at) => sum + attention.data[at]!, 0)
  const patches = patchesOf(attention, mean + 0.9 * spread)
  const [most] = patches.toSorted((a, b) => weight(b) - weight(a))
  if (!most) return { left: 0.35, right: 0.65, top: 0.35, bottom: 0.65 }
  return shareOf(most, attention)
}

/** The middle of what draws the eye, in shares of the picture. */
export function focusOf(attention: Field): { readonly u: number; readonly v: number } {
  let [sum, across, down] = [0, 0, 0]
  attention.data.forEach((value, index) => {
    const weight = value ** 3
    sum += weight
    across += weight * ((index % attention.width) + 0.5)
    down += weight * (Math.floor(index / attention.width) + 0.5)
  })
  if (sum < 1e-6) return { u: 0.5, v: 0.5 }
  return { u: across / sum / attention.width, v: down / sum / attention.height }
}
