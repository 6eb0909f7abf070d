import { createLines } from './techniques/ink-lines.ts'
import { createNoise, createSheet } from './techniques/noise-field.ts'
import { luma, pack, type Plate, type Style, type StyleSetup } from './style.ts'

/** Cut with a burin: lines that swell where it is dark, crossed where it is darkest, on old paper. */
export const engraving: Style = {
  hold: 3,
  open(setup) {
    const burin = { along: createCuts(setup, 0), across: createCuts(setup, 1) }
    const lines = createLines(setup)
    const reach = Math.max(1, Math.round(setup.height / 480))
    return { develop: (plate) => print(plate, burin, lines(plate, { reach, from: 7, to: 26 })) }
  },
}

function createCuts(setup: StyleSetup, turn: number): Int8Array {
  const { height, seed } = setup
  const noise = createNoise(seed + 20)
  const gap = Math.max(4, height / 105)
  return createSheet(setup, (x, y) => {
    const bend = noise((x / height) * 1.6, (y / height) * 1.6) * height * 0.03
    const at = turn === 0 ? y + bend : x * 0.8 + y * 0.6 + bend
    return Math.sin((at / gap) * Math.PI * 2)
  })
}

/** Below it nothing is left of the paper. */
const DARK = 46
/** Stripes must be seen on a tiger: the warmest is so many levels darker, and no more. */
const WARMEST = 24

function print(
  { source, target }: Plate,
  { along, across }: Record<'along' | 'across', Int8Array>,
  lines: Uint8Array,
): void {
  for (let i = 0; i < target.length; i++) {
    const here = source[i]!
    // Warm is cut darker than cold: a trunk and the leaves behind it are as bright as each other.
    const cold = ((here >>> 8) & 255) - (here & 255)
    const light = luma(here) + (cold < -WARMEST ? -WARMEST : cold > WARMEST ? WARMEST : cold)
    // Where the wave is above the light there is ink; a few levels around it keep the edge smooth.
    let ink = along[i]! * 0.94 - (light - 124) * 1.7
    const crossed = across[i]! * 0.9 - (light - 78) * 2.2
    if (crossed > ink) ink = crossed
    // In what is black anyhow a line is what the knife takes away.
    if (lines[i]! > 0)
      ink = light < DARK ? Math.min(ink, 128 - lines[i]!) : Math.max(ink, lines[i]! - 128)
    const k = ink <= -24 ? 0 : ink >= 24 ? 1 : (ink + 24) / 48
    target[i] = pack(240 - 204 * k, 230 - 200 * k, 206 - 172 * k)
  }
}
