import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { stageShot } from '../../src/stage/shot.ts'
import { createRandom } from '../../src/scene/random.ts'
import { Shot } from '../../src/plan/plan.ts'

test.each([
  ['a fox seen through binoculars', 'through-binoculars'],
  ['a ship seen through a periscope', 'through-scope'],
  ['security camera footage of a thief in a store', 'security-camera'],
])('%s: the frame is of %s', (prompt, effect) => {
  expect(read(prompt).shots[0]?.camera.effects).toEqual([effect])
})

test('who looks through binoculars is seen with them', () => {
  expect(read('a man looks at a bird through binoculars').shots[0]?.camera.effects).toEqual([])
})

test.each([
  ['A view through a keyhole into a bedroom', 'through-keyhole', 'bedroom'],
  ['The camera flies through a keyhole into a magical library', 'through-keyhole', 'library'],
  ['Camera moves through an open window into a cozy kitchen', 'through-window', 'kitchen'],
  ['the camera passes through the clouds to reveal a castle', 'through-clouds', 'castle'],
  ['We fly through a dark tunnel into a valley with horses', 'through-hole', 'valley'],
  ['The camera goes through a doorway into a throne room', 'through-door', 'throne room'],
])('%s: %s', (prompt, effect, place) => {
  const shot = Shot.parse(read(prompt).shots[0])
  expect(shot.camera.effects).toContain(effect)
  expect(shot.place).toBe(place)
  expect(shot.subjects.some(({ noun }) => /keyhole|door|cloud|window|tunnel/u.test(noun))).toBe(
    false,
  )
  const size = { width: 640, height: 360 }
  const { pieces } = stageShot({ shot, random: createRandom(1), seed: 1, seconds: 5, ...size })
  expect(pieces.some(({ name }) => /^(?:opening|parting clouds)$/u.test(name))).toBe(true)
})

test('a camera that moves through a forest is in it all the while', () => {
  const [shot] = read('the camera moves through a forest').shots
  expect(shot?.camera.effects).toEqual([])
  expect(shot?.place).toBe('forest')
})

test('a lens flare lies before the lens', () => {
  const shot = Shot.parse(read('a cowboy rides through the desert, lens flare').shots[0])
  const size = { width: 640, height: 360 }
  const { pieces } = stageShot({ shot, random: createRandom(1), seed: 1, seconds: 5, ...size })
  expect(pieces.some(({ name }) => name === 'lens flare')).toBe(true)
})
