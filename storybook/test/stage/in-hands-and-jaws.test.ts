import { describe, expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import type { Player } from '../../src/stage/player.ts'
import { block, SECONDS, type ShotInput } from './blocked.ts'

function shotOf(prompt: string): ShotInput {
  const [shot] = read(prompt).shots
  if (!shot) throw new Error(`Nothing was read in “${prompt}”.`)
  return shot
}

function leadOf(prompt: string): Player {
  const [lead] = block(shotOf(prompt), 1).players
  if (!lead) throw new Error(`Nobody plays in “${prompt}”.`)
  return lead
}

describe('what a deed is done with is seen where it is used', () => {
  test.each([
    'a golden retriever catches a frisbee mid-air on the beach',
    'a border collie leaps and catches a red frisbee in the park',
  ])('%s: off the ground when the jaws close, and it keeps it', (prompt) => {
    const { performance } = leadOf(prompt)
    const gap = (t: number): number => {
      const { place, companions } = performance.at(t)
      const toy = companions.find(({ name }) => name.endsWith('frisbee'))
      return Math.abs((toy?.place.x ?? Infinity) - place.x)
    }
    expect(performance.at(SECONDS / 2).place.y).toBeGreaterThan(0.4)
    expect(performance.at(SECONDS).place.y).toBe(0)
    expect(gap(0)).toBeGreaterThan(2 * gap(SECONDS))
  })

  test('a staff is set on the ground, and who leans on a cane needs no lamp post', () => {
    const [staff] = leadOf('an old man with a staff walks in the forest').at(1).pose.holds ?? []
    expect(staff).toMatchObject({ planted: true, actor: { name: 'prop:staff' } })
    const { pose, companions } = leadOf('an old man leans on his cane').performance.at(1)
    expect(pose.holds?.map(({ actor }) => actor.name)).toEqual(['cane'])
    expect(companions).toEqual([])
  })

  test('a spear in the paws of a cat is no taller than the cat', () => {
    const [cat, spear] = block(shotOf('a cat holding a spear stands guard'), 1).players
    expect(spear?.actor.name).toBe('prop:spear')
    expect(spear!.at(1).height).toBeLessThan(cat!.at(1).height)
  })

  test.each([
    ['a potter shapes a tall blue vase', 'clay pot in #'],
    ['a boy opens a green parcel', 'gift in #'],
    ['a man carves a white pumpkin', 'carved pumpkin in #'],
  ])('%s: what the deed brings has the colour that was said', (prompt, dyed) => {
    const { companions } = leadOf(prompt).performance.at(1)
    const names = companions.map(({ actor }) => actor.name)
    expect(names).toContainEqual(expect.stringContaining(dyed))
  })

  test('burning torches leave their fire behind them in the air', () => {
    const { companions } = leadOf('a clown juggles flaming torches').performance.at(1)
    const names = companions.map(({ name }) => name)
    expect(names.filter((name) => name === 'burning torch')).toHaveLength(3)
    expect(names).toContain('fire')
  })

  test.each([
    ['two pirates duel with swords on the deck of a ship', 'sword'],
    ['two men fight with light sabers', 'lightsaber'],
    ['two samurai duel with katanas', 'katana'],
  ])('%s: each has one in the hand, and no other lies about', (prompt, blade) => {
    const { players } = block(shotOf(prompt), 1)
    expect(new Set(players.map(({ subject }) => subject.kind))).toEqual(new Set(['person']))
    const { pose, companions } = players[0]!.performance.at(1)
    const held = [pose, ...companions.map((each) => each.pose)].flatMap(({ holds = [] }) => holds)
    expect(held.map(({ actor }) => actor.name)).toEqual([blade, blade])
  })

  test.each(['a grandmother gives a boy a green apple', 'a man hands a woman a yellow umbrella'])(
    '%s: it is the same thing in the hands of both',
    (prompt) => {
      const { performance } = leadOf(prompt)
      const held = Array.from({ length: 20 }, (_, i) => performance.at((SECONDS * i) / 20)).flatMap(
        ({ pose, companions }) =>
          [pose, ...companions.map((each) => each.pose)].flatMap(({ holds = [] }) => holds),
      )
      expect(new Set(held.map(({ actor }) => actor)).size).toBe(1)
    },
  )

  test('a circus tent is on a fairground, and no camp', () => {
    const { setting } = block(shotOf('a clown dances in front of a circus tent'), 1)
    expect(setting.place.id).toBe('amusement-park')
  })
})

test.each([
  ['a puffin with a fish in its beak', 0.3],
  ['a bear with a salmon in its jaws', 0.3],
  ['a lioness carries her cub in her mouth', 0.2],
])('%s: it is up at the head', (prompt, least) => {
  const [bearer, borne] = block(shotOf(prompt), 1).players
  expect(borne!.at(1).y - bearer!.at(1).y).toBeGreaterThan(least * bearer!.at(1).height)
})

test('sacks are on the backs of camels, which go on four legs', () => {
  const { players } = block(shotOf('camels carry sacks across the desert'), 1)
  const camels = players.filter(({ subject }) => subject.noun === 'camel')
  expect(camels.map(({ actor }) => actor.kind)).toEqual(['picture', 'picture', 'picture'])
  expect(players.filter(({ medium }) => medium === 'carried')).toHaveLength(3)
})

test.each([
  'a frog with a leaf umbrella sits on a lily pad',
  'a mouse looks at an elephant with an umbrella',
  'a cat with an umbrella walks in the rain',
])('%s: it is over the head, and hides nobody', (prompt) => {
  const { players } = block(shotOf(prompt), 1)
  const roof = players.find(({ actor }) => actor.name.endsWith('umbrella'))!
  const bearer = players.find(({ subject }) => /frog|elephant|cat/u.test(subject.noun))!
  const [over, under] = [roof.at(1), bearer.at(1)]
  expect(over.height).toBeLessThan(under.height)
  expect(over.y + over.height).toBeGreaterThan(under.y + 1.1 * under.height)
})

test.each(['a mouse talks to an elephant', 'a lion talks to a mouse'])(
  '%s: who is talked to stands there, and is in no mouth',
  (prompt) => {
    const { players } = block(shotOf(prompt), 1)
    expect(players).toHaveLength(2)
    expect(players[0]!.performance.at(1).companions).toEqual([])
  },
)
