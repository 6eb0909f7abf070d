import { z } from 'zod'

const UNIT_MS = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const
const UNIT_BYTES = { B: 1, KiB: 2 ** 10, MiB: 2 ** 20, GiB: 2 ** 30, TiB: 2 ** 40 } as const

const CENTURY_MS = 36_500 * UNIT_MS.d
/** Node's timers hold 2³¹ − 1 ms, 24.8 days. One that is set for longer fires at once. */
const LONGEST_TIMER_MS = 24 * UNIT_MS.d
/** What a column of the database holds. */
const LARGEST_COUNT = 2 ** 31 - 1

/** `250ms`, `30s`, `10m`, `2h`, `7d` → milliseconds. */
export function duration(min = 0) {
  const what = 'a time such as 30s, 10m, 2h or 7d'
  return quantity(UNIT_MS, { what, min, max: CENTURY_MS })
}

/** A duration that somebody waits for with a timer. */
export function timer(min: number) {
  return quantity(UNIT_MS, { what: 'a time such as 30s, 10m or 2h', min, max: LONGEST_TIMER_MS })
}

/** `0s,10s,2m` → a list of milliseconds. */
export function durations() {
  return z
    .string('expected times such as 0s,10s,2m')
    .transform((text): unknown[] => text.split(',').map((part) => part.trim()))
    .pipe(z.array(duration()).min(1).max(20, 'expected at most 20 times'))
}

/** `512MiB`, `1GiB` → bytes. */
export function bytes() {
  const max = 1_024 * UNIT_BYTES.TiB
  return quantity(UNIT_BYTES, { what: 'a size such as 512MiB or 2GiB', min: 0, max })
}

export function text() {
  return z.string('expected a text').min(1, 'expected a text, but is empty')
}

/** A whole number, from JSON or from the text of an environment variable. */
export function whole(min: number, max = LARGEST_COUNT) {
  return z.unknown().transform((value, context) => {
    const number = typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value
    if (Number.isInteger(number) && Number(number) >= min && Number(number) <= max) {
      return Number(number)
    }
    return refuse(context, `a whole number from ${min} to ${max}`, value)
  })
}

/** true/false, from JSON or from the text of an environment variable. */
export function flag() {
  return z.unknown().transform((value, context) => {
    const text = String(value)
    if (['true', 'false', '1', '0'].includes(text)) return text === 'true' || text === '1'
    return refuse(context, 'true or false', value)
  })
}

type Units = Readonly<Record<string, number>>

function quantity(units: Units, { what, min, max }: { what: string; min: number; max: number }) {
  const pattern = new RegExp(`^(\\d+(?:\\.\\d+)?)\\s*(${Object.keys(units).join('|')})$`)
  return z.unknown().transform((value, context) => {
    const [, amount, unit = ''] = pattern.exec(String(value).trim()) ?? []
    const number = Number(amount) * (units[unit] ?? Number.NaN)
    if (number >= min && number <= max) return Math.round(number)
    if (number < min) return refuse(context, `at least ${show(min, units)}`, value)
    if (number > max) return refuse(context, `at most ${show(max, units)}`, value)
    return refuse(context, what, value)
  })
}

/** In the largest unit that gives a whole number. */
function show(value: number, units: Units): string {
  const fits = Object.entries(units).filter(([, size]) => value >= size && value % size === 0)
  const [unit, size] = fits.at(-1) ?? Object.entries(units)[0] ?? ['', 1]
  return `${value / size}${unit}`
}

function refuse(context: z.RefinementCtx, expected: string, value: unknown): never {
  const got = typeof value === 'string' ? `"${value}"` : JSON.stringify(value)
  context.addIssue({ code: 'custom', message: `expected ${expected}, got ${got}` })
  return z.NEVER
}
