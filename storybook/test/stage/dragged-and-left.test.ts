import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { rehearse } from '../../src/stage/telling/rehearse.ts'
import { block, only } from './blocked.ts'

test('a tree that somebody drags lies on its side and comes after them', () => {
  const shot = read('a boy drags a Christmas tree through the snow').shots[0]!
  const { performance } = only(block(shot, 1), 's1')
  const tree = performance.at(1).companions.find(({ actor }) => actor.name.includes('tree'))!
  expect(Math.abs(tree.pose.lean ?? 0)).toBeCloseTo(Math.PI / 2)
})

test.each([
  ['a cyclist stops to pet a dog', 'bicycle'],
  ['two motorcyclists wait at a traffic light', 'motorcycle'],
])('%s: the %s is there', (prompt, mount) => {
  const { subjects } = rehearse(read(prompt).shots[0]!)
  const [rider] = subjects
  expect(subjects.find(({ noun }) => noun === mount)?.count).toBe(rider?.count)
})

test('a cyclist who rides brings no second bicycle', () => {
  const { subjects } = rehearse(read('a cyclist races down a hill').shots[0]!)
  expect(subjects.filter(({ noun }) => noun === 'bicycle')).toEqual([])
})

test('who drinks water holds a glass', () => {
  const { performance } = only(block(read('a man drinks water').shots[0]!, 1), 's1')
  expect(performance.at(1).pose.holds?.[0]?.actor.name).toContain('water-glass')
})

test('of several firefighters one goes up for the cat, and the others look on', () => {
  const { subjects } = rehearse(read('three firefighters rescue a cat from a tree').shots[0]!)
  const crew = subjects.filter(({ noun }) => noun === 'firefighter')
  expect(crew.map(({ count, actions: [first] }) => `${count} ${first?.verb}`)).toEqual([
    '1 rescue-from-tree',
    '2 look-at',
  ])
})
