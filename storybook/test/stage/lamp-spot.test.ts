import { expect, test } from 'vitest'
import { coveredBy, discOn, lampSpot } from '../../src/stage/sky/lamp-spot.ts'
import type { Sheet } from '../../src/stage/sky/sketch.ts'

const [WIDTH, HEIGHT] = [120, 68]
const NOBODY = { left: 2, right: 3, top: 0, bottom: 1 }

/** A sheet that is painted where a rule says so. */
function sheet(isPainted: (x: number, y: number) => boolean): Sheet {
  const at = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) =>
    isPainted(i % WIDTH, Math.floor(i / WIDTH)) ? 255 : 0,
  )
  return { width: WIDTH, height: HEIGHT, at }
}

const CLEAR = sheet(() => false)
const SUN = { x: 30, y: 12, radius: 3 }

test('a sun behind a roof moves to where it is wholly seen', () => {
  const roofs = sheet((x, y) => y > 40 || (x < 60 && y > 8))
  const spot = lampSpot(SUN, { land: roofs, clouds: CLEAR, bodies: [NOBODY] })
  expect(spot).not.toBeNull()
  expect(coveredBy(roofs, spot!)).toBeLessThan(0.03)
})

test('where there is no sky there is no sun', () => {
  const walls = sheet((_, y) => y > 5)
  expect(lampSpot(SUN, { land: walls, clouds: CLEAR, bodies: [NOBODY] })).toBeNull()
})

test('a sun does not hang behind a head', () => {
  const body = { left: 0.1, right: 0.4, top: 0.1, bottom: 0.8 }
  const spot = lampSpot(SUN, { land: CLEAR, clouds: CLEAR, bodies: [body] })!
  expect(spot.x + spot.radius < 0.1 * WIDTH || spot.x - spot.radius > 0.4 * WIDTH).toBe(true)
})

test('a sun that sets keeps its height', () => {
  const hills = sheet((x, y) => y > (x < 60 ? 10 : 30))
  const low = { ...SUN, y: 27 }
  const spot = lampSpot(low, { land: hills, clouds: CLEAR, bodies: [NOBODY] }, { level: true })
  expect(spot).toMatchObject({ y: 27 })
  expect(spot!.x).toBeGreaterThan(58)
})

test('a disc is found on a sheet, its glow is not', () => {
  const at = sheet((x, y) => Math.hypot(x + 0.5 - 40, y + 0.5 - 20) < 4).at
  at[0] = 160
  expect(discOn({ width: WIDTH, height: HEIGHT, at })).toEqual({ x: 40, y: 20, radius: 4 })
})
