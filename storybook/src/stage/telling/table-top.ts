import { without } from './without.ts'
import { ANIMALS, HOUSEHOLD } from '../../plan/kinds.ts'
import type { Shot, Subject } from '../../plan/plan.ts'

/** What small things stand on: seen from so near, it is the ground of the whole picture. */
export interface Surface {
  /** As the prompt names it: `dark wooden table`, `red checkered tablecloth`. */
  readonly words: string
  readonly colour: string | null
  readonly material: string | null
}

const SURFACES =
  /\b(?<!(?:picnic|pool|billiard|snooker|ping pong|ping-pong|tennis|operating|massage|air hockey|foosball) )(table|desk|counter|countertop|worktop|workbench|cloth|napkin|(?:tea|dish|kitchen) towel|tablecloth|table cloth|placemat|nightstand|table ?top|sideboard|dresser|chest of drawers|dining table|slab|stove|hob|mantelpiece|mantel)$/u
const HOBS = /\b(stove|hob)$/u
/** Large things that never stand on a table. */
const LARGE =
  /\b(chair|sofa|couch|armchair|bed|bookshelf|bookcase|wardrobe|refrigerator|fridge|oven|stove|fireplace|door|bench|rug|carpet|floor lamp|tree|piano|bathtub|tub|mirror|staircase|stairs|barrel|television|tv|sink|dishwasher|washing machine|dryer|toilet)$/u

/** A still life without its table: that is the ground it stands on, and no piece of furniture in a room. */
export function clearTable(asked: Shot): {
  readonly shot: Shot
  readonly surface: Surface | null
} {
  const laid = layTable(asked)
  // What is too large for its table is shown with all that was told.
  return laid.surface === null && laid.shot.place === asked.place
    ? { shot: asked, surface: null }
    : laid
}

function layTable(asked: Shot): { readonly shot: Shot; readonly surface: Surface | null } {
  const shot = behindTable(asked)
  if (isOnStall(shot)) return { shot: { ...shot }, surface: STALL }
  if (isBeforeWindow(shot)) return { shot: { ...shot, place: 'windowsill' }, surface: null }
  const table = shot.subjects.find(({ noun, count }) => count === 1 && SURFACES.test(noun))
  const others = shot.subjects.filter((each) => each !== table && each.kind !== 'sky')
  if (!table || others.length === 0 || !isStillLife(table, others, shot))
    return { shot, surface: null }
  const words = `${table.words} ${table.noun}`.slice(-60)
  const bare = without(roomed(shot), table)
  // Before a window the table is the sill's: as near, and as broad.
  if (shot.view !== undefined && !HOBS.test(table.noun))
    return { shot: { ...bare, place: `${shot.place ?? ''}, ${words} windowsill` }, surface: null }
  return { shot: bare, surface: { words, colour: table.colour, material: table.material } }
}

const STALL: Surface = { words: 'wooden stall', colour: null, material: 'wood' }

/** Fruit on a market lies on the boards of a stall, and not on the ground. */
function isOnStall({ place, subjects, camera, relations }: Shot): boolean {
  const wares = subjects.every((each) => each.kind === 'food' && standsOnTables(each))
  const market = /\b(?:market|market stall|stall|bazaar|souk)$/u.test(place ?? '')
  return (
    market && wares && subjects.length > 0 && relations.length === 0 && camera.framing !== 'wide'
  )
}

/** "A table under cherry trees": they are the land behind it. */
function behindTable(shot: Shot): Shot {
  const table = shot.subjects.find(({ noun }) => SURFACES.test(noun))
  const over = shot.relations.filter(
    ({ from, relation }) => from === table?.id && relation === 'under',
  )
  const trees = shot.subjects.filter(
    ({ id, kind }) => kind === 'plant' && over.some(({ to }) => to === id),
  )
  if (trees.length === 0) return shot
  const scenery = [...trees.map(({ noun }) => `${noun}s`), ...(shot.scenery ?? [])].slice(0, 6)
  return trees.reduce(without, { ...shot, scenery, place: shot.place ?? 'park' })
}

/** A table that is named first is what the film is about; on another small things lie. */
function isStillLife(table: Subject, others: readonly Subject[], shot: Shot): boolean {
  // The room is what is shown.
  if (shot.camera.framing === 'wide' && shot.place !== null) return false
  if (table === shot.subjects[0] || table.actions.length > 0 || isIdle(table, shot)) return false
  // What falls off it is seen to leave it.
  if (others.some(({ actions }) => actions.some(({ way }) => way === 'off'))) return false
  const fits = (each: Subject): boolean =>
    [standsOnTables, crawls].some((is) => is(each)) || isCaged(each, shot)
  const laid = table.noun.endsWith('cloth') || isLaid(table, shot) || others.some(crawls)
  return laid && others.every(fits)
}

/** A kettle that only stands on a stove is seen with the whole stove. */
function isIdle({ noun }: Subject, { subjects, camera }: Shot): boolean {
  const still = subjects.every(({ actions }) => actions.length === 0)
  return HOBS.test(noun) && still && camera.framing === null
}

/** Small things by a window stand on its sill: a table in the room behind would turn them away from it. */
function isBeforeWindow(shot: Shot): boolean {
  const { place, view, subjects } = shot
  const anywhere = place === null || /^(room|living room|bedroom|house|home)$/u.test(place)
  return (
    view !== undefined &&
    anywhere &&
    subjects.some(({ kind }) => kind !== 'sky') &&
    subjects.every((each) => each.kind === 'sky' || standsOnTables(each)) &&
    subjects.every(({ noun }) => !SURFACES.test(noun))
  )
}

/** Something is on it; a chair beside a table makes it furniture. */
function isLaid({ id }: Subject, { relations, subjects }: Shot): boolean {
  const free = relations.every(({ from, to }) => from !== id && to !== id)
  const meal = subjects.every((each) => each.id === id || /^(?:food|tool)$/u.test(each.kind))
  return (
    (free && meal && subjects[0]?.kind === 'food') ||
    relations.some(({ from, relation, to }) => to === id && relation === 'on' && from !== id) ||
    subjects.some(
      (each) => TOYS.test(each.noun) && each.actions.some(({ target }) => target === id),
    )
  )
}

/** A hamster in its cage, a fish in its bowl. */
function isCaged({ id }: Subject, { relations, subjects }: Shot): boolean {
  const holder = relations.find(({ from, relation }) => from === id && relation === 'inside')
  const cage = subjects.find((each) => each.id === holder?.to)
  return cage !== undefined && standsOnTables(cage)
}

const TOYS = /\b(toy|wind-up|figurine|miniature)\b/u

/** Who crosses a table is in a room, and so are ornaments, as small as they are: a meadow behind it would put the table out of doors. */
function roomed(shot: Shot): Shot {
  const inRoom = shot.subjects.some((each) => crawls(each) || isFigurine(each))
  const subjects = shot.subjects.map((each): Subject =>
    isFigurine(each)
      ? { ...each, size: TOWERING.test(each.noun) ? 'tiny' : 'small', actions: [] }
      : each,
  )
  return { ...shot, subjects, place: shot.place ?? (inRoom ? 'living room' : null) }
}

/** A swan of glass and a horse of wood are ornaments, when they stand somewhere and do nothing. */
function isFigurine({ kind, material, colour, size, actions }: Subject): boolean {
  const still = actions.every(({ verb }) => /^(?:stand|perch|sit|lie)$/u.test(verb))
  return ANIMALS.has(kind) && size !== 'giant' && still && CARVED.test(material ?? colour ?? '')
}

const CARVED =
  /^(?:wood|glass|crystal|porcelain|gold|silver|bronze|metal|marble|stone|clay|paper|wool|chocolate|candy|ice|plastic)$/u

const TOWERING = /\b(?:elephant|giraffe|whale|dinosaur|dragon|rhino|hippo|mammoth|horse|camel)s?$/u

const IN_THE_AIR = /^(fly|hover|buzz|circle|land|orbit)$/u

/** An ant that crosses a table has it for its ground; a fly about a table has not. */
function crawls({ kind, noun, actions }: Subject): boolean {
  const small = kind === 'insect' || /\b(snail|mouse|hamster|gecko|caterpillar|worm)$/u.test(noun)
  return small && actions.length > 0 && actions.every(({ verb }) => !IN_THE_AIR.test(verb))
}

export function standsOnTables(subject: Subject): boolean {
  const { kind, noun, size, actions } = subject
  if (TOYS.test(noun) || isFigurine(subject)) return true
  const small = HOUSEHOLD.has(kind) && !LARGE.test(noun)
  return small && size !== 'giant' && actions.every(({ verb }) => !/^(walk|run|fly)$/u.test(verb))
}
