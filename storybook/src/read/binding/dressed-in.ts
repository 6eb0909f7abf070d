import type { Subject } from '../../plan/plan.ts'
import { recall, takeStage, type Binding } from './binding.ts'

/** "A woman in red": the colour alone is what she wears. */
export function dressIn(binding: Binding, colour: string): void {
  const last = binding.subjects.find(({ id }) => id === binding.last)
  // "The sky is painted in orange".
  const other = binding.muted || binding.role === 'place'
  const isOneInIt = last !== undefined && isTheOneIn(binding, last, colour)
  if (last?.kind === 'person' && !other && !isOneInIt && !turnsToWearer(binding, last, colour))
    last.person?.wears.push({ garment: 'outfit', colour })
  binding.preposition = null
}

/** "Two boxers, one in red shorts, the other in blue. The one in red …": it was said what each of them wears. */
function isTheOneIn({ stepped, subjects }: Binding, one: Subject, colour: string): boolean {
  const known = one.person?.wears.some((worn) => worn.colour === colour)
  const rest = subjects.find(({ id }) => id === stepped?.from)
  if (stepped?.one !== one.id || known !== true || rest === undefined) return false
  keepWorn(one, (worn) => worn === colour)
  keepWorn(rest, (worn) => worn !== colour)
  return true
}

/** "A boxer in red shorts and another in blue. The one in red …": whoever has that colour on already. */
function turnsToWearer(binding: Binding, { noun, words }: Subject, colour: string): boolean {
  const wearer = [...binding.subjects, ...binding.known].find(
    (each) => each.noun === noun && each.person?.wears.some((worn) => worn.colour === colour),
  )
  const stranger = binding.lastNoun?.words === words && words.startsWith('another')
  if (wearer === undefined || stranger) return false
  takeStage(binding, recall(binding, wearer))
  return true
}

function keepWorn(subject: Subject, fits: (colour: string | null) => boolean): void {
  const { person } = subject
  if (person === null) return
  // Of its own: an earlier shot may hold the same person.
  subject.person = { ...person, wears: person.wears.filter(({ colour }) => fits(colour)) }
}
