import type { Action, Mood, Shot, Subject } from '../../../plan/plan.ts'
import { namedPart } from '../../camera/named-part.ts'
import { withEach } from '../retold.ts'
import { doing } from '../doing.ts'

/** Deeds of the face and how they are played in a portrait. */
const IN_PORTRAIT: readonly (readonly [verbs: RegExp, portrait: string])[] = [
  [
    /^(smile|grin|beam|stand|pose|wait|appear|rest|wear|sit|be|look-at|stare|face|gaze|age|rejoice|worry)$/u,
    'portrait',
  ],
  [/^(frown|pout)$/u, 'portrait-frown'],
  [/^gasp(?:-aloud)?$/u, 'portrait-gasp'],
  [/^(cower|fear)$/u, 'portrait-fear'],
  [/^(rage|glare|clench-fists)$/u, 'portrait-glare'],
  [/^(stand-shy|blush)$/u, 'portrait-blush'],
  [/^(sigh|hang-head)$/u, 'portrait-sigh'],
  [/^roll-eyes$/u, 'portrait-roll-eyes'],
  [/^nod$/u, 'portrait-nod'],
  [/^shake-head$/u, 'portrait-shake'],
  [/^tongue-out$/u, 'portrait-tongue'],
  [/^kiss-air$/u, 'portrait-kiss'],
  [/^close-eyes$/u, 'portrait-sleep'],
  [/^(laugh|giggle|chuckle)$/u, 'portrait-laugh'],
  [/^(cry|weep|sob|mourn)$/u, 'portrait-cry'],
  [/^(talk|speak|say|whisper|tell|chat)$/u, 'portrait-talk'],
  [/^(shout|scream|yell|argue|roar)$/u, 'portrait-shout'],
  [/^sing$/u, 'portrait-sing'],
  [/^(think|dream|wonder|remember|ponder)$/u, 'portrait-think'],
  [/^(look-up|watch-sky|stargaze|admire)$/u, 'portrait-look-up'],
  [/^(sleep|doze|nap|meditate|pray)$/u, 'portrait-sleep'],
  [/^(open|wake|wake-up|blink|open-eyes)$/u, 'portrait-open'],
  [/^(turn|turn-head|turn-around|look-back|look-around)$/u, 'portrait-turn'],
  [/^wink$/u, 'portrait-wink'],
  [/^yawn$/u, 'portrait-yawn'],
  [/^(bite-lip|bite)$/u, 'portrait'],
]

/** What a mood does to a face of which nothing else is said. */
const FACES_OF_MOODS: Readonly<Partial<Record<Mood, Subject['emotion']>>> = {
  sad: 'sad',
  joyful: 'happy',
  playful: 'happy',
  romantic: 'happy',
  scary: 'scared',
}

const CLOSE = /close-up$/u
const ASIDE = new Set<Subject['kind']>(['sky', 'nature', 'clothing', 'symbol'])
/** Parts of a face or a helmet that are named, but stand nowhere. */
const PARTS = /\b(visor|lens|reflection|pupil|iris|tear|teardrop|wrinkle|freckle|dimple)s?$/u
/** Deeds that one has to see from near, whether or not the prompt says so. */
const FACIAL = /^(smile|grin|turn-head|wink|blink|frown|pout|stare)$/u

/** Whose face is behind a mask or a visor. */
const MASKED = /\b(?:fencer|welder|astronaut|knight|diver|beekeeper|goalie|ninja|robot)$/u

/** What nobody describes who does not look at the face. */
const FEATURES = /^(eyes|freckles|wrinkles|dimples)$/u

/** A close-up of one or two people who do nothing with their hands is a portrait. */
export function sitForPortrait(asked: Shot): Shot {
  const shot = nearer(withoutParts(asked))
  const people = shot.subjects.filter(({ kind }) => kind === 'person')
  const count = people.reduce((sum, each) => sum + each.count, 0)
  const others = shot.subjects.some((each) => each.kind !== 'person' && !isBehind(each, shot))
  if (!CLOSE.test(shot.camera.framing ?? '') || others || count === 0 || count > 2) return asked
  if (people.some((each) => namedPart(each) !== null)) return asked
  const posed = people.map((each) => posing(each, shot))
  if (posed.includes(null)) return asked
  const told = new Map(posed.flatMap((each) => (each ? [[each.id, each]] : [])))
  return withEach(shot, (each) => told.get(each.id) ?? each)
}

/** Neon signs behind a face are what it is seen against. */
function isBehind({ id, kind, noun, actions }: Subject, { relations }: Shot): boolean {
  if (ASIDE.has(kind) || /\b(?:sign|city light|fairy light|string light)s?$/u.test(noun))
    return true
  const told = relations.filter(({ from, to }) => from === id || to === id)
  const behind = told.every(({ from, relation }) => from === id && relation === 'behind')
  return told.length > 0 && behind && actions.length === 0
}

function withoutParts(shot: Shot): Shot {
  const gone = shot.subjects.filter(({ kind, noun }) => kind !== 'person' && PARTS.test(noun))
  const ids = new Set(gone.map(({ id }) => id))
  const subjects = shot.subjects.filter(({ id }) => !ids.has(id))
  const relations = shot.relations.filter(({ from, to }) => !ids.has(from) && !ids.has(to))
  return gone.length > 0 ? { ...shot, subjects, relations } : shot
}

/** Somebody alone who does nothing but smile, or whose eyes are described, is seen from near. */
function nearer(shot: Shot): Shot {
  const [only, other] = shot.subjects
  if (!only || other || only.count > 1 || shot.camera.framing !== null) return shot
  if (MASKED.test(only.noun)) return shot
  const facial = only.actions.every(({ verb }) => FACIAL.test(verb))
  const described = only.person?.wears.some(({ garment }) => FEATURES.test(garment)) ?? false
  const idle = only.actions.every(({ verb }) => /^(look|stand|smile|pose)$/u.test(verb))
  if (!(facial && only.actions.length > 0) && !(described && idle)) return shot
  return { ...shot, camera: { ...shot.camera, framing: 'close-up' } }
}

/** Somebody sitting for a portrait; null for one whose deed wants more room than a face. */
function posing(subject: Subject, { mood, camera }: Shot): Subject | null {
  const [action] = subject.actions
  const told = inTurn(subject)
  if (told.length > 1)
    return { ...subject, emotion: 'neutral', actions: told.map((verb) => doing(verb)) }
  const asked = action ? faceDeed(action, subject) : 'portrait'
  if (asked === null) return null
  const hidden = asked === 'portrait-think' && camera.framing === 'extreme-close-up'
  const plain: Action = doing(hidden ? 'portrait-muse' : asked, { pace: action?.pace ?? 'normal' })
  return { ...subject, emotion: feltBy(subject, mood), actions: [plain] }
}

/** "She cries, then smiles": each in its turn on the same face; nothing for a deed that wants the hands. */
function inTurn(subject: Subject): readonly string[] {
  const deeds = subject.actions.map((action) => faceDeed(action, subject))
  if (deeds.includes(null)) return []
  return deeds.map((deed, at) => {
    const { verb, direction } = subject.actions[at] ?? doing('stand')
    if (/^(?:smile|grin|beam)$/u.test(verb)) return 'portrait-smile'
    return direction === 'down' ? 'portrait-down' : (deed ?? 'portrait')
  })
}

/** What is said of the face, else what the deed or the mood makes of it. */
function feltBy({ emotion, actions: [action] }: Subject, mood: Mood | null): Subject['emotion'] {
  if (emotion !== 'neutral') return emotion
  if (/^(smile|grin|beam)$/u.test(action?.verb ?? '')) return 'happy'
  return (mood && FACES_OF_MOODS[mood]) ?? 'neutral'
}

function faceDeed({ verb, direction, prop }: Action, { emotion }: Subject): string | null {
  if (prop !== null) return null
  if (/^(look|watch|see|gaze|stare)$/u.test(verb))
    return direction === 'up' ? 'portrait-look-up' : 'portrait'
  if (verb === 'talk' && emotion === 'angry') return 'portrait-shout'
  return IN_PORTRAIT.find(([verbs]) => verbs.test(verb))?.[1] ?? null
}
