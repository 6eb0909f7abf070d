import type { Shot, Subject } from '../../plan/plan.ts'
import { ideaAkin, ideaCalled, ideaIn, type Idea } from './ideas.ts'
import { plainText } from '../prompt/plain-text.ts'
import { readStory, type Story } from '../story.ts'

/** "Hope" cannot be seen: with nobody else on the stage, a small scene stands for it. A saying is known by its own words. */
export function withIdea(story: Story, body: string, spoken: string): Story {
  const [first] = story.shots
  const saying = ideaCalled(spoken)
  const idea = first === undefined ? null : (saying ?? ideaOf(story, first, { body, spoken }))
  if (idea === null || first === undefined) return story
  const told = idea.tale ? plainText(idea.scene.toLowerCase()) : idea.scene
  const scene = readStory({ body: told, taken: [] })
  const kept = (saying ?? ideaCalled(body)) !== null ? { ...first, place: null } : first
  return {
    ...story,
    shots: scene.shots.map((shot) => ({ ...shot, ...saidOf(kept) })),
    misses: story.misses.filter((words) => !words.includes(idea.word)),
    idle: [],
    leftOut: idea.tale ? [] : story.leftOut,
    standsFor: idea,
    empty: false,
  }
}

/** What is read, and what was typed. */
interface Words {
  readonly body: string
  readonly spoken: string
}

/** A prompt that is nothing but an idea; else one in its words that found nobody to play it. */
function ideaOf(story: Story, { place }: Shot, { body, spoken }: Words): Idea | null {
  if (story.absent.length > 0) return null
  const whole = ideaCalled(body)
  if (whole !== null) return whole
  const found = place === null ? ideaIn(body) : null
  const nobody = story.shots.every(({ subjects }) => subjects.every(isNamedBy(found)))
  if (!nobody) return null
  // A word that was only guessed at stands for nothing: "snarg" is no snare.
  if (story.empty) return found ?? ideaAkin(spoken)
  return place === null ? found : (ideaIn(story.misses.join(' ')) ?? ideaCalled(leadOf(body)))
}

/** "World cup final": the cup is a word of the match's name. */
function isNamedBy(idea: Idea | null): (subject: Subject) => boolean {
  const name = idea?.word.split(' ') ?? []
  return ({ words }) =>
    name.length > 1 && words !== '' && words.split(' ').every((word) => name.includes(word))
}

/** "Love in Paris": what comes before the place. */
function leadOf(body: string): string {
  return body.split(/\b(?:in|at|on|over|across|under|through)\b/)[0] ?? ''
}

/** What the prompt says of where, when and how stays as it says. */
function saidOf({ place, time, season, mood, weather, camera }: Shot): Partial<Shot> {
  return {
    ...(place === null ? {} : { place }),
    ...(time === null ? {} : { time }),
    ...(season === null ? {} : { season }),
    ...(mood === null ? {} : { mood }),
    ...(weather === 'clear' ? {} : { weather }),
    ...(camera.move === null && camera.framing === null ? {} : { camera }),
  }
}
