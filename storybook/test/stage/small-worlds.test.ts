import { describe, expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { rehearse } from '../../src/stage/telling/rehearse.ts'
import type { Shot } from '../../src/plan/plan.ts'

function told(prompt: string): Shot {
  const [shot] = read(prompt).shots
  if (!shot) throw new Error('No shot.')
  return rehearse(shot)
}

const nounsOf = ({ subjects }: Shot): string[] => subjects.map(({ noun }) => noun)

describe('places seen as those in them see them', () => {
  test.each([
    ['a tin robot walks across the nursery floor', 'toy floor'],
    ['a toy soldier marches through a bedroom', 'toy floor'],
    ['a teddy bear sits on a bed in a bedroom', 'bedroom'],
    ['a boy and a toy soldier march through a bedroom', 'bedroom'],
    ['workers eat lunch on a steel beam high above New York', 'above city'],
    ['two astronauts eat on a girder of a space station', 'space'],
    ['a boy looks at a toy shop window', 'shop window'],
    ['a man walks through a cave, the crystals glow', 'crystal cave'],
  ])('%s plays in: %s', (prompt, place) => {
    expect(told(prompt).place).toBe(place)
  })

  test('crystals that light up grow in the cave and not on the path', () => {
    const shot = told('a boy walks into a crystal cave, the crystals light up one by one')
    expect(nounsOf(shot)).toEqual(['boy'])
    expect(shot.scenery).toContain('lighting up')
  })

  test('the goods of a shop window are behind its pane', () => {
    const shot = told('a girl presses her nose against a bakery window full of croissants')
    expect(nounsOf(shot)).toEqual(['girl'])
    expect(shot.scenery).toContain('noto:croissant')
    expect(shot.subjects[0]?.actions[0]?.verb).toBe('press-nose')
  })

  test('those who eat on a girder sit in a row on it', () => {
    const [crew] = told('workers eat lunch on a girder high above the city').subjects
    expect(crew?.actions[0]?.verb).toBe('lunch-on-beam')
    expect(crew?.count).toBe(5)
  })

  test('who drinks on a rock sits on it, and on a train flat on its roof', () => {
    const deeds = (prompt: string): unknown =>
      told(prompt).subjects[0]?.actions.map(({ verb }) => verb)
    expect(deeds('a man sits on a rock and drinks coffee')).toEqual(['sit', 'drink'])
    expect(deeds('a man sits on the roof of a train')).toEqual(['sit-on-grass'])
  })

  test('two in one canoe have one canoe', () => {
    const boat = told('two friends in a red canoe').subjects.find(({ kind }) => kind === 'boat')
    expect(boat).toMatchObject({ picture: 'prop:paddled-canoe', colour: 'red', count: 1 })
  })
})
