import { findPicture } from '../../../lexicon/find-picture.ts'
import { ANIMALS, LIVING } from '../../../plan/kinds.ts'
import { Person, type Action, type Shot, type Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { withEach, withSubject } from '../retold.ts'
import { bondsWithout, without } from '../without.ts'
import { inParts } from '../bands.ts'
import { calling } from './setting-down.ts'

const HATS = /\b(?:hat|cap|crown|helmet|wig|tiara|beret|bonnet|turban)s?$/u
const isSwap = ({ verb }: Action): boolean => verb === 'swap'

/** "Trades his apple for her sandwich", "two clowns swap hats": what each has first, and has in the end. */
export function swapThings(shot: Shot): Shot {
  const who = shot.subjects.find(({ kind, actions }) => LIVING.has(kind) && actions.some(isSwap))
  const deed = who?.actions.find(isSwap)
  if (!who || !deed) return shot
  const own = shot.subjects.find(({ id, kind }) => id === deed.target && !LIVING.has(kind))
  const named = own ? calling(own) : deed.prop
  const other = partnerOf(shot, who, deed)
  const theirs = other && heldBy(shot, other)
  const prop = pairOf(named ?? 'gift', theirs ? calling(theirs) : null)
  const left = [own, theirs].reduce((told, each) => (each ? without(told, each) : told), shot)
  const swap = doing('swap', { target: other?.id ?? null, prop })
  const told = withSubject(left, who, { actions: [swap] })
  return withEach(told, (each) => {
    if (each.id !== who.id && each.id !== other?.id) return each
    const both = onTwoLegs(each, HATS.test(prop))
    return each.id === who.id ? both : { ...both, actions: [] }
  })
}

function partnerOf({ subjects }: Shot, who: Subject, { target }: Action): Subject | undefined {
  const others = subjects.filter(({ id, kind }) => id !== who.id && LIVING.has(kind))
  return others.find(({ id }) => id === target) ?? others[0]
}

function heldBy({ subjects, relations }: Shot, { id }: Subject): Subject | undefined {
  const held = relations.find(({ from, relation }) => from === id && relation === 'holding')
  return subjects.find((each) => each.id === held?.to)
}

/** Two of a kind are told apart by their look. */
function pairOf(own: string, theirs: string | null): string {
  const one = own.replace(/(?<!s)s$/u, '')
  const name = findPicture(one) ? one : own
  if (theirs !== null) return `${name} for ${theirs}`
  return name === 'hat' ? 'top hat for straw hat' : `${name} for green ${name}`
}

/** A pig needs hands for it; and whose hat changes heads has none but that. */
function onTwoLegs(subject: Subject, hats: boolean): Subject {
  const person = subject.person ?? Person.parse({ role: 'bearer' })
  const bare = hats ? [{ garment: 'bare head', colour: null }] : []
  return { ...subject, person: { ...person, wears: [...person.wears, ...bare] } }
}

const MOST = 5

/** "Pass buckets along a line": they stand in a row, and it goes from one to the next. */
export function passAlong(shot: Shot): Shot {
  const who = shot.subjects.find(({ actions }) => actions.some(({ verb }) => verb === 'pass-along'))
  const deed = who?.actions.find(({ verb }) => verb === 'pass-along')
  if (!who || !deed) return shot
  const goods = shot.subjects.find(
    ({ id, kind }) => id === deed.target && (!LIVING.has(kind) || kind === 'fish'),
  )
  const named = goods?.noun ?? deed.prop ?? 'bucket'
  // Who gets it at the end must be seen, too.
  const others = shot.subjects.filter(
    ({ id, kind }) => id !== who.id && LIVING.has(kind) && id !== goods?.id,
  ).length
  const heads = Math.max(3, Math.min(MOST - others, who.count))
  const told = goods ? without(shot, goods) : shot
  const parts = inParts(
    told,
    who,
    Array.from({ length: heads }, () => 'pass-along'),
  )
  return withEach(parts, (each) => {
    const at = new RegExp(`^${who.id} (\\d)$`, 'u').exec(each.id)?.[1]
    if (at === undefined) return each
    const prop = `${named} ${Number(at) + 1} of ${heads}`
    return { ...each, actions: [doing('pass-along', { prop, direction: 'right' })] }
  })
}

const SHOVES = /^(?:push|knock|knock-over|topple|drop|tip)$/u

/** "A cat knocks a bowl off a table, a girl catches it": it does not break, she stands at the edge for it. */
export function catchFallen(shot: Shot): Shot {
  const shove = ({ verb, way, prop, target }: Action): boolean =>
    SHOVES.test(verb) && way === 'off' && prop !== null && target !== null
  const who = shot.subjects.find(({ actions }) => actions.some(shove))
  const deed = who?.actions.find(shove)
  const catcher = shot.subjects.find(
    ({ id, kind, actions }) =>
      id !== who?.id &&
      kind === 'person' &&
      actions.some(({ verb, prop }) => verb === 'catch' && prop === deed?.prop),
  )
  if (!who || !deed?.target || !catcher) return shot
  const caught = doing('catch-fallen', { prop: deed.prop, direction: 'right' })
  const told = withSubject(withSubject(shot, catcher, { actions: [caught] }), who, {
    actions: [doing('look', { target: catcher.id })],
  })
  const up = ANIMALS.has(who.kind) ? ('on' as const) : ('right-of' as const)
  return {
    ...told,
    relations: [
      ...bondsWithout(bondsOf(shot, who), catcher),
      { from: who.id, relation: up, to: deed.target },
      { from: catcher.id, relation: 'left-of', to: deed.target },
    ],
  }
}

const bondsOf = (shot: Shot, who: Subject): Shot => ({
  ...shot,
  relations: bondsWithout(shot, who),
})

const SENDS = /^(?:throw|toss|kick|pass|give|play-catch|frisbee|throw-to)$/u

/** "Throws the ball to a teammate who catches it": one ball, which the deed of the first has for both. */
export function catchOnce(shot: Shot): Shot {
  const sent = shot.subjects.flatMap((who) =>
    who.actions.flatMap((deed) => (SENDS.test(deed.verb) && deed.target ? [{ who, deed }] : [])),
  )
  const caught = sent.find(({ who, deed }) => catches(shot, who, deed))
  if (!caught) return shot
  const { who, deed } = caught
  const beasts = shot.subjects.some(
    ({ id, kind }) => ANIMALS.has(kind) && (id === who.id || id === deed.target),
  )
  return withEach(shot, (each) => {
    if (each.id === deed.target) return { ...standing(each, beasts), actions: [doing('stand')] }
    if (each.id !== who.id || !beasts) return each
    return { ...standing(each, beasts), actions: [{ ...deed, verb: 'play-catch' }] }
  })
}

function catches({ subjects }: Shot, who: Subject, { target, prop }: Action): boolean {
  const other = subjects.find(({ id }) => id === target && id !== who.id)
  return other?.actions.some(({ verb, prop: own }) => verb === 'catch' && own === prop) === true
}

/** A penguin that catches has its wings free for it. */
const standing = (subject: Subject, beasts: boolean): Subject =>
  beasts ? onTwoLegs(subject, false) : subject
