import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { createRandom } from '../../src/scene/random.ts'
import { blockShot } from '../../src/stage/blocking.ts'
import type { Traveller } from '../../src/stage/place.ts'
import { mapOf } from '../../src/stage/places/kit/plan-view/map.ts'
import { travellersOf } from '../../src/stage/setting/over-land.ts'
import { rehearse } from '../../src/stage/telling/rehearse.ts'

function below(prompt: string): readonly Traveller[] | null {
  const [shot] = read(prompt).shots
  if (!shot) throw new Error('No shot.')
  return travellersOf(rehearse(shot))
}

test.each([
  ['aerial view of a red car driving through an autumn forest on a winding road', 'car', 1],
  ["bird's-eye view of a train crossing a snowy plain", 'wagon', 1],
  ['top-down view of three cyclists on a country road', 'cyclist', 3],
  ['drone shot of a herd of elephants crossing the savanna', 'beast', 7],
  ['overhead view of people with umbrellas crossing a street', 'umbrella', 3],
  ['aerial shot of a whale swimming in the ocean', 'fin', 1],
])('%s is drawn with its land: %s', (prompt, form, count) => {
  expect(below(prompt)).toMatchObject([{ form, count }])
})

test('a kayak is seen over the whale below it, and crocodiles wait beside those who cross', () => {
  expect(
    below('an enormous whale swims beneath a tiny yellow kayak, seen from above'),
  ).toMatchObject([
    { form: 'fin', size: 1.5 },
    { form: 'kayak', size: 0.7, above: true },
  ])
  expect(
    below('aerial view of wildebeest crossing a river, crocodiles wait in the water'),
  ).toMatchObject([{ form: 'beast' }, { form: 'fin', still: true }])
})

test('nobody else plays who is drawn with the land', () => {
  const [shot] = read('drone shot of a white boat on turquoise water').shots
  if (!shot) throw new Error('No shot.')
  const frame = { width: 640, height: 360, seconds: 5, seed: 1 }
  const { setting, players } = blockShot({ ...frame, shot, random: createRandom(1) })
  expect(setting.place.id).toBe('plan-view')
  expect(players).toHaveLength(0)
})

test.each([
  'a red car on a winding road',
  'overhead shot of a family having a picnic on a blanket',
  'overhead shot of a pizza on a table',
  'aerial view of an eagle flying over the mountains',
])('%s is not drawn as a map', (prompt) => {
  expect(below(prompt)).toBeNull()
})

const one = (form: Traveller['form']): Traveller[] => [
  { form, noun: form, count: 1, colour: null, still: false },
]

test.each([
  ['river crossing', 'bus', { land: 'sea', kind: 'bridge' }],
  ['stone bridge', 'wagon', { land: 'sea', kind: 'viaduct' }],
  ['roundabout', 'car', { land: 'city', kind: 'ring' }],
  ['jungle river', 'kayak', { land: 'forest', kind: 'river' }],
  ['mountain', 'sailboat', { land: 'lake', kind: 'none' }],
  ['forest', 'walker', { land: 'forest', kind: 'dirt' }],
  ['', 'tractor', { land: 'ploughed', kind: 'none' }],
] as const)('%s with a %s is a map of its own', (words, form, map) => {
  expect(mapOf(words, one(form))).toEqual(map)
})
