import type { Light } from '../../scene/light.ts'
import type { Piece } from '../../scene/scene.ts'
import { rain } from '../weather/rain.ts'
import { hasHorizon, type DressContext, type Dressing } from './dressing.ts'
import { flyingCars } from './flying-cars.ts'
import { hologram } from './hologram.ts'
import { megaTowers } from './mega-towers.ts'
import { neonSigns } from './neon-signs.ts'
import { wetFloor } from './wet-floor.ts'

const NIGHT_SKY = ['#0a0626', '#1c0f52', '#4a1f8a', '#a8339a', '#ff5f9f'] as const
const DAY_SKY = ['#24186a', '#6a2c9e', '#d8489a', '#ff8f8a', '#ffd08a'] as const

/** A city that never sleeps reaches every beach and forest: towers, signs without words, rain on the ground. */
export const cyberpunk: Dressing = {
  hour: 'night',
  light: (light, { indoors, medium }) => {
    if (medium === 'underwater') return deep(light)
    if (medium === 'space') return { ...light, ...GLARE, rim: 1 }
    if (indoors) return { ...light, ...GLARE, name: `${light.name} neon`, hazeAmount: 0.25 }
    const sky = light.dark ? NIGHT_SKY : DAY_SKY
    return { ...light, ...GLARE, name: `${light.name} neon`, sky }
  },
  pieces: (context) => [...outside(context), ...neonSigns(context), ...wetFloor(context)],
}

const GLARE = {
  haze: '#7a3fb4',
  hazeAmount: 0.5,
  tint: '#a99cff',
  tintAmount: 0.55,
  key: '#52f2ff',
  rim: 0.85,
  shadow: '#0a0420',
  shadowAmount: 0.5,
  dark: true,
} as const

function deep(light: Light): Light {
  return {
    ...light,
    ...GLARE,
    name: `${light.name} neon`,
    sky: ['#3a1f8a', '#2a2f9e', '#173a86', '#0d1f56'],
    haze: '#2a3aa0',
    tint: '#9fb4ff',
  }
}

function outside(context: DressContext): Piece[] {
  const { place, set, weather } = context
  if (place.medium === 'space' || place.medium === 'underwater') return [hologram(context)]
  if (!hasHorizon(context)) return place.indoors ? [] : [hologram(context), flyingCars(context)]
  return [
    ...megaTowers(context),
    hologram(context),
    flyingCars(context),
    ...(weather === 'clear' ? rain(context, set, 0.45) : []),
  ]
}
