import { allColours, bodyColours, type BodyColours } from './body-colours.ts'
import type { BodyHint } from './body-hints.ts'
import { readMaterial } from './materials.ts'
import { hueDistance, shift, toHex, toOklch, type Oklch } from './oklch.ts'
import { paletteOf } from './palette.ts'
import { readColour } from './read-colour.ts'
import { coatOf, twoTones } from './two-tones.ts'

/** A picture in another colour: the body's family of tones moves, its shading stays, the rest is left alone. */
export function recolour(body: string, colour: string, hint?: BodyHint): string {
  const pair = twoTones(colour)
  if (pair) return swapColours(body, coatOf(paletteOf(body), pair))
  const wanted = readColour(colour)
  const family = familyOf(body, hint?.body)
  if (!wanted || !family) return body
  if (wanted === 'rainbow') return paintRainbow(body, family)
  const tone = toOklch(wanted)
  const target = { tone, contrast: 1 }
  const other = hint?.also === undefined ? undefined : familyOf(body, hint.also)
  const swaps = [...(other ? toneSwaps(other, target) : []), ...toneSwaps(family, target)]
  const painted = swaps.filter(([from]) => from !== hint?.keeps)
  return swapColours(body, new Map([...setOff(body, tone, hint), ...painted]))
}

/** A part that is named takes the colour as it is: pale walls would else stay pale, their shade take it. */
function familyOf(body: string, part?: string): BodyColours | undefined {
  const hint = part === undefined ? undefined : toOklch(part)
  const family = bodyColours(paletteOf(body), hint)
  return hint && family ? { ...family, middle: hint } : family
}

const TOO_LIKE = 40

/** What is beside the body changes too where one could not tell them apart: no red roof on red walls. */
function setOff(body: string, tone: Oklch, hint?: BodyHint): Swaps {
  if (!hint?.beside) return []
  const part = familyOf(body, hint.beside.part)
  if (!part || Math.abs(hueDistance(part.middle.h, tone.h)) > TOO_LIKE) return []
  return toneSwaps(part, { tone: toOklch(hint.beside.tone), contrast: 1 })
}

/** A picture made of wood, gold, glass, stone, …: all its tones become the material's. */
export function remake(body: string, material: string): string {
  const made = readMaterial(material)
  const family = allColours(paletteOf(body))
  if (!made || !family) return body
  const { tone, contrast, alpha } = made
  const remade = replaceTones(body, family, { tone: toOklch(tone), contrast: contrast * 0.8 })
  return alpha < 1 ? `<g opacity="${alpha}">${remade}</g>` : remade
}

/** The body a step lighter or darker, so that no two of a herd look the same. */
export function shadeBy(body: string, step: number): string {
  const family = bodyColours(paletteOf(body))
  if (!family) return body
  return swapColours(body, new Map(family.swatches.map(({ hex }) => [hex, shift(hex, step)])))
}

interface Target {
  readonly tone: Oklch
  readonly contrast: number
}

const LIGHTEST = 0.985
const DARKEST = 0.16

type Swaps = readonly (readonly [from: string, to: string])[]

function replaceTones(body: string, family: BodyColours, target: Target): string {
  return swapColours(body, new Map(toneSwaps(family, target)))
}

function toneSwaps(family: BodyColours, target: Target): Swaps {
  const room = roomFor(family, target)
  return family.swatches.map((swatch) => [
    swatch.hex,
    toHex(moved(swatch, { family, target, room })),
  ])
}

/** How much of the shading above and below the middle fits between black and white. */
function roomFor({ swatches, middle }: BodyColours, { tone, contrast }: Target): Room {
  const above = Math.max(...swatches.map(({ l }) => l - middle.l), 0.001)
  const below = Math.max(...swatches.map(({ l }) => middle.l - l), 0.001)
  return {
    up: Math.min(contrast, (LIGHTEST - tone.l) / above),
    down: Math.min(contrast, (tone.l - DARKEST) / below),
  }
}

interface Room {
  readonly up: number
  readonly down: number
}

function moved(
  swatch: Oklch,
  { family, target, room }: { family: BodyColours; target: Target; room: Room },
): Oklch {
  const { middle } = family
  const step = swatch.l - middle.l
  const l = target.tone.l + step * (step > 0 ? room.up : room.down)
  const strength = middle.c < 0.03 ? 1 : Math.min(1.25, Math.max(0.45, swatch.c / middle.c))
  const turn = middle.c < 0.03 || swatch.c < 0.03 ? 0 : hueDistance(middle.h, swatch.h) * 0.25
  return { l, c: target.tone.c * strength, h: target.tone.h + turn }
}

function swapColours(body: string, swaps: ReadonlyMap<string, string>): string {
  return body.replaceAll(/#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/gi, (hex) => {
    return swaps.get(hex.toLowerCase()) ?? hex
  })
}

const RAINBOW_HUES = [25, 55, 100, 145, 220, 265, 310]

/** Flat fills become a sweep of all hues at their own lightness; gradients keep one hue each. */
function paintRainbow(body: string, family: BodyColours): string {
  const defs = family.swatches.map((swatch, index) => {
    const stops = RAINBOW_HUES.map((h, i) => {
      const tone = { l: 0.3 + swatch.l * 0.55, c: 0.17, h }
      return `<stop offset="${i / (RAINBOW_HUES.length - 1)}" stop-color="${toHex(tone)}"/>`
    })
    return (
      `<linearGradient id="rainbow${index}" gradientUnits="userSpaceOnUse" ` +
      `x1="8" y1="24" x2="120" y2="104">${stops.join('')}</linearGradient>`
    )
  })
  const order = new Map(family.swatches.map(({ hex }, index) => [hex, index] as const))
  const filled = body.replaceAll(
    /(fill|stroke|stop-color)="(#[0-9a-f]{3,6})"/gi,
    (all, name: string, hex: string) => {
      const index = order.get(hex.toLowerCase())
      if (index === undefined) return all
      if (name !== 'stop-color') return `${name}="url(#rainbow${index})"`
      const { l } = toOklch(hex)
      return `${name}="${toHex({ l, c: 0.16, h: RAINBOW_HUES[index % 7] ?? 0 })}"`
    },
  )
  return `<defs>${defs.join('')}</defs>${filled}`
}
