import { expect, test } from 'vitest'
import { comesAlive } from '../../src/cast/mascots/enlivened.ts'
import { read } from '../../src/read/read.ts'
import { block } from './blocked.ts'
import { castShot } from '../../src/stage/playing/casting.ts'
import { rehearse } from '../../src/stage/telling/rehearse.ts'

const lead = (prompt: string) => read(prompt).shots[0]!.subjects[0]!

test.each([
  ['a teapot does yoga', true],
  ['a potato gives a speech', true],
  ['two pencils duel', true],
  ['a potato doing push-ups', true],
  ['a couch running a marathon', true],
  ['banners waving over a castle', false],
  ['a sail waves in the wind', false],
  ['a toaster is sad', true],
  ['a sad little house in the rain', true],
  ['a happy birthday cake with candles', false],
  ['a gloomy castle on a hill', false],
  ['a mountain yawns', true],
  ['a bus cries at the bus stop', true],
  ['a vending machine falls in love with a traffic light', true],
])('%s: with a face, arms and legs: %s', (prompt, alive) => {
  expect(comesAlive(lead(prompt))).toBe(alive)
})

test('the hat of a thing on legs is seen', () => {
  const shot = rehearse(read('a potato wearing a top hat gives a speech').shots[0]!)
  const { castings } = castShot(shot, 1, () => null)
  expect(castings.map(({ subject }) => subject.noun)).toEqual(['potato', 'top hat'])
})

test.each([
  ['the moon goes fishing in a lake', 'lake; living moon fish'],
  ['the sun eats an ice cream on the beach', 'beach; living sun eat'],
  ['a cloud reads a book', 'meadow; living cloud read'],
  ['the moon rises over a lake', 'lake; moon rise'],
  ['a cactus is in love with a balloon', 'anywhere; cactus adore; balloon adore'],
  ['a giant octopus hugs a lighthouse', 'beach; octopus clasp-tower; lighthouse'],
  ['a giant gorilla climbs a clock tower', 'city; gorilla scale-tower; clock tower'],
  ['the tortoise and the hare run a race', 'meadow; tortoise finish-race; hare run'],
  ['three snails race each other', 'meadow; snail finish-race; snail run'],
  ['a sloth runs a marathon and wins', 'meadow; sloth finish-race'],
  ['donuts rain on the city', 'city; donut rain-down'],
  ['a cloud rains coins over a village', 'village; coin rain-down'],
  ['a dolphin drives a convertible', 'street; dolphin drive; convertible drive'],
  ['a witch delivers pizza on her broom', 'anywhere; witch ride-broom; broom drive; pizza'],
  ['an astronaut plants a flag on a cheese planet', 'space; astronaut plant-flag; cheese planet'],
  ['a giant cat sleeps on top of a skyscraper', 'city; cat sleep; skyscraper'],
  ['a dragon coils around a castle tower', 'meadow; dragon clasp-tower; castle tower'],
  ['a robot breaks', 'anywhere; robot break-down'],
  ['a witch melts', 'anywhere; witch melt'],
  ['an angel glows in the forest', 'forest; angel glow'],
  ['a laptop overheats', 'anywhere; laptop break-down'],
])('%s: %s', (prompt, told) => {
  const { place, subjects } = rehearse(read(prompt).shots[0]!)
  const who = subjects.map(({ noun, actions }) => [noun, actions[0]?.verb].join(' ').trim())
  expect([place ?? 'anywhere', ...who].join('; ')).toBe(told)
})

test.each([
  ['a banana walks its dog', 'walk-dog', 'dog'],
  ['a woman walks her pet iguana on a leash', 'walk-dog', 'iguana'],
  ['a boy walks his elephant', 'walk-beast', 'elephant'],
])('%s: on a leash', (prompt, verb, prop) => {
  const { subjects } = rehearse(read(prompt).shots[0]!)
  expect(subjects).toHaveLength(1)
  expect(subjects[0]!.actions[0]).toMatchObject({ verb, prop })
})

test.each([
  ['a boy climbs a huge beanstalk up to the clouds', 'beanstalk'],
  ['a tiny man climbs a giant spoon', 'spoon'],
])('%s: up it, hold after hold', (prompt, noun) => {
  const { subjects } = rehearse(read(prompt).shots[0]!)
  const [who] = subjects
  const climbed = subjects.find(({ id }) => id === who!.actions[0]!.target)
  expect(who!.actions[0]!.verb).toBe('scale-tower')
  expect(climbed!.noun).toBe(noun)
})

test('what drifts among the stars is in the night sky, and what flies over a town above its roofs', () => {
  const stars = rehearse(read('a boy sleeps in a boat that floats among the stars').shots[0]!)
  expect([stars.place, stars.time]).toEqual(['sky', 'night'])
  const town = rehearse(read('a teapot flies over the rooftops of a town').shots[0]!)
  expect(town.place).toBe('over the rooftops')
})

test('what is named with a house in a snow globe is in it, too', () => {
  const shot = rehearse(read('a small house with a pine tree inside a snow globe').shots[0]!)
  expect(shot.relations.map(({ relation }) => relation)).toEqual(['inside', 'inside'])
})

test.each([
  ['a ladle chases a mug', 'ladle chase; mug flee'],
  ['a kettle plays chess with a cake', 'kettle play-chess; cake play-chess'],
  ['a mop and a bucket dance a waltz', 'mop dance; bucket dance'],
  ['a flame and a log argue', 'living flame talk; living log talk'],
])("%s: each of them is alive, and in nobody's hand", (prompt, told) => {
  const { subjects } = rehearse(read(prompt).shots[0]!)
  const who = subjects.map(({ noun, actions }) => [noun, actions[0]?.verb].join(' ').trim())
  expect(who.join('; ')).toBe(told)
})

test.each([['a dresser plays football', 'stadium']])(
  '%s in the %s, and not at home',
  (prompt, place) => {
    expect(block(read(prompt).shots[0]!, 1).setting.place.id).toBe(place)
  },
)

test('a thing that has come alive among cones is larger than it would be', () => {
  const { subjects } = rehearse(read('a kettle plays football near three cones').shots[0]!)
  expect(subjects.map(({ noun, size }) => `${noun} ${size}`)).toEqual([
    'kettle large',
    'cone normal',
  ])
})
