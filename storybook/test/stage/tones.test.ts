import { expect, test } from 'vitest'
import { toRgb } from '../../src/paint/paper/colour.ts'
import { read } from '../../src/read/read.ts'
import { lightFor } from '../../src/stage/sky/light-for.ts'
import { only, block, INSTANTS } from './blocked.ts'
import { onFrame } from '../../src/stage/camera/watched.ts'

const strongest = (colour: string): number => {
  const levels = toRgb(colour)
  return levels.indexOf(Math.max(...levels))
}

test.each([
  ['soft purple light', 2],
  ['cool tones', 2],
  ['warm tones', 0],
  ['soft green light', 1],
])('%s lies on everything', (words, channel) => {
  const { tone } = read(`A cat sits on a sofa. ${words}.`).shots[0] ?? {}
  const { tint, tintAmount } = lightFor({ time: 'day', indoors: true, tone })
  expect(strongest(tint)).toBe(channel)
  expect(tintAmount).toBeGreaterThan(0.5)
})

test.each([
  ['a green sky', 1],
  ['a blood-red sky', 0],
])('%s is seen above a field', (words, channel) => {
  const { sky } = read(`A house in a field under ${words}`).shots[0] ?? {}
  expect(strongest(lightFor({ time: 'day', sky }).sky[1] ?? '#000000')).toBe(channel)
})

test('of two colours of a sky the brighter one is at the horizon', () => {
  const { sky } = lightFor({ time: 'sunset', sky: ['orange', 'purple'] })
  expect(strongest(sky[1] ?? '#000000')).toBe(2)
  expect(strongest(sky.at(-1) ?? '#000000')).toBe(0)
})

test.each(['A girl sits on a chair in a kitchen', 'A boy kneels in a garden'])(
  '%s: from very near the face is in the frame',
  (prompt) => {
    const blocking = block(read(`${prompt}. Extreme close-up.`).shots[0] ?? {}, 1)
    const player = only(blocking, 's1')
    for (const t of INSTANTS) {
      const { x, y, z, height, pose } = player.at(t)
      const mouth = y + height * player.actor.grip('mouth', pose).y
      const body = { left: x, right: x, top: mouth, bottom: mouth, z }
      const { top } = onFrame(body, blocking.camera(t), blocking.box)
      expect([top > 0.2, top < 0.9]).toEqual([true, true])
    }
  },
)
