import { lookUp } from '../../lexicon/look-up.ts'
import { longest } from './own-words.ts'

const PARTICLES: Readonly<Record<string, RegExp>> = {
  de: /^(?:ab|an|auf|aus|ein|zu|weg|davon|zusammen|hoch|herunter|hinunter|hinauf|heraus|herbei|hervor|los|um|vor|hin|herum|nieder|nach|vorbei|hinein|herein|fest|zurück|hinterher|bei|fallen|frei|spazieren)$/,
  nl: /^(?:af|aan|op|uit|in|toe|weg|om|neer|omhoog|terug|vast|achterna|samen|vallen|los)$/,
}

/** "Hebt einen Ballon auf", "gooit zijn net uit": the end of a clause belongs before its verb, if the two are a verb we know. */
export function withParticles(text: string, language: string): string {
  const particles = lookUp(PARTICLES, language)
  if (particles === undefined) return text
  return text
    .split(/(?=[,.;:])/)
    .map((clause) => joined(clause, particles, language))
    .join('')
}

/** What may follow a clause's end: another clause, or where it happens. */
const BEFORE =
  /^(?:und|en|während|terwijl|aan|bij|in|uit|van|vom|von|aus|am|im|vor|voor|mit|met|auf|op)$/

function joined(clause: string, particles: RegExp, language: string): string {
  const words = clause.split(' ')
  for (const [end, particle] of words.entries()) {
    const last = end === words.length - 1 || BEFORE.test(words[end + 1] ?? '')
    if (end < 2 || !last || !particles.test(particle)) continue
    const verb = words.findIndex(
      (word, at) => at < end && word.length > 2 && isVerb(particle, word, language),
    )
    if (verb >= 0)
      return words
        .with(verb, particle + (words[verb] ?? ''))
        .toSpliced(end, 1)
        .join(' ')
  }
  return clause
}

/** "Lässt ein Tablett fallen": what begins like a verb by its particle alone is none. */
function isVerb(particle: string, word: string, language: string): boolean {
  const hit = longest(particle + word, 0, language)
  const whole = hit?.length === particle.length + word.length && hit.ending.length < word.length
  return whole && hit.item.kind === 'verb'
}
