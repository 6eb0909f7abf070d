import type { Detail, Extra, FootWear, HeadWear, Pattern, Sleeve } from '../outfit.ts'

/** What one word of clothing changes on a puppet. */
export interface Garment {
  readonly colour?: string
  readonly top?: {
    sleeve?: Sleeve
    details?: readonly Detail[]
    inner?: string
    bare?: boolean
    print?: string
  }
  readonly legs?: { length?: number; loose?: number; colour?: string }
  readonly skirt?: {
    length: number
    flare: number
    open?: boolean
    colour?: string
    pattern?: Pattern
  }
  readonly shoes?: FootWear
  readonly gloves?: true
  readonly boxing?: true
  readonly hat?: HeadWear
  readonly extra?: Extra
  /** The pattern of the extra. */
  readonly print?: Pattern
}

export const top = (sleeve: Sleeve, details: readonly Detail[] = [], colour?: string): Garment => ({
  top: { sleeve, details },
  ...(colour ? { colour } : {}),
})
export const hat = (style: HeadWear, colour: string): Garment => ({ hat: style, colour })
export const extra = (kind: Extra, colour: string): Garment => ({ extra: kind, colour })
export const shoes = (style: FootWear, colour: string): Garment => ({ shoes: style, colour })
export const legs = (length: number, loose: number, colour?: string): Garment => ({
  legs: { length, loose },
  ...(colour ? { colour } : {}),
})
