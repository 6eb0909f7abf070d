import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { createRandom } from '../../src/scene/random.ts'
import { stageShot } from '../../src/stage/shot.ts'
import { rehearse } from '../../src/stage/telling/rehearse.ts'

const told = (prompt: string) => read(prompt).shots.map(rehearse)
function placeOf(prompt: string): string | undefined {
  const [shot] = read(prompt).shots
  const size = { width: 160, height: 90, seconds: 5, seed: 1 }
  return shot && stageShot({ ...size, shot, random: createRandom(1) }).place
}

test('a garage door that opens goes up before the car that it reveals', () => {
  for (const goes of ['rises to reveal', 'is lifting up revealing', 'opens and reveals']) {
    const [shot] = told(`the garage door ${goes} a blue car`)
    const [door, car] = shot?.subjects ?? []
    expect(door?.actions).toMatchObject([{ verb: 'raise-door', target: car?.id }])
    expect(shot?.relations).toEqual([])
  }
})

test('the needle of a gauge goes up and down with what is said of the gauge', () => {
  const verbs = (prompt: string) => told(prompt)[0]?.subjects[0]?.actions[0]?.verb
  expect(verbs('the speedometer is climbing')).toBe('needle-up')
  expect(verbs('the fuel gauge drops')).toBe('needle-down')
})

test('of four in a car each is seen: it has no roof', () => {
  const [shot] = told('four girls drive in a car')
  expect(shot?.subjects.map(({ noun }) => noun)).toEqual(['girl'])
})

test('what races is seen on a race track, and what is poured into a bowl in a kitchen', () => {
  expect(placeOf('a white car is racing')).toBe('raceway')
  expect(placeOf('a girl pours milk into a bowl')).toBe('kitchen')
})

test('who drives a racing car sits in one, on the race track, and no empty one stands there', () => {
  const [shot] = told('a woman drives a red racing car')
  expect(shot?.subjects.map(({ noun }) => noun)).toEqual(['woman'])
  expect(shot?.place).toBe('race track')
})

test('a helicopter lands on a building in town, and a plane at an airport', () => {
  expect(placeOf('a helicopter lands on a building')).toBe('downtown')
  expect(placeOf('a plane lands')).not.toBe('downtown')
})

test('who rides in a coach is seen in its window, and does not sit on a stool in the road', () => {
  const [shot] = told('a queen rides in a carriage')
  expect(shot?.subjects.find(({ noun }) => noun === 'queen')?.actions).toEqual([])
  const [baby] = told('a baby sits in a baby carriage')
  expect(baby?.subjects[0]?.actions[0]?.verb).toBe('sit-inside')
})
