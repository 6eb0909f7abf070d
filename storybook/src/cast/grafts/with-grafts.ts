import { findCreature } from '../../lexicon/find-creature.ts'
import { ANIMALS } from '../../plan/kinds.ts'
import type { GraftPart, Subject } from '../../plan/plan.ts'
import type { Actor } from '../actor.ts'
import { createPicture } from '../create-picture.ts'
import { asOne } from '../looks/grafts/as-one.ts'
import { onWings } from '../looks/grafts/wings.ts'
import { atHeight } from './at-height.ts'
import { anatomyOf } from './anatomy.ts'
import { withHeadOf } from './borrowed-head.ts'
import { coatOf, type Coat } from './coat-of.ts'
import { inCoat } from './coats.ts'
import type { DrawPart } from './draw-part.ts'
import { antlers, horns } from './horns.ts'
import { onLegsOf } from './limbs.ts'
import { arms, claws, fins, shell, tentacles } from './on-bodies.ts'
import { beak, ears, eyes, mane, trunk, tusks } from './on-heads.ts'
import { isUpright, onShoulders, withFaceOf } from './on-shoulders.ts'
import { tail } from './tails.ts'

type Graft = NonNullable<Subject['grafts']>[number]

/** Who is known by its legs or arms keeps them on any body. */
const LEGGY = /spider|tarantula|scorpion|crab|\bant$/u

const BEHIND: Readonly<Partial<Record<GraftPart, DrawPart>>> = { tail, mane, tentacles, fins }
const BEFORE: Readonly<Partial<Record<GraftPart, DrawPart>>> = {
  shell,
  arms,
  claws,
  ears,
  horns,
  antlers,
  trunk,
  tusks,
  beak,
  eyes,
}

/** A creature with the parts that it has of others; `cast` plays whatever it is by itself. */
export function withGrafts(subject: Subject, cast: (subject: Subject) => Actor): Actor {
  const { grafts = [], ...plain } = subject
  const head = otherHead(subject)
  if (head !== null) return withHead(plain, head, cast)
  const of = (part: GraftPart): string | undefined => grafts.find((each) => each.part === part)?.of
  const [coat, scaly] = [coatAs(of('coat')), coatAs(of('scales'))]
  const colour = coat?.tone ?? plain.colour
  const own = cast({ ...plain, colour })
  const kept = of('body') !== undefined && LEGGY.test(plain.noun) ? plain.noun : undefined
  const bare = { body: of('body'), head: of('head'), neck: of('neck'), colour }
  const shape = own.kind === 'puppet' ? own : onLegs(joined(own, bare), of('legs') ?? kept)
  const marked = inCoat(shape, scaly ? { ...scaly, marks: 'scales' } : coat)
  const made = withoutGuises(withParts(marked, grafts))
  const wings = of('wings')
  if (wings === undefined) return made
  return { ...onWings(made, `${wings}-winged`), aspect: made.aspect + TRAIL, home: 'any' }
}

/** The head of somebody who is no beast, if nothing else is borrowed. */
function otherHead(subject: Subject): string | null {
  const [first, ...more] = subject.grafts ?? []
  const alone = first?.part === 'head' && more.length === 0
  return alone && (isUpright(subject) || !ANIMALS.has(subject.kind)) ? first.of : null
}

/** Another head on somebody's shoulders, or a face on a thing that has none. */
function withHead(plain: Subject, of: string, cast: (subject: Subject) => Actor): Actor {
  return isUpright(plain)
    ? onShoulders(cast(bareHeaded(plain)), plain, of)
    : withFaceOf(cast(plain), of)
}

/** Neither hair nor a hat is seen behind another head. */
function bareHeaded({ person, ...subject }: Subject): Subject {
  if (person === null || person.role === 'robot') return { ...subject, person }
  const wears = person.wears.filter(({ garment }) => !/hat|cap|hood|glasses|scarf/u.test(garment))
  return { ...subject, person: { ...person, hair: 'bald', wears } }
}

const coatAs = (creature: string | undefined): Coat | undefined =>
  creature === undefined ? undefined : coatOf(creature)

const onLegs = (actor: Actor, of: string | undefined): Actor =>
  of === undefined ? actor : onLegsOf(actor, of)

/** Other drawings of it would show it without its parts. */
function withoutGuises(actor: Actor): Actor {
  const { aspectIn: _aspectIn, ...rest } = actor
  return {
    ...rest,
    draw: (brush, { guise: _guise, ...pose }) => actor.draw(brush, pose),
    grip: (name, { guise: _guise, ...pose }) => actor.grip(name, pose),
  }
}

interface Joint {
  readonly body: string | undefined
  readonly head: string | undefined
  readonly neck: string | undefined
  readonly colour: string | null
}

/** One's head on the other's body. */
function joined(own: Actor, { body, head, neck, colour }: Joint): Actor {
  const long = coatAs(neck)
  const [under, over] = [pictured(body, colour), pictured(head, null)]
  if (under && !LEGGY.test(own.name)) {
    const metres = Math.sqrt(own.metres * under.metres)
    return {
      ...withHeadOf(under, over ?? own, long),
      metres,
      home: under.home === 'ground' ? 'ground' : 'any',
    }
  }
  if (under) return under
  if (long) return atHeight(withHeadOf(own, over ?? own, long))
  return over ? withHeadOf(own, over) : own
}

function pictured(creature: string | undefined, colour: string | null): Actor | undefined {
  const found = creature === undefined ? null : findCreature(creature)
  return found ? createPicture(found.picture, { colour }) : undefined
}

/** How much wider it is with a tail or wings behind it. */
const TRAIL = 0.5

/** What is drawn on it and behind it, wherever it turns; a head whose way down nobody can tell stays up with what is on it. */
function withParts(actor: Actor, grafts: readonly Graft[]): Actor {
  const drawn = grafts.filter(({ part }) => BEHIND[part] || BEFORE[part])
  if (drawn.length === 0) return actor
  const { head } = anatomyOf(actor, {})
  const rises = drawn.some(({ part }) => /^(?:horns|antlers|ears)$/u.test(part))
  const bows = actor.grip('mouth', { bow: 1 }).y < actor.grip('mouth', {}).y
  const trails = drawn.some(({ part }) => part === 'tail')
  return {
    ...actor,
    aspect: actor.aspect + (trails ? TRAIL : 0),
    ...(rises && { crown: Math.max(actor.crown ?? 1, head.top + head.size) }),
    draw: asOne(actor, (brush, { bow, ...rest }) => {
      const pose = bow === undefined || !bows ? rest : { ...rest, bow }
      const at = anatomyOf(actor, pose)
      const draw = (table: typeof BEHIND): void => {
        for (const { part, of } of drawn)
          table[part]?.({ ctx: brush.ctx, at, coat: coatOf(of), of, pose, t: brush.t })
      }
      draw(BEHIND)
      actor.draw(brush, pose)
      draw(BEFORE)
    }),
  }
}
