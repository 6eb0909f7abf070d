import type { Piece } from '../../scene/scene.ts'
import type { PlaceContext, PlaceSet } from '../place.ts'
import { gusts, leavesInAir } from './drifting.ts'
import { fogBank } from './fog.ts'
import { hail } from './hail.ts'
import { lightning } from './lightning.ts'
import { rain } from './rain.ts'
import { snowfall } from './snowfall.ts'

type WeatherSet = Pick<PlaceSet, 'ground' | 'waterline'>

/** What falls, blows and drifts over an open place; nothing for the deep sea. */
export function weatherPieces(context: PlaceContext, set: WeatherSet): Piece[] {
  if (set.ground === 'seabed') return []
  switch (context.weather) {
    case 'rain':
      return rain(context, set, 1)
    case 'storm':
      return [...rain(context, set, 1.6), ...lightning(context)]
    case 'hail':
      return [...hail(context), ...rain(context, set, 0.4)]
    case 'snow':
      return snowfall(context)
    case 'blizzard':
      return [
        ...snowfall(context, { wild: true }),
        ...fog(context, 0.5),
        ...gusts(context, { colour: '#ffffff', alpha: 0.4, count: 30, speed: -14 }),
      ]
    case 'fog':
      return fog(context, 0.62)
    case 'wind':
      return [
        ...leavesInAir(context, { wind: 1 }),
        ...gusts(context, { colour: '#ffffff', alpha: 0.28, count: 9, speed: 9 }),
      ]
    case 'sandstorm':
      return [
        ...fog(context, 0.6, '#d9a866'),
        ...gusts(context, { colour: '#a8743c', alpha: 0.5, count: 70, speed: 15, low: true }),
      ]
    default:
      return seasonPieces(context)
  }
}

function seasonPieces(context: PlaceContext): Piece[] {
  if (context.season === 'autumn') return leavesInAir(context, { wind: 0.08, count: 18 })
  if (context.season === 'spring') return leavesInAir(context, { wind: 0.12, count: 14 })
  if (context.season === 'winter') return snowfall(context, { share: 0.35 })
  return []
}

/** Banks of mist in four depths: the nearest is thin, so that actors stay readable. */
function fog(context: PlaceContext, strength: number, colour?: string): Piece[] {
  const tint = colour === undefined ? {} : { colour }
  return [
    fogBank(context, { z: 30, y: 1, height: 5, strength, ...tint }),
    fogBank(context, { z: 16, y: 0.6, height: 3, strength: strength * 0.9, ...tint }),
    fogBank(context, { z: 6, y: 0.2, height: 1.6, strength: strength * 0.7, ...tint }),
    fogBank(context, { z: -2.5, y: -1.2, height: 1.2, strength: strength * 0.55, ...tint }),
  ]
}
