import type { Item } from './item.ts'
import { orderChinese } from './order-chinese.ts'
import { orderAdjectives, orderGerman, orderInverted } from './order-european.ts'
import { orderObjectFirst } from './order-object-first.ts'
import { orderVerbLast } from './order-verb-last.ts'

/** Puts glossed words into English order. */
export function orderItems(items: readonly Item[], language: string): readonly Item[] {
  if (language === 'zh') return orderChinese(items)
  if (language === 'ja' || language === 'ko') return orderVerbLast(items)
  if (language === 'tr' || language === 'hi') return orderObjectFirst(items)
  const turned = /^(?:de|nl|ar)$/.test(language)
    ? orderGerman(items, language)
    : orderInverted(items)
  return orderAdjectives(turned)
}
