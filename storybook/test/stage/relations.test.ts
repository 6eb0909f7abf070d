import { describe, expect, test } from 'vitest'
import { INSTANTS, RATIOS, block, middle, only, playersOf, seen } from './blocked.ts'
import type { Body } from '../../src/stage/player.ts'
import type { ShotInput } from './blocked.ts'

type SubjectInput = NonNullable<ShotInput['subjects']>[number]
type RelationInput = NonNullable<ShotInput['relations']>[number]

const orange: SubjectInput = { id: 's1', noun: 'orange', kind: 'food', picture: 'noto:tangerine' }
const bottle: SubjectInput = { id: 's2', noun: 'bottle', kind: 'tool' }
const table: SubjectInput = { id: 's3', noun: 'table', kind: 'furniture' }
const cat: SubjectInput = { id: 's1', noun: 'cat', kind: 'animal' }
const dog: SubjectInput = { id: 's2', noun: 'dog', kind: 'animal' }
const sofa: SubjectInput = { id: 's3', noun: 'sofa', kind: 'furniture' }
const boy: SubjectInput = { id: 's1', noun: 'boy', kind: 'person' }
const horse: SubjectInput = { id: 's2', noun: 'horse', kind: 'animal' }

const TAKES = 4
let seed = 40_000
const seeds = (): number[] => Array.from({ length: TAKES }, () => seed++)

const related = (from: string, relation: RelationInput['relation'], to: string): RelationInput => ({
  from,
  relation,
  to,
})

/** How much of the box of one at the back lies behind the box of one before it. */
function hiddenShare(back: Body, front: Body): number {
  const wide = Math.min(back.right, front.right) - Math.max(back.left, front.left)
  const high = Math.min(back.bottom, front.bottom) - Math.max(back.top, front.top)
  const area = (back.right - back.left) * (back.bottom - back.top)
  return wide > 0 && high > 0 ? (wide * high) / area : 0
}

describe.each(RATIOS)('in %i × %i', (width, height) => {
  const frame = [width, height] as const

  test.each(['left-of', 'right-of'] as const)('a row on a table keeps its order: %s', (side) => {
    const rows: readonly SubjectInput[][] = [
      [orange, bottle, table],
      [{ ...orange, count: 2 }, { ...bottle, count: 3 }, table],
      [cat, dog, sofa],
    ]
    const relations = [related('s1', side, 's2'), related('s2', 'on', 's3')]
    for (const subjects of rows) {
      for (const number of seeds()) {
        const blocking = block({ subjects, relations }, number, frame)
        // The table of a still life is the ground of the picture.
        const top = playersOf(blocking, 's3')[0]
        const left = playersOf(blocking, side === 'left-of' ? 's1' : 's2')
        const right = playersOf(blocking, side === 'left-of' ? 's2' : 's1')
        for (const t of INSTANTS) {
          const xs = (some: typeof left) => some.map((each) => middle(seen(each, blocking, t)))
          const feet = [...left, ...right].map((each) => each.at(t).y)
          expect(Math.max(...xs(left)), `seed ${number}`).toBeLessThan(Math.min(...xs(right)))
          const least = top ? 0.3 * top.at(t).height : -0.01
          expect(Math.min(...feet), `seed ${number}`).toBeGreaterThan(least)
        }
      }
    }
  })

  test('left is left while they walk and while the camera moves', () => {
    const moves = ['pan-left', 'track-right', 'orbit-left', 'dolly-in', 'zoom-out'] as const
    for (const move of moves) {
      for (const relation of ['left-of', 'right-of'] as const) {
        const walks = { actions: [{ verb: 'walk' }] }
        const shot: ShotInput = {
          subjects: [
            { ...boy, ...walks },
            { ...horse, ...walks },
          ],
          relations: [related('s1', relation, 's2')],
          camera: { move },
        }
        const [number] = seeds()
        const blocking = block(shot, number!, frame)
        for (const t of INSTANTS) {
          const [a, b] = ['s1', 's2'].map((id) => middle(seen(only(blocking, id), blocking, t)))
          expect(relation === 'left-of' ? b! - a! : a! - b!, `${move} ${number}`).toBeGreaterThan(0)
        }
      }
    }
  })

  test('what is under a clock stands on the floor, and the clock hangs over it', () => {
    const clock: SubjectInput = { id: 's2', noun: 'clock', kind: 'thing' }
    for (const number of seeds()) {
      const relations = [related('s1', 'under', 's2')]
      const blocking = block({ subjects: [cat, clock], relations }, number, frame)
      const [below, over] = ['s1', 's2'].map((id) => seen(only(blocking, id), blocking, 2.5))
      expect(over!.bottom, `seed ${number}`).toBeLessThan(below!.top + 0.02)
      expect(only(blocking, 's1').at(2.5).y, `seed ${number}`).toBeCloseTo(0, 1)
    }
  })

  test('who is left of something that is carried is left of what carries it', () => {
    const chair: SubjectInput = { id: 's3', noun: 'chair', kind: 'furniture' }
    const robot: SubjectInput = { id: 's2', noun: 'elephant', kind: 'animal' }
    const relations = [related('s1', 'on', 's3'), related('s2', 'left-of', 's1')]
    for (const number of seeds()) {
      const blocking = block({ subjects: [cat, robot, chair], relations }, number, frame)
      const x = (id: string) => middle(seen(only(blocking, id), blocking, 2.5))
      expect(x('s2'), `seed ${number}`).toBeLessThan(Math.min(x('s1'), x('s3')))
    }
  })

  test('one behind another still looks out, one in front leaves the other to be seen', () => {
    const pairs: readonly (readonly [SubjectInput, SubjectInput])[] = [
      [cat, { id: 's2', noun: 'car', kind: 'vehicle' }],
      [
        { id: 's1', noun: 'chair', kind: 'furniture' },
        { ...cat, id: 's2' },
      ],
      [cat, dog],
    ]
    const shots = pairs.flatMap(([first, second]) =>
      (['behind', 'in-front-of'] as const).map((relation) => ({
        subjects: [first, second],
        relations: [related('s1', relation, 's2')],
      })),
    )
    for (const shot of shots) {
      const behind = shot.relations[0]?.relation === 'behind'
      const nouns = shot.subjects.map(({ noun }) => noun).join(behind ? ' behind ' : ' before ')
      for (const number of seeds()) {
        const blocking = block(shot, number, frame)
        const [back, front] = behind ? ['s1', 's2'] : ['s2', 's1']
        for (const t of INSTANTS) {
          const [far, near] = [only(blocking, back), only(blocking, front)]
          const [bodies, where] = [
            [far, near].map((each) => seen(each, blocking, t)),
            `${nouns}, seed ${number}`,
          ]
          expect(far.at(t).z, where).toBeGreaterThan(near.at(t).z)
          expect(Math.min(...bodies.map(({ left }) => left)), where).toBeGreaterThan(-0.02)
          expect(Math.max(...bodies.map(({ right }) => right)), where).toBeLessThan(1.02)
          expect(hiddenShare(bodies[0]!, bodies[1]!), where).toBeLessThan(0.68)
        }
      }
    }
  })

  test('neighbours have believable sizes, and each of them can be found', () => {
    const ratios: readonly (readonly [SubjectInput, SubjectInput, low: number, high: number])[] = [
      [{ id: 's1', noun: 'cup', kind: 'tool' }, { ...table, noun: 'chair', id: 's2' }, 0.1, 0.45],
      [orange, { id: 's2', noun: 'car', kind: 'vehicle' }, 0.15, 0.5],
      [{ ...cat, noun: 'mouse' }, { ...dog, noun: 'elephant' }, 0.15, 0.4],
      [cat, dog, 0.5, 0.9],
      [boy, horse, 0.5, 1.2],
    ]
    for (const [small, large, low, high] of ratios) {
      for (const number of seeds()) {
        const blocking = block({ subjects: [small, large] }, number, frame)
        const tall = (id: string) => {
          const { top, bottom } = seen(only(blocking, id), blocking, 2.5)
          return bottom - top
        }
        const where = `${small.noun} beside ${large.noun}, seed ${number}`
        expect(tall('s1') / tall('s2'), where).toBeGreaterThan(low)
        // In steps the smaller one stands nearer and looks a little larger for it.
        expect(tall('s1') / tall('s2'), where).toBeLessThan(high * 1.5)
        expect(tall('s1') * height, where).toBeGreaterThan(0.06 * Math.min(width, height))
      }
    }
  })
})

test('who is in a car is seen in its window', () => {
  const car: SubjectInput = { id: 's2', noun: 'car', kind: 'vehicle', picture: 'noto:automobile' }
  for (const passenger of [boy, cat]) {
    const shot = { subjects: [passenger, car], relations: [related('s1', 'inside', 's2')] }
    for (const number of seeds()) {
      const blocking = block(shot, number)
      for (const t of INSTANTS) {
        const [inner, outer] = [only(blocking, 's1'), only(blocking, 's2')]
        const [head, body] = [seen(inner, blocking, t), seen(outer, blocking, t)]
        expect(inner.at(t).z).toBeLessThan(outer.at(t).z)
        expect(head.top).toBeGreaterThan(body.top - 0.02)
        expect(Math.abs(middle(head) - middle(body))).toBeLessThan((body.right - body.left) / 3)
      }
    }
  }
})

test('a window hangs on the wall behind whoever is before it', () => {
  const window: SubjectInput = { id: 's2', noun: 'window', kind: 'furniture' }
  const shots: ShotInput[] = [
    { subjects: [boy, window], relations: [related('s1', 'in-front-of', 's2')] },
    { subjects: [boy, window], relations: [related('s1', 'left-of', 's2')] },
  ]
  for (const shot of shots) {
    for (const number of seeds()) {
      const blocking = block({ ...shot, place: 'living room' }, number)
      const [person, pane] = [only(blocking, 's1').at(2), only(blocking, 's2').at(2)]
      expect(pane.z).toBeGreaterThan(person.z + 2)
      expect(pane.y).toBeGreaterThan(1)
      expect(person.y).toBeLessThan(0.1)
    }
  }
})

test('a person on a horse rides it', () => {
  const shot = { subjects: [boy, horse], relations: [related('s1', 'on', 's2')] }
  const { subjects } = block(shot, 3).shot
  expect(subjects.find(({ id }) => id === 's1')?.actions[0]?.verb).toBe('ride-horse')
})

test('people who sit at a table share it, face to face', () => {
  const pair: SubjectInput = { id: 's1', noun: 'person', kind: 'person', count: 2 }
  const shot: ShotInput = {
    subjects: [{ ...pair, actions: [{ verb: 'sit', target: 's3' }] }, table],
    relations: [related('s1', 'next-to', 's3')],
  }
  for (const number of seeds()) {
    const [first, ...others] = block(shot, number).players
    expect(others, `seed ${number}`).toEqual([])
    const { companions } = first!.performance.at(2)
    const board = companions.find(({ actor }) => actor.name.endsWith('table'))!
    const other = companions.find(({ name }) => name === 'partner')!
    expect(Math.sign(board.place.x), `seed ${number}`).toBe(Math.sign(other.place.x))
    expect(Math.abs(other.place.x)).toBeGreaterThan(Math.abs(board.place.x))
  }
})

test('where each has a carrier of its own, each is on its own', () => {
  const subjects: SubjectInput[] = [
    { ...cat, count: 3 },
    { id: 's2', noun: 'chair', kind: 'furniture', count: 3 },
  ]
  const blocking = block({ subjects, relations: [related('s1', 'on', 's2')] }, 7, [1280, 720])
  const chairs = playersOf(blocking, 's2')
  for (const [index, each] of playersOf(blocking, 's1').entries()) {
    const chair = chairs[index]
    if (!chair) throw new Error('a chair for each cat')
    const { left, right } = seen(chair, blocking, 1)
    const x = middle(seen(each, blocking, 1))
    expect(x > left && x < right, `cat ${index}`).toBe(true)
  }
})

const sits = { actions: [{ verb: 'sit' }] }
const person = (id: string, more: Partial<SubjectInput> = {}): SubjectInput => ({
  id,
  noun: id,
  kind: 'person',
  ...more,
})

test('whoever stands behind one who tends another is on the side where that one is not', () => {
  const tends = { actions: [{ verb: 'bandage', target: 'soldier' }] }
  const subjects = [person('nurse', tends), person('soldier'), person('doctor')]
  for (const number of seeds()) {
    const blocking = block({ subjects, relations: [related('doctor', 'behind', 'nurse')] }, number)
    const [nurse, doctor] = [only(blocking, 'nurse').at(0), only(blocking, 'doctor').at(0)]
    expect(Math.sign(doctor.x - nurse.x), `seed ${number}`).toBe(-Math.sign(nurse.facing))
  }
})

test('two who fight before a throne leave the king on it in sight', () => {
  const fight = { count: 2, actions: [{ verb: 'sword-fight' }] }
  const throne: SubjectInput = { id: 'throne', noun: 'throne', picture: 'prop:throne' }
  const subjects = [person('knight', fight), person('king', sits), throne]
  const relations = [related('knight', 'in-front-of', 'king'), related('king', 'on', 'throne')]
  for (const number of seeds()) {
    const blocking = block({ subjects, relations }, number)
    const king = seen(only(blocking, 'king'), blocking, 2)
    for (const knight of playersOf(blocking, 'knight'))
      expect(hiddenShare(king, seen(knight, blocking, 2)), `seed ${number}`).toBeLessThan(0.4)
  }
})
