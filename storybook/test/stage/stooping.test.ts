import { expect, test } from 'vitest'
import { block, only } from './blocked.ts'

test.each(['lake', 'sea', 'river'])('a bird takes its fish out of the water of a %s', (place) => {
  const blocking = block(
    {
      place,
      subjects: [{ id: 's1', noun: 'eagle', kind: 'bird', actions: [{ verb: 'fish' }] }],
    },
    1,
  )
  expect(blocking.setting.set.ground).toBe('water')
  const eagle = only(blocking, 's1')
  expect(eagle.medium).toBe('surface')
  expect(eagle.at(0).y, 'it starts in the air').toBeGreaterThan(eagle.at(0).height)
  const [fish] = eagle.performance.at(0).companions
  expect(fish?.place.y, 'its prey swims far below it').toBeLessThan(eagle.at(0).y / 3)
})
