import { blot } from '../../../../scene/blot.ts'
import type { Place, PlaceContext } from '../../../place.ts'
import { sky } from '../../../sky/sky.ts'
import { farBirds, pollen } from '../alive.ts'
import { lay, level, terrain, type GroundInk } from './ground.ts'
import { barn, house } from '../town/houses.ts'
import { windmill } from '../town/windmill.ts'
import { hills } from './land.ts'
import { greens, path } from './nature.ts'
import { sprinkle } from './plants.ts'
import { bent, type Ink } from '../paper.ts'
import { eyeHeight, REST_DISTANCE } from '../../../../scene/box.ts'
import { plane, wing } from '../plane.ts'
import { place, type Recipe } from '../recipe.ts'
import { tree, wood } from './trees.ts'

/** A field of one crop: rows that run to the horizon, plants that stand in them, a farm far away. */
export interface CropField extends Pick<Recipe, 'id' | 'time'> {
  /** The ground between the rows, near to far. */
  readonly earth: readonly [string, string, string]
  /** The rows as seen from above, in turn. */
  readonly rows: readonly string[]
  /** Nobody sowed it in rows: blossoms of these colours are strewn over the ground instead. */
  readonly strewn?: readonly string[]
  /** One plant with its foot at x, y. */
  readonly plant: (ink: Ink, spot: { x: number; y: number; height: number }) => void
  /** How tall it grows in u, and how far apart plants stand. */
  readonly height: number
  readonly step: number
  /** Whether a path leads through it; it does, if nothing is said. */
  readonly trodden?: boolean
  readonly farm?: 'house' | 'barn' | 'mill'
}

export function cropField(crop: CropField): Place {
  return place({
    id: crop.id,
    time: crop.time ?? 'day',
    sounds: { wind: 0.3, birds: 0.4 },
    set: (c) => [
      sky(c),
      ...farLand(c, crop),
      field(c, crop),
      ...[20, 14, 9, 5.4, 2.6].flatMap((z) => row(c, crop, { z, gap: z < 4 ? 3.2 : 2 })),
      ...(crop.strewn ? [-1.6, -3] : []).flatMap((z) => row(c, shorter(crop), { z, gap: 0.2 })),
      farBirds(c, { count: 4 }),
      pollen(c, { z: 3, count: 12 }),
      ...corner(c, crop),
    ],
  })
}

/** What grows before the actors hides no more than their feet. */
function shorter(crop: CropField): CropField {
  return { ...crop, height: crop.height * 0.45, step: crop.step * 1.2 }
}

function farLand(c: PlaceContext, crop: CropField) {
  return plane(c, { name: 'far land', z: 34 }, (ink) => {
    hills(ink, { colour: '#93b0b4', height: [2, 5.4], step: 10 })
    hills(ink, { colour: greens(c)[2] ?? '#a9cd78', height: [0.6, 1.8], step: 8 })
    const build = { x: ink.half * 0.5, y: -0.6, width: 5, height: 4.4 }
    if (crop.farm === 'barn') barn(ink, { ...build, colour: '#b5503f' })
    else if (crop.farm === 'mill') windmill(ink, { x: build.x, height: 7 })
    else house(ink, { ...build, colour: '#f2e2c4' })
    tree(ink, 'round', { x: ink.half * 0.5 + 5, y: -0.4, height: 4.6 })
    wood(ink, ['poplar', 'round'], { height: [1.6, 3], step: [3, 7], gap: 4, y: -0.4 })
  })
}

/** Below this the field is bare: winter lies on it. */
function isBare(c: PlaceContext): boolean {
  return c.season === 'winter' || c.weather === 'snow' || c.weather === 'blizzard'
}

function field(c: PlaceContext, crop: CropField) {
  return terrain(c, {
    colours: isBare(c) ? greens(c) : crop.earth,
    bump: 0.1,
    dress: (ink) => {
      if (!isBare(c)) {
        if (crop.strewn) strew(ink, crop.strewn)
        else furrows(ink, crop.rows)
      }
      if (crop.trodden ?? true)
        path(ink, { colour: '#d9c096', width: 2.4, bend: crop.strewn ? 1.4 : 0, far: 30 })
    },
  })
}

function strew(ink: GroundInk, colours: readonly string[]): void {
  sprinkle(ink, 900, ({ x, y, scale }) => {
    const size = ink.random.between(0.05, 0.15) * scale
    blot(ink.ctx, ink.random.pick(colours), [x, y, size, size * 0.6])
  })
}

function furrows(ink: GroundInk, rows: readonly string[]): void {
  for (let i = -34; i < 34; i++)
    lay(ink, rows[Math.abs(i) % rows.length] ?? '#88aa55', () =>
      level(ink, [i * 1.6, i * 1.6 + 1.05], [ink.near, 33]),
    )
}

/** Two ranks of plants in one sheet, the farther one smaller and higher. */
function row(c: PlaceContext, crop: CropField, how: { z: number; gap: number }) {
  const { z, gap } = how
  const eye = eyeHeight(c.box)
  return plane(
    c,
    {
      name: `row ${z}`,
      z,
      top: crop.height * 1.5 + 1,
      bottom: -0.3,
      split: true,
      drift: (t) => ({ x: 0.07 * Math.sin(t * 1.6 + z), y: 0 }),
      driftReach: 0.1,
    },
    (ink) => {
      if (isBare(c)) return
      for (const behind of [2.4, 0]) {
        const scale = (REST_DISTANCE + z) / (REST_DISTANCE + z + behind)
        const y = -eye * (1 - scale)
        for (let x = gap; x < ink.right; x += crop.step * scale * ink.random.between(0.8, 1.2))
          for (const side of [-1, 1]) {
            const height = crop.height * scale * ink.random.between(0.85, 1.1)
            bent(ink, [side * x, y], () => crop.plant(ink, { x: side * x, y, height }))
          }
      }
    },
  )
}

function corner(c: PlaceContext, crop: CropField) {
  return wing(c, { name: 'near plants', sway: 0.012 }, (ink) => {
    if (isBare(c)) return
    for (const side of [-1, 1])
      for (const share of [0.88, 0.98, 1.08])
        bent(ink, [side * ink.half * share, ink.foot + 0.4], () =>
          crop.plant(ink, {
            x: side * ink.half * share,
            y: ink.foot + 0.4,
            height: crop.height * 1.1,
          }),
        )
  })
}
