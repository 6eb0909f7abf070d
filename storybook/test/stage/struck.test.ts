import { expect, test } from 'vitest'
import { createPainter } from '../../src/paint/painter.ts'
import { stage } from '../../src/stage/stage.ts'
import { read } from '../../src/read/read.ts'
import { SECONDS, block, playersOf, seen } from './blocked.ts'

test.each([
  'lightning strikes a tree in a field',
  'a lightning striking atop of the eiffel tower',
  'lightning strikes a snowman',
  'lightning strikes a church steeple',
  'lightning strikes a lighthouse at night',
])('%s: the bolt has room above it', (prompt) => {
  const shot = read(prompt).shots[0]!
  const blocking = block(shot, 1)
  const struck = blocking.players.find(({ subject }) => subject.noun !== 'lightning')!
  for (const t of [0, SECONDS])
    expect(seen(playersOf(blocking, struck.subject.id)[0]!, blocking, t).top).toBeGreaterThan(0.18)
})

test.each([
  ['green lightning strikes a tree', 'g'],
  ["a wizard's tower explodes in purple lightning", 'rb'],
])('%s: its light has that colour', (prompt, strong) => {
  const plan = read(prompt)
  const size = { seed: 1, width: 160, height: 90, seconds: 4, fps: 24 }
  const plain = read(prompt.replace(/green|purple/u, ''))
  const [dyed, white] = [plan, plain].map((each) => {
    const canvas = createPainter(stage({ plan: each, ...size })).paint(0)
    return canvas.getContext('2d').getImageData(0, 0, 160, 90).data
  })
  const sum = (data: Uint8ClampedArray, of: string): number =>
    data.reduce((all, value, at) => all + (of.includes('rgba'[at % 4] ?? '') ? value : 0), 0)
  const share = (data: Uint8ClampedArray): number =>
    sum(data, strong) / strong.length / sum(data, 'rgb')
  expect(share(dyed!)).toBeGreaterThan(1.01 * share(white!))
})
