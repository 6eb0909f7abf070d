import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { rehearse } from '../../src/stage/telling/rehearse.ts'

/** Everybody who is seen, with the deed and what it is done with. */
function told(prompt: string): string {
  const [shot] = read(prompt).shots
  if (!shot) throw new Error('No shot.')
  return rehearse(shot)
    .subjects.map(({ noun, actions: [deed] }) =>
      [noun, deed?.verb ?? '-', deed?.prop].filter(Boolean).join(' '),
    )
    .join('; ')
}

test.each([
  ['man falling off a ladder', 'man fall-off ladder'],
  ['a cowboy falls off his horse', 'cowboy fall-off horse'],
  ['an old man falls out of bed', 'man fall-off bed'],
  ['a woman slips on a banana peel', 'woman slip banana peel'],
  ['the knight tumbles down the stairs', 'knight tumble-down'],
  ['a girl drops a vase', 'girl drop-thing vase'],
  ['an old man falls in the street', 'man faceplant'],
  ['a horse falls', 'horse go-down'],
])('falls: %s', (prompt, expected) => {
  expect(told(prompt)).toBe(expected)
})

test.each([
  ['a woman drops her ice cream and cries', 'drop-thing cry'],
  ['a boy trips, falls and gets up again', 'faceplant get-up'],
])('and then: %s', (prompt, expected) => {
  const [shot] = read(prompt).shots
  const [who] = shot ? rehearse(shot).subjects : []
  expect(who?.actions.map(({ verb }) => verb).join(' ')).toBe(expected)
})

test('who fought somebody is still there when that one falls', () => {
  const [, last] = read('a knight fights a dragon until the dragon falls').shots
  expect(last?.subjects.map(({ noun }) => noun)).toEqual(['dragon', 'knight'])
})

test.each([
  ['two old men arguing on a bench', 'man argue-on-bench bench'],
  ['a couple quarrelling on a sofa', 'person argue-on-sofa sofa'],
  ['two girls whispering on a bed', 'girl whisper-on-bed bed'],
  ['three children eating ice cream on a wall', 'child eat-on-wall ice cream'],
  ['a boy sits on a wall', 'boy rest-on-wall wall'],
])('side by side: %s', (prompt, expected) => {
  expect(told(prompt)).toBe(expected)
})

test.each([
  ['a black cat walks along a fence', 'prop:long-fence'],
  ['a raccoon tiptoes along a brick wall', 'prop:long-wall'],
  ['a black cat sits on a fence', 'prop:fence'],
])('a way to go: %s', (prompt, picture) => {
  const [shot] = read(prompt).shots
  expect(shot && rehearse(shot).subjects[1]?.picture).toBe(picture)
})

test('what lands on the head of who threw it is thrown there', () => {
  expect(told('a chef flips a pancake and it lands on his head')).toBe(
    'chef toss-onto-head pancake',
  )
})

test.each([
  ['two otters holding hands float down a calm river', 'otter swim'],
  ['two foxes holding hands', 'fox hold-hands'],
])('paw in paw: %s', (prompt, expected) => {
  expect(told(prompt)).toBe(expected)
})

test('a village on the back of a turtle is one thing, no broader than the shell', () => {
  expect(told('a giant turtle carries a village on its back')).toBe('turtle walk; house cluster -')
})

test.each([
  ['a tiny ballerina turns on an open music box', 'music box chime'],
  ['a horse is fed an apple by a girl', 'horse eat; girl feed apple'],
])('%s: nothing of it stands about', (prompt, expected) => {
  expect(told(prompt)).toBe(expected)
})

test('who fails tries, and then gives up', () => {
  const [shot] = read('a man tries to lift a heavy barbell but fails').shots
  expect(shot?.subjects[0]?.actions.map(({ verb }) => verb)).toEqual(['lift', 'give-up'])
})

test('rain that begins to fall is nobody, and everyone is several', () => {
  const [rain] = read('rain begins to fall and people open their umbrellas').shots
  expect(rain?.subjects.map(({ noun }) => noun)).toEqual(['person'])
  const [party] = read('a girl blows out the candles and everyone claps').shots
  expect(party?.subjects[1]?.count).toBeGreaterThan(2)
})

test('each of those on a blanket does what is told of them, sitting', () => {
  const picnic =
    'A family of four has a picnic on a blanket. The mother pours tea, the father cuts a cake, and the two kids blow bubbles.'
  expect(told(picnic)).toBe(
    'blanket -; mother make-tea-on-ground tea; father cut-on-ground cake; kid blow-bubbles-on-ground bubble',
  )
})

test('each of those on a bench does what is told of them, sitting', () => {
  expect(told('Two old men sit on a bench. One knits, the other reads a newspaper.')).toBe(
    'man read-on-seat newspaper; bench -; man knit-on-seat',
  )
})
