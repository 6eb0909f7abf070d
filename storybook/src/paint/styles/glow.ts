import type { Light } from '../../scene/light.ts'
import { mix, toRgb, type Rgb } from '../paper/colour.ts'
import { pack } from './style.ts'

/** As bright as a shade may be, so that fibres can still lighten it. */
const FULL = 252.5
/** How far the middle of the light moves to where it comes from, in shares of the frame. */
const ASIDE = 0.1

/**
 * How the stage's own lamp lights the frame, at shares of its width and height: fullest towards the sun or moon and in its
 * colour, quiet in the corners, where the colour of the shadows is.
 */
export function createGlow(light: Light): (across: number, down: number) => number {
  const middle = { x: 0.5 + light.from * ASIDE, y: 0.5 - ASIDE * light.height }
  const corner = toRgb(mix('#ffffff', light.shadow, light.dark ? 0.6 : 0.38))
  const near = share(mix('#ffffff', light.key, 0.3 * light.rim))
  const far = share(mix('#ffffff', light.shadow, 0.09 * light.rim))
  return (across, down) => {
    const [x, y] = [(across - middle.x) * 2, (down - middle.y) * 2]
    const dark = darkAt((x * x + y * y) / 2)
    const turned = clamp01(0.5 + 0.5 * (light.from * x - 0.6 * y))
    const level = (channel: 0 | 1 | 2): number => {
      const side = far[channel] + (near[channel] - far[channel]) * turned
      return Math.round(FULL * side * (1 - (1 - corner[channel] / 255) * dark))
    }
    return pack(level(0), level(1), level(2))
  }
}

/** How dark it is so far from the middle: 0 there, 1 in the corners. */
function darkAt(distance: number): number {
  const far = Math.max(0, (distance * 2 - 0.62) / 1.38)
  return Math.min(1, far * far * 0.75 + far * 0.12)
}

const share = (colour: string): Rgb => {
  const [red, green, blue] = toRgb(colour)
  return [red / 255, green / 255, blue / 255]
}

const clamp01 = (value: number): number => Math.min(1, Math.max(0, value))
