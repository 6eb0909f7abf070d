import type { Place, PlaceContext } from '../../../place.ts'
import { sky } from '../../../sky/sky.ts'
import { farBirds, motes } from '../alive.ts'
import { lay, level, terrain, type GroundInk } from './ground.ts'
import { barn, house } from '../town/houses.ts'
import { hills } from './land.ts'
import { greens, path } from './nature.ts'
import type { Ink } from '../paper.ts'
import { plane, wing } from '../plane.ts'
import { place, type Recipe } from '../recipe.ts'
import { tree, wood } from './trees.ts'

/** A field of one crop: rows that run to the horizon, plants that stand in them, a farm far away. */
export interface CropField extends Pick<Recipe, 'id' | 'time'> {
  /** The ground between the rows, near to far. */
  readonly earth: readonly [string, string, string]
  /** The rows as seen from above, in turn. */
  readonly rows: readonly string[]
  /** One plant with its foot at x, y. */
  readonly plant: (ink: Ink, spot: { x: number; y: number; height: number }) => void
  /** How tall it grows in u, and how far apart plants stand. */
  readonly height: number
  readonly step: number
  readonly farm?: 'house' | 'barn'
}

export function cropField(crop: CropField): Place {
  return place({
    id: crop.id,
    time: crop.time ?? 'day',
    sounds: [
      { name: 'wind', level: 0.3 },
      { name: 'birds', level: 0.4 },
    ],
    set: (c) => [
      sky(c),
      ...farLand(c, crop),
      field(c, crop),
      ...[20, 14, 9].flatMap((z) => row(c, crop, { z, gap: 2.2 })),
      ...row(c, crop, { z: 4.6, gap: c.box.width * 0.44 }),
      farBirds(c, { count: 4 }),
      motes(c, { z: 3, count: 12 }),
      ...corner(c, crop),
    ],
  })
}

function farLand(c: PlaceContext, crop: CropField) {
  return plane(c, 'far land', {
    z: 34,
    draw: (ink) => {
      hills(ink, { colour: '#93b0b4', height: [2, 5.4], step: 10 })
      hills(ink, { colour: greens(c)[2] ?? '#a9cd78', height: [0.6, 1.8], step: 8 })
      const build = { x: ink.half * 0.5, y: -0.6, width: 5, height: 4.4 }
      if (crop.farm === 'barn') barn(ink, { ...build, colour: '#b5503f' })
      else house(ink, { ...build, colour: '#f2e2c4' })
      tree(ink, 'round', { x: ink.half * 0.5 + 5, y: -0.4, height: 4.6 })
      wood(ink, ['poplar', 'round'], { height: [1.6, 3], step: [3, 7], gap: 4, y: -0.4 })
    },
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
      if (!isBare(c)) furrows(ink, crop.rows)
      path(ink, { colour: '#d9c096', width: 2.4, bend: 0, far: 30 })
    },
  })
}

function furrows(ink: GroundInk, rows: readonly string[]): void {
  for (let i = -34; i < 34; i++)
    lay(ink, rows[Math.abs(i) % rows.length] ?? '#88aa55', () =>
      level(ink, [i * 1.6, i * 1.6 + 1.05], [ink.near, 33]),
    )
}

function row(c: PlaceContext, crop: CropField, how: { z: number; gap: number }) {
  return plane(c, `row ${how.z}`, {
    z: how.z,
    top: crop.height * 1.5,
    bottom: -0.3,
    split: true,
    draw: (ink) => {
      if (isBare(c)) return
      for (let x = how.gap; x < ink.right; x += crop.step * ink.random.between(0.8, 1.2))
        for (const side of [-1, 1])
          crop.plant(ink, {
            x: side * x,
            y: 0,
            height: crop.height * ink.random.between(0.85, 1.1),
          })
    },
  })
}

function corner(c: PlaceContext, crop: CropField) {
  return wing(c, 'near plants', {
    sway: 0.012,
    draw: (ink) => {
      if (isBare(c)) return
      for (const side of [-1, 1])
        for (const share of [0.88, 0.98, 1.08])
          crop.plant(ink, {
            x: side * ink.half * share,
            y: ink.foot + 0.4,
            height: crop.height * 1.1,
          })
    },
  })
}
