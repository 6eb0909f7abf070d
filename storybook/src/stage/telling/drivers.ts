import { CRAFT, LIVING } from '../../plan/kinds.ts'
import { Person, Subject, type Action, type Shot } from '../../plan/plan.ts'
import { doing } from './doing.ts'
import { withSubject } from './retold.ts'

type Row = readonly [open: RegExp, verb: string, role: string | null]

/** What is open, so that everybody sees whether somebody steers it. */
const OPEN: readonly Row[] = [
  [/\b(?:convertible|cabriolet|cabrio|roadster)$/u, 'drive', null],
  [/\b(?:motorcycle|motorbike|chopper)$/u, 'ride', 'biker'],
  [/\b(?:scooter|moped|vespa|bicycle|bike)$/u, 'ride', null],
  [/\b(?:rowboat|rowing boat|canoe|kayak)$/u, 'row', null],
  [/\bbiplane$/u, 'drive', null],
]
const MOVES =
  /^(?:drive|race|speed|go|roll|sail|fly|row|cross|cruise|move|glide|climb|drift|ride)$/u
const UNMANNED =
  /\b(?:driverless|self-driving|autonomous|remote|toy|model|paper|empty|abandoned|ghost|parked|tiny|miniature|talking|little)\b/u

/** An open car that drives has somebody at the wheel, though nobody is named: it would be a haunted one. */
export function takeWheel(shot: Shot): Shot {
  const aboard = whoIsAboard(shot)
  if (aboard !== null) return aboard
  if (shot.subjects.some(({ kind }) => LIVING.has(kind))) return shot
  const craft = shot.subjects.find((each) => isSteered(each))
  const row = OPEN.find(([words]) => craft && words.test(craft.noun))
  if (!craft || !row) return shot
  const [, verb, role] = row
  const driver = Subject.parse({
    id: `driver of ${craft.id}`,
    noun: role ?? 'driver',
    kind: 'person',
    picture: 'person',
    person: Person.parse({ role }),
    actions: [doing(verb, { target: craft.id })],
  })
  const relations = [
    ...shot.relations,
    { from: driver.id, relation: 'riding' as const, to: craft.id },
  ]
  return { ...shot, subjects: [...shot.subjects, driver], relations }
}

/** What those do who are driven about. */
const ALONG = /^(?:laugh|smile|sing|talk|chat|cheer|kiss|look|sit|wave|eat|drink|hug)$/u

const STEERS = /\b(?:rider|driver|pilot|biker|motorcyclist|cyclist)$/u

/** "A convertible drives along the coast, a couple laughing": in it, and not at the roadside. */
function whoIsAboard(shot: Shot): Shot | null {
  const [craft, people, ...more] = shot.subjects
  if (!craft || people?.kind !== 'person' || more.some(({ kind }) => LIVING.has(kind))) return null
  const free = !shot.relations.some(({ from, to }) => from === people.id || to === people.id)
  // Who waves while a biplane flies over stands below it.
  const row = OPEN.find(([words]) => words.test(craft.noun))
  const open = row !== undefined && craft.kind !== 'aircraft' && isSteered(craft)
  if (!free || !open || !isDriven(people)) return null
  if (STEERS.test(people.noun))
    return inTheSaddle(shot, people, doing(row[1], { target: craft.id }))
  if (people.actions.length === 0) return null
  const relation = { from: people.id, relation: 'inside' as const, to: craft.id }
  return { ...shot, relations: [...shot.relations, relation] }
}

function isDriven({ actions, count }: Subject): boolean {
  const along = actions.every(({ verb, target }) => ALONG.test(verb) && target === null)
  return along && count <= 4
}

/** "A motorcycle speeds by, the rider in black": on it. */
function inTheSaddle(shot: Shot, rider: Subject, deed: Action): Shot {
  const riding = { from: rider.id, relation: 'riding' as const, to: deed.target ?? '' }
  const mounted = withSubject(shot, rider, { actions: [deed] })
  return { ...mounted, relations: [...shot.relations, riding] }
}

function isSteered({ kind, count, words, noun, emotion, actions }: Subject): boolean {
  const moves = actions.some(({ verb }) => MOVES.test(verb))
  const plain = emotion === 'neutral' && !UNMANNED.test(`${words} ${noun}`)
  return CRAFT.has(kind) && count === 1 && moves && plain
}
