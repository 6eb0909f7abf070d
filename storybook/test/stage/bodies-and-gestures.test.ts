import { describe, expect, it } from 'vitest'
import { read } from '../../src/read/read.ts'
import type { Shot } from '../../src/plan/plan.ts'
import { rehearse } from '../../src/stage/telling/rehearse.ts'
import { block } from './blocked.ts'

function told(prompt: string): Shot {
  const [shot] = read(prompt).shots
  if (!shot) throw new Error(`No shot in "${prompt}".`)
  return rehearse(shot)
}

const verbsOf = (prompt: string): (string | undefined)[] =>
  told(prompt).subjects.map(({ actions }) => actions[0]?.verb)

describe('bodies, gestures and two together', () => {
  it.each([
    ['a girl hangs upside down from a tree branch', ['hang-upside-down']],
    ['a man hangs from a branch', ['hang-by-hands']],
    ["a girl rides on her grandfather's shoulders", [undefined, 'shoulder-ride']],
    ['a boy under a blanket', ['under-blanket']],
    ['a woman floating in a lake', ['float-on-back']],
    ['a man floating on his back in a lake', ['float-on-back']],
    ['a penguin late for school', ['run-late']],
    ['a mermaid combs her hair', ['comb-own-hair']],
    ['a woman feeds a goat', ['feed-from-hand', undefined]],
    ['a fox reaching into a basket', ['reach-into', undefined]],
    ['two puppies pulling a sock', ['tug-of-war']],
    ['a mother and her son fly a blue kite', ['fly-kite-together', 'fly-kite-together', undefined]],
    ['two children playing leapfrog', ['leapfrog']],
    ['four kids play tag in a park', ['play-tag']],
    ['a girl rolls down a hill', ['roll-over']],
    ['two sisters pinky swear', ['pinky-swear']],
    ['a soldier crouches', ['crouch']],
    ['a woman coughs into a tissue', ['blow-nose']],
    ['a man stretches after waking up', ['wake-up']],
    ['three bees on a rose', ['share-nectar', undefined]],
    ['children build a sandcastle while waves come closer', ['build-sandcastle', undefined]],
  ])('%s', (prompt, verbs) => {
    expect(verbsOf(prompt)).toEqual(verbs)
  })

  it('puts who cries over something beside it', () => {
    const [bond] = told('a boy crying over a broken toy').relations
    expect(bond?.relation).toBe('next-to')
  })

  it('has one kite for a father and his daughter', () => {
    const { players } = block(told('a father and his daughter fly a red kite'), 1)
    const kites = players.flatMap(({ performance }) =>
      performance.at(1).companions.filter(({ name }) => name === 'kite'),
    )
    expect(kites).toHaveLength(1)
  })

  it('salutes a flag that is there', () => {
    const { players } = block(told('a soldier salutes the flag'), 1)
    const things = players.flatMap(({ performance }) =>
      performance.at(1).companions.map(({ name }) => name),
    )
    expect(things).toContain('flagpole')
  })
})
