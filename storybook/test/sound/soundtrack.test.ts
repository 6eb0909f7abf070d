import { describe, expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import type { SoundName } from '../../src/scene/sound-name.ts'
import { SOUNDS } from '../../src/sound/sounds.ts'
import { soundtrack } from '../../src/sound/soundtrack.ts'
import { stage } from '../../src/stage/stage.ts'
import { toyScene } from '../paint/toy-scene.ts'

const NAMES = Object.keys(SOUNDS) as SoundName[]

const loudness = (ear: Float32Array): number =>
  Math.sqrt(ear.reduce((sum, sample) => sum + sample * sample, 0) / ear.length)

const heard = (names: readonly SoundName[]) =>
  soundtrack({ ...toyScene(), sounds: names.map((name) => ({ name, level: 0.8 })) })

describe.each(NAMES)('the sound of %s', (name) => {
  test('is heard over the tune, and never clips', () => {
    const { left, right } = heard([name])
    const quiet = heard([])
    let change = 0
    for (let i = 0; i < left.length; i++) change += Math.abs((left[i] ?? 0) - (quiet.left[i] ?? 0))
    expect(change / left.length).toBeGreaterThan(0.001)
    expect(
      Math.max(...[left, right].map((ear) => ear.reduce((a, b) => Math.max(a, Math.abs(b)), 0))),
    ).toBeLessThan(1)
  })
})

test('the same scene sounds the same twice', () => {
  expect(heard(['rain', 'birds']).left).toEqual(heard(['rain', 'birds']).left)
})

test('a film without places still has a soft tune', () => {
  expect(loudness(heard([]).left)).toBeGreaterThan(0.005)
})

test('sound begins and ends in silence, and lasts as long as the film', () => {
  const { left, rate } = heard(['waves'])
  expect(left.length).toBe(2 * rate)
  expect(Math.abs(left[0] ?? 1)).toBeLessThan(1e-6)
  expect(Math.abs(left.at(-1) ?? 1)).toBeLessThan(1e-3)
})

const staged = (prompt: string) =>
  stage({ plan: read(prompt), seed: 1, width: 320, height: 180, seconds: 2, fps: 12 })

const rainIn = (prompt: string): number =>
  staged(prompt).sounds.find(({ name }) => name === 'rain')?.level ?? 0

test('rain is loud in the street, soft in a room, and not heard under water', () => {
  const outside = rainIn('a dog in a rainy street')
  const inside = rainIn('a dog in a kitchen, it is raining')
  expect(outside).toBeGreaterThan(inside)
  expect(inside).toBeGreaterThan(0)
  expect(rainIn('a fish in the deep sea in the rain')).toBe(0)
})

test('the mood of the story is the mood of its tune', () => {
  expect(staged('a sad dog in a park, melancholic mood').mood).toBe('sad')
  const heardIn = (mood: 'sad' | 'joyful') => soundtrack({ ...toyScene(), mood }).left
  expect(heardIn('sad')).not.toEqual(heardIn('joyful'))
})
