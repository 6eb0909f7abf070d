import type { Shot } from '../../plan/plan.ts'
import { ideaCalled, ideaIn, type Idea } from './ideas.ts'
import { readStory, type Story } from '../story.ts'

/** "Hope" cannot be seen: with nobody else on the stage, a small scene stands for it. */
export function withIdea(story: Story, body: string): Story {
  const [first] = story.shots
  const idea = first === undefined ? null : ideaOf(story, first, body)
  if (idea === null || first === undefined) return story
  const scene = readStory({ body: idea.scene, taken: [] })
  const kept = ideaCalled(body) !== null ? { ...first, place: null } : first
  return {
    ...story,
    shots: scene.shots.map((shot) => ({ ...shot, ...saidOf(kept) })),
    misses: story.misses.filter((words) => !words.includes(idea.word)),
    standsFor: idea,
    empty: false,
  }
}

/** A prompt that is nothing but an idea; else one in its words that found nobody to play it. */
function ideaOf(story: Story, { place }: Shot, body: string): Idea | null {
  if (story.absent.length > 0) return null
  const whole = ideaCalled(body)
  if (whole !== null) return whole
  if (story.shots.some(({ subjects }) => subjects.length > 0)) return null
  return place === null
    ? ideaIn(body)
    : (ideaIn(story.misses.join(' ')) ?? ideaCalled(leadOf(body)))
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
