import { pairs } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds, motes, pollen } from '../kit/alive.ts'
import { lookOfPlain, type PlainLook } from '../kit/nature/plain-looks.ts'
import { terrain, type GroundInk } from '../kit/nature/ground.ts'
import { hills, peaks, rocks } from '../kit/nature/land.ts'
import { greens } from '../kit/nature/nature.ts'
import { bush, flower, grass, sprinkle } from '../kit/nature/plants.ts'
import { bareTree } from '../kit/nature/trees.ts'
import { plane, wing } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'

/** Level land under a wide sky: prairie, steppe, dust, salt or burnt ground, as the words say. */
export const plainsPlace = place({
  id: 'plains',
  time: 'day',
  sounds: { wind: 0.6, insects: 0.2 },
  set: (c) => {
    const look = lookOfPlain(c.words)
    return [
      sky(c, { clouds: 0.5 }),
      farEdge(c, look),
      theGround(c, look),
      tufts(c, look, 20),
      tufts(c, look, 10),
      tufts(c, look, 4.4),
      aside(c, look),
      farBirds(c, { count: 4 }),
      look.dust ? motes(c, { z: 3, count: 40, colour: look.dust }) : pollen(c, { z: 3, count: 12 }),
      front(c, look),
    ]
  },
})

const isWhite = ({ season, snowy }: PlaceContext): boolean => season === 'winter' || snowy === true

/** Where the land ends: a low blue ridge and a lower one of its own colour. */
function farEdge(c: PlaceContext, { ground, ridge }: PlainLook) {
  return plane(c, { name: 'far edge', z: 38 }, (ink) => {
    if (ridge === 'peaks') peaks(ink, { colour: '#9aa7c0', height: [2.6, 5], step: 8, snow: 0.4 })
    else hills(ink, { colour: '#a3adb6', height: [1, 2.6], step: 12 })
    const own = isWhite(c) ? '#e8eff5' : (ground[2] ?? '#d8c090')
    hills(ink, { colour: own, height: [0.3, 0.9], step: 14 })
  })
}

function theGround(c: PlaceContext, look: PlainLook) {
  return terrain(c, {
    colours: isWhite(c) ? greens(c) : look.ground,
    bump: look.cracks ? 0.05 : 0.14,
    dress: (ink) => {
      if (look.cracks) cracks(ink, look.cracks)
      sprinkle(ink, isWhite(c) ? 60 : 420, ({ x, y, scale }) => {
        ink.ctx.fillStyle = ink.random.pick(look.specks)
        ink.ctx.beginPath()
        const size = ink.random.between(0.05, 0.16) * scale
        ink.ctx.ellipse(x, y, size, size * 0.4, 0, 0, 7)
        ink.ctx.fill()
      })
    },
  })
}

/** Dried ground breaks into plates: six-sided, smaller with the distance. */
function cracks(ink: GroundInk, colour: string): void {
  const { ctx } = ink
  ctx.strokeStyle = colour
  const size = 2.2
  for (let row = 0, z = -4; z < 34; row++, z += size * 0.78) {
    for (let x = -44 + (row % 2) * size * 0.9; x < 44; x += size * 1.8) {
      ctx.lineWidth = Math.max(0.012, 0.07 * ink.at(x, z).scale)
      ctx.beginPath()
      for (const [dx, dz] of PLATE) {
        const wobble = 0.16 * Math.sin(x * 3.1 + z * 1.7 + dx * 5)
        const p = ink.at(x + (dx + wobble) * size, z + dz * size)
        ctx.lineTo(p.x, p.y)
      }
      ctx.stroke()
    }
  }
}

const PLATE = pairs('-0.9 0, -0.45 0.5, 0.45 0.5, 0.9 0, 0.45 -0.3')

/** What grows: grass in tufts, scrub, heather; nothing on salt. */
function tufts(c: PlaceContext, look: PlainLook, z: number) {
  return plane(c, { name: `tufts ${z}`, z, top: 3, bottom: -0.5 }, (ink) => {
    const many = isWhite(c) ? look.tufts * 0.3 : look.tufts
    for (let i = 0; i < many; i++) {
      const x = ink.random.between(-1.5, 1.5) * ink.half
      const y = ink.random.between(-0.5, 0.3)
      const colour = ink.random.pick(look.grass)
      grass(ink, { x, y, height: look.high * ink.random.between(0.5, 1), colour })
      if (look.bloom && ink.random.chance(0.3))
        flower(ink, { x: x + 0.4, y, height: look.high, colour: ink.random.pick(look.bloom) })
    }
    if (look.scrub && z > 6)
      for (const share of [-1.2, -0.66, -0.2, 0.34, 0.8, 1.24])
        bush(ink, {
          x: (share + ink.random.between(-0.14, 0.14)) * ink.half,
          height: ink.random.between(0.6, 1.2),
          colour: look.scrub,
        })
  })
}

/** At both sides, where nobody acts: stones, and trees that have burnt. */
function aside(c: PlaceContext, look: PlainLook) {
  return plane(c, { name: 'aside', z: 9, split: true }, (ink) => {
    const stone = { width: 2.6, height: look.rocky ? 1.6 : 0.7, colour: look.stone }
    rocks(ink, { x: -ink.half * 0.86, ...stone })
    rocks(ink, { x: ink.half * 0.74, ...stone, width: 1.8 })
    if (look.rocky)
      for (const share of [-0.5, -0.3, 0.36, 0.56, 1])
        rocks(ink, { x: share * ink.half, width: 1.4, height: 0.6, colour: look.stone })
    if (look.dead)
      for (const share of [-1.06, -0.62, 0.58, 0.94])
        bareTree(ink, {
          x: share * ink.half,
          height: ink.random.between(3.4, 5.4) * Math.min(1.4, ink.tall),
          colour: look.dead,
        })
  })
}

function front(c: PlaceContext, look: PlainLook) {
  return wing(c, { name: 'front grass' }, (ink) => {
    if (look.tufts === 0 || isWhite(c)) return
    for (const side of [-1, 1])
      for (let i = 0; i < 4; i++)
        grass(ink, {
          x: side * ink.half * (0.86 + i * 0.07),
          y: ink.foot + 0.2,
          height: 0.5 + look.high + i * 0.1,
          colour: look.grass[0] ?? '#a08a48',
        })
  })
}
