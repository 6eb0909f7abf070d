import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Light } from '../../scene/light.ts'

/** How plain paint becomes lit, thick paper in its place on the stage. */
export interface Finish {
  readonly light: Light
  /** 0…1: how far it has faded into the haze. */
  readonly haze: number
  /** 0: none; 1: the soft shadow that a card throws on the card behind it. */
  readonly shadow: number
  /** 0: flat; 1: a lit and a shaded cut edge. */
  readonly edge: number
  /** Pixels of blur, for what stands too near to be sharp. */
  readonly soft: number
  /** 0…1: how much of the stage's tint it takes. Lamps and the sun take none. */
  readonly tint: number
  /** Drawn over the finished sheet, in its own light: lamps, lit windows. */
  readonly glow?: ((ctx: SKRSContext2D) => void) | undefined
}
