/** One light for the whole stage. Colours are `#rrggbb`; painters mix with them, actors are tinted by them. */
export interface Light {
  readonly name: string
  /** Sky from the zenith to the horizon: at least two colours. */
  readonly sky: readonly string[]
  /** What far things fade into, and how strongly at z = 30 (0…1). */
  readonly haze: string
  readonly hazeAmount: number
  /** Multiplied over actors and sets (white: no change), and its strength. */
  readonly tint: string
  readonly tintAmount: number
  /** Where the key light comes from: −1 left … 1 right, and its height 0…1 (1: noon). */
  readonly from: number
  readonly height: number
  readonly key: string
  /** Rim on the lit side, 0…1. */
  readonly rim: number
  readonly shadow: string
  readonly shadowAmount: number
  /** How much less of tint and haze falls on actors, 0…1: a grey day would swallow the grey ones. */
  readonly spares?: number
  /** Lamps, windows and stars burn. */
  readonly dark: boolean
  readonly sun: 'sun' | 'moon' | 'none'
}
