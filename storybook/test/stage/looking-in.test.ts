import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { stage } from '../../src/stage/stage.ts'

const told = (prompt: string) => {
  const plan = read(prompt)
  const scene = stage({ plan, seed: 1, width: 320, height: 180, seconds: 2, fps: 12 })
  const { place, subjects } = plan.shots[0]!
  const pieces = scene.shots[0]!.pieces.map(({ name }) => name)
  return {
    place,
    inside: subjects.map(({ noun }) => noun),
    outside: pieces.filter((name) => name.endsWith(' looks in')),
  }
}

test.each([
  ['A dinosaur peeks through the window of a kitchen', 'kitchen', 'dinosaur'],
  ['A giraffe sticks its head through the window', 'living room', 'giraffe'],
  ['A monster outside the bedroom window looks in', 'bedroom', 'monster'],
])('%s: it is outside, behind the glass', (prompt, place, who) => {
  expect(told(prompt)).toEqual({ place, inside: [], outside: [`${who} looks in`] })
})

test.each([
  ['A bear looks through the bedroom window at a boy', 'boy', 'bear'],
  ['A girl reads while a green dragon peeks in through the window', 'girl', 'green dragon'],
])('%s: one is inside, one outside', (prompt, inside, who) => {
  expect(told(prompt)).toMatchObject({ inside: [inside], outside: [`${who} looks in`] })
})

test.each(['A cat looks through the window', 'A boy peeks through the window'])(
  '%s: and looks out of it',
  (prompt) => {
    const { inside, outside } = told(prompt)
    expect(inside).toHaveLength(1)
    expect(outside).toEqual([])
  },
)
