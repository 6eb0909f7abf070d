import { readdirSync } from 'node:fs'
import type { Canvas } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import { createPainter } from '../../../src/paint/painter.ts'
import type { Time, Weather } from '../../../src/plan/plan.ts'
import { restCamera } from '../../../src/scene/box.ts'
import { createRandom } from '../../../src/scene/random.ts'
import type { Scene } from '../../../src/scene/scene.ts'
import { boxFor } from '../../../src/stage/box.ts'
import type { Place, PlaceSet } from '../../../src/stage/place.ts'
import * as MONUMENTS from '../../../src/stage/places/landmarks/monuments/monuments.ts'
import { PLACES } from '../../../src/stage/places/finding/all-places.ts'
import { lightFor } from '../../../src/stage/sky/light-for.ts'
import { weatherPieces } from '../../../src/stage/weather/weather.ts'

// As small as the pictures still tell places apart: a set is drawn anew for each of them.
const WIDEST = [70, 30] as const
const TALLEST = [36, 64] as const
interface Wish {
  readonly size?: readonly [number, number]
  readonly time?: Time
  readonly weather?: Weather
  readonly seed?: number
}

function sceneOf(place: Place, wish: Wish = {}): { scene: Scene; set: PlaceSet } {
  const [width, height] = wish.size ?? WIDEST
  const box = boxFor({ width, height })
  const time = wish.time ?? place.time ?? 'day'
  const weather = wish.weather ?? place.weather ?? 'clear'
  const medium = place.lightAs ?? place.medium
  const light = lightFor({ time, weather, indoors: place.indoors, medium })
  const context = {
    box,
    light,
    time,
    weather,
    season: null,
    random: createRandom(wish.seed ?? 1),
    words: place.id,
  }
  const set = place.build(context)
  const pieces = place.indoors ? set.pieces : [...set.pieces, ...weatherPieces(context, set)]
  const rest = restCamera(box)
  const camera = (t: number) => ({ ...rest, x: t * 0.3 })
  const shot = { seconds: 2, transition: 'cut' as const, box, light, pieces, tempo: 1, camera }
  const scene = {
    width,
    height,
    fps: 24,
    seconds: 2,
    style: 'paper' as const,
    seed: 1,
    sounds: [],
    shots: [shot],
  }
  return { scene, set }
}

function paint(scene: Scene, frame: number): Uint8ClampedArray {
  return pixels(createPainter(scene).paint(frame))
}

function pixels(canvas: Canvas): Uint8ClampedArray {
  return canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data
}

/** The mean difference of two pictures, 0…255. */
function difference(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  let sum = 0
  for (let i = 0; i < one.length; i++) sum += Math.abs((one[i] ?? 0) - (other[i] ?? 0))
  return sum / one.length
}

/** How many clearly different colours a picture has, in steps of 32. */
function colours(picture: Uint8ClampedArray): number {
  const seen = new Set<number>()
  for (let i = 0; i < picture.length; i += 4) {
    seen.add(
      ((picture[i] ?? 0) >> 5) |
        (((picture[i + 1] ?? 0) >> 5) << 3) |
        (((picture[i + 2] ?? 0) >> 5) << 6),
    )
  }
  return seen.size
}

function isOpaque(picture: Uint8ClampedArray): boolean {
  for (let i = 3; i < picture.length; i += 4) if (picture[i] !== 255) return false
  return true
}

function expectRich(picture: Uint8ClampedArray, name: string, least: number): void {
  expect(isOpaque(picture), name).toBe(true)
  expect(colours(picture), name).toBeGreaterThan(least)
}

/** One stuff fills the frame: a wall, a cloud of ink, sparks. */
const FULL_FRAME = new Set([
  'visor-mirror',
  'wall-face',
  'ink-cloud',
  'liquid-folds',
  'falling-grains',
  'sparks-in-the-dark',
  'geometric-shapes',
  'falling-letters',
  'gathering-lights',
  'glowing-network',
  'light-tunnel',
  'silk-waves',
  'sound-waves',
  'spiral-galaxy',
  'two-forces',
  'mirrored-glass',
  'molten-ball',
  'water-rings',
  'plan-view',
  'table-above',
  'house-wall',
])

function isDark(time: Time = 'day'): boolean {
  return time === 'night' || time === 'dusk'
}

const THEMES = new URL('../../../src/stage/places/', import.meta.url)
/** Folders of tools, not of recipes. */
const TOOLS = new Set(['kit', 'finding'])

test('every recipe in a folder of its theme is in the list', () => {
  const themes = readdirSync(THEMES).filter((name) => !TOOLS.has(name))
  const files = themes.flatMap((theme) => readdirSync(new URL(`${theme}/`, THEMES)))
  const recipes = files.filter((name) => name.endsWith('.ts') && !name.endsWith('-places.ts'))
  // Sights that differ in their outlines alone are told line by line.
  const outlined = new Set(Object.values(MONUMENTS).map(({ id }) => id))
  const ids = PLACES.map(({ id }) => id).filter((id) => !outlined.has(id))
  expect(ids.map((id) => `${id}.ts`).toSorted()).toEqual(recipes.toSorted())
})

describe.each(PLACES.map((place) => [place.id, place] as const))('%s', (_, place) => {
  const { scene, set } = sceneOf(place)
  const film = createPainter(scene)
  let painted: Uint8ClampedArray | undefined
  const usual = () => (painted ??= pixels(film.paint(10)))
  const least = FULL_FRAME.has(place.id) ? 4 : 8

  test('fills the frame with a rich picture, however wide or tall', () => {
    expectRich(usual(), 'wide', least)
    expectRich(paint(sceneOf(place, { size: TALLEST, seed: 36 }).scene, 12), 'tall', least)
  })

  test('is alive, calm from frame to frame, and the same whichever frame comes first', () => {
    const first = usual()
    expect(difference(first, pixels(film.paint(11)))).toBeLessThan(9)
    const later = pixels(film.paint(34))
    expect(difference(first, later)).toBeGreaterThan(0.05)
    expect(difference(later, paint(sceneOf(place).scene, 34))).toBe(0)
  })

  test('looks another by night than by day, and another with another seed', () => {
    if (place.medium !== 'space' && place.lightAs !== 'space') {
      const time = isDark(place.time) ? 'day' : 'night'
      expect(difference(usual(), paint(sceneOf(place, { time }).scene, 10))).toBeGreaterThan(1)
    }
    const other = paint(sceneOf(place, { seed: 99 }).scene, 10)
    expect(difference(usual(), other)).toBeGreaterThan(0.05)
    expectRich(other, 'another seed', least)
  })

  test('leaves room to act', () => {
    expect(set.near).toBeLessThan(set.far)
    expect(set.pieces.length).toBeGreaterThan(FULL_FRAME.has(place.id) ? 1 : 4)
    for (const spot of set.spots) expect(Number.isFinite(spot.x + spot.y + spot.z)).toBe(true)
  })
})
