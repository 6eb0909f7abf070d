import { LIVING } from '../../plan/kinds.ts'
import type { Relation, Shot, Subject } from '../../plan/plan.ts'
import { findPlace } from '../places/finding/find-place.ts'
import { doing } from './doing.ts'
import { callingHomes } from './people/callings.ts'
import { withEach } from './retold.ts'
import { withoutAll } from './without.ts'

const HANGS = /^(?:swing|hang|sway|dangle)$/u
/** What has its place on a wall; in the open the wall is not seen, and so they hang as the others do. */
const ON_WALLS =
  /\b(?:painting|picture|portrait|poster|tapestry|map|photo|photograph|mirror|clock|shield|trophy|swords?|axe|spear|rifle|antlers|guitar|violin|saw|surfboard|calendar|certificate|diploma|oar|torch|mask)$/u
/** What hangs by a cord, from a ceiling, a beam, a branch or a line that nobody names. */
const ON_CORDS =
  /\b(?:lantern|lamp|light ?bulb|bulb|banner|flag|pennant|ornament|bauble|stars?|hearts?|wreath|stocking|crane|mobile|bell|basket|plant|ivy|herb|garlic|onion|sausage|ham|fish|pan|pot|cup|mug|key|mask|puppet|doll|umbrella|kite|balloon|disco ball|chandelier|dress|shirt|coat|hat|scarf|carpet|rug|cage|birdcage|sign|decoration|snowflake|butterfl(?:y|ies)|swing|hammock|rope|vine|skeleton|ghost|pi[nñ]ata|medal|horseshoe|dream ?catcher|wind chime|chime|feather|leaf|leaves|fruit|apple|pumpkin|cobweb|spider ?web)$/u
/** What stands upright in the air where it is hung: it has a picture that does. */
const HUNG_PICTURES: Readonly<Record<string, string>> = { 'prop:flag': 'prop:hung-banner' }

/** What halls and rooms have of themselves, when they are said to have it. */
const FITTINGS =
  /\b(?:banner|pennant|chandelier|lantern|paper lantern|window|painting|picture|portrait|poster|tapestry|photo|photograph|mirror|clock|mask|trophy|shield|swords?|axe|spear|guitar|violin|torch|map)$/u
/** What stands in rows on shelves, where there is much of it. */
const ON_SHELVES =
  /\b(?:jar|bottle|potion|vial|flask|pot|vase|doll|puppet|figurine|statuette|trophy|shoe|boot|teapot|cup|mug|plate|radio|television|tv|skull|teddy bear|teddy|toy|hat|helmet|globe|lamp|book|spice|tin|can|crystal|potted plant|succulent|cactus|camera|record|gramophone|music box|snow globe|ship in a bottle|model ship|machine|fabric|cloth|scroll|tin soldier|present)$/u
/** So many that nobody could stand among them. */
const MANY = 5

/** "Banners hang from the walls", "a hall with red banners", "surrounded by dozens of clocks": on the wall, on shelves or on cords above all, and nothing stands about on the floor. */
export function hangOverhead(told: Shot): Shot {
  const shot = fillShelves(hangOnLines(hangOnPegs(hangInTrees(loosened(underCeiling(told))))))
  const shown = shot.subjects.filter((each) => isFitting(each, shot) || isStock(each, shot))
  const found = shot.subjects.filter((each) => !shown.includes(each) && isHanging(each, shot))
  if (found.length + shown.length === 0) return shot
  const walled = new Set(found.filter(({ noun }) => ON_WALLS.test(noun)))
  const corded = found.filter((each) => !walled.has(each) && each.picture !== null)
  const gone = new Set([...corded, ...shown])
  const away = new Set([...gone].map(({ id }) => id))
  const words = [...corded.map(hungWords), ...shown.map(shownWords)]
  return {
    ...shot,
    subjects: shot.subjects
      .filter((each) => !gone.has(each))
      .map((each) => (walled.has(each) ? onWall(each) : each)),
    relations: shot.relations.filter(({ from, to }) => !away.has(from) && !away.has(to)),
    scenery: [...(shot.scenery ?? []), ...words].slice(-6),
  }
}

/** Whoever is in the room is the measure of what hangs from its ceiling, and no fan is as wide as the wall. */
function underCeiling(shot: Shot): Shot {
  const hangs = shot.subjects.some(({ picture }) => picture === 'prop:ceiling-fan')
  const who = shot.subjects.find(({ kind }) => LIVING.has(kind))
  if (!hangs || !who) return shot
  return { ...shot, subjects: [who, ...shot.subjects.filter((each) => each !== who)] }
}

/** "Banners, with torches between them": all of them are on the wall. */
function loosened(shot: Shot): Shot {
  const hung = new Set(
    shot.subjects.filter(({ noun, count }) => count > 1 && FITTINGS.test(noun)).map(({ id }) => id),
  )
  const among = ({ from, to }: Relation): boolean => hung.has(from) && hung.has(to)
  return hung.size < 2
    ? shot
    : { ...shot, relations: shot.relations.filter((each) => !among(each)) }
}

const PEGS = /(?:^| )(?:hook|peg|nail|hanger|coat rack hook)$/u

/** "A coat on a hook": it hangs on the wall of a room. The hook would be as large as the coat. */
function hangOnPegs(shot: Shot): Shot {
  const [pegs, hung] = hungOn(PEGS, shot)
  const [only, other] = shot.subjects
  if (only?.kind === 'clothing' && !other && isHanging(only, shot)) hung.add(only.id)
  if (hung.size === 0) return shot
  return {
    ...withEach(withoutAll(shot, pegs), (each) =>
      hung.has(each.id) && !LIVING.has(each.kind) ? onWall(each) : each,
    ),
    place: shot.place ?? 'room',
  }
}

/** What is named so, and what hangs on it, by their ids. */
function hungOn(what: RegExp, { subjects, relations }: Shot): readonly [Set<string>, Set<string>] {
  const bars = new Set(subjects.filter(({ noun }) => what.test(noun)).map(({ id }) => id))
  const on = ({ relation, to }: Relation): boolean =>
    bars.has(to) && /^(?:on|hanging-from)$/u.test(relation)
  return [bars, new Set(relations.filter(on).map(({ from }) => from))]
}

/** "Lanterns hang from the trees": they are among them, on cords, and do not rise over them. */
function hangInTrees(shot: Shot): Shot {
  const plants = new Set(shot.subjects.filter(({ kind }) => kind === 'plant').map(({ id }) => id))
  const several = new Set(shot.subjects.filter(({ count }) => count > 1).map(({ id }) => id))
  const hung = ({ from, relation, to }: Relation): boolean =>
    relation === 'hanging-from' && plants.has(to) && several.has(from)
  return { ...shot, relations: shot.relations.filter((each) => !hung(each)) }
}

const LINES = /(?:^| )(?:rope|string|line|wire|cord|cable|twine)$/u

/** "Lanterns on a rope", "flags on a string": it is over all, and nobody's coil of rope lies there. */
function hangOnLines(shot: Shot): Shot {
  const [lines, hung] = hungOn(LINES, shot)
  const meant = shot.subjects.filter(({ id, noun }) => hung.has(id) && ON_CORDS.test(noun))
  if (meant.length === 0 || meant.length < hung.size) return shot
  const away = ({ from, to }: Relation): boolean => lines.has(from) || lines.has(to)
  return {
    ...shot,
    subjects: shot.subjects
      .filter(({ id }) => !lines.has(id))
      .map((each) => (hung.has(each.id) ? { ...each, actions: [doing('hang')] } : each)),
    relations: shot.relations.filter((each) => !away(each)),
  }
}

/** "Shelves with dozens of pots behind her": on boards along the wall, and no bookcase stands there with books. */
function fillShelves(shot: Shot): Shot {
  const [lead] = shot.subjects
  const shelves = shot.subjects.filter(
    (each) => each !== lead && /^shelf$/u.test(each.noun) && !isUsed(each, shot),
  )
  const rows = shelves.some(({ count }) => count > 1)
  // One shelf of a place that nobody names is a piece of furniture.
  if (!rows && !isInRoom(shot)) return shot
  const at = new Set(shelves.map(({ id }) => id))
  const held = shot.relations.flatMap(({ from, relation, to }) => {
    if (at.has(to)) return /^(?:on|inside)$/u.test(relation) ? [from] : []
    return at.has(from) && /^(?:next-to|wearing|holding)$/u.test(relation) ? [to] : []
  })
  const stock = shot.subjects.filter(
    (each) => held.includes(each.id) && !LIVING.has(each.kind) && each.picture !== null,
  )
  const several = rows || stock.some(({ count }) => count > 1)
  if (stock.length === 0 || stock.length < held.length || !isPerson(lead) || !several) return shot
  const inThem = shot.relations
    .filter(({ relation, to }) => relation === 'inside' && held.includes(to))
    .map(({ from }) => from)
  const gone = new Set([...at, ...held, ...inThem])
  const words = [...stock, ...shot.subjects.filter(({ id }) => inThem.includes(id))].map((each) =>
    shownWords({ ...each, kind: 'tool', count: rows ? Math.max(10, each.count) : each.count }),
  )
  return {
    ...withoutAll(shot, gone),
    // Shelves are within the house.
    place: shot.place?.replace(/^(?:cottage|hut)$/u, 'cottage interior') ?? (rows ? 'room' : null),
    scenery: [...(shot.scenery ?? []), ...words].slice(-6),
  }
}

function isHanging(subject: Subject, { relations, weather }: Shot): boolean {
  const { id, kind, noun, actions } = subject
  const [first, ...more] = actions.filter(
    ({ verb }) => !/^(?:burn|flicker|glow|shine)$/u.test(verb),
  )
  const alive =
    LIVING.has(kind) && !/^(?:paper|origami|glass|wooden|toy|stuffed|plush) /u.test(noun)
  if (alive || more.length > 0 || !HANGS.test(first?.verb ?? '')) return false
  if (first?.target != null || relations.some((each) => isBound(each, id))) return false
  return ON_WALLS.test(noun) || (ON_CORDS.test(noun) && !standsInWind(kind, weather))
}

/** What grows sways in the wind where it stands. */
const standsInWind = (kind: Subject['kind'], weather: Shot['weather']): boolean =>
  kind === 'plant' && weather === 'wind'

/** Whether it plays in a room, by its place or by the trade of its lead. */
function isInRoom({ place, subjects: [lead] }: Shot): boolean {
  const homes = place === null && lead ? callingHomes(lead).slice(0, 1) : [place ?? '']
  // "A tower full of potions": a reader's, and so its room.
  const tower =
    /\b(?:tower|hut|cottage|lair)$/u.test(place ?? '') &&
    /\b(?:wizard|witch|sorcerer|sorceress|alchemist)\b/u.test(lead?.noun ?? '')
  return tower || homes.some((home) => findPlace(home)?.indoors === true)
}

function isUsed({ id }: Subject, { subjects }: Shot): boolean {
  return subjects.some(({ actions }) => actions.some(({ target }) => target === id))
}

/** "A great hall with red banners and stained glass windows": several, and nobody does anything with them. */
function isFitting(subject: Subject, shot: Shot): boolean {
  const { id, noun, count, picture, actions } = subject
  if (picture === null || isMeant(subject, shot) || !FITTINGS.test(noun)) return false
  const bound = shot.relations.some((each) => isBound(each, id))
  if (bound || isUsed(subject, shot)) return false
  return count > 1 && actions.every(({ verb }) => STILL.test(verb)) && isInRoom(shot)
}

/** Told first, and nobody is there: the film is about these. */
function isMeant(subject: Subject, { subjects }: Shot): boolean {
  return subjects[0] === subject && !subjects.some(({ kind }) => LIVING.has(kind))
}

/** On the wall behind somebody it is on the wall. */
function isBound({ from, relation, to }: Relation, id: string): boolean {
  return to === id || (from === id && relation !== 'behind')
}

const SMALL = new Set<Subject['kind']>(['tool', 'toy', 'food', 'clothing', 'instrument'])
/** What so many things do where they are. */
const STILL =
  /^(?:swing|hang|sway|dangle|tick|wink|glow|shine|twinkle|blink|flash|stand|burn|flicker)$/u

/** "Surrounded by dozens of ticking clocks", "a shop full of toys", "hundreds of violins hang on the walls". */
function isStock(subject: Subject, shot: Shot): boolean {
  const { id, noun, kind, count, picture, actions } = subject
  const small = SMALL.has(kind) || ON_SHELVES.test(noun) || ON_WALLS.test(noun)
  if (picture === null || count < MANY || !small || isMeant(subject, shot)) return false
  if (isUsed(subject, shot) || !actions.every(({ verb }) => STILL.test(verb))) return false
  const about = ({ from, relation, to }: Relation): boolean =>
    (from === id || to === id) && /^(?:next-to|around|between|behind)$/u.test(relation)
  const own = shot.relations.filter(({ from, to }) => from === id || to === id)
  return own.every(about) && shot.subjects.some((each) => isPerson(each)) && isInRoom(shot)
}

const isPerson = (each: Subject | undefined): boolean => each?.kind === 'person'

function onWall(subject: Subject): Subject {
  const { noun } = subject
  const known = /\b(?:painting|picture|portrait|poster|tapestry|map)$/u.test(noun)
  return { ...subject, noun: known ? noun : `wall ${noun}`, actions: [] }
}

/** Its picture, how many, and its colour if it has one: the set hangs them up. */
function hungWords({ picture, count, colour }: Subject): string {
  const name = HUNG_PICTURES[picture ?? ''] ?? picture
  return `${HUNG} ${name} ${Math.min(9, count)} ${colour ?? ''}`.trim().slice(0, 60)
}

/** Lamps and banners of a hall hang down; its windows, pictures and clocks are on the wall; much that is small has shelves. */
function shownWords(subject: Subject): string {
  const { noun, kind, picture, count, colour, actions } = subject
  if (ON_CORDS.test(noun) && !ON_WALLS.test(noun) && count < MANY) return hungWords(subject)
  const hangs = actions.some(({ verb }) => HANGS.test(verb)) || kind === 'instrument'
  const stands = ON_SHELVES.test(noun) || SMALL.has(kind)
  const where = stands && !hangs && !ON_WALLS.test(noun) ? SHELVED : WALLED
  return `${where} ${picture} ${Math.min(24, count)} ${colour ?? ''}`.trim().slice(0, 60)
}

/** How the scenery begins that tells what hangs above, on the wall, or stands on shelves there. */
export const HUNG = 'hung up'
export const WALLED = 'on walls'
export const SHELVED = 'on shelves'

/** Whether these words of the scenery tell of such things: the set need not show its own. */
export function isDisplayed(words: string): boolean {
  return [HUNG, WALLED, SHELVED].some((each) => words.startsWith(`${each} `))
}
