import type { Action, Mood, Shot, Subject } from '../../plan/plan.ts'

/** Deeds of the face and how they are played in a portrait. */
const IN_PORTRAIT: readonly (readonly [verbs: RegExp, portrait: string])[] = [
  [
    /^(smile|grin|beam|stand|pose|wait|appear|rest|wear|sit|be|look-at|rage|gasp|cower|stare|face|gaze|age|rejoice|frown|pout|worry|fear)$/u,
    'portrait',
  ],
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

/** A close-up of one or two people who do nothing with their hands is a portrait. */
export function sitForPortrait(shot: Shot): Shot {
  const people = shot.subjects.filter(({ kind }) => kind === 'person')
  const count = people.reduce((sum, each) => sum + each.count, 0)
  const others = shot.subjects.some(({ kind }) => kind !== 'person' && !ASIDE.has(kind))
  if (!CLOSE.test(shot.camera.framing ?? '') || others || count === 0 || count > 2) return shot
  const posed = people.map((each) => posing(each, shot))
  if (posed.includes(null)) return shot
  const told = new Map(posed.flatMap((each) => (each ? [[each.id, each]] : [])))
  return { ...shot, subjects: shot.subjects.map((each) => told.get(each.id) ?? each) }
}

/** Somebody sitting for a portrait; null for one whose deed wants more room than a face. */
function posing(subject: Subject, { mood }: Shot): Subject | null {
  const [action] = subject.actions
  const verb = action ? faceDeed(action, subject) : 'portrait'
  if (verb === null) return null
  const felt = mood === null ? undefined : FACES_OF_MOODS[mood]
  const smiles = /^(smile|grin|beam)$/u.test(action?.verb ?? '')
  const emotion =
    subject.emotion === 'neutral' ? (smiles ? 'happy' : (felt ?? 'neutral')) : subject.emotion
  const plain: Action = {
    verb,
    direction: null,
    target: null,
    prop: null,
    pace: action?.pace ?? 'normal',
  }
  return { ...subject, emotion, actions: [plain] }
}

function faceDeed({ verb, direction, prop }: Action, { emotion }: Subject): string | null {
  if (prop !== null) return null
  if (/^(look|watch|see|gaze|stare)$/u.test(verb))
    return direction === 'up' ? 'portrait-look-up' : 'portrait'
  if (verb === 'talk' && emotion === 'angry') return 'portrait-shout'
  return IN_PORTRAIT.find(([verbs]) => verbs.test(verb))?.[1] ?? null
}
