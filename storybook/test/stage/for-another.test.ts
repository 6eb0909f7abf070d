import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { rehearse } from '../../src/stage/telling/rehearse.ts'
import { block, SECONDS } from './blocked.ts'

const played = (prompt: string) => block(read(prompt).shots[0]!, 1).players[0]!.performance

const otherIn = (prompt: string, share: number) =>
  played(prompt)
    .at(share * SECONDS)
    .companions.find(({ name }) => name === 'partner')

const heldIn = (prompt: string, share: number) =>
  played(prompt).at(share * SECONDS).pose.holds ?? []

test.each([
  'A nurse puts a coat on an old man',
  'A father helps his son put on his shoes',
  'A coach helps a boy put on a red helmet',
])('%s: first it is in the hands, then on the other', (prompt) => {
  expect(heldIn(prompt, 0.1)).toHaveLength(1)
  expect(otherIn(prompt, 0.1)?.pose.costume).toMatch(/^without /u)
  expect(heldIn(prompt, 0.9)).toHaveLength(0)
  expect(otherIn(prompt, 0.9)?.pose.costume).toBeUndefined()
})

test('who is helped into a car is in it at the end, and who is helped into a boat sits there', () => {
  expect(otherIn('A man helps an old woman into a car', 0.98)?.pose.alpha).toBe(0)
  expect(otherIn('A man helps an old woman into a boat', 0.98)?.pose.alpha).toBe(1)
})

test('things come onto a shelf one after the other', () => {
  const things = (share: number): number =>
    played('A woman organizes the bookshelf')
      .at(share * SECONDS)
      .companions.filter(({ name, pose }) => name === 'books' && (pose.alpha ?? 1) > 0).length
  expect(things(0.98)).toBeGreaterThan(things(0.02))
  expect(things(0.02)).toBeGreaterThan(0)
})

test('who plays with a dog throws and has no small dog in the hand; who plays with a cat crouches', () => {
  const shot = read('A girl plays with her dog').shots[0]!
  const verbs = rehearse(shot).subjects.flatMap(({ actions }) => actions.map(({ verb }) => verb))
  expect(verbs).toEqual(expect.arrayContaining(['throw-for-dog', 'fetch-thrown']))
  const [who] = rehearse(read('A girl plays with her kitten').shots[0]!).subjects
  expect(who?.actions.map(({ verb }) => verb)).toEqual(['reach-down'])
})

test('a ladder is one, with who climbs on it and hands at both its sides', () => {
  const shot = read('Two men hold a ladder while a boy climbs').shots[0]!
  const { players } = block(shot, 1)
  expect(players).toHaveLength(1)
  const { companions } = players[0]!.performance.at(0)
  expect(companions.filter(({ name }) => name === 'partner')).toHaveLength(2)
  expect(companions.filter(({ name }) => name === 'ladder')).toHaveLength(1)
})

test('two who play the piano sit at one', () => {
  const { players } = block(read('Two girls play the piano together').shots[0]!, 1)
  const pianos = players.flatMap(({ performance }) =>
    performance.at(0).companions.filter(({ name }) => name === 'grand piano'),
  )
  expect(pianos).toHaveLength(1)
})

test('who is talked to over coffee sits at the same table', () => {
  const { subjects } = rehearse(read('A woman talks with a friend over coffee').shots[0]!)
  expect(subjects.map(({ actions: [deed] }) => deed?.verb)).toEqual(['confer', 'confer'])
})

test('who is helped up sits first and stands then, with hands in hands', () => {
  const hips = (share: number): number =>
    otherIn('A boy helps his grandmother get up from her chair', share)?.pose.hips ?? 0
  expect(hips(0.95)).toBeGreaterThan(hips(0.05))
})

test('who teaches to ride a bike runs along, and does not cheer from afar', () => {
  const { subjects } = rehearse(read('A mother teaches her son to ride a bike').shots[0]!)
  expect(subjects.find(({ noun }) => noun === 'mother')?.actions[0]?.verb).toBe('jog')
})

test('a cinema has a screen already: nobody brings a television there', () => {
  const { players } = block(read('Two friends watch a movie in the cinema').shots[0]!, 1)
  const brought = players.flatMap(({ performance }) =>
    performance.at(0).companions.map(({ name }) => name),
  )
  expect(players).toHaveLength(1)
  expect(brought).not.toContain('television')
})
