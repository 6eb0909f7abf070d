import { expect, test } from 'vitest'
import { castSubject } from '../../src/cast/cast.ts'
import { isPuppet } from '../../src/cast/people/puppet.ts'
import { read } from '../../src/read/read.ts'
import { rehearse } from '../../src/stage/telling/rehearse.ts'
import { block, INSTANTS } from './blocked.ts'

test('the head of an animal at the wheel is no larger than the window', () => {
  const { players } = block(read('a bear drives a taxi').shots[0]!, 1)
  const [taxi, bear] = ['taxi', 'bear'].map((noun) =>
    players.find(({ subject }) => subject.noun === noun)!,
  )
  if (!isPuppet(bear!.actor)) throw new Error('No puppet plays the bear.')
  const head = bear!.actor.proportions.head * bear!.at(1).height
  expect(head).toBeLessThan(0.28 * taxi!.at(1).height)
})

test('who is too tall for a bus has the head out through its roof', () => {
  const { players } = block(read('a whale driving a bus').shots[0]!, 1)
  const [bus, whale] = ['bus', 'whale'].map((noun) => {
    const { y, height } = players.find(({ subject }) => subject.noun === noun)!.at(1)
    return y + height
  })
  expect(whale).toBeGreaterThan(1.2 * bus!)
})

test.each(['bus', 'train', 'tram'])('who fills a %s looks out of a window each', (vehicle) => {
  const { players } = block(read(`a ${vehicle} full of sheep`).shots[0]!, 1)
  const sheep = players.filter(({ subject }) => subject.noun === 'sheep').map((each) => each.at(1))
  const places = sheep.map(({ x }) => Math.round(x * 20))
  expect(new Set(places).size).toBe(places.length)
  expect(sheep.every(({ y }) => y > 0)).toBe(true)
})

test('only who drives races wears a helmet', () => {
  const [driver, racer] = ['a taxi driver', 'a race car driver'].map((prompt) => {
    const actor = castSubject(read(prompt).shots[0]!.subjects[0]!, { seed: 1 })
    return isPuppet(actor) ? actor.look.outfit.hat : null
  })
  expect(driver).not.toEqual(racer)
})

test('a car that drifts keeps all its wheels on the road, and is turned into the curve', () => {
  const [car] = block(read('a sports car drifts around a corner on a road').shots[0]!, 1).players
  const poses = INSTANTS.map((t) => car!.at(t))
  expect(poses.every(({ y, pose }) => y === 0 && Math.abs(pose.lean ?? 0) < 0.02)).toBe(true)
  expect(Math.min(...poses.map(({ pose }) => Math.abs(pose.turn ?? 1)))).toBeLessThan(0.85)
})

test('a truck that bounces along a road is jolted, and does not turn over', () => {
  const [truck] = block(read('a truck bounces along a muddy road').shots[0]!, 1).players
  const poses = INSTANTS.map((t) => truck!.at(t))
  expect(poses.every(({ pose }) => !pose.spin && Math.abs(pose.lean ?? 0) < 0.1)).toBe(true)
  expect(Math.max(...poses.map(({ y, height }) => y / height))).toBeLessThan(0.06)
})

test.each([
  ['a red convertible drives along a coastal road', 2],
  ['a motorcycle speeds down the highway', 2],
  ['an abandoned convertible rolls down the road', 1],
  ['a truck drives along a road', 1],
])('%s: %i on the stage', (prompt, count) => {
  expect(rehearse(read(prompt).shots[0]!).subjects).toHaveLength(count)
})

test('who laughs while an open car drives by is in it', () => {
  const shot = rehearse(
    read('a red convertible drives along the coast, a couple laughing').shots[0]!,
  )
  expect(shot.relations).toContainEqual({ from: 's2', relation: 'inside', to: 's1' })
})

test('who rows or drives somebody has them in the boat or the car, and they who hold hands are those', () => {
  const shot = rehearse(read('a gondolier rows a couple through Venice, they hold hands').shots[0]!)
  const [gondolier, couple, gondola] = shot.subjects
  expect(gondola!.noun).toBe('gondola')
  expect(gondolier!.actions.map(({ verb }) => verb)).toEqual(['scull'])
  expect(couple!.actions.map(({ verb }) => verb)).toEqual(['hold-hands'])
  expect(shot.relations.map(({ relation, to }) => [relation, to])).toEqual(
    [gondola!.id, gondola!.id].map((id) => ['inside', id]),
  )
})

test('the rider of a motorcycle that speeds by is on it, in what is told', () => {
  const prompt = 'a black motorcycle speeds through a tunnel. The rider wears a red helmet'
  const { subjects, relations } = rehearse(read(prompt).shots[0]!)
  expect(relations).toMatchObject([{ relation: 'riding' }])
  expect(subjects.map(({ noun }) => noun)).toEqual(['motorcycle', 'rider'])
})

test.each([
  ["dad's old car won't start", 'break-down'],
  ['a taxi runs out of fuel', 'break-down'],
  ['a train derails', 'derail'],
  ['a train arrives at the station', 'stop'],
  ['a bus pulls into the station', 'stop'],
  ['a monster truck crushes a car', 'run-over'],
  ['a sailboat capsizes in a storm', 'capsize'],
  ['a helicopter rescues a man', 'hoist'],
  ['robot arms weld a car', 'weld'],
])('%s: %s', (prompt, verb) => {
  expect(rehearse(read(prompt).shots[0]!).subjects[0]?.actions[0]?.verb).toBe(verb)
})

test('a train that derails ends beside its rails, nose down', () => {
  const [train] = block(read('a train derails').shots[0]!, 1).players
  const [first, last] = [0, 5].map((t) => train!.performance.at(t))
  expect(last!.place.z).toBeLessThan(first!.place.z - 0.3)
  expect(last!.pose.lean).toBeGreaterThan(0.05)
})

test('a car that is run over is flat', () => {
  const [truck, ...others] = block(read('a monster truck crushes a car').shots[0]!, 1).players
  expect(others).toEqual([])
  const [whole, flat] = [0, 5].map((t) => truck!.performance.at(t).companions[0]!.pose.stretch!)
  expect(flat!).toBeLessThan(whole! * 0.6)
})

test('whom a helicopter rescues comes up on its ladder, whom a boat rescues is in it', () => {
  const [helicopter, ...others] = block(read('a helicopter rescues a man').shots[0]!, 1).players
  expect(others).toEqual([])
  const man = (t: number) =>
    helicopter!.performance.at(t).companions.find(({ name }) => name === 'partner')!
  expect(man(5).place.y).toBeGreaterThan(man(0).place.y + 0.8)
  const { relations } = rehearse(read('a boat rescues three swimmers').shots[0]!)
  expect(relations.map(({ relation }) => relation)).toContain('inside')
})

test.each([
  ['a gondola glides through Venice, the gondolier sings to a couple', 's1', ['s2', 's3']],
  ['a yellow taxi drives through the rain, the driver sings', 's1', ['s2']],
  ['a taxi waits at the corner, the driver leans on a lamp post', 's1', []],
])('%s: in %s are %o', (prompt, craft, aboard) => {
  const { relations } = rehearse(read(prompt).shots[0]!)
  const within = relations.filter(({ relation, to }) => relation === 'inside' && to === craft)
  expect(within.map(({ from }) => from)).toEqual(aboard)
})

test('who drives after a car was named drives that one, beside whoever sits in it', () => {
  const [alone, beside] = [
    'A green convertible on a coastal road. A woman drives.',
    'A green convertible on a coastal road. A woman drives. In the passenger seat, a dog sits.',
  ].map((prompt) => rehearse(read(prompt).shots[0]!).relations.map(({ relation }) => relation))
  expect(alone).toEqual(['riding'])
  expect(beside).toEqual(['inside', 'inside'])
})

test('who is in the foreground of a village stands before its houses, and no chimneys stand there', () => {
  const shot = 'A mountain village. Smoke rises from the chimneys. In the foreground, a boy walks.'
  expect(rehearse(read(shot).shots[0]!).subjects.map(({ noun }) => noun)).toEqual(['boy'])
})

test('who has the cockpit of a spaceship sits at its controls in a flight suit', () => {
  const said =
    'Interior of a spaceship cockpit: a young pilot with pink hair grips the controls. Through the window, asteroids fly past.'
  const { place, subjects } = rehearse(read(said).shots[0]!)
  expect(place).toMatch(/^spaceship/u)
  expect(subjects[0]!.actions[0]!.verb).toBe('pilot-spaceship')
  expect(subjects[0]!.person!.wears.map(({ garment }) => garment)).toEqual(['jumpsuit'])
})

test('a passenger has the second seat, and somebody else the wheel', () => {
  const said = 'A puppy sits in the passenger seat of a convertible driving along the coast'
  const { players } = block(rehearse(read(said).shots[0]!), 1)
  const [car, puppy, driver] = ['convertible', 'puppy', 'person'].map((noun) =>
    players.find(({ subject }) => subject.noun === noun)!.at(1),
  )
  expect(car!.facing * (driver!.x - puppy!.x)).toBeGreaterThan(0)
})

test.each([
  ['A farmer drives a green tractor pulling a wagon of hay', 'tractor'],
  ['a cowboy rides a brown horse dragging a log', 'horse'],
])('%s: what is ridden pulls, and not whoever rides', (prompt, mount) => {
  const { subjects, relations } = rehearse(read(prompt).shots[0]!)
  const [rider, ridden] = [subjects[0]!, subjects.find(({ noun }) => noun === mount)!]
  expect(relations).toContainEqual({ from: rider.id, relation: 'riding', to: ridden.id })
  expect(rider.actions.map(({ verb }) => verb)).not.toContain('pull')
  expect(rider.actions.map(({ verb }) => verb)).not.toContain('tow-load')
})
