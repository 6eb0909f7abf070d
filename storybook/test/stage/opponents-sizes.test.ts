import { expect, test } from 'vitest'
import { castSubject } from '../../src/cast/cast.ts'
import { read } from '../../src/read/read.ts'
import { recast } from '../../src/stage/telling/recasting.ts'

const actorOf = (prompt: string) =>
  castSubject(read(prompt).shots[0]!.subjects[0]!, { seed: 1, index: 0, wears: [] })

/** What the partner of a fight becomes when this one plays it. */
function asPartner(prompt: string) {
  const man = actorOf('a man')
  const sword = { grip: 'rightHand' as const, actor: man, angle: 0, height: 1, at: { x: 0, y: 0 } }
  const partner = {
    name: 'partner',
    actor: man,
    place: { x: 1, y: 0, z: 0 },
    height: 1,
    pose: { holds: [{ ...sword, front: true }] },
    shadow: true,
  }
  const moment = { place: { x: 0, y: 0, z: 0 }, pose: {}, companions: [partner] }
  const extent = { left: 1, right: 1, up: 1, down: 0 }
  const fight = { at: () => moment, effects: [], extent }
  return recast(fight, [{ name: 'partner', actor: actorOf(prompt) }]).at(0).companions[0]!
}

test('a dog in the place of a man is lower than he, a dragon taller, and neither has his sword', () => {
  const [dog, dragon] = [asPartner('a dog'), asPartner('a dragon')]
  expect(dog.height).toBeLessThan(0.7)
  expect(dragon.height).toBeGreaterThan(0.9)
  expect([dog.pose.holds, dragon.pose.holds]).toEqual([undefined, undefined])
  expect(asPartner('a woman').pose.holds).toHaveLength(1)
})
