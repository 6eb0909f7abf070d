import type { Shot, Subject } from '../plan/plan.ts'
import type { Actor } from './actor.ts'
import { lettered } from './shaped/lettered.ts'

/** A thing with what the shot has written on it. */
export function withWords(actor: Actor, { id }: Subject, { lettering }: Shot): Actor {
  const written = lettering.filter(({ on, by }) => by === id && (on === 'thing' || on === 'label'))
  const text = written.map((each) => each.text).join(' ')
  if (text === '') return actor
  const [{ colour } = {}] = written
  return lettered(actor, { text, ink: colour, label: written.some(({ on }) => on === 'label') })
}
