import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { block, only, playersOf } from './blocked.ts'

/** Names and heights, in the performer's heights, of all that the first subject handles early in the film. */
function handled(prompt: string): { name: string; height: number; looks: string }[] {
  const [shot] = read(prompt).shots
  if (!shot) throw new Error('No shot.')
  const player = only(block(shot, 1), shot.subjects[0]?.id ?? '')
  const { companions, pose } = player.performance.at(0.7)
  return [
    ...companions.map(({ name, actor, height }) => ({ name, height, looks: actor.name })),
    ...(pose.holds ?? []).map(({ actor, height }) => ({
      name: actor.name,
      height,
      looks: actor.name,
    })),
  ]
}

test('what is juggled has the colour that was said', () => {
  const looks = (prompt: string): string[] => handled(prompt).map((each) => each.looks)
  expect(looks('a clown juggles green apples')).not.toEqual(looks('a clown juggles apples'))
})

test('curtains that are opened are dyed, and each half stays one', () => {
  const curtains = handled('a boy opens a blue curtain').filter(({ name }) => /curtain/u.test(name))
  expect(curtains).toHaveLength(2)
  for (const { looks } of curtains) expect(looks).toMatch(/^half curtain in #/u)
})

test.each([
  ['a man carries a tiny suitcase', 'a man carries a suitcase'],
  ['a girl holding a tiny umbrella', 'a girl holding an umbrella'],
])('%s: it is smaller than in "%s"', (small, usual) => {
  const height = (prompt: string): number => handled(prompt)[0]?.height ?? NaN
  expect(height(small)).toBeLessThan(0.7 * height(usual))
})

test.each([
  ['a cat wearing a tiny crown', 'a cat wearing a crown', 0.7],
  ['a fox wearing a tiny backpack', 'a fox wearing a backpack', 0.7],
])('%s: it is smaller than in "%s"', (small, usual, most) => {
  const height = (prompt: string): number => {
    const [shot] = read(prompt).shots
    if (!shot) throw new Error('No shot.')
    const blocking = block(shot, 1)
    const [wearer, worn] = shot.subjects.map(({ id }) => playersOf(blocking, id)[0]?.at(0).height)
    return (worn ?? NaN) / (wearer ?? NaN)
  }
  expect(height(small)).toBeLessThan(most * height(usual))
})
