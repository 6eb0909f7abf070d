import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { rehearse } from '../../src/stage/telling/rehearse.ts'

test.each([
  ['a boy whittles a stick', 'whittle'],
  ['a woman stands at an easel on the beach and paints a red sailboat on a canvas', 'paint-canvas'],
  ['a woman sits at an easel and paints a blue vase', 'paint-canvas'],
  ['a jeweller sets a ruby into a gold ring with pliers', 'fit-there'],
  ['a man sits at a table and glues a mast onto a model ship', 'fit-seated'],
  ['a chef places a strawberry on a white cake with tweezers', 'fit-there'],
  ['an old man fits a wheel onto a wooden toy car', 'put-there'],
  ['a technician solders a chip onto a green circuit board', 'fit-there'],
  ['a librarian stamps a book', 'stamp-thing'],
  ['a woman varnishes a violin', 'paint-thing'],
  ['a carpenter sands a chair', 'sand-thing'],
  ['an old man carves a wooden duck', 'carve-thing'],
  ['a jeweller inspects a diamond', 'inspect-thing'],
  ['a woman weighs apples on a scale', 'weigh-thing'],
  ['a cashier scanning groceries', 'scan-goods'],
  ['a painter on a scaffold paints a ceiling', 'paint-ceiling'],
  ['a clown makes a balloon dog', 'twist-balloon'],
  ['a referee blows a whistle', 'blow-whistle'],
  ['a miner drills into a rock', 'drill-thing'],
  ['a worker welds a ship', 'weld-thing'],
  ['a house painter paints a fence white', 'paint-thing'],
  ['a reporter interviews a farmer in a field', 'interview'],
  ['a film crew shoots a scene in the street', 'film-scene'],
  ['a woman feeds her husband soup', 'spoon-feed-grown'],
  ['three students looking at a globe', 'look-together'],
  ['two scientists examine a microscope', 'look-together'],
  ['three students looking at a painting', 'view-art'],
  ['two men load a moving van', 'load-vehicle'],
  ['workers unload boxes from a truck', 'unload-vehicle'],
])('%s: it is worked on with its own tool, where it stands', (prompt, verb) => {
  const [lead] = rehearse(read(prompt).shots[0]!).subjects
  expect(lead?.actions[0]?.verb).toBe(verb)
})

test('who writes has the quill in the hand and the cup on the desk', () => {
  const prompt = 'a soldier sits at a wooden table and writes a letter with a quill'
  const { subjects } = rehearse(read(prompt).shots[0]!)
  expect(subjects).toMatchObject([{ actions: [{ verb: 'write', prop: 'letter + quill' }] }])
})

test('a crowd at a concert has a band before it', () => {
  const { subjects } = rehearse(read('a crowd of people at a concert').shots[0]!)
  const [crowd] = subjects.filter(({ words }) => words.includes('crowd'))
  expect(crowd?.actions).toMatchObject([{ verb: 'cheer' }])
  expect(subjects.some(({ actions }) => actions[0]?.verb === 'play-drums')).toBe(true)
})

test('a team has one pitch and one ball', () => {
  const { place, subjects } = rehearse(read('eleven football players on a field').shots[0]!)
  expect(place).toBe('stadium')
  expect(subjects).toMatchObject([{ count: 11, actions: [{ verb: 'football-match' }] }])
})

test('a conductor on a platform leads no orchestra', () => {
  const role = (prompt: string) =>
    rehearse(read(prompt).shots[0]!).subjects.find(({ noun }) => noun.endsWith('conductor'))?.person
      ?.role
  expect(role('a conductor on the platform checks tickets')).toBe('train conductor')
  expect(role('a conductor in a concert hall')).toBe('conductor')
})

test('nobody stands in the board that a nail goes into', () => {
  const { subjects } = rehearse(read('a man hammers a nail into a board').shots[0]!)
  expect(subjects.map(({ noun }) => noun)).toEqual(['man'])
})
