import type { Item } from './item.ts'
import { binding } from './joints.ts'

/** Puts a small word before the looks and the article of the noun that comes next, or stands last. */
export function putBefore(items: Item[], gloss: string): void {
  let at = items.length
  if (items[at - 1]?.kind === 'noun') at--
  while (isLook(items[at - 1])) at--
  const before = items[at - 1]
  if (before?.kind === 'binding' && /^(?:in|on)$/.test(before.gloss))
    items.splice(at - 1, 1, binding(gloss))
  else if (before !== undefined && before.kind !== 'pause' && before.kind !== 'binding')
    items.splice(at, 0, binding(gloss))
}

function isLook(item: Item | undefined): boolean {
  if (item === undefined) return false
  return (
    /^(?:adjective|number)$/.test(item.kind) ||
    /^(?:the|a|his|snowing|sunny day|cloudy|foggy)$/.test(item.gloss)
  )
}
