import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { createRandom } from '../../src/scene/random.ts'
import { stageShot } from '../../src/stage/shot.ts'

function namesIn(prompt: string): string[] {
  const [shot] = read(prompt).shots
  const frame = { width: 320, height: 180, seconds: 5, seed: 1 }
  const { pieces } = stageShot({ ...frame, shot: shot!, random: createRandom(1) })
  return pieces.map(({ name }) => name)
}

test('a plane writes letter after letter, each a piece of its own', () => {
  const names = namesIn('A vintage airplane writes "LO VE" in the sky with smoke')
  expect(names.filter((name) => name.startsWith('lettering'))).toEqual([
    'lettering 0 0',
    'lettering 0 1',
    'lettering 0 3',
    'lettering 0 4',
  ])
})

test('a flaming sword burns in the hand that holds it, a plain one does not', () => {
  const burning = (name: string): boolean => name.endsWith('held fire')
  expect(namesIn('A knight holds a flaming sword').some(burning)).toBe(true)
  expect(namesIn('A warrior wields a flaming sword').some(burning)).toBe(true)
  expect(namesIn('A knight holds a sword').some(burning)).toBe(false)
})

test('it steams where lava meets the sea, and nowhere else', () => {
  const columns = (prompt: string): number =>
    namesIn(prompt).filter((name) => name === 'smoke').length
  expect(columns('Lava flows down a volcano into the ocean')).toBeGreaterThan(
    columns('Lava flows down a volcano'),
  )
})

test('words stand on the board on which they are written, and nothing else is on it', () => {
  const written = 'A teacher writes "Welcome back" on the blackboard'
  const names = namesIn(written)
  expect(names.some((name) => name.includes('empty blackboard'))).toBe(true)
  expect(names.filter((name) => name.startsWith('lettering'))).toEqual(['lettering 0'])
  expect(namesIn('A teacher writes on the blackboard').some((name) => /empty/u.test(name))).toBe(
    false,
  )
})
