import { expect, test } from 'vitest'
import { block, only, playersOf } from './blocked.ts'

const action = (verb: string, target: string | null = null) => ({ verb, target })

test.each(['goat', 'sheep', 'camel', 'cow'])('the %s that is named is milked', (noun) => {
  const blocking = block(
    {
      subjects: [
        { id: 's1', noun: 'farmer', kind: 'person', actions: [action('milk', 's2')] },
        { id: 's2', noun, kind: 'animal' },
        { id: 's3', noun: 'chicken', kind: 'bird', count: 5, actions: [action('peck')] },
      ],
    },
    1,
  )
  expect(playersOf(blocking, 's2'), 'no second one beside').toEqual([])
  const farmer = only(blocking, 's1').at(0)
  for (const chicken of playersOf(blocking, 's3')) {
    expect(chicken.at(0).height, 'chickens do not tower').toBeLessThan(farmer.height * 0.6)
  }
})
