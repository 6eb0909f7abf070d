import { live } from '../../paint/pieces/live.ts'
import type { Piece } from '../../scene/scene.ts'
import { rain } from '../weather/rain.ts'
import { hasHorizon, type Dressing } from './dressing.ts'
import { wetFloor } from './wet-floor.ts'

/** Wet streets after dark, and indoors the shadow of the blinds. */
export const noir: Dressing = {
  hour: 'night',
  light: (light, { indoors, medium }) => {
    if (medium === 'space' || medium === 'underwater') return light
    return {
      ...light,
      name: `${light.name} noir`,
      tint: indoors ? '#c8c8d0' : '#a8b0c4',
      tintAmount: 0.5,
      rim: 0.9,
      key: '#ffffff',
      shadowAmount: 0.6,
      ...(indoors ? {} : { haze: '#7a8296', hazeAmount: 0.6 }),
    }
  },
  pieces: (context) => {
    if (context.place.indoors) return [blinds()]
    if (!hasHorizon(context)) return []
    const { set, weather } = context
    return [...wetFloor(context), ...(weather === 'clear' ? rain(context, set, 0.6) : [])]
  },
}

/** Light through the blinds of a window that nobody sees: bars on the wall behind the actors. */
function blinds(): Piece {
  return live({ name: 'blinds', depth: 4.7 }, ({ ctx, width, height, t }) => {
    ctx.save()
    ctx.fillStyle = 'rgba(3,3,10,0.5)'
    ctx.fillRect(0, 0, width, height)
    ctx.transform(1, -0.12, -0.28, 1, width * 0.34, height * 0.16)
    const gap = height * 0.072
    const sway = Math.sin(t * 0.5) * gap * 0.1
    ctx.fillStyle = 'rgba(255,252,240,0.34)'
    for (let bar = 0; bar < 10; bar++) ctx.fillRect(0, bar * gap + sway, width * 0.44, gap * 0.56)
    ctx.restore()
  })
}
