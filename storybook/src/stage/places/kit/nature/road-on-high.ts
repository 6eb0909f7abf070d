import type { Piece } from '../../../../scene/scene.ts'
import type { PlaceContext } from '../../../place.ts'
import { drawCloud } from '../../../sky/cloud-shapes.ts'
import { sky } from '../../../sky/sky.ts'
import { farBirds, motes, passing } from '../alive.ts'
import { mix } from '../colour.ts'
import { cut, mark, type Ink } from '../paper.ts'
import { plane } from '../plane.ts'

const RAINBOW = ['#e8605a', '#f09a4e', '#f5d75e', '#7cc46b', '#5aa9dd', '#6f74c9', '#a56fbf']
const STARS = ['#f0e6ff', '#b9a8ee', '#8f86dd', '#6a68c8', '#4c4fae', '#383d92']
const MOON = ['#fffbe6', '#f3eecb', '#dfe3e0', '#c3cfe0', '#a9b8d8']
const CLOUD = ['#ffffff', '#f4f6fb', '#e6ecf6', '#d8e2f0']

/** How deep all its bands are. */
const DEEP = 2

/** How far below the crest the road is here. */
type Sag = (ink: Ink, x: number) => number

/** A road among the clouds, as far below its crest as `sag` says. */
export function onHigh(c: PlaceContext, sag: Sag): (Piece | Piece[])[] {
  return [
    sky(c, { clouds: 0.8 }),
    ...clouds(c, { z: 26, y: -6.4, width: 12, count: 5 }),
    ...clouds(c, { z: 14, y: -4, width: 8, count: 4 }),
    farBirds(c, { z: 20, count: 5, high: 0.6 }),
    road(c, sag),
    motes(c, { z: 2, count: 26, colour: '#fff6d0', size: 0.05 }),
    ...clouds(c, { z: -2, y: -2.9, width: 4.4, count: 3 }),
  ]
}

function clouds(
  c: PlaceContext,
  how: { z: number; y: number; width: number; count: number },
): Piece[] {
  const low = c.light.sky.at(-1) ?? '#ffffff'
  const tone = c.light.dark ? mix(low, '#7f92c9', 0.4) : mix('#ffffff', low, 0.2)
  return Array.from({ length: how.count }, (_, i) =>
    passing(
      c,
      {
        name: `cloud bank ${how.z} ${i}`,
        y: how.y + ((i % 3) - 1) * 0.5,
        z: how.z,
        size: [how.width, how.width * 0.45],
        speed: -0.5,
        start: (i / how.count) * 2 - 0.9,
        haze: 0.4,
        tint: 0.4,
      },
      (ink) => drawCloud(ink.ctx, { width: how.width, tone, puffs: ink.random }),
    ),
  )
}

function road(c: PlaceContext, sag: Sag): Piece[] {
  return plane(c, { name: 'sky road', z: 0.5, bottom: -6, tint: 0.2 }, (ink) => {
    if (/cloud/u.test(c.words)) puffs(ink, sag)
    const bands = bandsOf(c.words)
    const thick = DEEP / bands.length
    for (const [i, colour] of bands.entries())
      cut(ink, colour, [i === 0 ? 0.2 : 0.04, 0.3]).shape(
        arch(ink, sag, [-0.3 + i * thick, i === bands.length - 1 ? thick : DEEP]),
      )
    if (/piano/u.test(c.words)) keys(ink, sag)
    if (/milky/u.test(c.words)) stars(ink, sag)
  })
}

function bandsOf(words: string): readonly string[] {
  if (/milky/u.test(words)) return STARS
  if (/moonbeam/u.test(words)) return MOON
  if (/piano/u.test(words)) return ['#fbf6ea', '#e9e2d2']
  return /cloud/u.test(words) ? CLOUD : RAINBOW
}

/** A band of the arch: its upper edge at the crest, and how deep it is. */
function arch(ink: Ink, sag: Sag, [y, deep]: readonly [y: number, deep: number]) {
  return (ctx: Ink['ctx']): void => {
    const step = (ink.right - ink.left) / 40
    for (let i = 0; i <= 40; i++) ctx.lineTo(ink.left + i * step, y + sag(ink, ink.left + i * step))
    for (let i = 40; i >= 0; i--)
      ctx.lineTo(ink.left + i * step, y + deep + sag(ink, ink.left + i * step))
    ctx.closePath()
  }
}

/** The rounded edge of a cloud along the crest. */
function puffs(ink: Ink, sag: Sag): void {
  for (let x = ink.left; x < ink.right; x += 0.9) {
    const r = ink.random.between(0.5, 0.8)
    cut(ink, '#ffffff', [0.14, 0.3]).oval(x, sag(ink, x) + 0.1, [r * 1.2, r])
  }
}

function keys(ink: Ink, sag: Sag): void {
  for (let i = 0, x = ink.left; x < ink.right; i++, x += 0.8) {
    const y = sag(ink, x) - 0.3
    mark(ink, '#8a8478').rect(x, y, [0.04, DEEP])
    if (![2, 6].includes(i % 7)) mark(ink, '#2f2c33').rect(x + 0.58, y, [0.42, DEEP * 0.5])
  }
}

function stars(ink: Ink, sag: Sag): void {
  for (let i = 0; i < 260; i++) {
    const x = ink.random.between(ink.left, ink.right)
    const r = ink.random.between(0.02, 0.07)
    mark(ink, '#ffffff').oval(x, sag(ink, x) + ink.random.between(-0.3, DEEP - 0.4), [r, r])
  }
}
