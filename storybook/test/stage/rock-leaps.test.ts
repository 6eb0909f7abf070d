import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { block, INSTANTS } from './blocked.ts'

test.each([
  ['a snow leopard leaps from rock to rock, chasing a mountain goat', 4, true],
  ['a goat jumps from rock to rock on a mountain', 3, false],
  ['two ibexes leap from one rocky ledge to another', 4, true],
  ['a mountain lion bounds across boulders chasing a rabbit', 4, true],
  ['a boy hops from stone to stone across a river', 3, false],
])('%s: over their tops, and so does whoever is chased', (prompt, rocks, chased) => {
  const { players } = block(read(prompt).shots[0]!, 1)
  expect(players).toHaveLength(1)
  const moments = INSTANTS.map((t) => players[0]!.performance.at(t))
  expect(moments[0]!.companions.filter(({ name }) => name === 'rock')).toHaveLength(rocks)
  const ways = [moments.map(({ place }) => place)]
  if (chased)
    ways.push(moments.map((each) => each.companions.find(({ name }) => name === 'partner')!.place))
  for (const way of ways) {
    expect(Math.min(...way.map(({ y }) => y))).toBeGreaterThan(0.4)
    expect(way.at(-1)!.x - way[0]!.x).toBeGreaterThan(1)
  }
})
