import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { read } from '../../src/read/read.ts'
import { swung } from '../../src/stage/placing/swinging.ts'
import { block, only, playersOf, type ShotInput } from './blocked.ts'

function shotOf(prompt: string): ShotInput {
  const [shot] = read(prompt).shots
  if (shot === undefined) throw new Error(`No shot in “${prompt}”.`)
  return shot
}

describe('on a swing', () => {
  it.each([
    ['a teddy bear sits alone on a swing', 'playground'],
    ['a doll on a wooden swing', 'playground'],
    ['a kitten on a swing in a park', 'park'],
  ])('%s: on its seat, in a %s', (prompt, place) => {
    const blocking = block(shotOf(prompt), 1)
    const [sitter, swing] = ['s1', 's2'].map((id) => only(blocking, id).at(0))
    expect(blocking.setting.place.id).toBe(place)
    expect((sitter?.y ?? 0) / (swing?.height ?? 1)).toBeCloseTo(0.26, 1)
  })

  it('goes to and fro with the seat', () => {
    const blocking = block(shotOf('a teddy bear sits on a swing'), 1)
    const ctx = createCanvas(4, 4).getContext('2d')
    const turns: number[] = []
    const { actor } = only(blocking, 's1')
    const plain = { ...actor, draw: () => void turns.push(ctx.getTransform().b) }
    const sitter = swung(plain, only(blocking, 's2'), 1)
    for (const t of [0, 0.7, 2.1])
      sitter.draw({ ctx, t, pixels: 4, light: blocking.setting.light }, {})
    expect(turns[0]).toBeCloseTo(0)
    expect(Math.abs(turns[1] ?? 0)).toBeGreaterThan(0.1)
    expect(Math.sign(turns[1] ?? 0)).toBe(-Math.sign(turns[2] ?? 0))
  })

  it('has room for two', () => {
    const blocking = block(shotOf('two rabbits sit on a swing'), 1)
    const wide = playersOf(blocking, 's1').map((each) => each.actor.aspect * each.at(0).height)
    expect(wide).toHaveLength(2)
    expect((wide[0] ?? 9) * 2).toBeLessThan(0.65 * only(blocking, 's2').at(0).height)
  })
})

it.each(['a teddy bear in the fog', 'a candle in the fog'])('%s is outdoors', (prompt) => {
  expect(block(shotOf(prompt), 1).setting.place.indoors).toBeFalsy()
})
