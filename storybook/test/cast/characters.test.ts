import { expect, test } from 'vitest'
import { castSubject } from '../../src/cast/cast.ts'
import { lookOf } from '../../src/cast/people/look.ts'
import { toPerson } from '../../src/lexicon/people-words.ts'
import { read } from '../../src/read/read.ts'

const leadOf = (prompt: string) => read(prompt).shots[0]!.subjects[0]!

test.each([
  ['Superman reads a newspaper', 'man', 'superman'],
  ['Luigi climbs a ladder', 'man', 'green plumber'],
  ['Hermione Granger opens a book', 'woman', 'wizard girl'],
  ['Obama shakes hands', 'man', 'barack obama'],
])('who is in "%s" is told by a name: a %s, in the clothes of the %s', (prompt, gender, role) => {
  expect(leadOf(prompt).person).toMatchObject({ gender, role })
})

test.each([
  ['batman', 'bat-cowl'],
  ['spider-man', 'spider-mask'],
  ['dark lord', 'dark-helm'],
  ['jumping plumber', 'cap'],
])('a %s is known by the head wear', (role, style) => {
  expect(lookOf(toPerson({ role }), { seed: 1 }).outfit.hat?.style).toBe(style)
})

test.each([
  ['Donald Duck waves', 'white-duck'],
  ['Bugs Bunny eats a carrot', 'rabbit'],
  ['two pikachus play chess', 'yellow-mouse'],
  ['Spongebob rides a bike', 'sponge'],
])('"%s" is played on two legs, with a head of its own', (prompt, face) => {
  const actor = castSubject(leadOf(prompt), { seed: 1 })
  expect(actor.name).toBe(`noto:${face}`)
})

test.each([['a godzilla'], ['three kaijus']])('%s has plates down its back', (prompt) => {
  expect(leadOf(prompt).picture).toBe('prop:kaiju')
})
