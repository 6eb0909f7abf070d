import { expect, test } from 'vitest'
import { read } from '../../../src/read/read.ts'
import { createRandom } from '../../../src/scene/random.ts'
import { placeOf } from '../../../src/stage/setting/choose-place.ts'

test.each([
  ['a planetarium', 'planetarium'],
  ['a car wash', 'car-wash'],
  ['a subway carriage', 'subway-car'],
  ['two friends in a subway car', 'subway-car'],
  ['a wine cellar', 'wine-cellar'],
  ['a woman in a parking garage', 'parking-garage'],
  ['a man at the fire station', 'fire-station'],
  ['inside a police station', 'police-station'],
  ['an operating room', 'operating-room'],
  ['a man in a hardware store', 'specialty-shop'],
  ['a shoe shop', 'specialty-shop'],
  ['the locker room', 'locker-room'],
  ['a crowded conference room', 'conference-room'],
])('%s plays in: %s', (prompt, place) => {
  const [shot] = read(prompt).shots
  expect(placeOf(shot!, [], createRandom(1)).id).toBe(place)
})
