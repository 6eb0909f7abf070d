import type { ColourRule } from './colour-table.ts'

/** Degrees around the kept hue: all of it within the first, nothing of it beyond the second. */
const HUES = [13, 20] as const
/** From which purity on it is that colour, and no skin or wood in its light. */
const PURITY = [0.46, 0.58] as const

/** The same rule for all colours but one: a red umbrella in a grey street. */
export function keeping(rule: ColourRule, hex: string | undefined): ColourRule {
  if (hex === undefined) return rule
  const value = Number.parseInt(hex.slice(1), 16)
  const kept = hueOf(value >> 16, (value >> 8) & 255, value & 255)
  return (red, green, blue) => {
    const { hue, purity } = hueOf(red, green, blue)
    const apart = Math.abs(((hue - kept.hue + 540) % 360) - 180)
    const much = between(apart, HUES[1], HUES[0]) * between(purity, PURITY[0], PURITY[1])
    const grey = rule(red, green, blue)
    return [red, green, blue].map((own, at) => (grey[at] ?? 0) * (1 - much) + own * much)
  }
}

/** 0 at `from`, 1 at `to`, straight between them. */
const between = (value: number, from: number, to: number): number =>
  Math.max(0, Math.min(1, (value - from) / (to - from)))

function hueOf(red: number, green: number, blue: number): { hue: number; purity: number } {
  const [high, low] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const range = high - low
  if (range === 0) return { hue: 0, purity: 0 }
  const sector =
    high === red
      ? (green - blue) / range
      : high === green
        ? 2 + (blue - red) / range
        : 4 + (red - green) / range
  return { hue: (sector * 60 + 360) % 360, purity: range / high }
}
