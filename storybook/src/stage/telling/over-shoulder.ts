import { LIVING } from '../../plan/kinds.ts'
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
  // Who reads at a desk by a lamp looks at the page, and at neither of these.
  if (dealt.length === 0 || ahead.subjects.some((each) => isLookedAt(each, viewer)))
    return withEach(ahead, answering)
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

function isLookedAt({ id, kind }: Subject, viewer: Subject): boolean {
  const dealt = viewer.actions.some(({ target }) => target === id)
  return LIVING.has(kind) || (dealt && kind !== 'furniture')
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
