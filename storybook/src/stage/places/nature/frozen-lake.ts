import { blot } from '../../../scene/blot.ts'
import { sky } from '../../sky/sky.ts'
import { motes } from '../kit/alive.ts'
import { clear } from '../kit/colour.ts'
import { terrain, type GroundInk } from '../kit/nature/ground.ts'
import { iceCrack } from '../kit/nature/ice.ts'
import { hills, mound, rocks } from '../kit/nature/land.ts'
import { reeds } from '../kit/nature/plants.ts'
import { snowDrifts, snowyRange } from '../kit/nature/snow.ts'
import { tree, wood } from '../kit/nature/trees.ts'
import { planeOf } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'

/** A lake of clear ice between snowy shores: the mountains stand in it once more, and skates have written on it. */
export const frozenLakePlace = place({
  id: 'frozen-lake',
  time: 'morning',
  ground: 'snow',
  sounds: { wind: 0.4 },
  set: (context) => {
    const c = { ...context, season: 'winter' as const }
    return [
      sky(c),
      snowyRange(c),
      farShore(c),
      terrain(c, { colours: ['#cfe4f0', '#a9cfe4', '#bcd9ea'], bump: 0, snow: false, dress: ice }),
      nearShore(c),
      motes(c, { z: 2, count: 26, colour: '#ffffff', rise: -0.3, size: 0.05 }),
      snowDrifts(c, { fir: true }),
    ]
  },
})

const farShore = planeOf({ name: 'far shore', z: 27, reflect: { y: 0, strength: 0.4 } }, (ink) => {
  hills(ink, { colour: '#dfe9f4', height: [0.6, 2], step: 7 })
  wood(ink, ['pine'], { height: [2.4, 4.6], step: [0.9, 2] })
})

/** Cracks, the curves of skates, and light that lies on the ice. */
function ice(ink: GroundInk): void {
  const { ctx, random } = ink
  for (let i = 0; i < 26; i++) {
    const p = ink.at(random.between(-1.3, 1.3) * ink.half, random.between(-3, 16))
    blot(ctx, clear('#ffffff', 0.3), [p.x, p.y, random.between(0.6, 2.4) * p.scale, 0.09 * p.scale])
  }
  iceCrack(ink, 7)
  ctx.strokeStyle = clear('#ffffff', 0.75)
  ctx.lineWidth = 0.045
  for (let lane = 0; lane < 4; lane++) {
    ctx.beginPath()
    for (let i = 0; i <= 30; i++) {
      const angle = i * 0.24 + lane * 1.7
      const p = ink.at(
        (lane - 1.5) * ink.half * 0.42 + Math.sin(angle) * 2.2,
        1 + lane * 1.6 + Math.cos(angle * 2) * 1.2,
      )
      ctx.lineTo(p.x, p.y)
    }
    ctx.stroke()
  }
}

const nearShore = planeOf({ name: 'near shore', z: 5, split: true }, (ink) => {
  tree(ink, 'bare', { x: -ink.half * 0.98, height: 6.4 * Math.min(1.1, ink.tall) })
  tree(ink, 'pine', { x: ink.half * 1.02, height: 6 * Math.min(1.1, ink.tall) })
  for (const side of [-1, 1])
    mound(ink, { x: side * ink.half * 0.98, width: 5, height: 0.6, colour: '#f1f6fb' })
  reeds(ink, { x: -ink.half * 0.74, height: 1.9 })
  rocks(ink, { x: ink.half * 0.74, width: 1.8, height: 0.6 })
})
