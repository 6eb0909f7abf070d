/** A plan's facts, each with the plan as it would be without it: what a film shows of a fact is the difference between the two. */
export function* withoutEachFact(plan) {
  for (const [index, shot] of plan.shots.entries()) {
    const put = (change) => ({
      ...plan,
      shots: plan.shots.map((each, i) => (i === index ? { ...each, ...change } : each)),
    })
    yield* factsOfSubjects(shot, put)
    for (const relation of shot.relations) {
      if (isDone(shot, relation)) continue
      yield [
        `relation: ${nounOf(shot, relation.from)} ${relation.relation} ${nounOf(shot, relation.to)}`,
        put({ relations: shot.relations.filter((each) => each !== relation) }),
      ]
    }
    for (const words of shot.scenery ?? [])
      yield [`scenery: ${words}`, put({ scenery: shot.scenery.filter((each) => each !== words) })]
    yield* factsOfShot(shot, put)
  }
}

const nounOf = (shot, id) => shot.subjects.find((subject) => subject.id === id)?.noun ?? id

/** A relation that a deed tells as well (a rider rides) is a part of it, and goes with it. */
const isDone = (shot, { from, to }) =>
  shot.subjects.some(
    ({ id, actions }) => id === from && actions.some(({ target }) => target === to),
  )

function* factsOfShot(shot, put) {
  const { camera } = shot
  if (shot.time) yield [`time: ${shot.time}`, put({ time: null })]
  if (shot.weather !== 'clear') yield [`weather: ${shot.weather}`, put({ weather: 'clear' })]
  if (shot.season) yield [`season: ${shot.season}`, put({ season: null })]
  if (shot.light) yield [`light: ${shot.light}`, put({ light: undefined })]
  if (shot.view !== undefined) yield [`view: ${shot.view}`, put({ view: undefined })]
  if (camera.move)
    yield [`camera: ${camera.move}`, put({ camera: { ...camera, move: null, path: undefined } })]
  if (camera.framing)
    yield [`framing: ${camera.framing}`, put({ camera: { ...camera, framing: null } })]
  for (const { text } of shot.lettering) yield [`lettering: ${text}`, put({ lettering: [] })]
}

function* factsOfSubjects(shot, put) {
  for (const subject of shot.subjects) {
    const { id, noun } = subject
    const other = (change, apart) =>
      put({
        subjects: shot.subjects.map((each) => (each === subject ? { ...each, ...change } : each)),
        relations: shot.relations.filter(({ from, to }) => from !== id || to !== apart),
      })
    if (shot.subjects.length > 1) yield [`subject: ${noun}`, put(withoutSubject(shot, id))]
    yield* factsOfDeeds(shot, subject, other)
    for (const [field, plain] of PLAIN)
      if (subject[field] !== undefined && subject[field] !== plain && `${subject[field]}` !== '')
        yield [`${field}: ${told(subject[field])} ${noun}`, other({ [field]: plain })]
    if (subject.person) yield* factsOfPerson(subject, other)
  }
}

/** What a subject is when nothing is said of it. */
const PLAIN = [
  ['colour', null],
  ['size', 'normal'],
  ['material', null],
  ['shape', undefined],
  ['looks', undefined],
  ['parts', undefined],
  ['count', 1],
  ['emotion', 'neutral'],
]

const told = (value) =>
  Array.isArray(value)
    ? value.map((each) => (each.part ? `${each.colour} ${each.part}` : each)).join(' ')
    : value

function* factsOfDeeds(shot, { noun, actions }, other) {
  for (const action of actions) {
    const { verb, direction, target, prop } = action
    const put = (change, apart) =>
      other(
        { actions: actions.map((each) => (each === action ? { ...each, ...change } : each)) },
        apart,
      )
    const rest = actions.filter((each) => each !== action)
    yield [`deed: ${noun} ${verb}`, other({ actions: rest }, target)]
    if (direction) yield [`direction: ${noun} ${verb} ${direction}`, put({ direction: null })]
    if (target)
      yield [`target: ${noun} ${verb} ${nounOf(shot, target)}`, put({ target: null }, target)]
    if (prop) yield [`prop: ${noun} ${verb} ${prop}`, put({ prop: null })]
  }
}

function* factsOfPerson({ noun, person }, other) {
  const put = (change) => other({ person: { ...person, ...change } })
  for (const worn of person.wears) {
    const rest = person.wears.filter((each) => each !== worn)
    yield [`worn: ${noun}'s ${worn.garment}`, put({ wears: rest })]
    if (worn.colour)
      yield [
        `colour: ${worn.colour} ${worn.garment} of ${noun}`,
        put({ wears: [...rest, { ...worn, colour: null }] }),
      ]
  }
  if (person.hair) yield [`hair: ${person.hair} of ${noun}`, put({ hair: null })]
  if (person.role) yield [`role: ${noun}`, put({ role: null })]
}

function withoutSubject({ subjects, relations, camera }, id) {
  return {
    subjects: subjects
      .filter((each) => each.id !== id)
      .map((each) => ({
        ...each,
        actions: each.actions.map((deed) =>
          deed.target === id ? { ...deed, target: null } : deed,
        ),
      })),
    relations: relations.filter(({ from, to }) => from !== id && to !== id),
    camera: { ...camera, path: undefined },
  }
}
