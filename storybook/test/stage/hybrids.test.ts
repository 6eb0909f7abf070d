import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { block } from './blocked.ts'

test.each([
  ['a raccoon that looks like a turtle', ['noto:raccoon', 'prop:turtle-shell']],
  ['a dog with white wings', ['noto:dog', 'prop:pair-of-wings']],
  ['a rabbit with antlers', ['noto:rabbit', 'prop:pair-of-antlers']],
  ['a horse with a horn', ['noto:horse', 'prop:spiral-horn']],
  ['a pig that looks like an angel', ['noto:pig', 'prop:pair-of-wings']],
  ['a deer with antlers', ['noto:deer']],
  ['a bird with blue wings', ['noto:bird']],
])('%s is played by %j', (prompt, names) => {
  const { players } = block(read(prompt).shots[0]!, 1)
  expect(players.map(({ actor }) => actor.name)).toEqual(names)
})

test('a shell covers the back, wings are behind the body', () => {
  const [raccoon, shell] = block(read('a raccoon that looks like a turtle').shots[0]!, 1).players
  expect(shell!.at(1).height).toBeGreaterThan(0.4 * raccoon!.at(1).height)
  const [dog, wings] = block(read('a dog with wings').shots[0]!, 1).players
  expect(wings!.at(1).z).toBeGreaterThan(dog!.at(1).z)
})
