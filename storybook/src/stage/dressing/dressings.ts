import type { StyleName, Time } from '../../plan/plan.ts'
import type { Light } from '../../scene/light.ts'
import type { Piece } from '../../scene/scene.ts'
import type { Place } from '../place.ts'
import { artDeco } from './art-deco.ts'
import { bauhaus } from './bauhaus.ts'
import { cyberpunk } from './cyberpunk.ts'
import type { DressContext, Dressing } from './dressing.ts'
import { noir } from './noir.ts'
import { steampunk } from './steampunk.ts'
import { surreal } from './surreal.ts'
import { ukiyoE } from './ukiyo-e.ts'
import { vanGogh } from './van-gogh.ts'
import { vaporwave } from './vaporwave.ts'
import { veil } from './veil.ts'

const DRESSINGS: Readonly<Partial<Record<StyleName, Dressing>>> = {
  cyberpunk,
  surreal,
  neon: { hour: 'night' },
  noir,
  steampunk,
  vaporwave,
  'art-deco': artDeco,
  bauhaus,
  'van-gogh': vanGogh,
  'ukiyo-e': ukiyoE,
  silhouette: { hour: 'sunset' },
}

/** The hour of a style, for shots that name none. */
export function styleHour(style: StyleName): Time | null {
  return DRESSINGS[style]?.hour ?? null
}

/** The stage's light as the style sees it. */
export function dressLight(style: StyleName, light: Light, place: Place): Light {
  const own = DRESSINGS[style]?.light?.(light, place)
  return own ?? (AIRY.has(style) ? light : inClearAir(light))
}

/** Styles that paint the air itself. */
const AIRY = new Set<StyleName>(['paper', 'cinematic', 'silhouette', 'vintage', 'ink', 'pastel'])
/** Fog that was asked for stays. */
const FOGGY = 0.85

/** Brushes, pens and tiles lose what the haze has half hidden: behind them the air is clear. */
function inClearAir(light: Light): Light {
  return light.hazeAmount > FOGGY ? light : { ...light, hazeAmount: light.hazeAmount * 0.45 }
}

/** What the style adds to the set. */
export function dressPieces(style: StyleName, context: DressContext): readonly Piece[] {
  return [...(DRESSINGS[style]?.pieces?.(context) ?? []), ...veil(style)]
}
