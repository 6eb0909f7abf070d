import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { retell } from '../../src/stage/telling/retelling.ts'

/** Who does what, where, as the stage tells the first shot of a prompt. */
function told(prompt: string): string[] {
  const [shot] = read(prompt).shots
  const { place, subjects, relations } = retell(shot!)
  const deeds = subjects.flatMap(({ noun, actions }) =>
    actions.map(({ verb, prop }) => `${noun} ${verb}${prop === null ? '' : ` ${prop}`}`),
  )
  const nounOf = (key: string): string => subjects.find(({ id }) => id === key)?.noun ?? key
  const bonds = relations.map(
    ({ from, relation, to }) => `${nounOf(from)} ${relation} ${nounOf(to)}`,
  )
  return [`@${place}`, ...deeds, ...bonds, ...subjects.map(({ picture }) => picture ?? '')]
}

test.each([
  ['an old fisherman sits at the end of a pier', ['@open pier end', 'fisherman fish-on-pier']],
  ['two friends dangle their legs from a dock', ['@open dock end', 'friend rest-on-pier']],
  ['two boys sit on a rock and dangle their legs', ['boy sit', 'boy on rock']],
  ['a child sits on the edge of a fountain', ['@fountain', 'child rest-on-fountain']],
  ['a woman sits on the doorstep', ['@house wall', 'woman rest-on-steps']],
  [
    'a ramen stall at night, the cook tosses noodles, two customers slurp from bowls',
    ['@street market', 'cook keep-stall noodles', 'customer keep-stall noodles'],
  ],
  [
    'a pirate captain studies a treasure map at the wheel of his ship',
    ['@ship deck', 'pirate captain steer-ship treasure map'],
  ],
  ['a shopkeeper stands behind the counter', ['shopkeeper mind-counter']],
  ['a priest marries a couple', ['priest wed-couple', 'groom wed-couple', 'bride wed-couple']],
  ['a nurse takes the temperature of a boy in bed', ['@hospital', 'nurse take-temperature']],
  ['people stand around a coffin', ['prop:laid-coffin']],
  [
    'a red tram drives down the street while an old woman waters geraniums on her balcony',
    ['woman water', 'woman inside balcony', 'tram in-front-of balcony'],
  ],
])('%s is told as %j', (prompt, facts) => {
  expect(told(prompt)).toEqual(expect.arrayContaining(facts))
})

test('flowers that hang on a balcony already do not stand in the street', () => {
  expect(
    told('a tram drives down the street while a woman waters roses on her balcony'),
  ).not.toEqual(expect.arrayContaining([expect.stringMatching(/rose/)]))
})
