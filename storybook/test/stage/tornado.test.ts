import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import type { Pen } from '../../src/scene/scene.ts'
import { tornado } from '../../src/stage/effects/tornado.ts'

/** How light a tornado is against the sky behind it, −255 … 255, in the middle of its funnel. */
function contrast(sky: string, dark: boolean): number {
  const ctx = createCanvas(160, 90).getContext('2d')
  ctx.fillStyle = sky
  ctx.fillRect(0, 0, 160, 90)
  const [plain] = ctx.getImageData(80, 30, 1, 1).data
  const pen = {
    ctx,
    t: 0,
    light: { dark, haze: sky },
    project: (x: number, y: number) => ({ x: 80 + 8 * x, y: 90 - 6 * y, scale: 7 }),
  } as unknown as Pen
  const box = { width: 0.01, height: 9 } as Parameters<typeof tornado>[0]['box']
  tornado({ seed: 1, box }).draw(pen)
  return ctx.getImageData(80, 30, 1, 1).data[0]! - plain!
}

test('a tornado is paler than a night sky and darker than a day sky', () => {
  expect(contrast('#2a2c4a', true)).toBeGreaterThan(60)
  expect(contrast('#b9cfe0', false)).toBeLessThan(-60)
})
