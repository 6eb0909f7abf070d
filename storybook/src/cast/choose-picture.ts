import type { Subject } from '../plan/plan.ts'
import { resolveIcon } from './noto/icons.ts'

/** The picture that plays a subject: `noto:…`, `prop:…` or `person`. */
export function choosePicture(subject: Subject): string {
  if (subject.picture) return subject.picture
  if (subject.person) return 'person'
  return pictureByName(subject.noun) ?? 'noto:package'
}

/** A picture whose own name is this noun, or the noun's last word. */
function pictureByName(noun: string): string | undefined {
  const words = noun.toLowerCase().split(/\s+/)
  for (let from = 0; from < words.length; from++) {
    const name = words.slice(from).join('-')
    const icon = resolveIcon(name) ?? resolveIcon(name.replace(/s$/, ''))
    if (icon) return `noto:${icon}`
  }
  return undefined
}
