import type { Action, Relation, Shot, Subject } from '../../../plan/plan.ts'
import { findPicture } from '../../../lexicon/find-picture.ts'
import { doing } from '../doing.ts'
import { without } from '../without.ts'
import { withSubject } from '../retold.ts'

/** What the reader makes of putting, laying and tucking. */
const SETS = /^(stand|lie|gather|put-there)$/u

/** What a maker does to a part: the reader knows it as handling, or as the trade's own work. */
const FITS = /^(?:stand|put-there|lie|handle-thing|make-jewelry)$/u
/** What is told of who bends over a bench, and is seen in the work itself. */
const AT_WORK = /^(?:sit|work|saw|bend|lean|hammer|kneel)$/u
const BENCHES = /\b(?:work ?bench|work ?table|desk|table|bench|stool|chair|counter)$/u

/** "Places a gear into a watch with tweezers": what is put is in the hand, and what it is put on stands before it. */
export function putThere(shot: Shot): Shot {
  for (const who of shot.subjects) {
    const deed = who.actions.find(({ verb, prop }) => prop !== null && FITS.test(verb))
    const where = deed ? goalOf(deed.target, who, shot) : undefined
    if (who.kind !== 'person' || who.count > 1 || !deed?.prop || !where) continue
    const part = shot.subjects.find(
      (each) => each.noun === deed.prop && isAt(who, each, shot.relations),
    )
    const tool = shot.subjects.find(
      (each) =>
        each !== part &&
        each.kind === 'tool' &&
        (isAt(who, each, shot.relations) || isAt(each, where, shot.relations)),
    )
    const gone = [where, part, tool, ...shot.subjects.filter(({ noun }) => BENCHES.test(noun))]
    const told = gone.reduce((left, each) => (each ? without(left, each) : left), shot)
    return putOnto(told, who, { what: part ?? deed.prop, where, tool })
  }
  return shot
}

/** "Takes a rabbit out of a hat": the hat stands before the hands, with the rabbit in it; when the rabbit has something else to do it is carried. */
export function takeOut(shot: Shot): Shot {
  const who = shot.subjects.find(({ actions }) => actions.some(({ verb }) => verb === 'take-out'))
  const deed = who?.actions.find(({ verb }) => verb === 'take-out')
  const what = shot.subjects.find(({ id }) => id === deed?.target)
  const within = shot.relations.find(
    // The reader says that it is in there; on a shelf it stands.
    ({ from, relation }) => from === what?.id && /^(?:inside|on)$/u.test(relation),
  )
  const where = shot.subjects.find(({ id }) => id === within?.to)
  if (!who || !deed || !what || !where) return shot
  const again = who.actions.some((each) => each !== deed && each.target === what.id)
  const free = what.actions.length === 0 && !again
  const retold = (told: Shot, put: Action): Shot =>
    withSubject(told, who, { actions: who.actions.map((each) => (each === deed ? put : each)) })
  if (!free)
    return {
      ...retold(shot, { ...deed, verb: 'carry' }),
      relations: shot.relations.filter((each) => each !== within),
    }
  const prop = `${calling(what)} out of ${calling(where)}`
  const told = retold(without(without(shot, where), what), doing('take-out', { prop }))
  return { ...told, place: shot.place ?? (who.person?.role ? null : roomFor({ what, where })) }
}

/** What is aimed at, or the only other thing that is there. */
function goalOf(target: string | null, who: Subject, { subjects }: Shot): Subject | undefined {
  const others = subjects.filter((each) => each !== who)
  const aim = others.find(({ id }) => id === target)
  const where = aim ?? (target === null && others.length === 1 ? others[0] : undefined)
  return where && isThing(where) && where.count === 1 ? where : undefined
}

/** Held by this one, or said to be on that. */
function isAt({ id }: Subject, other: Subject, relations: Shot['relations']): boolean {
  return relations.some(
    ({ from, relation, to }) =>
      from === id && to === other.id && /^(?:holding|on|next-to)$/u.test(relation),
  )
}

interface Put {
  readonly what: Subject | string
  readonly where: Subject
  readonly tool?: Subject | undefined
}

function putOnto(told: Shot, { id, actions, person }: Subject, { what, where, tool }: Put): Shot {
  const thing = typeof what === 'string' ? what : calling(what)
  const sits = actions.some(({ verb }) => verb === 'sit')
  const verb = sits ? 'fit-seated' : 'put-there'
  const prop = `${thing} onto ${calling(where)}${tool ? ` with ${calling(tool)}` : ''}`
  const put = doing(tool && !sits ? 'fit-there' : verb, { prop })
  return {
    ...withSubject(told, { id }, { actions: inPlaceOf(actions, put) }),
    // A bartender has a place of his own for the cherry.
    place: told.place ?? (person?.role && !tool ? null : roomFor({ what, where, tool })),
  }
}

/** Folds the letter first, and then puts it into the envelope. */
function inPlaceOf(actions: readonly Action[], put: Action): Action[] {
  const isPut = ({ verb }: Action): boolean => FITS.test(verb) || SETS.test(verb)
  const at = actions.findIndex(isPut)
  return actions.flatMap((each, index) => {
    if (index === at) return [put]
    return isPut(each) || AT_WORK.test(each.verb) ? [] : [each]
  })
}

/** By its colour, if that was told. */
export function calling({ colour, noun }: Subject): string {
  return [colour, noun].filter((each) => each !== null).join(' ')
}

/** A model ship is no ship, a toy robot nobody, and a star in the hand is of paper. */
function isThing({ kind, noun }: Subject): boolean {
  return (
    /^(food|furniture|thing|tool|toy|nature|plant|clothing)$/u.test(kind) ||
    /^(?:model|toy|miniature) |\bstar$/u.test(noun)
  )
}

const OUTSIDE =
  /\b(?:mail ?box|letter ?box|post ?box|bin|can|well|fountain|grave|nest|feeder|wheelbarrow|cart|basket|bucket|fire|boat|statue|backpack)$/u

/** Where it is done when nothing is said: small things lie on tables, and these are in rooms. */
function roomFor({ what, where, tool }: Put): string | null {
  const { kind, noun } = where
  if (/\bchristmas tree$/u.test(noun)) return 'living room'
  const part = typeof what === 'string' ? findPicture(what)?.kind : what.kind
  if (kind === 'food' || part === 'food') return 'kitchen'
  if (tool) return 'workshop'
  if (/\bsnowman$/u.test(noun)) return 'snowy garden'
  return kind === 'plant' || kind === 'nature' || part === 'plant' || OUTSIDE.test(noun)
    ? null
    : 'living room'
}

/** "Puts the cat into a box": one bends over it, and stands on nobody. Who is put to bed is `tuckIn`'s. */
export function setDown(shot: Shot): Shot {
  return shot.subjects.reduce((told, who) => {
    const laid = laidBy(who, told)
    return laid === null ? told : laidDown(told, laid)
  }, shot)
}

/** With these a thing is put where fingers are too thick; a spade is not. */
const FINE_TOOLS =
  /\b(?:tweezers|pliers|tongs|chopsticks|pincers|forceps|pipette|dropper|spatula|needle|screwdriver|spoon|ladle|fork|glue bottle|soldering[- ]iron)$/u

function laidDown(shot: Shot, { who, what, where }: Laid): Shot {
  if (isHandy(what, where) && !isOthersToo(where, [who, what], shot)) {
    const tool = shot.subjects.find(
      (each) => FINE_TOOLS.test(each.noun) && each !== what && isAt(who, each, shot.relations),
    )
    const benches = tool ? shot.subjects.filter(({ noun }) => BENCHES.test(noun)) : []
    const gone = [where, what, ...(tool ? [tool] : []), ...benches]
    const told = gone.reduce(without, shot)
    return putOnto(told, who, { what, where, tool })
  }
  const beside: Relation = { from: who.id, relation: 'next-to', to: where.id }
  const relations = shot.relations.filter(({ from }) => from !== who.id)
  return {
    ...withSubject(shot, who, { actions: inPlaceOf(who.actions, doing('gather')) }),
    relations: [...relations, beside],
  }
}

function isHandy(what: Subject, where: Subject): boolean {
  return what.count === 1 && where.count === 1 && isThing(what) && isThing(where)
}

/** Others sit at it, look at it or are on it: it stays where all of them see it. */
function isOthersToo(
  { id }: Subject,
  own: readonly Subject[],
  { subjects, relations }: Shot,
): boolean {
  const others = subjects.filter((each) => !own.includes(each) && each.id !== id)
  return others.some(
    (each) =>
      each.actions.some(({ target }) => target === id) ||
      relations.some(({ from, to }) => from === each.id && to === id),
  )
}

interface Laid {
  readonly who: Subject
  readonly what: Subject
  readonly where: Subject
}

function laidBy(who: Subject, { subjects, relations }: Shot): Laid | null {
  const find = (id: string | null): Subject | undefined => subjects.find((each) => each.id === id)
  const deed = who.kind === 'person' ? who.actions.find(({ verb }) => SETS.test(verb)) : undefined
  const what = find(deed?.target ?? null)
  const place = relations.find(
    ({ from, relation }) => from === what?.id && /^(inside|on)$/u.test(relation),
  )
  const where = find(place?.to ?? null)
  return where && what && where !== who ? { who, what, where } : null
}
