import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { callingHomes } from '../../src/stage/telling/people/callings.ts'
import { rehearse } from '../../src/stage/telling/rehearse.ts'

test.each([
  ['cat dj', 'dj'],
  ['a dog chef', 'cook'],
  ['a frog conductor', 'conduct'],
  ['a raccoon barista in a hat', 'latte-art'],
  ['a pianist', 'play-piano'],
  ['a ballerina dances', 'ballet'],
  ['a violinist to the right of a cellist', 'play-violin'],
])('%s: who is given nothing to do does what the calling is', (prompt, verb) => {
  const [lead] = rehearse(read(prompt).shots[0]!).subjects
  expect(lead?.actions[0]?.verb).toBe(verb)
})

test('a beast without a calling has none of its name', () => {
  const [lead] = rehearse(read('a fiddler crab on the beach').shots[0]!).subjects
  expect(lead?.actions.map(({ verb }) => verb)).not.toContain('play-violin')
})

test.each([
  ['a barber shaves a lion', 'salon client'],
  ['a dentist checks the teeth of a crocodile', 'patient'],
  ['a barber stands next to a lion', null],
])('%s: a beast that is treated sits as people do', (prompt, role) => {
  const { subjects } = rehearse(read(prompt).shots[0]!)
  const beast = subjects.find(({ kind }) => kind === 'animal')
  expect(beast?.person?.role ?? null).toBe(role)
  if (role !== null) expect(subjects[0]?.actions[0]?.target).toBe(beast?.id)
})

test('a skier who is chased skis, others run for it', () => {
  const chased = (prompt: string) => rehearse(read(prompt).shots[0]!).subjects[1]?.actions[0]?.verb
  expect(chased('an avalanche chases a skier down the mountain')).toBe('ski')
  expect(chased('a dog chases a man')).toBe('flee')
})

test('who is told a story sits and listens', () => {
  const { subjects } = rehearse(read('an old sailor tells a story to three kids').shots[0]!)
  expect(subjects[1]?.actions).toMatchObject([{ verb: 'sit', prop: 'floor' }])
})

test.each([
  ['a tram conductor rings the bell', 'bus-interior'],
  ['an usher with a flashlight', 'movie-theater'],
  ['a gambler smiles', 'casino'],
  ['a receptionist answers the phone', 'hotel'],
])('%s: at work, and on no stage', (prompt, place) => {
  expect(callingHomes(read(prompt).shots[0]!.subjects[0]!)).toContain(place)
})
