import type { Plan, Shot } from '../plan/plan.ts'
import { readNegative, withoutAbsent } from './prompt/absence.ts'
import { BECOMES, statesToldIn } from './changes/tell-changes.ts'
import { dream } from './ideas/dream.ts'
import { birthdayBanner } from './prompt/birthdays.ts'
import { readBorrowedParts } from './prompt/borrowed-parts.ts'
import type { Grafted } from './prompt/grafted.ts'
import { playedBack, takeUndoing } from './prompt/undoing.ts'
import { spellEmoji } from './prompt/emoji.ts'
import { giveGrafts } from './give-grafts.ts'
import { giveShapes, type InShape } from './give-shapes.ts'
import { retell } from './plots/retell.ts'
import { withScores } from './plots/score-board.ts'
import { PROCESS_RULES } from './processes/all-processes.ts'
import { giveProcesses, takeProcesses } from './processes/process.ts'
import { withIdea } from './ideas/idea-scene.ts'
import { withStuff } from './ideas/stuffs.ts'
import { detectLanguage } from './languages/detect.ts'
import { toEnglish, type Glossed } from './languages/gloss.ts'
import { takeGear } from './prompt/boilerplate.ts'
import { tellUnknownNames } from './prompt/unknown-names.ts'
import { takeGivenNames } from './prompt/given-names.ts'
import { newsBanner } from './prompt/news.ts'
import { readGreeting } from './prompt/greetings.ts'
import { takeLettering } from './prompt/lettering.ts'
import { readAsked } from './prompt/asked.ts'
import { readContests } from './prompt/contests.ts'
import { readBrief } from './prompt/adverts.ts'
import { readForm } from './prompt/forms.ts'
import { asPresent } from './prompt/past-tense.ts'
import { plainText } from './prompt/plain-text.ts'
import { cutAtHeads, lastAsTold, shotLengths } from './prompt/shot-heads.ts'
import { describeMissing, describePlan, describeStandIns } from './report.ts'
import { readSteps } from './prompt/steps.ts'
import { mendSpelling } from './prompt/spelling.ts'
import { linesByShot } from './spoken-by.ts'
import { readStory, type Story } from './story.ts'
import { writtenOn } from './written-on.ts'
import { giveWordmarks, madeOfWhat, takeWordmarks } from './prompt/wordmarks.ts'
import type { Shaped } from './prompt/geometry.ts'
import { readShapes } from './prompt/shapes.ts'
import { takeKeptColour } from './manner/kept-colour.ts'
import { describeKin, readStyle, takeUnknownHands, takeUnknownLooks } from './manner/style.ts'
import { readCameraNoun } from './tours/camera-nouns.ts'
import { readTour } from './tours/tours.ts'
import { readCaption } from './captions/captions.ts'
import type { Text } from './prompt/text.ts'

const LONGEST = 4000

/**
 * What a prompt asks for, and a negative prompt wants absent. Never throws, always gives a plan that can be staged, the
 * same for the same words.
 */
export function read(prompt: string, negativePrompt = ''): Plan {
  const whole = prompt.slice(0, LONGEST)
  const greeting = readGreeting(whole)
  const { text: unmarked, marks } = takeWordmarks(readForm(whole))
  const { text: unquoted, lettering: quoted } = greeting ?? takeLettering(unmarked)
  const lettering = quoted.length > 0 ? quoted : [...birthdayBanner(whole), ...newsBanner(whole)]
  const language = detectLanguage(greeting === null ? unquoted : whole)
  const { english, unread, strangers } = inEnglish(unquoted, greeting === null ? language : 'en')
  const tale = retellCaption(english)
  const processes = takeProcesses(tale.body, PROCESS_RULES)
  const { body, shaped, grafted } = takeForms(processes.body, marks)
  const tour = readTour(readCameraNoun(body))
  const text = asText(tour.told, tale.oneScene)
  takeGear(text)
  const looks = takeUnknownLooks(text)
  const kept = takeKeptColour(text)
  const manner = readStyle(text)
  const hands = takeUnknownHands(text)
  const style = manner?.style ?? 'paper'
  const { body: said } = text
  const seen = withIdea(withStuff(readStory(text), said), text.body, unquoted.toLowerCase())
  const told = withLettering(withScores(seen, tale.scores), lettering, whole)
  const empty = told.empty && lettering.length === 0
  const dreamt = empty ? asDream(told, whole) : told
  const negative = readNegative(negativePrompt)
  const present = dreamt.shots.map((shot) => withoutAbsent(shot, negative))
  const timed = lastAsTold(playedBack(present, tale.undone), shotLengths(body))
  const marked = giveProcesses(giveWordmarks(timed, marks), processes)
  const { shots, lost } = giveForms(marked, shaped, grafted)
  const absent = [...told.absent, ...negative]
  const leftOut = [...tale.leftOut, ...told.leftOut, ...lost, ...tour.unseen]
  const story = { ...dreamt, shots, absent, leftOut }
  // Not parsed: loading the schema costs as much as all the rest. The tests hold every plan against it.
  return {
    version: 1,
    prompt: whole,
    language,
    style,
    ...kept,
    shots,
    understood: empty ? [] : describePlan({ shots, style, ...kept, absent }),
    not_shown: [
      ...looks,
      ...hands,
      ...describeKin(manner),
      ...describeMissing(story, empty ? null : unread),
      ...describeStandIns(story),
      ...strangers,
    ].slice(0, 20),
  }
}

/** A tale in plainer words, whether it is one moment that is described, and whether its end is undone again: that is seen by its own pictures, from the last to the first. */
function retellCaption(english: string) {
  const { told, oneScene } = readCaption(english)
  const { told: done, undone } = takeUndoing(asPresent(told))
  return { ...retell(done), oneScene, undone }
}

function asText(told: string, oneScene: boolean): Text {
  return { body: inOtherWords(told).slice(0, LONGEST), taken: [], oneScene }
}

/** The text without what is said of shapes and of parts that creatures have of others. */
function takeForms(text: string, marks: Parameters<typeof madeOfWhat>[1]) {
  const { body, grafted } = readBorrowedParts(text)
  return { ...readShapes(madeOfWhat(body, marks)), grafted }
}

/** Shapes and borrowed parts for those of whom they were said. */
function giveForms(shots: Shot[], shaped: readonly Shaped[], grafted: readonly Grafted[]): InShape {
  const inShape = giveShapes(shots, shaped)
  const mixed = giveGrafts(inShape.shots, grafted)
  return { shots: mixed.shots, lost: [...inShape.lost, ...mixed.lost] }
}

/** The words of a brief, a list of steps or a contest as those of a tale. */
const inOtherWords = (body: string): string =>
  statesToldIn(readContests(readBrief(readAsked(readSteps(cutAtHeads(body))))))
    .map(plainText)
    .join(` . ${BECOMES} `)

/** What is told of names that nobody knows: a person plays each. */
interface Strangers {
  readonly strangers: readonly string[]
}

function nameStrangers(text: string): Glossed & Strangers {
  const { told, strangers } = tellUnknownNames(text)
  const tale = strangers.map((name) => `“${name}” is nobody I know: a person plays it.`)
  return { english: told.toLowerCase(), unread: [], strangers: tale }
}

/** "A painting ofTwo eagles". */
const GLUED = /\bof(?=[A-Z][a-z]|\d)/g

/** In English words and small letters, with emoji spelt and slips of the finger mended. */
function inEnglish(text: string, language: string): Glossed & Strangers {
  if (language === 'en')
    return nameStrangers(mendSpelling(takeGivenNames(spellEmoji(text.replace(GLUED, 'of ')))))
  const { english, unread } = toEnglish(text, language)
  return { english: spellEmoji(english).toLowerCase(), unread, strangers: [] }
}

/** What was quoted is written in the first shot, or in the last if the prompt ends with it, what is said in that of whoever says it; neon wants the night, unless another hour was said. */
function withLettering(story: Story, lettering: Shot['lettering'], prompt: string): Story {
  const [first, ...rest] = story.shots
  if (!first || lettering.length === 0) return story
  const glows = lettering.some(({ on }) => on === 'neon')
  const time = first.time ?? (glows ? 'night' : null)
  const shots = [{ ...first, time }, ...rest]
  const lines = linesByShot(shots, lettering, prompt)
  return {
    ...story,
    shots: shots.map((shot, at) =>
      withoutBoard(writtenOn({ ...shot, lettering: lines.get(at) ?? [] }, prompt)),
    ),
  }
}

/** "The words “…” on a sign": the sign that bears them, and no other one beside it. */
function withoutBoard(shot: Shot): Shot {
  const board = shot.subjects.find(({ noun, count }) => count === 1 && noun === 'sign')
  const written = shot.lettering.some(({ on }) => on === 'sign')
  if (board === undefined || board.shape !== undefined || !written) return shot
  const isOf = ({ from, to }: Shot['relations'][number]): boolean =>
    from === board.id || to === board.id
  return {
    ...shot,
    subjects: shot.subjects.filter(({ id }) => id !== board.id),
    relations: shot.relations.filter((each) => !isOf(each)),
  }
}

/** Words that say nothing to us still have a mood and a sound. */
function asDream(story: Story, prompt: string): Story {
  const [first] = story.shots
  const { mood, scene } = dream(prompt, first?.mood ?? null)
  const camera = first === undefined ? {} : { camera: first.camera }
  const dreamt = readStory({ body: scene, taken: [] }).shots
  return { ...story, shots: dreamt.map((shot) => ({ ...shot, ...camera, mood })) }
}
