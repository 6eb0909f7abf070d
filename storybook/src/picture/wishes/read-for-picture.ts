import type { Action, Plan, Shot, Subject } from '../../plan/plan.ts'
import { read } from '../../read/read.ts'
import { describePlan } from '../../read/report.ts'
import { isElement, isElementName } from './elements.ts'
import { departing } from './departs.ts'
import { entersPicture, isDoubtful, withWings } from './enters.ts'
import { IN_PICTURE, visitorsIn, withBrought } from './guests.ts'
import { NATURAL } from './natural.ts'
import { asTold } from './orders.ts'
import { cannotDo, describeWishes, residentMoves, residentOrGuest } from './told.ts'
import { unclaimedWords } from './unclaimed.ts'
import { DARKENS, HOUR_WORDS, HOURLY, MOOD_WORDS, MOVE_WORDS } from './wish-words.ts'
import { unwritten, wishesOf, type Wishes } from './wishes.ts'

/** What a prompt asks of a picture that is there already: its subjects are what comes alive and who comes in. */
export function readForPicture(prompt: string, negativePrompt?: string): Plan {
  const told = asTold(prompt)
  const plan = { ...read(told, negativePrompt), prompt }
  const dreamt = isDreamt(plan, told)
  const scenes = plan.shots.map((shot) => sceneOf(plan, dreamt ? undreamt(shot) : shot, told))
  const shots = scenes.map(({ shot }) => shot)
  const missed = dreamt ? [] : plan.not_shown.filter((line) => !isAboutPicture(line, shots))
  const notShown = [...missed, ...scenes.flatMap((scene) => scene.notShown)]
  if (LOOPS.test(told)) notShown.push(UNLOOPED)
  const alive = scenes.flatMap((scene) => scene.alive)
  const said = [...alive, ...describePlan({ shots: shots.map(comersOnly), style: plan.style })]
  const left = unclaimedWords(plan, shots, said)
  if (said.length === 0 && notShown.length === 0) {
    if (!ASKS_NOTHING.test(prompt)) notShown.push(UNREAD)
  } else if (left.length > 0) {
    notShown.push(`Not understood: ${left.map((word) => `“${word}”`).join(', ')}.`.slice(0, 300))
  }
  const understood = [...new Set(['The picture is the stage.', ...said])]
  return { ...plan, shots, understood, not_shown: [...new Set(notShown)] }
}

const UNREAD = 'I could not read this; the picture comes alive in its own way.'
const LOOPS = /\bloop(?:s|ing|ed|able)?\b(?! (?:around|the loop))/iu
const UNLOOPED = 'The film does not end as it began, so it does not loop.'
/** Words that ask for no more than a film. */
const ASKS_NOTHING =
  /^\W*$|\b(life|alive|animate\w*|moving|movements?|movie|film|video|live photo|cinemagraph|motion)\b|动起来|動かして|움직/iu

/** Whether the reader made up a scene because it could read none; those who are only called "she" are no inventions. */
function isDreamt({ understood, language, shots }: Plan, prompt: string): boolean {
  if (understood.length === 0) return true
  const subjects = shots.flatMap((shot) => shot.subjects)
  const isMade = ({ words }: Subject): boolean =>
    words === '' ? !PRONOUN.test(prompt) : !isIn(prompt, words)
  return language === 'en' && subjects.length > 0 && subjects.every(isMade)
}

const PRONOUN = /\b(he|she|they|him|them)\b/iu

function isIn(prompt: string, words: string): boolean {
  return prompt.toLowerCase().includes(words.toLowerCase())
}

interface SceneRead {
  readonly shot: Shot
  readonly alive: readonly string[]
  readonly notShown: readonly string[]
}

function sceneOf(plan: Plan, whole: Shot, prompt: string): SceneRead {
  const bare = directed(whole, plan)
  const wishes = wishesOf(plan, bare)
  const comers = comersIn(bare, prompt)
  const isThere = (subject: Subject): boolean =>
    !comers.includes(subject) && !isElement(subject) && isNamed(subject, plan, prompt)
  const subjects = bare.subjects
    .filter((each) => isElement(each) || comers.includes(each) || isThere(each))
    .map((each) =>
      isThere(each) ? departing({ ...each, picture: IN_PICTURE }, plan.prompt) : withWings(each),
    )
  const residents = subjects.filter(({ picture }) => picture === IN_PICTURE)
  const doubted = residents.filter((each) => isDoubtful(each, plan.prompt))
  const theirs = withBrought(doubted, { ...bare, subjects })
  const sure = residents.filter((each) => !theirs.includes(each))
  const ids = new Set(subjects.map(({ id }) => id))
  const relations = bare.relations.filter(({ from, to }) => ids.has(from) && ids.has(to))
  const weather = weatherOf(bare, wishes)
  const lettering = bare.lettering.map((each) => onFilm(each, prompt))
  return {
    shot: { ...bare, place: null, subjects, relations, weather, lettering },
    alive: [
      ...describeWishes(wishes),
      ...doubted.flatMap(residentOrGuest),
      ...sure.flatMap(residentMoves),
    ],
    notShown: [
      ...[...sure, ...elementsOf(plan, subjects)]
        .filter((each) => wishes.landing === null || each.actions.length > 0)
        .flatMap((each) => cannotDo(each, prompt)),
      ...(wishes.landing ? [] : besideStrangers(comers, bare)),
    ],
  }
}

/** Words that nothing is said to carry are a title: a sign would stand in the middle of somebody's picture. */
function onFilm(letters: Shot['lettering'][number], prompt: string): Shot['lettering'][number] {
  return letters.on === 'sign' && !SIGNS.test(prompt) ? { ...letters, on: 'title' } : letters
}

const SIGNS = /\b(?:signs?|signpost|boards?|billboards?|posters?|plaques?|placards?)\b/iu

/** Where things of the picture are is not known, so nobody comes in exactly beside, on or under one. */
function besideStrangers(comers: readonly Subject[], { subjects, relations }: Shot): string[] {
  return relations.flatMap(({ from, to }) => {
    const guest = comers.find(({ id }) => id === from)
    const other = subjects.find(({ id }) => id === to)
    if (!guest || !other || comers.includes(other)) return []
    return [
      `Where “${other.noun}” is in the picture is not known: “${guest.noun}” comes in where there is room.`,
    ]
  })
}

/** Of other languages the deeds of sky and water are known too little to say what they cannot do. */
function elementsOf({ language }: Plan, subjects: readonly Subject[]): Subject[] {
  return language === 'en' ? subjects.filter(isElement) : []
}

/** Those who come in, and what they bring. */
function comersIn(shot: Shot, prompt: string): Subject[] {
  return withBrought(
    shot.subjects.filter((each) => entersPicture(each, prompt)),
    shot,
  )
}

/** Whether the prompt really speaks of it: the reader also adds somebody for a verb without a subject. */
function isNamed(subject: Subject, { language, shots, style }: Plan, prompt: string): boolean {
  const { words, noun } = subject
  if (style !== 'paper' && DRAWN_WITH.test(noun)) return false
  if (words === '') return language !== 'en' || PRONOUN.test(prompt)
  // "The fog rolls by" speaks of no roll.
  if (NATURAL.has(noun) && !ARTICLE.test(before(words, prompt))) return false
  // "Blows a kiss" asks for a deed, not for a thing.
  return !shots.some((shot) =>
    shot.subjects.some((each) => each.actions.some(({ verb }) => verb === noun)),
  )
}

const ARTICLE = /(?:^|\s)(?:an?|the|this|that|his|her|my|our|their|its|\d+)\s+$/iu

function before(words: string, prompt: string): string {
  return prompt.slice(0, Math.max(0, prompt.toLowerCase().indexOf(words.toLowerCase())))
}

/** "Make it a pencil sketch" speaks of no pencil. */
const DRAWN_WITH = /^(?:pencil|crayon|charcoal|ink|chalk|brush|paintbrush|canvas|pen)$/u

/** The shot as it is told of guests: who is in the picture already has a sentence of its own. */
function comersOnly(shot: Shot): Shot {
  const guests = visitorsIn(shot)
  const ids = new Set(guests.map(({ id }) => id))
  const own = (action: Action): Action =>
    action.target === null || ids.has(action.target) ? action : { ...action, target: null }
  const subjects = guests.map((each) => ({ ...each, actions: each.actions.map(own) }))
  const relations = shot.relations.filter(({ from, to }) => ids.has(from) && ids.has(to))
  return { ...shot, subjects, relations }
}

/** What people ask of a picture in so few words that the reader of whole scenes leaves it. */
function directed(shot: Shot, { language, prompt }: Plan): Shot {
  const text = unwritten(prompt, shot).toLowerCase()
  const find = <Name>(table: readonly (readonly [Name, RegExp])[]): Name | null =>
    table.find(([, words]) => words.test(text))?.[0] ?? null
  const told = find(MOVE_WORDS)
  const isGliding = told !== null && GLIDING.test(told)
  const move = isGliding ? told : (shot.camera.move ?? told)
  const hour = language !== 'en' || HOURLY.test(text) ? shot.time : null
  return {
    ...shot,
    camera: { ...shot.camera, move },
    time: DARKENS.test(text) ? 'night' : (hour ?? find(HOUR_WORDS)),
    // Who laughs does not ask for another light: of a picture's own colours only a named mood takes any.
    mood: language === 'en' ? find(MOOD_WORDS) : shot.mood,
  }
}

const GLIDING = /^(?:track|crane)/u

/** The reader dreams up a scene for words it cannot read; a picture needs none. */
function undreamt({ share, transition, camera, season, without, lettering }: Shot): Shot {
  const nothing = { place: null, time: null, mood: null, weather: 'clear' } as const
  const nobody = { subjects: [], relations: [] }
  return { share, transition, camera, season, without, lettering, ...nothing, ...nobody }
}

function weatherOf(shot: Shot, { air }: Wishes): Shot['weather'] {
  if (shot.weather !== 'clear') return shot.weather
  for (const name of ['storm', 'rain', 'blizzard', 'snow', 'sandstorm'] as const) {
    if (air.includes(name)) return name
  }
  return 'clear'
}

/** What has no picture of its own needs none unless it is to come in: it is in the picture already. */
function isAboutPicture(line: string, shots: readonly Shot[]): boolean {
  if (line.startsWith('Named, but not shown') || line.startsWith('No picture for')) return true
  if (line.startsWith('Not played beside')) return true
  const word = /^“(.+?)”/u.exec(line)?.[1]?.toLowerCase()
  if (word === undefined) return false
  if (line.includes('no picture of its own')) {
    return !shots.some((shot) => visitorsIn(shot).some(({ noun }) => noun === word))
  }
  return isElementName(word)
}
