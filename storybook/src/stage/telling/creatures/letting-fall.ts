import { ANIMALS } from '../../../plan/kinds.ts'
import type { Action, Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { falls } from '../falling.ts'
import { withSubject } from '../retold.ts'
import { bondsWithout, unseen } from '../without.ts'
import { isBeast } from './told.ts'

const FLIERS = /^(?:bird|insect)$/u
const VESSELS =
  /\b(?:jug|pitcher|vase|bucket|pail|basket|bowl|box|pot|cup|mug|teacup|glass|jar|hat|barrel|bin|can|well|crate|bag|sack|nest|boot|chest|cauldron|bathtub|suitcase|mailbox)$/u

interface Dropped {
  readonly who: Subject
  readonly deed: Action
  readonly load: Subject | undefined
}

/** A beast lets go of what it has in its mouth: into a jug, onto a head or to the ground, and does not fall itself. */
export function letFall(shot: Shot): Shot {
  const who = shot.subjects.find((each) => isBeast(each) && dropOf(each) !== undefined)
  const deed = who && dropOf(who)
  if (!who || !deed) return shot
  const load = loadOf(shot, who, deed)
  const name = deed.prop ?? load?.noun
  const below = belowIt(shot, { who, deed, load })
  if (name === undefined) return shot
  const prop = `${Math.min(3, load?.count ?? 1)} ${nameOf(name, load)}`
  const rest = unseen(shot, load)
  if (below) return dropOn(rest, who, { below, prop })
  // What a bird lets fall on nothing is told with its flight.
  return FLIERS.test(who.kind) ? shot : dropDown(rest, who, prop)
}

function dropOn(
  shot: Shot,
  who: Subject,
  { below, prop }: { readonly below: Subject; readonly prop: string },
): Shot {
  const verb = VESSELS.test(below.noun) ? 'drop-into' : 'drop-onto'
  const apart = bondsWithout({ ...shot, relations: bondsWithout(shot, who) }, below)
  const told = withSubject(shot, who, { actions: [doing(verb, { target: below.id, prop })] })
  // What comes down from above comes down in the open.
  const open = FLIERS.test(who.kind) ? 'garden' : null
  return { ...told, relations: apart, place: shot.place ?? open }
}

function dropDown(shot: Shot, who: Subject, prop: string): Shot {
  const high = shot.relations.some(({ from, relation }) => from === who.id && relation === 'on')
  const drops = doing(high ? 'drop-down' : 'drop-here', { prop })
  // What it did before, it does before.
  const before = who.actions.slice(0, who.actions.findIndex(isLettingGo))
  return withSubject(shot, who, { actions: [...before, drops] })
}

/** It falls with something, or hovers while something falls. */
function dropOf({ kind, actions }: Subject): Action | undefined {
  const [first] = actions
  const hovers = first?.verb === 'hover' && FLIERS.test(kind) ? first : undefined
  return actions.find(isLettingGo) ?? hovers
}

const isLettingGo = ({ verb, prop, target }: Action): boolean =>
  verb === 'fall' && (prop !== null || target !== null)

/** What it had in its mouth until now, or what falls beside it; undefined where the deed names it. */
function loadOf(shot: Shot, who: Subject, { verb, prop, target }: Action): Subject | undefined {
  if (prop !== null) return undefined
  const held = verb === 'fall' ? shot.subjects.find(({ id }) => id === target) : undefined
  const lifeless = held && !ANIMALS.has(held.kind) && held.kind !== 'person'
  return lifeless ? held : loadBeside(shot, who)
}

function loadBeside({ subjects }: Shot, who: Subject): Subject | undefined {
  return subjects.find((each) => each.id !== who.id && each.kind !== 'person' && falls(each))
}

/** What it falls into, or on whose head. */
function belowIt({ subjects }: Shot, { who, deed, load }: Dropped): Subject | undefined {
  const other = subjects.filter(({ id }) => id !== who.id && id !== load?.id)
  const vessel = other.find(({ id, noun }) => VESSELS.test(noun) && id === deed.target)
  const isHead = ({ kind }: Subject): boolean => ANIMALS.has(kind) || kind === 'person'
  return vessel ?? (FLIERS.test(who.kind) ? other.find(isHead) : undefined)
}

/** What a beak can hold of stone is a pebble. */
function nameOf(noun: string, load: Subject | undefined): string {
  const small = /\b(?:stone|rock|boulder)$/u.test(noun) ? 'pebble' : noun
  return load?.colour ? `${load.colour} ${small}` : small
}
