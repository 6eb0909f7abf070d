import { describe, expect, test } from 'vitest'
import type { Shot } from '../../src/plan/plan.ts'
import { read } from '../../src/read/read.ts'
import { rehearse } from '../../src/stage/telling/rehearse.ts'
import { block } from './blocked.ts'

function shotOf(prompt: string): Shot {
  const [shot] = read(prompt).shots
  if (!shot) throw new Error(`Nothing was read in “${prompt}”.`)
  return shot
}

describe('furniture says where one is, and how one sits', () => {
  test.each([
    ['a boy reads a comic on his bed', 'bedroom'],
    ['a girl sits on her bed and plays guitar', 'bedroom'],
    ['a girl paints her nails on her bed', 'bedroom'],
    ['a man drinks beer on the sofa', 'living-room'],
    ['a boy sings in the bathtub', 'bathroom'],
    ['a boy builds a tower of wooden blocks on the carpet', 'nursery'],
    ['a toddler jumps on the sofa', 'living-room'],
    ['a man in a rowing boat plays the guitar', 'lake'],
  ])('%s is in the %s', (prompt, place) => {
    expect(block(shotOf(prompt), 1).setting.place.id).toBe(place)
  })

  test('who drinks on a sofa sits on it', () => {
    const { players } = block(shotOf('a man drinks beer on the sofa'), 1)
    expect(players[0]?.subject.actions.map(({ verb }) => verb)).toEqual(['sit', 'drink-beer'])
  })

  test.each([
    ['an old woman in a wheelchair reads a book in the garden', 'prop:wheelchair'],
    ['a boy in a wheelchair waves', 'wheelchair'],
    ['a man in a wheelchair juggles', 'prop:wheelchair'],
    ['a girl on a stool plays the violin', 'prop:stool'],
    ['a boy on a chair paints a picture', 'noto:chair'],
  ])('%s, sitting', (prompt, seat) => {
    const { players } = block(shotOf(prompt), 1)
    const { pose, companions } = players[0]!.performance.at(1)
    expect(pose.hips).toBeLessThan(0.35)
    expect(companions.map(({ actor }) => actor.name)).toContain(seat)
  })

  test('who lies on a deck chair is in its cloth, and not over it', () => {
    const { players } = block(shotOf('a dog lies on a deck chair at the beach'), 1)
    const [dog, chair] = ['dog', 'deck chair'].map((noun) =>
      players.find(({ subject }) => subject.noun === noun)!.at(1),
    )
    expect(dog!.y).toBeLessThan(chair!.y + 0.5 * chair!.height)
  })

  test('a bear and a rabbit carry a ladder with their hands', () => {
    const { players } = block(shotOf('a bear and a rabbit carry a ladder'), 1)
    const bearers = players.filter(({ subject }) => /bear|rabbit/.test(subject.noun))
    expect(bearers.map(({ actor }) => actor.kind)).toEqual(['puppet', 'puppet'])
  })

  test('who sits on a bench and reads has no armchair besides', () => {
    const { players } = block(shotOf('a woman sits on a bench and reads a book'), 1)
    const beside = players.flatMap(({ performance }) => performance.at(1).companions)
    expect(beside.map(({ actor }) => actor.name)).toEqual(['prop:bench'])
  })

  test('who eats on a bench has no table besides', () => {
    const { players } = block(shotOf('a man eats a sandwich on a bench'), 1)
    const beside = players.flatMap(({ performance }) => performance.at(1).companions)
    expect(beside.map(({ actor }) => actor.name)).toEqual(['prop:bench'])
  })

  test.each([
    ['an old man blows on his hot soup', 'cool-food soup'],
    ['a captain lifts the golden trophy', 'hold-aloft gold trophy'],
    ['a man raises a torch', 'hold-aloft torch'],
    ['a baker takes a tray of croissants out of the oven', 'tend-oven croissant'],
    ['a girl swings across the monkey bars', 'hang-by-hands monkey bar'],
    ['a boy reads a comic under the covers', 'read comic'],
    ['a girl is practicing the cello in her bedroom', 'play-cello cello'],
    ['a waiter balances five plates', 'carry-plates plate'],
  ])('%s: one deed with its thing', (prompt, expected) => {
    const [lead] = rehearse(shotOf(prompt)).subjects
    const [deed] = lead!.actions
    expect(`${deed?.verb} ${deed?.prop}`).toBe(expected)
  })

  test.each([
    ["a barber cuts a boy's hair", 'barber haircut; boy -'],
    ["a nurse takes an old man's temperature", 'nurse take-temperature; man -'],
    ['two workers high-five at the copy machine', 'worker high-five; copy machine -'],
    ['a boy washes a muddy dog in a bathtub', 'boy wash-dog; dog -'],
    ['a father feeds a baby with a spoon in a high chair', 'father spoon-feed; baby -'],
  ])('%s: with whom it is done', (prompt, expected) => {
    const { subjects } = rehearse(shotOf(prompt))
    const all = subjects.map(({ noun, actions }) => `${noun} ${actions[0]?.verb ?? '-'}`)
    expect(all.join('; ')).toBe(expected)
  })

  test('no second bed stands behind the one that is named', () => {
    const [shot] = read('a boy reads a comic on his bed').shots
    expect(rehearse(shot!).without).toContain('bed')
  })

  test.each(['a girl jogs while listening to music', 'a man cooks soup while listening to music'])(
    '%s: with headphones on, and not one after the other',
    (prompt) => {
      const { subjects } = rehearse(read(prompt).shots[0]!)
      expect(subjects[0]?.person?.wears.map(({ garment }) => garment)).toContain('headphones')
      expect(subjects[0]?.actions.map(({ verb }) => verb)).not.toContain('listen-music')
    },
  )

  test('nails are painted in the colour that is said', () => {
    const { players } = block(shotOf('a girl paints her nails purple on her bed'), 1)
    const names = players.flatMap(({ performance }) => {
      const { pose, companions } = performance.at(1)
      return [
        ...(pose.holds ?? []).map(({ actor }) => actor.name),
        ...companions.map((c) => c.name),
      ]
    })
    const red = names.filter((name) => name.endsWith('#c8304a'))
    expect(names.filter((name) => name.startsWith('nail polish in #'))).toHaveLength(1)
    expect(red).toEqual([])
    expect(players.map(({ subject }) => subject.noun)).not.toContain('nail polish')
  })
})

test('who sleeps on the lap of somebody that sits is below the face', () => {
  const blocking = block(shotOf('a woman knits while a cat sleeps on her lap'), 1)
  const [woman, cat] = ['woman', 'cat'].map((noun) =>
    blocking.players.find(({ subject }) => subject.noun === noun),
  )
  const [her, its] = [woman!.at(1), cat!.at(1)]
  expect(its.y).toBeGreaterThan(her.y)
  expect(its.y).toBeLessThan(her.y + 0.4 * her.height)
})

test('whose hand is held in a hospital bed lies in it', () => {
  const shot = shotOf('A nurse holds the hand of an old man in a hospital bed')
  const verbs = block(shot, 1).players.map(({ subject }) =>
    [subject.noun, ...subject.actions.map(({ verb }) => verb)].join(' '),
  )
  expect(verbs).toEqual(['nurse tuck-in'])
})
