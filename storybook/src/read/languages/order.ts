import type { Item } from './item.ts'
import { orderChinese } from './order-chinese.ts'
import { orderAdjectives, orderGerman } from './order-european.ts'
import { orderVerbLast } from './order-verb-last.ts'

/** Puts glossed words into English order. */
export function orderItems(items: readonly Item[], language: string): readonly Item[] {
  if (language === 'zh' || language === 'zh-hant') return orderChinese(items)
  if (language === 'ja' || language === 'ko') return orderVerbLast(items)
  return orderAdjectives(language === 'de' ? orderGerman(items) : items)
}
