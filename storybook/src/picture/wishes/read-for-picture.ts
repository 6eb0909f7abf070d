import type { Plan, Shot, Subject } from '../../plan/plan.ts'
import { read } from '../../read/read.ts'
import { describePlan } from '../../read/report.ts'
import { HOUR_WORDS, MOOD_WORDS, MOVE_WORDS } from './wish-words.ts'
import { wishesOf, type Wishes } from './wishes.ts'

/** What a prompt asks of a picture that is there already: its subjects are what comes alive and who comes in. */
export function readForPicture(prompt: string, negativePrompt?: string): Plan {
  const plan = read(prompt, negativePrompt)
  const subjects = plan.shots.flatMap((shot) => shot.subjects)
  const made =
    plan.language === 'en' &&
    subjects.length > 0 &&
    !subjects.some(({ words }) => isIn(prompt, words))
  const dreamt = plan.understood.length === 0 || made
  const notShown = dreamt ? [] : plan.not_shown.filter((line) => !isAboutPicture(line))
  const alive: string[] = []
  const shots = plan.shots.map((shot) => {
    const bare = directed(dreamt ? undreamt(shot) : shot, prompt)
    const wishes = wishesOf(plan, bare)
    alive.push(...describeWishes(wishes))
    const kept = bare.subjects.filter((each) => isElement(each) || entersPicture(each, prompt))
    const left = bare.subjects.filter((each) => !kept.includes(each) && isNamed(each, prompt))
    notShown.push(...left.map(stays))
    const ids = new Set(kept.map(({ id }) => id))
    const relations = bare.relations.filter(({ from, to }) => ids.has(from) && ids.has(to))
    return { ...bare, place: null, subjects: kept, relations, weather: weatherOf(bare, wishes) }
  })
  const comers = shots.map((shot) => ({ ...shot, subjects: visitorsIn(shot) }))
  const told = [...alive, ...describePlan({ shots: comers, style: plan.style })]
  const isUnread = told.length === 0 && notShown.length === 0
  if (isUnread && !ASKS_NOTHING.test(prompt)) notShown.push(UNREAD)
  const understood = [...new Set(['The picture is the stage.', ...told])]
  return { ...plan, shots, understood, not_shown: [...new Set(notShown)] }
}

const UNREAD = 'I could not read this; the picture comes alive in its own way.'
/** Words that ask for no more than a film. */
const ASKS_NOTHING =
  /^\W*$|\b(life|alive|animate\w*|moving|movie|film|video|live photo|cinemagraph)\b/iu

function isIn(prompt: string, words: string): boolean {
  return words !== '' && prompt.toLowerCase().includes(words.toLowerCase())
}

/** Who comes into the picture: all subjects but those that light, air and water show. */
export function visitorsIn(shot: Shot): Subject[] {
  return shot.subjects.filter((subject) => !isElement(subject))
}

/** What people ask of a picture in so few words that the reader of whole scenes leaves it. */
function directed(shot: Shot, prompt: string): Shot {
  const text = prompt.toLowerCase()
  const find = <Name>(table: readonly (readonly [Name, RegExp])[]): Name | null =>
    table.find(([, words]) => words.test(text))?.[0] ?? null
  const move = shot.camera.move ?? find(MOVE_WORDS)
  return {
    ...shot,
    camera: { ...shot.camera, move },
    time: shot.time ?? find(HOUR_WORDS),
    mood: shot.mood ?? find(MOOD_WORDS),
  }
}

/** The reader dreams up a scene for words it cannot read; a picture needs none. */
function undreamt(shot: Shot): Shot {
  return {
    ...shot,
    subjects: [],
    relations: [],
    place: null,
    time: null,
    mood: null,
    weather: 'clear',
  }
}

function weatherOf(shot: Shot, { air }: Wishes): Shot['weather'] {
  if (shot.weather !== 'clear') return shot.weather
  for (const name of ['storm', 'rain', 'blizzard', 'snow', 'sandstorm'] as const) {
    if (air.includes(name)) return name
  }
  return 'clear'
}

/** Things that wishes show by light, air and water instead of a cut-out. */
const ELEMENTS =
  /^(clouds?|sky|water|waves?|sea|ocean|lake|river|pond|stream|ripples?|waterfall|fountain|reflections?|foliage|lea(f|ves)|trees?|grass|branch(es)?|bush(es)?|plants?|flowers?|lamps?|lights?|lanterns?|windows?|candles?|neon.*|bulbs?|torch(es)?|stars?|sun|moon|sunlight|fires?|flames?|campfires?|bonfire|fireplace|embers?|sparks?|ash|petals?|blossoms?|cherry blossoms?|firefl(y|ies)|dust|pollen|particles?|bubbles?|confetti|party poppers?|confetti balls?|rain|raindrops?|snow|snowflakes?|fog|mist|haze|smoke|steam|auroras?|northern lights?|fireworks?|rainbows?|starlight|milky way|glints?|lightning bolts?|wind|breeze|air|lightning|rays?|sunbeams?|light rays?|bokeh|shadows?|scene|photo|picture|image|background|camera|hair|dress|cloth(es|ing)?|horizon|landscape|mountains?|hills?|beach|forest|city|street|room|house|building|sunset|sunrise|night|glitter|drift|sway|flicker|glow|shimmer|sparkle|ripple|zoom|life|motion|movement|animation|style|look|mood|weather|storm|day|dawn|dusk|morning|evening)$/u

/** "“petal” has no picture of its own": it needs none here, and what is named but not cast is in the picture. */
function isAboutPicture(line: string): boolean {
  if (line.startsWith('Named, but not shown')) return true
  const word = /^“(.+?)”/u.exec(line)?.[1]
  return word !== undefined && ELEMENTS.test(word.toLowerCase())
}

function isElement({ noun }: Subject): boolean {
  return ELEMENTS.test(noun.toLowerCase())
}

/** Whether the prompt really speaks of it: the reader also adds somebody for a verb without a subject. */
function isNamed({ words }: Subject, prompt: string): boolean {
  return words !== '' || /\b(he|she|they|him|her|them|his)\b/iu.test(prompt)
}

const COMES =
  /\b(fl(y|ies|ying|utters?|uttering)|walk(s|ing)?|run(s|ning)?|hop(s|ping)?|swim(s|ming)?|driv(e|es|ing)|com(e|es|ing)|jump(s|ing)?|climb(s|ing)?|crawl(s|ing)?|glid(e|es|ing)|sail(s|ing)?|rid(e|es|ing)|float(s|ing)?|pass(es|ing)?|drift(s|ing)?|trot(s|ting)?|march(es|ing)?|danc(e|es|ing)|waddl(e|es|ing)|race(s)?|zoom(s|ing)?)\s+(slowly\s+|quickly\s+|gently\s+)?(in|by|past|across|into|in front|through the (picture|frame|scene|image|photo))\b|\b(enters?|entering|cross(es|ing)?|appears?|arrives?|lands?|landing|joins?|adds?|adding|put|place)\b/u
const WINGED = new Set<Subject['kind']>(['bird', 'insect', 'aircraft'])
const FLIES = new Set([
  'fly',
  'hover',
  'glide',
  'flap',
  'land',
  'flutter',
  'soar',
  'migrate',
  'rise',
  'float',
])

/** In languages whose words for it are not known here, who travels comes in. */
const TRAVELS = new Set(['walk', 'run', 'hop', 'swim', 'sail', 'drive', 'jump', 'crawl', 'trot'])

/** Whether somebody new comes into the picture; "the boat" and "she" are in it already. */
function entersPicture(subject: Subject, prompt: string): boolean {
  const text = prompt.toLowerCase()
  const words = subject.words.toLowerCase()
  if (words === '' || isElement(subject)) return false
  const at = text.indexOf(words)
  const before = at < 0 ? '' : text.slice(Math.max(0, at - 24), at)
  const known = /\b(the|this|that|these|those|his|her|my|our|their|its)\s+(\w+\s+){0,2}$/u.test(
    before,
  )
  if (known) return false
  const flies = subject.actions.some(({ verb }) => FLIES.has(verb))
  if (WINGED.has(subject.kind) && flies) return true
  if (at < 0) return subject.actions.some(({ verb }) => TRAVELS.has(verb))
  const after = text.slice(Math.max(0, at - 12), at + words.length + 48)
  return COMES.test(after)
}

function stays({ noun, actions }: Subject): string {
  const verb = actions[0]?.verb.replaceAll('-', ' ')
  const deed = verb === undefined ? '' : ` and cannot ${verb}`
  return `“${noun}” is taken to be in the picture, which stays as it is${deed}; say that one comes in to see a new one.`
}

const TOLD: readonly (readonly [keyof Wishes, string])[] = [
  ['clouds', 'clouds drift'],
  ['water', 'water ripples'],
  ['leaves', 'leaves sway'],
  ['hair', 'hair blows'],
  ['lights', 'lights glow'],
  ['fire', 'fire flickers'],
  ['rays', 'rays of light'],
  ['fog', 'fog'],
  ['steam', 'steam'],
  ['smoke', 'smoke'],
  ['lightning', 'lightning'],
  ['rainbow', 'a rainbow'],
  ['aurora', 'an aurora'],
  ['fireworks', 'fireworks'],
  ['stars', 'stars'],
]

function describeWishes(wishes: Wishes): string[] {
  const named = TOLD.filter(([name]) => wishes[name] === true).map(([, words]) => words)
  const alive = [...named, ...(wishes.wind > 1 ? ['wind'] : []), ...wishes.air]
  return alive.length > 0 ? [`Comes alive: ${alive.join(', ')}.`] : []
}
