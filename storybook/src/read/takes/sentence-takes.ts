import { namesLiving } from '../../lexicon/find-picture.ts'
import { singular } from '../../lexicon/morphology.ts'
import { ofMany } from './deeds-of-many.ts'
import { deedsOf } from './deeds-told.ts'
import { tellsEvent } from './events.ts'
import { newDeed } from './new-deeds.ts'
import { isElsewhere } from './other-place.ts'
import { LATER } from './sentence-starts.ts'
import type { Take } from './take.ts'
import { isNextInTale, isTale } from './tales.ts'
import { beginsWithMember } from '../words/collectives.ts'

/** "A robot with glowing eyes. It dances": eyes do nothing first. */
const EYES = /\beyes\b(?! (?:the|an?|his|her)\b)/g

const SHINING = /^(?:glow|shine|sparkle|flicker|burn)$/

/** "A dog runs. It jumps. It sleeps.": three takes. "She wears a hat." is none of its own. */
export function splitDeeds(take: Take): readonly Take[] {
  const sentences = take.body.split(/(?<=[.!?;])\s+/)
  if (sentences.length < 2) return [take]
  const takes: Take[] = []
  const seen = new Set<string>()
  const tale = isTale(sentences)
  for (const [at, sentence] of sentences.entries()) {
    const told = takes.map(({ body }) => body).join(' ')
    const deed = deedOf(sentence, { told, before: sentences[at - 1] ?? '', tale, seen })
    for (const action of [...deedsOf(sentence.replace(EYES, '')), ofMany(sentence)])
      if (action && !SHINING.test(action)) seen.add(action)
    const last = takes.at(-1)
    if (last === undefined) takes.push({ ...take, body: sentence })
    else if (deed === null) takes[takes.length - 1] = { ...last, body: `${last.body} ${sentence}` }
    else takes.push({ body: sentence, transition: 'dissolve' })
  }
  return takes
}

interface Told {
  readonly told: string
  readonly before: string
  readonly tale: boolean
  readonly seen: ReadonlySet<string>
}

/** What begins a take of its own in this sentence, if anything does. */
function deedOf(sentence: string, { told, before, tale, seen }: Told): string | null {
  if (isOfTheScene(sentence, told)) return null
  const next = (tale && isNextInTale(sentence, told, before)) || isElsewhere(sentence, told)
  return next ? 'next' : newDeed(sentence, seen, tale)
}

/** "The fireplace crackles", "the mother", of whom nobody spoke before: they belong to what is seen already. */
function isOfTheScene(sentence: string, told: string): boolean {
  if (LATER.test(sentence.trim())) return false
  const [, , noun = ''] = /^(the|their|his|her|its) ([a-z]+)\b/.exec(sentence.trim()) ?? []
  if (told === '' || isOneOfHerd(sentence, told)) return true
  // "A family plays. The father chases the bear": one of them, and something happens.
  if (tellsEvent(sentence)) return false
  if (beginsWithMember(sentence, told)) return true
  return noun !== '' && !namesLiving(singular(noun)) && !told.includes(singular(noun))
}

/** "A herd of elephants walks. A baby elephant stumbles": one of them. */
function isOneOfHerd(sentence: string, told: string): boolean {
  const [, , noun] = /^an? (baby|young|small|little) ([a-z]+)\b/.exec(sentence.trim()) ?? []
  return noun !== undefined && told.includes(` of ${noun}s`)
}
