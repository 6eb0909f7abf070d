import type { Relation, Shot, Subject } from '../../../plan/plan.ts'
import { ANIMALS } from '../../../plan/kinds.ts'
import { withEach } from '../retold.ts'

const CAGES = /\b((bird)?cage|hutch)$/u
const PETS =
  /\b(hamster|mouse|rat|gerbil|guinea pig|chinchilla|rabbit|bunny|squirrel|ferret|hedgehog|kitten|puppy|chipmunk|lizard|iguana|turtle|frog|snake)$/u
const LARGE_BIRDS = /\b(ostrich|emu|peacock|eagle|vulture|swan|flamingo|goose|turkey|condor)$/u

/** A cage is made for whom it holds: a hamster has one of wire, a canary hangs in its own, a lion is behind bars. */
export function inTheCage(told: Shot): Shot {
  const shot = keeperOut(shutIn(told))
  const bond = shot.relations.find(
    ({ from, relation, to }) =>
      relation === 'inside' &&
      isCage(find(shot, to)) &&
      ANIMALS.has(find(shot, from)?.kind ?? 'thing'),
  )
  const held = bond && find(shot, bond.from)
  if (!held) return letOut(shot)
  const [picture, room] = cageFor(held)
  const home = find(shot, bond.to)?.noun.endsWith('hutch') ? 'garden' : room
  const subjects = shot.subjects.map((each) => (each.id === bond.to ? { ...each, picture } : each))
  return { ...shot, subjects, place: shot.place ?? home }
}

/** "Frees a bird from a cage": it was one for birds. */
function letOut(shot: Shot): Shot {
  const deeds = shot.subjects.flatMap(({ actions }) => actions)
  const freed = find(shot, deeds.find(({ verb }) => verb === 'release')?.target ?? '')
  if (!freed || !ANIMALS.has(freed.kind)) return shot
  const [picture] = cageFor(freed)
  return withEach(shot, (each) => (isCage(each) ? { ...each, picture } : each))
}

/** "Hops about inside its cage" names the cage as where it goes; it is there already. */
function shutIn(shot: Shot): Shot {
  const bonds: Relation[] = []
  const subjects = shot.subjects.map((each): Subject => {
    const [deed, ...more] = each.actions
    const cage = find(shot, deed?.target ?? '')
    if (!deed || !ANIMALS.has(each.kind) || deed.way !== 'into' || !isCage(cage)) return each
    bonds.push({ from: each.id, relation: 'inside', to: cage?.id ?? '' })
    const { way: _way, ...here } = deed
    return { ...each, actions: [{ ...here, target: null }, ...more] }
  })
  return bonds.length > 0 ? { ...shot, subjects, relations: [...shot.relations, ...bonds] } : shot
}

/** "Feeds the rabbits in the hutch": they are in it, and who feeds them is not. */
function keeperOut(shot: Shot): Shot {
  const relations = shot.relations.map((each): Relation => {
    const keeper = find(shot, each.from)
    if (each.relation !== 'inside' || keeper?.kind !== 'person' || !isCage(find(shot, each.to)))
      return each
    const beast = find(shot, keeper.actions[0]?.target ?? '')
    return beast && ANIMALS.has(beast.kind) ? { ...each, from: beast.id } : each
  })
  return { ...shot, relations }
}

function find({ subjects }: Shot, id: string): Subject | undefined {
  return subjects.find((each) => each.id === id)
}

/** Whether this is a cage of any kind. */
export function isCage(subject: Subject | undefined): boolean {
  return CAGES.test(subject?.noun ?? '')
}

function cageFor({ kind, noun }: Subject): readonly [picture: string, home: string] {
  if (kind === 'bird' && !LARGE_BIRDS.test(noun)) return ['prop:empty-birdcage', 'living room']
  return PETS.test(noun) ? ['prop:pet-cage', 'living room'] : ['prop:iron-cage', 'zoo']
}
