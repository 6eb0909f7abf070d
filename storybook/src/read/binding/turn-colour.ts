import { ANIMALS } from '../../plan/kinds.ts'
import type { Action, Subject } from '../../plan/plan.ts'
import { addAction, plainAction, type Binding } from './binding.ts'

const DRINKS = /(?:^| )(?:water|potion|tea|liquid|mixture|soup|milk|lemonade|juice|brew)$/

/** What is seen to change from its own colour into another. */
const CHANGEABLE: ReadonlySet<Subject['kind']> = new Set([...ANIMALS, 'food', 'tool', 'toy'])

/** "Leaves turn red": they do not turn about; fruit that does it ripens; what was green before changes before our eyes. */
export function turnColour({ verb }: Binding, subject: Subject, colour: string): void {
  const changed = subject.actions.find(({ verb: deed }) => deed === 'camouflage')
  // "From green to red": green it was before.
  if (changed && subject.colour === null) {
    ;[subject.colour, changed.prop] = [changed.prop, colour]
    subject.actions = subject.actions.filter((each) => !turnsAbout(each))
  } else takeColour(verb?.base ?? '', subject, colour)
}

/** One that is told of, or that every such beast has. */
const hasColour = ({ colour, count, kind }: Subject): boolean =>
  colour !== null || (count === 1 && CHANGEABLE.has(kind))

const turnsAbout = ({ verb }: Action): boolean => /^(?:turn|walk|go|transform)$/.test(verb)

function takeColour(verb: string, subject: Subject, colour: string): void {
  if (!/^(?:turn|become|go|change)$/.test(verb) || subject.kind === 'person') return
  const ripens = subject.kind === 'food' && !DRINKS.test(subject.noun)
  const changes = !ripens && subject.colour !== colour && hasColour(subject)
  if (!changes) subject.colour = colour
  if (ripens) for (const each of subject.actions.filter(turnsAbout)) each.verb = 'ripen'
  subject.actions = subject.actions.filter((each) => !turnsAbout(each))
  if (changes) addAction(subject, { ...plainAction('camouflage'), prop: colour })
}
