import { expect, test } from 'vitest'
import { read } from '../../../src/read/read.ts'
import { createRandom } from '../../../src/scene/random.ts'
import { placeOf } from '../../../src/stage/setting/choose-place.ts'

test.each([
  ['a planetarium', 'planetarium'],
  ['bus station', 'grounds'],
  ['a military base', 'grounds'],
  ['an old shipyard', 'grounds'],
  ['ruins', 'grounds'],
  ['an alpaca farm', 'grounds'],
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
  ['an empty apartment', 'bare-apartment'],
  ['a woman in an unfurnished bedroom', 'bare-apartment'],
  ['an empty classroom', 'classroom'],
  ['a man pushing a wheelbarrow', 'garden'],
  ['baggage claim', 'airport-terminal'],
  ['a man in an airport terminal', 'airport-terminal'],
  ['an old plane in a hangar', 'hangar'],
  ['mission control', 'control-room'],
  ['an engine room', 'boiler-room'],
  ['an actress in her dressing room', 'dressing-room'],
  ['army barracks', 'dormitory'],
  ["a blacksmith's forge", 'smithy'],
  ['a walk-in closet', 'storeroom'],
  ['a hotel room', 'bedroom'],
  ['a warehouse', 'warehouse'],
  ['a toll booth', 'toll-booth'],
  ['a chicken coop', 'chicken-coop'],
  ['a slum', 'slum'],
  ['inside an elevator', 'elevator-cabin'],
  ['an elevator', 'elevator'],
  ['two men play pool in a pool hall', 'pool-hall'],
])('%s plays in: %s', (prompt, place) => {
  const [shot] = read(prompt).shots
  expect(placeOf(shot!, [], createRandom(1)).id).toBe(place)
})
