import { describe, expect, it } from 'vitest'
import { read } from '../../src/read/read.ts'
import { block, SECONDS } from './blocked.ts'

/** What the deeds bring along, and where they are done. */
function seen(prompt: string): { around: string[]; place: string } {
  const { players, setting } = block(read(prompt).shots[0]!, 2)
  const around = players.flatMap(({ performance }) => performance.at(SECONDS / 2).companions)
  return { around: around.map(({ name }) => name), place: setting.place.id }
}

describe('tending things', () => {
  it.each([
    ['a mechanic repairs a red motorcycle', 'motorcycle', 'garage'],
    ['a boy fixes his bicycle in the park', 'bicycle', 'park'],
    ['a mechanic fixes a truck', 'truck', 'garage'],
    ['a technician fixes an old tv', 'tv', 'workshop'],
    ['a man washes his tractor', 'tractor', 'farm'],
    ['a woman paints a boat', 'boat', 'beach'],
    ['a woman polishes a trophy', 'trophy', 'living-room'],
    ['a farmer repairs a fence', 'fence', 'garden'],
    ['a mechanic repairs a robot dog in a garage', 'robot dog', 'garage'],
    ['a girl repairs a mechanical owl', 'owl', 'workshop'],
    ['an engineer builds a robot cat', 'robot cat', 'workshop'],
  ])('%s: it is that %s, in the %s', (prompt, thing, place) => {
    const { around, place: where } = seen(prompt)
    expect(around).toContain(thing)
    expect(around).not.toContain('open car')
    expect(where).toBe(place)
  })

  it.each([
    ['a mechanic repairs a car', 'open car'],
    ['an artist paints a boat', 'boat'],
    ['a man cleans the table', 'table'],
  ])('%s, as ever: %s', (prompt, thing) => {
    expect(seen(prompt).around).toContain(thing)
  })

  it.each([
    ['an elephant painting a picture of a flower', 'flower'],
    ['a boy draws a dinosaur', 'dinosaur'],
    ['a painter paints a red bicycle', 'bicycle'],
  ])('%s: it is on the canvas, and nowhere else', (prompt, motif) => {
    const { around } = seen(prompt)
    expect(around).toContain('blank easel')
    expect(around).toContain(motif)
    const { players } = block(read(prompt).shots[0]!, 2)
    expect(players.map(({ subject }) => subject.noun)).not.toContain(motif)
  })
})
