import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { retell } from '../../src/stage/telling/retelling.ts'
import { findPlace } from '../../src/stage/places/finding/find-place.ts'
import { seaHomes } from '../../src/stage/setting/sea-folk.ts'

const told = (prompt: string) => retell(read(prompt).shots[0]!)

test('toys of which nobody says what they are, are several kinds', () => {
  const { subjects } = told('toys come alive at night in a toy shop')
  expect(new Set(subjects.map(({ picture }) => picture)).size).toBeGreaterThan(2)
  expect(new Set(subjects.map(({ id }) => id)).size).toBe(subjects.length)
})

test('in the cockpit of a spaceship the ship is around us', () => {
  const { place, subjects } = told('the cockpit of a spaceship flying past Saturn')
  expect(findPlace(place ?? '')?.id).toBe('spaceship')
  expect(subjects.map(({ noun }) => noun)).toEqual(['saturn'])
})

test('a pilot in the cockpit of a plane sees clouds', () => {
  expect(told('a pilot in a cockpit over the clouds').place).toBe('cockpit')
})

test('an octopus washes dishes where dishes are washed', () => {
  expect(seaHomes(told('an octopus washing dishes with all its arms'))).toEqual(['kitchen'])
  expect(seaHomes(told('an octopus swims'))).toEqual([])
})

test.each(['two wizards duel on a stone bridge', 'a wizard fights a witch'])(
  '%s: with spells, each at the other',
  (prompt) => {
    const [one, other] = told(prompt).subjects
    expect(one?.actions).toMatchObject([{ verb: 'cast-spell', target: other?.id }])
    expect(other?.actions).toMatchObject([{ verb: 'cast-spell', target: one?.id }])
  },
)

test('a huge axe is in the hands of whoever has it', () => {
  const { relations } = told('a minotaur with a huge axe walks through a labyrinth')
  expect(relations).toMatchObject([{ relation: 'holding' }])
})

test.each([
  ['a sleek futuristic white train glides through a city', 'prop:future-train'],
  ['a futuristic car races along a coast road', 'prop:future-car'],
  ['a red train glides through a city', 'prop:train'],
])('%s: played by %s', (prompt, picture) => {
  expect(told(prompt).subjects[0]?.picture).toBe(picture)
})
