import type { Canvas } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import { flatness, guessDepth } from '../../src/picture/depth/depth.ts'
import { plumb } from '../../src/picture/depth/plumb.ts'
import { createField, mapField, meanWithin, sample } from '../../src/picture/field.ts'
import { findTarget } from '../../src/picture/framing/find-target.ts'
import { lookAt, type Look } from '../../src/picture/look.ts'
import { findCloth } from '../../src/picture/regions/cloth.ts'
import { findAnyFace, findFace } from '../../src/picture/regions/head.ts'
import { findFoliage } from '../../src/picture/regions/foliage.ts'
import { horizonOf } from '../../src/picture/regions/horizon.ts'
import { partAtShore } from '../../src/picture/regions/shore.ts'
import { findSky } from '../../src/picture/regions/sky.ts'
import { isPatchy } from '../../src/picture/sky/patchy.ts'
import { findSubjects } from '../../src/picture/regions/subject.ts'
import { findWater } from '../../src/picture/regions/water.ts'
import { portrait } from './corpus/subjects.ts'
import { drawn, noise, type Rgb } from './pictures.ts'

const NOTHING = { sky: null, water: null, foliage: null, lights: [], things: [] }

const look = (rule: Parameters<typeof drawn>[2]): Look => lookAt(drawn(512, 320, rule) as Canvas)

/** How much of a band of rows and columns a field covers. */
function covers(
  field: { readonly width: number; readonly data: Float32Array; readonly height: number } | null,
  box: { readonly u: readonly [number, number]; readonly v: readonly [number, number] },
): number {
  if (!field) return 0
  const inside = {
    ...field,
    data: field.data.map((_, at) => {
      const [u, v] = [(at % field.width) / field.width, Math.floor(at / field.width) / field.height]
      return u >= box.u[0] && u < box.u[1] && v >= box.v[0] && v < box.v[1] ? 1 : 0
    }),
  }
  return meanWithin(field, inside)
}

describe('what a wall, a backdrop and planks are not', () => {
  test('a dark teal wall behind an animal is no sky', () => {
    const wall = look((u, v) => {
      const fur = Math.hypot((u - 0.5) * 1.6, v - 0.6) < 0.3
      if (fur) return [120 + 40 * noise(u * 40, v * 40), 110, 100]
      return v < 0.45 ? [38, 62, 66] : [190, 190, 188]
    })
    expect(findSky(wall, false)).toBeNull()
    expect(findSky(wall, true)).toBeNull()
  })

  test('a sky behind cables is one sky down to the land', () => {
    const bridge = look((u, v) => {
      if (Math.abs(v - 0.25 - u * 0.35) < 0.012) return [60, 60, 66]
      if (v > 0.85) return [150, 132, 96]
      return [90 + 120 * v, 150 + 80 * v, 225 + 20 * v]
    })
    const sky = findSky(bridge, false)
    expect(covers(sky, { u: [0.1, 0.3], v: [0.5, 0.75] })).toBeGreaterThan(0.8)
  })

  test('rough planks are no water', () => {
    const pier = look((u, v) => {
      if (v < 0.3) return [150 - 60 * v, 190, 230]
      if (v < 0.5) return [70, 110 + 12 * Math.sin(v * 300), 150]
      return Math.sin(v * 210 + u * 9) > 0.55 ? [30, 26, 52] : [205, 180, 120]
    })
    const hints = { horizon: 0.3, asked: true, runs: false, things: [] }
    const water = findWater(pier, { ...hints, sky: findSky(pier, true) })
    expect(covers(water, { u: [0.1, 0.9], v: [0.34, 0.46] })).toBeGreaterThan(0.6)
    expect(covers(water, { u: [0.1, 0.9], v: [0.65, 0.95] })).toBeLessThan(0.2)
  })

  test('a pale ceiling over pillars is no sky, though one is asked for', () => {
    const hall = look((u, v) => {
      const pillar = v > 0.3 && Math.abs(((u * 28) % 1) - 0.5) < 0.2
      return pillar ? [52, 48, 46] : [150 + 30 * v, 150 + 30 * v, 152 + 30 * v]
    })
    expect(findSky(hall, true)).toBeNull()
  })

  const grain = (u: number, v: number): number => noise(u * 14, v * 9) - 0.5
  const blue = (v: number): Rgb => [150 - 60 * v, 190, 230]

  test.each<[what: string, rule: (u: number, v: number) => Rgb]>([
    [
      'blue gravel',
      (u, v) => {
        const pebble = 60 * Math.sin((Math.floor(u * 85) * 12.98 + Math.floor(v * 53) * 78.23) ** 2)
        return v < 0.4 ? blue(v) : [60 + pebble, 78 + pebble, 104 + pebble]
      },
    ],
    [
      'a bluish shirt',
      (u, v) => {
        if (v > 0.75 && u > 0.3 && u < 0.7) return [130 + 70 * grain(u, v), 158, 172]
        return Math.hypot((u - 0.5) * 2, v - 0.4) < 0.25 ? [214, 160, 132] : [36, 58, 30]
      },
    ],
  ])('%s is no water, though it is asked for', (_, rule) => {
    const seen = look(rule)
    const sky = findSky(seen, true)
    const hints = { horizon: sky ? horizonOf(sky) : 0.42, asked: true, runs: false, things: [] }
    const water = findWater(seen, { ...hints, sky })
    expect(covers(water, { u: [0, 1], v: [0.6, 1] })).toBeLessThan(0.02)
  })

  test('of a lake and a blue mountain behind it, the lake is water', () => {
    const seen = look((u, v) => {
      if (v < 0.2 + 0.1 * Math.abs(Math.sin(u * 5))) return [236, 226, 214]
      if (v < 0.5) return [110, 134, 165]
      return v < 0.7 ? [40, 62 + 60 * grain(u, v), 34] : [74, 124, 160 + 12 * Math.sin(v * 300)]
    })
    const hints = { horizon: 0.25, asked: true, runs: false, things: [] }
    const water = findWater(seen, { ...hints, sky: findSky(seen, true) })
    expect(covers(water, { u: [0.1, 0.9], v: [0.3, 0.45] })).toBeLessThan(0.05)
    expect(covers(water, { u: [0.1, 0.9], v: [0.75, 0.95] })).toBeGreaterThan(0.8)
  })

  test('snow below the rocks is no sky', () => {
    const peak = look((u, v) => {
      if (v < 0.3) return [120 + 200 * v, 170 + 120 * v, 235]
      return v < 0.7 ? [92 + 60 * grain(u, v), 88, 84] : [225, 232, 240]
    })
    const sky = findSky(peak, true)
    expect(covers(sky, { u: [0.1, 0.9], v: [0.05, 0.25] })).toBeGreaterThan(0.9)
    expect(covers(sky, { u: [0, 1], v: [0.4, 1] })).toBe(0)
  })

  test('fur and faces are no dry leaves, but dry grass is', () => {
    const seen = look((u, v) => {
      const fine = 90 * grain(u, v)
      return v < 0.5 ? [196 + fine, 148 + fine, 116 + fine] : [206 + fine, 184 + fine, 34]
    })
    const leaves = findFoliage(seen, { asked: true, sky: null })
    expect(covers(leaves, { u: [0.1, 0.9], v: [0.05, 0.4] })).toBeLessThan(0.05)
    expect(covers(leaves, { u: [0.1, 0.9], v: [0.6, 0.95] })).toBeGreaterThan(0.7)
  })
})

describe('what a prompt may name is found', () => {
  const stream = look((u, v) => {
    const foam = Math.abs(u - 0.5 - 0.05 * Math.sin(v * 9)) < 0.1 && v > 0.2
    const rock = 30 * noise(u * 20, v * 20)
    return foam ? [215 + rock, 222 + rock, 228] : [64 + rock, 70 + rock, 48]
  })

  test('a stream, which is white', () => {
    const hints = { sky: null, horizon: 0.42, asked: true, things: [] }
    const water = findWater(stream, { ...hints, runs: true })
    expect(covers(water, { u: [0.46, 0.54], v: [0.4, 0.9] })).toBeGreaterThan(0.7)
    expect(covers(water, { u: [0, 0.25], v: [0.4, 0.9] })).toBeLessThan(0.1)
  })

  test('a flag, the most colourful thing', () => {
    const pole = look((u, v) =>
      u > 0.4 && u < 0.62 && v > 0.15 && v < 0.38 ? [205, 30, 40] : [190, 196, 200],
    )
    const flag = findCloth('flag', pole, { sky: null, foliage: null, things: [] })
    expect(covers(flag?.field ?? null, { u: [0.44, 0.58], v: [0.2, 0.34] })).toBeGreaterThan(0.8)
    expect(findCloth('flag', stream, { sky: null, foliage: null, things: [] })).toBeNull()
  })

  test('a curtain, by its folds, loose below', () => {
    const room = look((u, v) => {
      const fold = u < 0.35 ? 40 * Math.sin(u * 130) : 0
      return [170 + fold, 150 + fold, 130 + fold * (v > 2 ? 0 : 1)]
    })
    const field =
      findCloth('curtain', room, { sky: null, foliage: null, things: [] })?.field ?? null
    const upper = covers(field, { u: [0.08, 0.28], v: [0, 0.2] })
    expect(covers(field, { u: [0.08, 0.28], v: [0.7, 0.95] })).toBeGreaterThan(upper + 0.3)
  })

  test('a face in cold light, when it is asked for; an oval without eyes is none', () => {
    const oval = (features: boolean): Look =>
      look((u, v) => {
        const isEye = Math.hypot((Math.abs(u - 0.5) - 0.06) * 2, v - 0.4) < 0.035
        if (features && (isEye || Math.hypot(u - 0.5, (v - 0.6) * 2) < 0.04)) return [70, 60, 60]
        const isFace = Math.hypot((u - 0.5) * 2.1, v - 0.45) < 0.27
        return isFace ? [205, 192, 188] : [28, 60, 34]
      })
    expect(findFace(oval(true))).toBeNull()
    expect(findAnyFace(oval(true))).not.toBeNull()
    expect(findAnyFace(oval(false))).toBeNull()
  })

  test('a lake in the haze, which seemed to be sky, below its far shore', () => {
    const haze = (shore: number): Look =>
      look((_, v) => {
        const tone = 226 - 20 * v - (v > 0.5 ? shore : 0)
        return [tone, tone + 3, tone + 8]
      })
    const all = mapField(haze(0).bright, (_, __, y) => (y < 140 ? 1 : 0))
    const parts = partAtShore(all, haze(30))
    expect(covers(parts?.water ?? null, { u: [0, 1], v: [0.55, 0.8] })).toBeGreaterThan(0.9)
    expect(covers(parts?.sky ?? null, { u: [0, 1], v: [0.55, 0.8] })).toBe(0)
    expect(partAtShore(all, haze(0))).toBeNull()
  })

  test('a sky whose bright clouds were left out is patchy, one above dark land is not', () => {
    const below = (tone: number): Look =>
      look((_, v) => (v > 0.4 ? [tone, tone, tone] : [90, 130, 190]))
    const upper = mapField(below(0).bright, (_, __, y) => (y < 64 ? 1 : 0))
    expect(isPatchy(upper, below(240))).toBe(true)
    expect(isPatchy(upper, below(50))).toBe(false)
  })

  test('snow that is brighter than the sky is no water', () => {
    const ground = (light: number): Look =>
      look((u, v) => {
        if (v < 0.45) return [150, 175, 205]
        const streak = 6 * noise(u * 3, v * 60)
        return [150 * light + streak, 175 * light + streak, 205 * light + streak]
      })
    const sky = mapField(ground(1).bright, (_, __, y) => (y < 72 ? 1 : 0))
    const hints = { sky, horizon: 0.45, asked: false, runs: false, things: [] }
    expect(findWater(ground(1.2), hints)).toBeNull()
    expect(findWater(ground(0.8), hints)).not.toBeNull()
  })

  const pale = (v: number): Rgb => [150 + 80 * v, 190 + 45 * v, 225 + 12 * v]

  test('a white sail before a pale sky is no sky', () => {
    const ship = look((u, v) => {
      if (v > 0.8) return [60, 110, 150]
      if (v > 0.5 && Math.hypot((u - 0.5) * 1.3, v - 0.5) < 0.22) return [96, 56, 30]
      return Math.hypot((u - 0.5) * 1.6, v - 0.4) < 0.16 ? [240, 238, 230] : pale(v)
    })
    const sky = findSky(ship, true)
    expect(covers(sky, { u: [0.44, 0.56], v: [0.32, 0.46] })).toBeLessThan(0.1)
    expect(covers(sky, { u: [0.05, 0.25], v: [0.1, 0.7] })).toBeGreaterThan(0.9)
  })

  test('a path that a pale wall leads to is no sky', () => {
    const yard = look((u, v) => {
      if (u > 0.2 && u < 0.3 && v > 0.3) return pale(0.4 + 0.1 * v)
      return v > 0.55 ? [96, 140, 70] : pale(v)
    })
    const sky = findSky(yard, true)
    expect(covers(sky, { u: [0.21, 0.29], v: [0.65, 0.85] })).toBe(0)
    expect(covers(sky, { u: [0.4, 1], v: [0.1, 0.5] })).toBeGreaterThan(0.9)
  })

  test('long waves of a blue sea are found unasked, and paving is no water though it is asked for', () => {
    const waved = (above: Rgb, below: Rgb): Look =>
      look((u, v) => {
        const wave = 13 * Math.sin(v * 150 + noise(u, v))
        return v < 0.4 ? above : [below[0] + wave, below[1] + wave, below[2] + wave]
      })
    const waterIn = (seen: Look, asked: boolean) => {
      const sky = mapField(seen.bright, (_, __, y) => (y < 64 ? 1 : 0))
      return findWater(seen, { sky, horizon: 0.4, asked, runs: false, things: [] })
    }
    expect(waterIn(waved([120, 170, 220], [40, 110, 150]), false)).not.toBeNull()
    expect(waterIn(waved([186, 196, 204], [172, 164, 154]), true)).toBeNull()
  })

  test('somebody comes with their shoulders', () => {
    const [somebody] = findSubjects(lookAt(portrait()), null)
    expect(covers(somebody!.mask, { u: [0.61, 0.66], v: [0.72, 0.74] })).toBeGreaterThan(0.8)
  })

  test('a beige wall is no sky, though one is asked for', () => {
    const wall = look((u, v) => {
      const grain = 3 * noise(u * 60, v * 60)
      return v < 0.7 ? [214 + grain, 198 + grain, 172 + grain] : [110, 70, 45]
    })
    expect(findSky(wall, true)).toBeNull()
  })

  test('dense text on white paper is flat, though little of it is even', () => {
    const page = look((u, v) => {
      const isText = u > 0.1 && u < 0.9 && v > 0.08 && v < 0.92
      return isText && noise(u * 90, v * 60) > 0.45 ? [30, 30, 30] : [252, 252, 250]
    })
    expect(flatness(page)).toBe(1)
  })

  test('the sunlit side of a tower is no cloud', () => {
    const tower = look((u, v) => {
      if (v > 0.85) return [90, 120, 60]
      const isWall = u > 0.44 && u < 0.56 && v > 0.2
      return isWall ? [196, 180, 158] : [120 + 50 * v, 165 + 30 * v, 215]
    })
    const sky = findSky(tower, true)
    expect(covers(sky, { u: [0.1, 0.4], v: [0.1, 0.8] })).toBeGreaterThan(0.9)
    expect(covers(sky, { u: [0.46, 0.54], v: [0.3, 0.8] })).toBeLessThan(0.1)
  })

  test('a window to which the camera goes', () => {
    const house = look((u, v) =>
      u > 0.64 && u < 0.74 && v > 0.3 && v < 0.5 ? [40, 40, 44] : [206, 186, 150],
    )
    const at = findTarget('window', house, NOTHING)
    expect(at?.u).toBeCloseTo(0.69, 1)
    expect(at?.v).toBeCloseTo(0.4, 1)
    expect(findTarget('water', house, NOTHING)).toBeNull()
  })
})

describe('how near things are', () => {
  const hall = look((u, v) => {
    if (Math.abs(u - 0.35) < 0.012) return [30, 26, 24]
    const rough = 24 * noise(u * 12, v * 8)
    return v < 0.5 ? [190 + rough, 180 + rough, 160] : [120 + rough, 96 + rough, 90]
  })
  const nearer = mapField(hall.bright, (_, __, y) => y / (hall.height - 1))

  test('a pillar is as near at its head as at its foot, and bends when nobody sees to it', () => {
    const { width, height, data } = plumb(nearer, hall)
    const span = (u: number): number => {
      const column = Array.from(
        { length: height },
        (_, y) => data[y * width + Math.floor(u * width)]!,
      )
      return Math.max(...column) - Math.min(...column)
    }
    expect(span(0.35)).toBeLessThan(0.3)
    expect(span(0.8)).toBeGreaterThan(0.9)
  })

  test('a strip of ground comes no nearer than it is high', () => {
    const [low, high] = [0.85, 0.3].map((horizon) => {
      const cues = { attention: createField(hall.width, hall.height), sky: nearer, water: null }
      const open = { ...cues, sky: mapField(nearer, (value) => (value < horizon ? 1 : 0)) }
      return sample(guessDepth(hall, { ...open, horizon }), 0.8, 0.98)
    }) as [number, number]
    expect(low).toBeLessThan(0.55)
    expect(high).toBeGreaterThan(0.7)
  })
})
