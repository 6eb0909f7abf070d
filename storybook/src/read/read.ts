import { baseVerb } from '../lexicon/morphology.ts'
import { Plan, type Shot, type Subject } from '../plan/plan.ts'
import { bind } from './bind.ts'
import type { Bound } from './binding.ts'
import { readCamera } from './camera.ts'
import { chunk } from './chunks.ts'
import { REQUEST } from './closed-words.ts'
import { joinDeeds } from './deed-words.ts'
import { joinDirections, protectViewer } from './directions.ts'
import { dream } from './dream.ts'
import { spellEmoji } from './emoji.ts'
import { detectLanguage } from './languages/detect.ts'
import { toEnglish } from './languages/gloss.ts'
import { takeLettering } from './lettering.ts'
import { describePlan, describeStandIns } from './report.ts'
import { readSetting, type Setting } from './setting.ts'
import { splitTakes } from './shots.ts'
import { toShot } from './to-shot.ts'
import { mendSpelling } from './spelling.ts'
import { readStyle } from './style.ts'
import type { Text } from './text.ts'
import { tokenise } from './tokens.ts'
import { actionOf } from './verb-words.ts'

const LONGEST = 4000

/** Comparisons and sayings: what they name is not there. */
const IDIOMS =
  /\b(?:as|so) \w+(?: and \w+)? as (?:an? |the )?\w+(?: (?:sky|night|day|moon|ocean))?\b|\b(?:piece of cake|under the weather|time flies|butterflies in (?:his|her|my|their) stomachs?|elephant in the room|spill(?:s|ing)? the beans|hold your horses|once in a blue moon|wild goose chase|couch potato|break a leg|apple of (?:his|her|my) eye|on cloud nine|like (?:a|an) (?:\w+ )?\w+|like there'?s no tomorrow|at the speed of light|out of this world|top of the world)\b/g

/** What a prompt asks for. Never throws, always gives a plan that can be staged, the same for the same prompt. */
export function read(prompt: string): Plan {
  const whole = prompt.slice(0, LONGEST)
  const { text: unquoted, lettering } = takeLettering(whole)
  const language = detectLanguage(unquoted)
  const english = language === 'en' ? unquoted : toEnglish(unquoted, language)
  const spelt = spellEmoji(english)
  const text: Text = { body: plain(language === 'en' ? mendSpelling(spelt) : spelt), taken: [] }
  const style = readStyle(text) ?? 'paper'
  const story = readTakes(text)
  const shots = story.shots
  const first = shots[0]
  if (first !== undefined) first.lettering.push(...lettering)
  const missed = [...new Set(story.misses)].map(
    (words) => `No picture for “${words.slice(0, 80)}”.`,
  )
  if (story.empty && lettering.length === 0 && first !== undefined) {
    Object.assign(first, dream(whole, first.mood))
    missed.unshift('I could not read this; the film follows its mood and sound.')
  }
  return Plan.parse({
    prompt: whole,
    language,
    style,
    shots,
    understood: story.empty ? [] : describePlan({ shots, style }),
    not_shown: [...missed, ...describeStandIns({ shots })].slice(0, 20),
  })
}

/** Lower case, straight quotes, single spaces, no "please show me a video of". */
function plain(prompt: string): string {
  const body = prompt
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/[–—]/g, ' - ')
    .replace(/\n\s*(?:[-*•]|\d+[.)])\s*/g, ' . ')
    .replace(/\s*\n+\s*/g, ' . ')
    .replace(/\s+/g, ' ')
    .replace(
      /\b(?:isolated )?(?:on|against|over) (?:a|an|the) (?:plain |pure |solid |clean |simple )*(?:white|black|grey|gray|blank|plain|green|blue) (?:background|backdrop|screen)\b/g,
      ' ¦ ',
    )
    .replace(/\ba person is (?=baby )/g, 'a ')
    .replace(/\b(horse|bike|camel|motorcycle|elephant)(?:back)? ?riding\b/g, 'riding a $1')
    .replace(
      /,? (?:an? |the )?([a-z]+(?: of [a-z]+)?) in (?:his |her |their |its )?hands?\b/g,
      ' , holding a $1 , ',
    )
    .replace(/\b(?:ice[- ]skating|ice|skating) rink\b/g, 'frozen lake')
    .replace(/,? reflections? (?:from|in|on|off) (?:the )?water\b/g, ' at a lake')
    .replace(/\briding or walking with (?:a )?/g, 'riding a ')
    .replace(/\bmotor(?:cycl|bik)ing\b/g, 'riding a motorcycle')
    .replace(/\b(?:cycling|biking)\b(?! shorts| gloves)/g, 'riding a bicycle')
    .replace(
      /\b(?:teeming|rife|filled|brimming|swarming|bustling|packed|crowded|lined|adorned|decorated|alive) with\b/g,
      'with',
    )
    .replace(/\bdressed (?:up )?(?:as|like) (?:an? )?([a-z]+)/g, 'wearing a $1 costume')
    .replace(IDIOMS, ' ¦ ')
    .replace(/\b(?:it's |it is )?raining cats and dogs\b/g, 'heavy rain')
  return protectViewer(body.replace(REQUEST, '')).slice(0, LONGEST)
}

interface Story {
  readonly shots: Shot[]
  readonly misses: string[]
  /** Nobody and nowhere: nothing but perhaps a style or a camera was understood. */
  readonly empty: boolean
}

function readTakes(text: Text): Story {
  const shots: Shot[] = []
  const misses: string[] = []
  const known: Subject[] = []
  let number = 0
  for (const take of splitTakes(text.body)) {
    const body = resume(take.body.replace(REQUEST, ''), known)
    const part: Text = { body, taken: text.taken }
    const camera = readCamera(part)
    const setting = readSetting(part)
    const tokens = tokenise(joinDirections(joinDeeds(part.body)))
    const bound = bind(chunk(tokens), known, () => `s${++number}`)
    misses.push(...bound.misses)
    const previous = shots.at(-1) ?? null
    if (previous !== null && isAfterthought(bound, setting, camera)) continue
    shots.push(toShot({ bound, camera, setting, previous, transition: take.transition }))
    for (const subject of bound.subjects) {
      if (!known.some(({ id }) => id === subject.id)) known.push(subject)
    }
  }
  const seen = shots.filter((shot) => !isBlank(shot))
  const kept = seen.length > 0 ? seen : shots.slice(0, 1)
  const empty = kept.every(({ subjects, place }) => subjects.length === 0 && place === null)
  return { shots: shareEvenly(kept), misses, empty: empty && kept.every(hasNoSetting) }
}

/** "… then jumps": whoever acted last goes on. */
function resume(body: string, known: readonly Subject[]): string {
  const actor = known.findLast(({ actions }) => actions.length > 0) ?? known.at(-1)
  const [first = ''] = /^[a-z]+/.exec(body.trim()) ?? []
  const base = baseVerb(first)
  if (actor === undefined || base === null || base === first || actionOf(base) === null) return body
  const gender = actor.person?.gender
  const pronoun = actor.person === null ? 'it' : gender === 'woman' ? 'she' : 'he'
  return `${pronoun} ${body.trim()}`
}

function isBlank(shot: Shot): boolean {
  return shot.subjects.length === 0 && shot.place === null && hasNoSetting(shot)
}

function hasNoSetting({ time, weather, season }: Shot): boolean {
  return time === null && weather === 'clear' && season === null
}

/** A take of which nothing was understood is no shot. */
function isAfterthought(bound: Bound, setting: Setting, camera: Shot['camera']): boolean {
  const { time, weather, season } = setting
  const nothing = bound.subjects.length === 0 && bound.place === null
  const calm = time === null && weather === null && season === null
  return nothing && calm && camera.move === null && camera.framing === null
}

function shareEvenly(shots: readonly Shot[]): Shot[] {
  return shots.map((shot) => ({ ...shot, share: 1 / shots.length }))
}
