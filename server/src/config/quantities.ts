import { z } from 'zod'

const UNIT_MS = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const
const UNIT_BYTES = { B: 1, KiB: 2 ** 10, MiB: 2 ** 20, GiB: 2 ** 30, TiB: 2 ** 40 } as const

/** `250ms`, `30s`, `10m`, `2h`, `7d` → milliseconds. */
export function duration(minMs = 0) {
  return quantity(UNIT_MS, 'a time such as 30s, 10m, 2h or 7d', minMs)
}

/** `0s,10s,2m` → a list of milliseconds. */
export function durations() {
  return z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(duration()).min(1).max(20))
}

/** `512MiB`, `1GiB` → bytes. */
export function bytes() {
  return quantity(UNIT_BYTES, 'a size such as 512MiB or 2GiB', 0)
}

/** A whole number, from JSON or from the text of an environment variable. */
export function whole(min: number, max = Number.MAX_SAFE_INTEGER) {
  return z
    .union([
      z.number(),
      z
        .string()
        .regex(/^-?\d+$/, 'expected a whole number')
        .transform(Number),
    ])
    .pipe(z.int().min(min).max(max))
}

/** true/false, from JSON or from the text of an environment variable. */
export function flag() {
  return z.union([
    z.boolean(),
    z.enum(['true', 'false', '1', '0']).transform((text) => text === 'true' || text === '1'),
  ])
}

function quantity(units: Readonly<Record<string, number>>, what: string, min: number) {
  const pattern = new RegExp(`^(\\d+(?:\\.\\d+)?)\\s*(${Object.keys(units).join('|')})$`)
  return z.string().transform((text, context) => {
    const [, amount, unit = ''] = pattern.exec(text.trim()) ?? []
    const value = Number(amount) * (units[unit] ?? Number.NaN)
    if (value >= min) return Math.round(value)
    context.addIssue({ code: 'custom', message: `expected ${what}, got "${text}"` })
    return z.NEVER
  })
}
