import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import type { Blocking } from '../../src/stage/blocking.ts'
import { bodyAt } from '../../src/stage/player.ts'
import { wingsUp } from '../../src/cast/noto/wings.ts'
import { block, INSTANTS, only } from './blocked.ts'

const blockFirst = (prompt: string): Blocking => block(read(prompt).shots[0]!, 1)

test.each(['a woman wading through a river', 'a toddler wades across a stream'])(
  '%s: her legs are in the water, and she is not on the bank',
  (prompt) => {
    const { players, setting } = blockFirst(prompt)
    expect(setting.place.id).not.toBe('riverbank')
    const [wader] = players
    expect(wader?.medium).toBe('surface')
    const { y, height } = wader!.at(0)
    expect((setting.set.waterline ?? 0) - y).toBeGreaterThan(0.3 * height)
  },
)

test('a beast that splashes in a river stands in it, and its back is out of the water', () => {
  const blocking = blockFirst('an elephant splashing in a river')
  const { y, height } = only(blocking, 's1').at(0)
  const deep = ((blocking.setting.set.waterline ?? 0) - y) / height
  expect(deep).toBeGreaterThan(0.2)
  expect(deep).toBeLessThan(0.4)
})

test('two on two swings sit on one each, and swing the same way', () => {
  const { players } = blockFirst('a girl and a boy on two swings')
  expect(players.map(({ subject }) => subject.actions[0]?.verb)).toEqual(['swing', 'swing'])
  const [one, other] = players.map((player) => player.at(0).facing)
  expect(one).toBe(other)
})

test.each(['a saddle on a horse', 'a saddled horse in a field'])(
  '%s: its flaps hang below the back',
  (prompt) => {
    const { players } = blockFirst(prompt)
    const horse = players.find(({ subject }) => subject.noun === 'horse')!
    const saddle = players.find(({ subject }) => subject.noun === 'saddle')!
    const back = horse.at(0).y + horse.actor.grip('back', {}).y * horse.at(0).height
    const { bottom, top } = bodyAt(saddle.at(0), saddle.actor.aspect)
    expect(bottom).toBeLessThan(back)
    expect(top).toBeGreaterThan(back)
  },
)

test('who puts a saddle on a horse has it under the hands', () => {
  const { players } = blockFirst('a boy puts a saddle on a horse')
  expect(players.map(({ subject }) => subject.actions[0]?.verb)).toEqual(['saddle-horse'])
})

test('a bird above what a cat is under flies over that', () => {
  const blocking = blockFirst('a cat under a bench and a bird above it')
  const bird = only(blocking, 's3').at(0)
  const bench = only(blocking, 's2').at(0)
  expect(bird.y).toBeGreaterThan(bench.y + bench.height)
})

test('a gibbon that swings from a tree hangs from a branch', () => {
  const { players } = blockFirst('a gibbon swings from a tree')
  expect(players.map(({ subject }) => subject.actions[0]?.verb)).toEqual(['swing-branches'])
})

test.each(['a snowy owl flying over a lake', 'a swan flying over a lake'])(
  '%s: its wings are not cut off by the frame',
  (prompt) => {
    const blocking = blockFirst(prompt)
    const flyer = only(blocking, 's1')
    const { height: tall, floor } = blocking.box
    for (const t of INSTANTS) {
      const { y, height } = flyer.at(t)
      expect(y + height * wingsUp(flyer.actor.name)).toBeLessThan(floor * tall)
    }
  },
)
