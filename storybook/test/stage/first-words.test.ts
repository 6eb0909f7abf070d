import { describe, expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { rehearse } from '../../src/stage/telling/rehearse.ts'
import { block } from './blocked.ts'

const blocked = (prompt: string) => block(read(prompt).shots[0]!, 1)

describe('what newcomers type first', () => {
  test.each([
    ['unicorn on a rainbow', 'sky-road'],
    ['a cow standing on a rainbow', 'sky-road'],
    ['cat sliding down a rainbow', 'sky-slide'],
    ['chicken crossing the road', 'highway'],
    ['a fox crossing the street', 'highway'],
    ['an old man crossing the street', 'street'],
    ['a horse walks along the road', 'country-road'],
    ['a girl with a jetpack flies over the city', 'above-city'],
  ])('%s: in %s', (prompt, place) => {
    expect(blocked(prompt).setting.place.id).toBe(place)
  })

  test.each(['a hedgehog on a sled', 'a penguin on a sled', 'a cat on a skateboard'])(
    '%s: looks where it goes',
    (prompt) => {
      const [player] = blocked(prompt).players
      const [first, last] = [player!.at(0), player!.at(5)]
      expect(Math.sign(last.x - first.x)).toBe(Math.sign(last.facing))
    },
  )

  test.each(['elephant on a trampoline', 'a dog on a trampoline'])('%s: flies up', (prompt) => {
    const [player] = blocked(prompt).players
    expect(player!.subject.actions[0]?.verb).toBe('trampoline')
  })

  test.each([
    ['dancing skeleton', 'prop:skull-and-ribs', 'puppet'],
    ['banana wearing shoes', 'noto:banana', 'puppet'],
    ['an apple wearing gloves', 'noto:red-apple', 'puppet'],
    ['sloth racing a snail', 'noto:sloth', 'puppet'],
    ['spaghetti monster', 'prop:spaghetti-monster', 'prop'],
    ['candy monster', 'prop:candy-monster', 'prop'],
    ['slime monster', 'prop:slime-monster', 'prop'],
    ['ninja turtle eating pizza', 'noto:ninja-turtle', 'puppet'],
  ])('%s: played by %s, a %s', (prompt, name, kind) => {
    const cast = blocked(prompt).players.map(({ actor }) => [actor.name, actor.kind])
    expect(cast).toContainEqual([name, kind])
  })

  test('the shoes of a banana are on its feet, and nowhere else', () => {
    expect(blocked('banana wearing shoes').players).toHaveLength(1)
  })

  test.each([
    ['dinosaur at the dentist', 'treat-teeth'],
    ['a lion at the hairdresser', 'haircut'],
    ['a bear at the doctor', 'examine-patient'],
    ['a dog at the vet', 'examine-patient'],
  ])('%s: somebody does %s', (prompt, verb) => {
    const { subjects } = rehearse(read(prompt).shots[0]!)
    const healer = subjects.find(({ actions }) => actions.some((each) => each.verb === verb))
    expect(healer?.actions[0]?.target).toBe('s1')
  })

  test.each([
    ['toast popping out of a toaster', 'pop'],
    ['a lion brushing its mane', 'brush-hair'],
    ['a cat brushing its fur', 'brush-hair'],
    ['hamster in a ball', 'run-ball'],
    ['lion in the shower', 'shower'],
    ['monkey on a unicycle', 'ride-unicycle'],
    ['a mouse rolls in a hamster ball', 'run-ball'],
    ['bunny with a jetpack', 'fly-jetpack'],
    ['a girl with a jetpack flies over the city', 'fly-jetpack'],
  ])('%s: %s', (prompt, verb) => {
    expect(blocked(prompt).players[0]!.subject.actions[0]?.verb).toBe(verb)
  })

  test('two frogs that kiss come so close that their cheeks touch', () => {
    const [frog] = blocked('two frogs kissing under the moon').players
    const { companions, place } = frog!.performance.at(3)
    const apart = Math.abs((companions[0]?.place.x ?? 9) - place.x)
    expect(apart).toBeLessThan(0.6 * frog!.actor.aspect)
  })

  test('an octopus juggles without hands', () => {
    const [octopus] = blocked('octopus juggling').players
    const balls = octopus!.performance.at(2).companions.map(({ place }) => place.y)
    expect(balls).toHaveLength(5)
    expect(Math.max(...balls)).toBeGreaterThan(1)
  })
})
