import { live } from '../../paint/pieces/live.ts'
import { eyeHeight } from '../../scene/box.ts'
import type { Piece } from '../../scene/scene.ts'
import { hasHorizon, type DressContext, type Dressing } from './dressing.ts'

const RAYS = 22

/** The age of ocean liners: rays fan out from the horizon, night blue above. */
export const artDeco: Dressing = {
  hour: 'dusk',
  light: (light, { indoors, medium }) => {
    if (indoors || medium === 'underwater' || medium === 'space') return light
    return {
      ...light,
      name: `${light.name} deco`,
      sky: ['#0f1d33', '#153048', '#1f5560', '#3f8a80', '#e8d6a4'],
      haze: '#2f6a6c',
      hazeAmount: 0.4,
      tint: '#f4e6c4',
      tintAmount: 0.35,
    }
  },
  pieces: (context) => (hasHorizon(context) ? [sunburst(context)] : []),
}

function sunburst({ box }: DressContext): Piece {
  const z = 39.5
  return live({ name: 'sunburst', depth: z }, (pen) => {
    const middle = pen.project(0, eyeHeight(box) - 1, z)
    const reach = (pen.width + pen.height) * 0.75
    const { ctx } = pen
    ctx.fillStyle = 'rgba(236,206,132,0.5)'
    const turn = Math.sin(pen.t * 0.25) * 0.05
    for (let ray = 0; ray < RAYS; ray++) {
      const from = Math.PI + ((ray + 0.18) / RAYS) * Math.PI + turn
      const to = from + (0.46 / RAYS) * Math.PI
      ctx.beginPath()
      ctx.moveTo(middle.x, middle.y)
      ctx.lineTo(middle.x + Math.cos(from) * reach, middle.y + Math.sin(from) * reach)
      ctx.lineTo(middle.x + Math.cos(to) * reach, middle.y + Math.sin(to) * reach)
      ctx.fill()
    }
  })
}
