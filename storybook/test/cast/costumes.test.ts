import { expect, it, test } from 'vitest'
import { toPerson } from '../../src/lexicon/people-words.ts'
import { costumeOf, lookOf, shodAs } from '../../src/cast/people/look.ts'
import { ROLES } from '../../src/cast/people/roles/roles.ts'
import { TOOLS } from '../../src/cast/people/tools/all-tools.ts'
import { GARMENT_WORDS } from '../../src/cast/people/wardrobe/garment-words.ts'
import { GARMENTS } from '../../src/cast/people/wardrobe/garments.ts'

it.each([
  ['a toddler', toPerson({ age: 'child' })],
  ['a woman', toPerson({ gender: 'woman' })],
])('gives %s the raincoat of a fisherman without his beard', (_who, person) => {
  for (let seed = 1; seed <= 5; seed++) {
    const look = lookOf(person, { seed })
    const { outfit } = costumeOf(look, person, { seed, costume: 'fisherman' })
    expect([...outfit.extras.keys()]).not.toContain('beard')
  }
})

test.each([
  ['a policeman', toPerson({ role: 'policeman' })],
  ['a king', toPerson({ role: 'king' })],
])('%s who skates keeps his clothes and has skates on', (_who, person) => {
  const own = lookOf(person, { seed: 1 })
  const skater = costumeOf(own, person, { seed: 1, costume: 'roller skater' })
  const { outfit } = shodAs(own, skater)
  expect(outfit).toEqual({ ...own.outfit, shoes: skater.outfit.shoes })
  expect(outfit.shoes.style).toBe('roller-skates')
  expect(shodAs(own, costumeOf(own, person, { seed: 1, costume: 'fisherman' }))).toBe(own)
})

test('the wardrobe has every garment and tool that a part names', () => {
  const roles = Object.entries(ROLES)
  const garments = roles.flatMap(([role, { wears }]) =>
    wears.split(',').map((piece) => [role, piece.trim().split(':')[0] ?? ''] as const),
  )
  const lacks = garments.filter(([, word]) => !(word in GARMENTS) && !(word in GARMENT_WORDS))
  expect(lacks).toEqual([])
  expect(roles.filter(([, { tool }]) => tool && !(tool in TOOLS))).toEqual([])
})

test('every word for a garment means one that can be drawn', () => {
  expect(Object.entries(GARMENT_WORDS).filter(([, garment]) => !(garment in GARMENTS))).toEqual([])
})

test.each([
  ['samurai', 'armour', 'scales'],
  ['samurai', 'armor', 'scales'],
  ['knight', 'armour', 'plates'],
  ['clown', 'suit', 'ruff'],
])('the blue garment of a %s (%s) is still theirs', (role, garment, detail) => {
  const wears = [{ garment, colour: 'blue', pattern: null }]
  const { top } = lookOf({ ...toPerson({ role }), wears }, { seed: 1 }).outfit
  expect(top.details).toContain(detail)
  expect(top.colour).toBe(
    lookOf({ ...toPerson({}), wears: [{ ...wears[0]!, garment: 'shirt' }] }, { seed: 1 }).outfit.top
      .colour,
  )
})

test.each([[['leather jacket', 'long dress']], [['long dress', 'leather jacket']]])(
  'a jacket is worn over a dress: %s',
  (garments) => {
    const wears = garments.map((garment) => ({
      garment,
      colour: garment === 'long dress' ? 'red' : 'black',
    }))
    const { outfit } = lookOf({ ...toPerson({ gender: 'woman' }), wears }, { seed: 1 })
    expect(outfit.skirt?.colour).toBe(outfit.top.inner)
    expect(outfit.top.details).toContain('lapels')
    expect(outfit.top.colour).not.toBe(outfit.top.inner)
  },
)

test('hair that is spoken of is not under the cap of a skateboarder', () => {
  const hatOf = (hair: string | null): unknown =>
    lookOf(toPerson({ role: 'skateboarder', hair }), { seed: 1 }).outfit.hat
  expect(hatOf(null)).not.toBeNull()
  expect(hatOf('pink')).toBeNull()
})

test('somebody in red is red from the shoulders to the feet', () => {
  const man = toPerson({ gender: 'man' })
  const person = { ...man, wears: [{ garment: 'outfit', colour: 'red' }] }
  const plain = lookOf(man, { seed: 1 }).outfit
  const { top, legs } = lookOf(person, { seed: 1 }).outfit
  expect(top.colour).toBe(legs.colour)
  expect(plain.top.colour).not.toBe(plain.legs.colour)
})
