import { findPicture } from '../lexicon/find-picture.ts'
import { isPaint, shellIn } from '../lexicon/places/shells.ts'
import { singular } from '../lexicon/morphology.ts'
import { unplayedDeeds } from '../plan/later-deeds.ts'
import type { Plan, RelationName, Shot, Subject } from '../plan/plan.ts'
import { foreignLetters } from './prompt/lettering.ts'
import type { Story } from './story.ts'

interface Understood extends Pick<Plan, 'shots' | 'style' | 'accent'> {
  /** What is kept off the stage, as asked. */
  readonly absent?: readonly string[]
}

/** What was understood, in short sentences, one for each subject, place, time, camera and style. */
export function describePlan({ shots, style, accent, absent = [] }: Understood): string[] {
  const lines = shots.flatMap((shot, index) => {
    const own = describeShot(shot)
    if (shots.length === 1) return own
    const title = shot.transition === 'becoming' ? 'Becoming' : `Shot ${index + 1}`
    return own.map((line) => `${title}: ${line}`)
  })
  const kept = accent ? `, but for what is ${accent}` : ''
  if (style !== 'paper') lines.push(`Style: ${style.replaceAll('-', ' ')}${kept}.`)
  if (absent.length > 0) lines.push(`Without: ${[...new Set(absent)].join(', ')}.`)
  return lines.map((line) => line.slice(0, 300)).slice(0, 60)
}

/** What was said and is not shown, in short sentences; nothing is dropped in silence. `unread` are words that nobody knows, null if all are. */
export function describeMissing(story: Story, unread: readonly string[] | null): string[] {
  const { idle, standsFor, absent } = story
  const misses = standsFor?.tale ? [] : story.misses
  const kept = (words: string): boolean =>
    words.split(' ').some((word) => absent.includes(singular(word)))
  const leftOut = story.leftOut.filter((words) => !kept(words))
  return [
    ...(standsFor === undefined || standsFor.tale
      ? []
      : [`“${standsFor.word}” cannot be seen; shown for it: ${standsFor.scene}.`]),
    ...(unread === null ? ['I could not read this; the film follows its mood and sound.'] : []),
    ...[...new Set(misses)].map((words) => `No picture for ${quoted([words])}.`),
    ...listed('No word of mine for', standsFor?.tale ? [] : (unread ?? [])),
    ...listed('No movement for', idle),
    ...listed('Named, but not shown:', leftOut),
    ...listed('Not played beside the first deed:', unplayed(story)),
    ...listed('Written only where the machine has a font for it:', foreign(story)),
  ]
}

function foreign({ shots }: Story): string[] {
  return shots.flatMap(({ lettering }) =>
    lettering.flatMap(({ text }) => foreignLetters(text) || []),
  )
}

function unplayed({ shots }: Story): string[] {
  return shots.flatMap(({ subjects }) => subjects.flatMap(unplayedDeeds))
}

function listed(title: string, words: readonly string[]): string[] {
  const all = [...new Set(words)]
  return all.length === 0 ? [] : [`${title} ${quoted(all).slice(0, 260)}.`]
}

function quoted(words: readonly string[]): string {
  return words.map((word) => `“${word.slice(0, 80)}”`).join(', ')
}

/** Who plays a part that has no picture of its own: "a quokka" is played by a koala. */
export function describeStandIns({ shots }: Pick<Plan, 'shots'>): string[] {
  const lines = shots.flatMap(({ subjects }) => subjects.flatMap(describeStandIn))
  return [...new Set(lines)]
}

function describeStandIn({ noun, picture, person, actions }: Subject): string[] {
  if (picture === null) return []
  // What happens on a bench is drawn with what it happens to.
  if (
    actions.some(({ verb }) => /^(?:bench|table)-/u.test(verb)) &&
    picture.startsWith('prop:clear-')
  )
    return []
  const via = findPicture(noun)?.via
  if (
    /^prop:(?:balcony-front|window-tower|manned-lighthouse|lit-cottage|(?:balcony|window|roof|bridge)row)$/.test(
      picture,
    )
  )
    return []
  if (via === undefined) return isStranger(noun, picture, person) ? [standIn(noun, picture)] : []
  return person === null && /^(?:hypernym|kin)$/.test(via) ? [standIn(noun, picture)] : []
}

/** Somebody or some creature plays whom no dictionary knows. */
function isStranger(noun: string, picture: string, person: Subject['person']): boolean {
  if (person !== null) return person.role === null && noun !== 'person'
  return picture === 'noto:hairy-creature' && noun !== 'bigfoot' && noun !== 'yeti'
}

function standIn(noun: string, picture: string): string {
  const player = picture === 'person' ? 'somebody' : picture.replace(/^\w+:/, '')
  return `“${noun}” has no picture of its own: ${player.replaceAll('-', ' ')} plays it.`.slice(
    0,
    300,
  )
}

function describeShot(shot: Shot): string[] {
  const names = new Map(shot.subjects.map((subject) => [subject.id, subject.noun]))
  const nameOf = (id: string): string => names.get(id) ?? id
  return [
    ...shot.subjects.map((subject) => `${capital(describeSubject(subject, names))}.`),
    ...shot.relations.map(
      ({ from, relation, to }) => `${capital(nameOf(from))} ${RELATIONS[relation]} ${nameOf(to)}.`,
    ),
    ...described('Place', [shot.place, ...wallsOf(shot), ...heapsIn(shot)]),
    ...(shot.view ? described('Through the window', [shot.view]) : []),
    ...described('Setting', [...settingOf(shot), ...coloursOf(shot)]),
    ...described('Camera', cameraOf(shot)),
    ...shot.lettering.map(({ text, on }) => `Lettering “${text}” (${on}).`),
  ]
}

function coloursOf({ light, tone, sky }: Shot): (string | null)[] {
  return [
    light ? `${light} light` : null,
    tone === undefined ? null : `${tone} tone`,
    sky === undefined ? null : `${sky.join(' and ')} sky`,
  ]
}

/** Colours of water and land that no room is painted in. */
const OF_LAND = /^(?:(?:dark|light|pale) )?(?:brown|muddy|silver|copper)$/u

/** What a place is built in or coloured: "igloo walls", a brown river. */
function wallsOf({ scenery = [] }: Shot): string[] {
  return scenery.filter(
    (words) =>
      shellIn([words]) !== null || isPaint(words.replace(/ walls$/u, '')) || OF_LAND.test(words),
  )
}

/** "Full of popcorn". */
const heapsIn = ({ scenery = [] }: Shot): string[] =>
  scenery.flatMap((words) => {
    const [, what, how] = /^([a-z-]+)-(filled|filling|made)$/.exec(words) ?? []
    return what === undefined ? [] : [how === 'made' ? `all of ${what}` : `full of ${what}`]
  })

function described(title: string, parts: readonly (string | null)[]): string[] {
  const said = parts.filter((part) => part !== null)
  return said.length === 0 ? [] : [`${title}: ${said.join(', ').replaceAll('-', ' ')}.`]
}

function settingOf({ time, weather, season, mood }: Shot): readonly (string | null)[] {
  return [time, weather === 'clear' ? null : weather, season, mood === null ? null : `${mood} mood`]
}

function cameraOf({ camera, subjects }: Shot): readonly (string | null)[] {
  const { move, next, framing, effects, path = [] } = camera
  const [from, to] = path.map((id) => subjects.find((each) => each.id === id)?.noun ?? 'place')
  const way = from === to ? null : `from ${from} to ${to}`
  const after = next ? `${next.at === 'then' ? 'then' : 'and'} ${next.move}` : null
  return [move, after, framing === move ? null : framing, ...effects, way]
}

const RELATIONS: Record<RelationName, string> = {
  'left-of': 'to the left of',
  'right-of': 'to the right of',
  on: 'on',
  above: 'above',
  under: 'under',
  behind: 'behind',
  'in-front-of': 'in front of',
  'next-to': 'next to',
  between: 'between',
  inside: 'in',
  riding: 'rides',
  holding: 'holds',
  wearing: 'wears',
  chasing: 'chases',
  facing: 'faces',
  around: 'around',
  'hanging-from': 'hanging from',
}

/** "A green alien" is green itself. */
function coatOf({ person }: Subject): string | null {
  const being = /^(?:(?:(?:one|three)-eyed )?alien|robot|mecha|ghost|goblin|ogre|yeti|golem)$/.test(
    person?.role ?? '',
  )
  return (being && person?.wears.find(({ garment }) => garment === 'outfit')?.colour) || null
}

function dressOf(subject: Subject): string {
  const wears = (subject.person?.wears ?? [])
    .filter(({ garment }) => coatOf(subject) === null || garment !== 'outfit')
    .map(({ garment, colour }) =>
      [colour?.startsWith('#') ? null : colour, garment].filter(Boolean).join(' '),
    )
  return wears.length > 0 ? ` in ${wears.join(', ')}` : ''
}

function describeSubject(subject: Subject, names: ReadonlyMap<string, string>): string {
  const { count, size, colour, material, looks, shape, emotion, noun, actions, grafts } = subject
  const look = [
    size === 'normal' ? null : size,
    emotion === 'neutral' ? null : emotion,
    ...(looks ?? []).filter((each) => !noun.split(' ').includes(each)),
    colour ?? coatOf(subject),
    material !== null && noun.split(' ').includes(material) ? null : material,
  ]
  const deeds = actions.map((action) => describeDeed(action, subject, names))
  const many = count > 1 ? `${count} × ` : ''
  const head = many + [...look.filter((part) => part !== null), noun].join(' ') + partsOf(subject)
  const like = shape === undefined ? '' : ` shaped like ${shape}`
  const mixed = (grafts ?? []).map(({ part, of }) => ` with the ${part} of a ${of}`).join(',')
  return `${head}${like}${mixed}${dressOf(subject)}${deeds.length > 0 ? `: ${deeds.join(', ')}` : ''}`
}

function describeDeed(
  action: Subject['actions'][number],
  { kind }: Subject,
  names: ReadonlyMap<string, string>,
): string {
  const { prop, target, direction, way } = action
  return [
    nameDeed(action, kind),
    prop === null ? null : `(${prop})`,
    target === null ? null : `${way?.replace('-', ' ') ?? '→'} ${names.get(target) ?? ''}`,
    direction === null ? null : `(${direction})`,
    way === 'off' && target === null ? 'off' : null,
  ]
    .filter(Boolean)
    .join(' ')
}

/** Who falls with something in hand, or "to" a thing, has dropped it. */
function nameDeed(
  { verb, prop, target, way }: Subject['actions'][number],
  kind: Subject['kind'],
): string {
  const onto = kind === 'person' && target !== null && way === undefined
  return verb === 'fall' && (prop !== null || onto) ? 'drop' : verb.replaceAll('-', ' ')
}

function partsOf({ parts = [] }: Subject): string {
  const painted = parts.map(({ part, colour }) => `${colour} ${part}`)
  return painted.length > 0 ? ` with ${painted.join(', ')}` : ''
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
