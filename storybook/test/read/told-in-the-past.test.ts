import { expect, test } from 'vitest'
import { asPresent } from '../../src/read/prompt/past-tense.ts'
import { read } from '../../src/read/read.ts'
import { shownBy } from './shown.ts'

/** A sentence as tales tell it, and the same as films do. */
const TOLD: readonly (readonly [string, string])[] = [
  ['a boy stole a cake and ran away', 'a boy steals a cake and runs away'],
  ['the dog that chased a mailman barked', 'the dog that chases a mailman barks'],
  ['two girls walked along the beach', 'two girls walk along the beach'],
  ['an opossum played dead', 'an opossum plays dead'],
  ['a monkey picked fleas from another monkey', 'a monkey picks fleas from another monkey'],
  ['a girl put on her boots and waved', 'a girl puts on her boots and waves'],
  ['a gardener in rubber boots watered roses', 'a gardener in rubber boots waters roses'],
  ['an old couple fed pigeons', 'an old couple feeds pigeons'],
  ['a girl read in bed', 'a girl reads in bed'],
  ['a phoenix burst into flames above a lake', 'a phoenix bursts into flames above a lake'],
  ['the king and the queen danced', 'the king and the queen dance'],
  ['rain poured down and lightning flashed', 'rain pours down and lightning flashes'],
  ['the rocket shot into the sky', 'the rocket shoots into the sky'],
  ['the sun rose over the sea', 'the sun rises over the sea'],
  ['a baby koala clung to its mother', 'a baby koala clings to its mother'],
  ['a magician held a rabbit and smiled', 'a magician holds a rabbit and smiles'],
  ['the birds were singing', 'the birds are singing'],
  ['a chef cooked soup', 'a chef cooks soup'],
  [
    'the whistle blew and the snail slowly crawled',
    'the whistle blows and the snail slowly crawls',
  ],
  ['a fox trotted, stopped and dived headfirst', 'a fox trots, stops and dives headfirst'],
]

/** In these nobody did anything: what stands so is how somebody or something is. */
const STATES = [
  'a house covered in snow',
  'a small crashed car',
  'a boat tied to a post',
  'a boy in a faded jacket and worn jeans',
  'a red rose on a table',
  'an ancient submerged temple',
  'a man stands with his head bowed',
  'a white rabbit, followed by a girl, runs away',
  'books piled on a chair',
  'a dog on the beach, shot on a phone',
  'a boy with a buzz cut',
  'a man in a felt hat on the left',
  'a barista pours steamed milk into a cup',
  'a study lined with books',
  'a boy jumps into the water, played backwards',
  'how to build a birdhouse: cut the wood, paint it red',
  'drone shot over a winding river, a red canoe drifting',
]

test.for(TOLD)('%s', ([past, present]) => {
  expect(asPresent(past)).toBe(present)
  expect(shownBy(read(past))).toEqual(shownBy(read(present)))
})

test.for(STATES)('nothing is done in “%s”', (prompt) => {
  expect(asPresent(prompt)).toBe(prompt)
})

test('a tale without an hour begins at once', () => {
  expect(asPresent('there once was a king. he had a dog')).toBe('a king. he has a dog')
})
