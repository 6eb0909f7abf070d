import { describe, expect, it } from 'vitest'
import { Shot } from '../../src/plan/plan.ts'
import { humanDeed } from '../../src/stage/actions/people/human-actions.ts'
import { rehearse } from '../../src/stage/telling/rehearse.ts'
import { block, only, type ShotInput } from './blocked.ts'

type Who = NonNullable<ShotInput['subjects']>[number]

const person = (id: string, noun: string, more: Partial<Who> = {}): Who => ({
  id,
  noun,
  kind: 'person',
  person: {},
  ...more,
})
const does = (verb: string, more: object = {}): Partial<Who> => ({ actions: [{ verb, ...more }] })
const child = { person: { age: 'child' as const } }

function told(shot: ShotInput): string {
  const { subjects } = rehearse(Shot.parse(shot))
  return subjects.map(({ noun, actions }) => [noun, actions[0]?.verb].join(' ').trim()).join('; ')
}

const thing = (id: string, noun: string): Who => ({ id, noun, kind: 'thing' })
const on = (from: string, to: string, relation = 'on' as const) => ({ from, relation, to })

describe('trades and bystanders', () => {
  it.each<[string, ShotInput]>([
    ['javelin thrower javelin', { subjects: [person('s1', 'javelin thrower')] }],
    [
      'rower row',
      { subjects: [person('s1', 'rower', { person: { role: 'athlete' }, ...does('lift') })] },
    ],
    [
      'weightlifter drop-barbell',
      { subjects: [person('s1', 'weightlifter', does('fall', { prop: 'barbell' }))] },
    ],
    [
      'dancer dragon-dance',
      {
        subjects: [
          person('s1', 'dancer', does('march')),
          { id: 's2', noun: 'dragon', words: 'paper dragon', kind: 'creature' },
        ],
      },
    ],
    [
      'man inflate',
      {
        subjects: [
          person('s1', 'man', does('explode', { target: 's2' })),
          thing('s2', 'air mattress'),
        ],
      },
    ],
    [
      'camel finish-race; camel run',
      { subjects: [{ id: 's1', noun: 'camel', words: 'camel race', kind: 'animal', count: 3 }] },
    ],
    [
      'musician march-in-band',
      { subjects: [person('s1', 'musician', { words: 'street parade', count: 6 })] },
    ],
    [
      'archer archery',
      {
        subjects: [person('s1', 'archer', { person: { role: 'archer' }, ...does('play-guitar') })],
      },
    ],
    ['surfer wipe-out', { subjects: [person('s1', 'surfer', does('wipe-out'))] }],
    ['dancer hopak', { subjects: [person('s1', 'dancer', does('kick'))] }],
    ['conductor conduct', { subjects: [person('s1', 'conductor', does('wave'))] }],
    [
      'cowboy receive-bird; eagle',
      {
        subjects: [
          person('s1', 'cowboy', does('hold', { target: 's2' })),
          { id: 's2', noun: 'eagle', kind: 'bird' },
        ],
        relations: [{ from: 's1', relation: 'holding', to: 's2' }],
      },
    ],
    [
      'doctor examine-thing',
      {
        subjects: [
          person('s1', 'doctor', does('look', { target: 's2' })),
          thing('s2', 'teddy bear'),
        ],
      },
    ],
    [
      'painter paint-mural',
      {
        subjects: [person('s1', 'painter', does('paint', { prop: 'mural' })), thing('s2', 'wall')],
      },
    ],
    [
      'street artist spray-paint',
      {
        subjects: [
          person('s1', 'street artist', does('spray-paint', { prop: 'mural', target: 's2' })),
          thing('s2', 'brick wall'),
        ],
        relations: [{ from: 's1', relation: 'next-to', to: 's2' }],
      },
    ],
    [
      'clown juggle',
      {
        subjects: [
          person('s1', 'clown', does('juggle', { prop: 'orange' })),
          { ...thing('s2', 'orange'), count: 4 },
        ],
      },
    ],
    ['woman drop-thing', { subjects: [person('s1', 'woman', does('fall', { prop: 'book' }))] }],
    [
      'woman push; stroller',
      {
        subjects: [person('s1', 'woman', does('run')), thing('s2', 'stroller')],
        relations: [{ from: 's1', relation: 'next-to', to: 's2' }],
      },
    ],
    [
      'gymnast balance-beam',
      {
        subjects: [person('s1', 'gymnast'), thing('s2', 'balance beam')],
        relations: [on('s1', 's2')],
      },
    ],
    [
      'baker tend-oven',
      {
        subjects: [
          person('s1', 'baker', does('pull', { target: 's2' })),
          thing('s2', 'croissant'),
          thing('s3', 'oven'),
        ],
      },
    ],
    [
      'florist arrange-flowers',
      {
        subjects: [
          person('s1', 'florist', does('wrap-present', { target: 's2' })),
          thing('s2', 'rose'),
        ],
      },
    ],
    ['mechanic fix-engine', { subjects: [person('s1', 'mechanic', does('slide'))] }],
    [
      'friend toast',
      {
        subjects: [
          { ...person('s1', 'friend', does('toast', { target: 's2' })), count: 2 },
          thing('s2', 'table'),
          thing('s3', 'beer mug'),
        ],
      },
    ],
    [
      'robot waiter serve-food',
      { subjects: [person('s1', 'robot waiter', does('give', { prop: 'cocktail' }))] },
    ],
    [
      'chef cook',
      {
        subjects: [person('s1', 'chef', does('cook', { target: 's2' })), thing('s2', 'steak')],
        relations: [{ from: 's1', relation: 'next-to', to: 's2' }],
      },
    ],
    [
      'vendor wok',
      { subjects: [person('s1', 'vendor', does('cook', { prop: 'noodles' })), thing('s2', 'wok')] },
    ],
    [
      'sailor talk; child',
      {
        subjects: [
          person('s1', 'sailor', does('talk', { target: 's3' })),
          thing('s2', 'pipe'),
          person('s3', 'child'),
        ],
        relations: [{ from: 's1', relation: 'holding', to: 's2' }],
      },
    ],
    [
      'superhero stand',
      {
        subjects: [
          person('s1', 'superhero', does('stand')),
          { ...thing('s2', 'cape'), ...does('wave') },
        ],
      },
    ],
    [
      'mother kiss-baby',
      {
        subjects: [
          person('s1', 'mother', does('kiss', { target: 's2' })),
          person('s2', 'baby', { person: { age: 'baby' } }),
        ],
      },
    ],
    [
      'man carry-person; woman',
      {
        subjects: [person('s1', 'man', does('carry', { target: 's2' })), person('s2', 'woman')],
        relations: [{ from: 's1', relation: 'holding', to: 's2' }],
      },
    ],
    [
      'tightrope walker tightrope',
      {
        subjects: [
          person('s1', 'tightrope walker', does('walk')),
          { ...thing('s2', 'skyscraper'), count: 2 },
        ],
        relations: [{ from: 's1', relation: 'between', to: 's2' }],
      },
    ],
    [
      'boy roll-wheelchair',
      {
        subjects: [person('s1', 'boy', does('race')), thing('s2', 'wheelchair')],
        relations: [on('s1', 's2')],
      },
    ],
    [
      'man play-violin; wheelchair',
      {
        subjects: [person('s1', 'man', does('play-violin')), thing('s2', 'wheelchair')],
        relations: [on('s1', 's2')],
      },
    ],
    ['snowboarder board-flip', { subjects: [person('s1', 'snowboarder', does('flip'))] }],
    ['man shake-fist', { subjects: [person('s1', 'man', does('shake', { prop: 'cane' }))] }],
    [
      'girl swing',
      {
        subjects: [person('s1', 'girl', does('laugh')), thing('s2', 'swing')],
        relations: [on('s1', 's2')],
      },
    ],
    [
      'waiter drop-thing',
      {
        subjects: [
          person('s1', 'waiter', does('fall', { target: 's2' })),
          thing('s2', 'tray'),
          thing('s3', 'glass'),
        ],
        relations: [{ from: 's3', relation: 'inside', to: 's2' }],
      },
    ],
    [
      'toddler squabble',
      {
        subjects: [
          person('s1', 'toddler', { count: 2, ...does('box', { target: 's2' }) }),
          thing('s2', 'toy train'),
        ],
      },
    ],
    [
      'chef cut',
      { subjects: [person('s1', 'chef', does('cut', { target: 's2' })), thing('s2', 'salmon')] },
    ],
    [
      'pirate fire-cannon',
      { subjects: [person('s1', 'pirate', does('archery', { prop: 'cannon' }))] },
    ],
    ['boy catch-snowflakes', { weather: 'snow', subjects: [person('s1', 'boy', does('catch'))] }],
    [
      'jogger tie-shoes',
      {
        subjects: [person('s1', 'jogger', { actions: [{ verb: 'stop' }, { verb: 'tie-shoes' }] })],
      },
    ],
    [
      'cyclist finish-bike',
      { subjects: [person('s1', 'cyclist', does('walk', { prop: 'finish line' }))] },
    ],
    [
      'farmer drive; tractor drive',
      {
        subjects: [
          person('s1', 'farmer', does('drive')),
          { id: 's2', noun: 'tractor', kind: 'vehicle' },
        ],
        relations: [on('s1', 's2')],
      },
    ],
    ['glassblower blow-glass', { subjects: [person('s1', 'glassblower', does('blow-bubbles'))] }],
    [
      'chef decorate-cake',
      { subjects: [person('s1', 'chef', does('cook', { prop: 'wedding cake' }))] },
    ],
    ['pole vaulter pole-vault', { place: 'bar', subjects: [person('s1', 'pole vaulter')] }],
    [
      'boxer punch-bag',
      { subjects: [person('s1', 'boxer', does('lift')), thing('s2', 'punching bag')] },
    ],
    [
      'firefighter hose; house',
      {
        subjects: [
          person('s1', 'firefighter', { count: 3, ...does('spray', { target: 's2' }) }),
          { id: 's2', noun: 'house', kind: 'building' },
          thing('s3', 'hose'),
        ],
      },
    ],
    [
      'samurai draw-sword',
      { subjects: [person('s1', 'samurai', does('draw', { prop: 'sword' }))] },
    ],
    [
      'woman open-present',
      { subjects: [person('s1', 'woman', does('open', { prop: 'gift box' }))] },
    ],
    [
      'friend volleyball-match',
      { subjects: [person('s1', 'friend', { count: 5, ...does('play-volleyball') })] },
    ],
    [
      'boss scold; clerk',
      {
        subjects: [
          person('s1', 'boss', { emotion: 'angry', ...does('talk', { target: 's2' }) }),
          person('s2', 'clerk'),
        ],
      },
    ],
    [
      'mother tuck-in; son',
      {
        subjects: [
          person('s1', 'mother', does('hold', { target: 's2' })),
          person('s2', 'son', child),
          thing('s3', 'bed'),
        ],
      },
    ],
    [
      'clerk nap-at-desk',
      {
        subjects: [person('s1', 'clerk', does('sleep')), thing('s2', 'desk')],
        relations: [{ from: 's1', relation: 'next-to', to: 's2' }],
      },
    ],
    [
      'mermaid rest-on-rock',
      {
        subjects: [person('s1', 'mermaid', { person: { role: 'mermaid' } }), thing('s2', 'rock')],
        relations: [on('s1', 's2')],
      },
    ],
    [
      'mermaid sing-on-rock',
      {
        subjects: [
          person('s1', 'mermaid', { person: { role: 'mermaid' }, actions: [{ verb: 'sing' }] }),
          thing('s2', 'rock'),
        ],
        relations: [on('s1', 's2')],
      },
    ],
  ])('%s', (expected, shot) => {
    expect(told(shot)).toBe(expected)
    const verb = rehearse(Shot.parse(shot)).subjects[0]?.actions[0]?.verb ?? ''
    expect(humanDeed(verb), verb).not.toBeNull()
  })

  it('bars of athletes are not for drinking', () => {
    const vault = { place: 'bar', subjects: [person('s1', 'pole vaulter')] }
    expect(rehearse(Shot.parse(vault)).place).toBeNull()
  })

  it('a musketeer is not dressed as a soldier of today', () => {
    const shot = { subjects: [person('s1', 'musketeer', { person: { role: 'soldier' } })] }
    expect(rehearse(Shot.parse(shot)).subjects[0]?.person?.role).toBe('musketeer')
  })

  it('who waves from a throne sits on it', () => {
    const queen = block(
      {
        subjects: [
          person('s1', 'queen', { actions: [{ verb: 'wave' }, { verb: 'sit' }] }),
          { id: 's2', noun: 'throne', kind: 'furniture', picture: 'prop:throne' },
        ],
        relations: [on('s1', 's2')],
      },
      3,
    )
    const { pose } = only(queen, 's1').at(2)
    expect(pose.hips).toBeLessThan(0.45)
    expect(pose.joints?.rightShoulder).toBeGreaterThan(1.2)
  })

  it('who is knelt before goes on sitting on the throne, in its hall', () => {
    const court = block(
      {
        subjects: [
          person('s1', 'queen'),
          { id: 's2', noun: 'throne', kind: 'thing', picture: 'prop:throne' },
          person('s3', 'knight', { count: 3, ...does('kneel', { target: 's1' }) }),
        ],
        relations: [on('s1', 's2')],
      },
      3,
    )
    expect(only(court, 's1').at(2).pose.hips).toBeLessThan(0.45)
    expect(court.setting.place.id).toBe('throne-room')
  })

  it('firefighters hold one hose and face the fire', () => {
    const blocking = block(
      {
        subjects: [
          person('s1', 'firefighter', { count: 3, ...does('spray', { target: 's2' }) }),
          { id: 's2', noun: 'house', kind: 'building', picture: 'noto:house' },
        ],
      },
      3,
    )
    expect(blocking.players).toHaveLength(1)
    const { companions } = only(blocking, 's1').performance.at(1)
    expect(companions.filter(({ name }) => name === 'partner')).toHaveLength(2)
    const house = companions.find(({ name }) => name === 'house')
    expect(house?.place.x).toBeGreaterThan(1)
    expect(companions.filter(({ name }) => name === 'strand').length).toBeGreaterThan(2)
  })

  it('under umbrellas everybody has one in the hand', () => {
    const shot: ShotInput = {
      subjects: [
        person('s1', 'woman', { count: 2, ...does('walk') }),
        { ...thing('s2', 'umbrella'), count: 3 },
      ],
      relations: [{ from: 's1', relation: 'under', to: 's2' }],
    }
    const { subjects, relations } = rehearse(Shot.parse(shot))
    expect(subjects.find(({ id }) => id === 's2')?.count).toBe(2)
    expect(relations.map(({ relation }) => relation)).toEqual(['holding'])
  })

  it('what is photographed stands before the camera and not in whoever holds it', () => {
    const shot: ShotInput = {
      subjects: [
        person('s1', 'photographer', does('photograph')),
        { id: 's2', noun: 'lion', kind: 'animal' },
      ],
      relations: [{ from: 's2', relation: 'inside', to: 's1' }],
    }
    const { subjects, relations } = rehearse(Shot.parse(shot))
    expect(subjects[0]?.actions[0]?.target).toBe('s2')
    expect(relations).toEqual([])
  })

  it('the board that a surfer carries is a surfboard, on the shore', () => {
    const shot: ShotInput = {
      subjects: [person('s1', 'surfer', does('carry', { target: 's2' })), thing('s2', 'board')],
    }
    const { subjects, place } = rehearse(Shot.parse(shot))
    expect([subjects[1]?.noun, place]).toEqual(['surfboard', 'beach'])
  })

  it('who only looks out at sea does not stand in it', () => {
    const at = (noun: string, verb: string) =>
      rehearse(Shot.parse({ place: 'sea', subjects: [person('s1', noun, does(verb))] })).place
    expect([at('captain', 'smoke'), at('woman', 'smile'), at('woman', 'swim')]).toEqual([
      'ship deck',
      'beach',
      'sea',
    ])
  })

  it('a waitress on roller skates has them on', () => {
    const waitress = person('s1', 'waitress', {
      person: { role: 'waitress' },
      ...does('roller-skate'),
    })
    const [who] = rehearse(Shot.parse({ subjects: [waitress] })).subjects
    expect(who?.person?.wears.map(({ garment }) => garment)).toContain('roller skates')
  })

  it('a girl in a spacesuit stays an astronaut', () => {
    const girl = person('s1', 'girl', { person: { role: 'astronaut', age: 'child' } })
    expect(rehearse(Shot.parse({ subjects: [girl] })).subjects[0]?.person?.role).toBe('astronaut')
  })
})
