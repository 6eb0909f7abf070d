import { asFields } from './engine-failure.ts'
import { Misunderstood, type Answer } from './model-http.ts'

/** It becomes a part of paths: dots alone would lead elsewhere, and what is longer than this is no id. */
const ID = /^(?!\.{1,2}$)[\x21-\x7E]{1,256}$/

/** What the server calls a film that it has just taken. */
export function readId(answer: Answer, name = 'id'): string {
  const id = asFields(answer.json)[name]
  if (typeof id === 'string' && ID.test(id)) return id
  throw new Misunderstood(answer, `it answered without an \`${name}\`.`)
}
