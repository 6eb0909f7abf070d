import { describe, expect, it } from 'vitest'
import { read } from '../../src/read/read.ts'
import { rehearse } from '../../src/stage/telling/rehearse.ts'
import type { Shot } from '../../src/plan/plan.ts'
import { block, only } from './blocked.ts'

function told(prompt: string): Shot {
  const [shot] = read(prompt).shots
  if (!shot) throw new Error(`No shot in "${prompt}".`)
  return rehearse(shot)
}

describe('what many do together is one deed for all of them', () => {
  it.each([
    ['a rowing eight glides down the river', 'row-together'],
    ['eight oarsmen row a boat on the river', 'row-together'],
    ['a football team lifts a golden trophy', 'win-prize'],
    ['skydivers holding hands in a circle above the clouds', 'skydive-star'],
    ['two girls turn the ropes while a third jumps in the schoolyard', 'double-dutch'],
    ['a trapeze artist flies through the air and is caught by her partner', 'trapeze-catch'],
    ['children dance in a ring around a maypole', 'ring-dance'],
    ['synchronized swimmers perform in a pool', 'swim-in-unison'],
  ])('%s: %s', (prompt, verb) => {
    const [first] = told(prompt).subjects
    expect(first?.actions[0]?.verb).toBe(verb)
  })
})

/** How many are on the stage with the first one, itself included. */
function headsIn(prompt: string): number {
  const [shot] = read(prompt).shots
  if (!shot) throw new Error(`No shot in "${prompt}".`)
  const { companions } = only(block(shot, 1), 's1').performance.at(1)
  return 1 + companions.filter(({ actor }) => actor.kind === 'puppet').length
}

it.each([
  ['six acrobats build a human pyramid', 6],
  ['twelve people hold hands in a circle in a meadow', 12],
  ['a teacher reads to her class of eight children', 9],
])('%s: all %i are there', (prompt, heads) => {
  expect(headsIn(prompt)).toBe(heads)
})

it('penguins of a conga line dance on the ice and do not swirl in the sky', () => {
  const [penguins] = told('a conga line of penguins dances across the ice').subjects
  expect(penguins).toMatchObject({ count: 6, actions: [{ verb: 'dance' }] })
})

it('each has an umbrella of another colour', () => {
  const [shot] = read('three girls each holding a different colored umbrella').shots
  const girls = block(shot!, 1).players.filter(({ subject }) => subject.id === 's1')
  const held = girls.map(({ performance }) => performance.at(1).pose.holds?.[0]?.actor)
  expect(new Set(held).size).toBe(3)
})

it('all of a queue look the way it leads, though nothing stands there', () => {
  const [queue] = told('customers queue in a bakery').subjects
  expect(queue?.actions).toMatchObject([{ verb: 'wait-in-line', direction: 'left' }])
})
