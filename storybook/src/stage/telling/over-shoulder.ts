import type { Shot, Subject } from '../../plan/plan.ts'
import { thingOf } from './thing-of.ts'
import { without } from './without.ts'
import { withEach } from './retold.ts'

/** What is painted is seen on the canvas. */
const PAINTS = /^(?:paint|draw|sketch)$/u
const TALKS = /^(?:talk|chat|argue|listen|whisper|discuss|interview)$/u

/** What is read of them is seen. */
const PAGES: Readonly<Record<string, string>> = { letter: 'document', note: 'document' }

/** Seen over somebody's shoulder: whoever has the shoulder is near the lens, and what they deal with is what is shown. */
export function overTheShoulder(shot: Shot): Shot {
  const viewer = viewerOf(shot)
  if (!viewer) return shot
  const ahead = without(shot, viewer)
  const dealt = viewer.actions.flatMap(({ verb, prop, target }) =>
    PAINTS.test(verb) ? 'easel' : (prop ?? namedIn(shot, target) ?? []),
  )
  // Who reads at a desk looks at the page, and not at the desk.
  const shown = ahead.subjects.some(({ kind }) => kind !== 'furniture')
  if (shown || (ahead.subjects.length > 0 && dealt.length === 0)) return withEach(ahead, answering)
  return {
    ...ahead,
    subjects: dealt.slice(0, 1).map((noun) => thingOf(PAGES[noun] ?? noun)),
    relations: [],
  }
}

/** Over whose shoulder a shot is seen; null when over nobody's. */
export function viewerOf({ camera, subjects }: Shot): Subject | null {
  if (!camera.effects.includes('over-shoulder')) return null
  return subjects.find(({ kind, person }) => kind === 'person' && person !== null) ?? null
}

/** A target is a subject of its own or a plain word. */
function namedIn({ subjects }: Shot, target: string | null): string | null {
  return subjects.some(({ id }) => id === target) ? null : target
}

/** Who is talked to answers the one whose shoulder we see, and does not turn to somebody beside. */
function answering(subject: Subject): Subject {
  const actions = subject.actions.filter(({ verb }) => !TALKS.test(verb))
  return { ...subject, actions }
}
