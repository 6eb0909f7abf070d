import { asEnglishCompany } from './english-company.ts'
import { asEnglishVehicles } from './english-vehicles.ts'
import { asEnglishTurns } from './english-turns.ts'
import type { Item } from './item.ts'
import { countsFirst } from './noun-phrase.ts'
import { orderArabic } from './order-arabic.ts'
import { orderByCase } from './order-by-case.ts'
import { verbsEarly } from './order-persian.ts'
import { orderChinese } from './order-chinese.ts'
import { orderAdjectives, orderGerman, orderInverted, settingsLast } from './order-european.ts'

/** Puts glossed words into English order. */
export function orderItems(items: readonly Item[], language: string): readonly Item[] {
  return asEnglishVehicles(asEnglishCompany(asEnglishTurns(inEnglishOrder(items, language))))
}

function inEnglishOrder(items: readonly Item[], language: string): readonly Item[] {
  if (language === 'zh') return orderChinese(items)
  if (/^(?:ja|ko|tr|hi|bn)$/.test(language)) return orderByCase(items, /^(?:ja|ko)$/.test(language))
  const counted = language === 'th' ? countsFirst(items) : items
  const late = verbsEarly(settingsLast(verbsEarly(counted, language)), language)
  return orderAdjectives(subjectsFirst(late, language))
}

function subjectsFirst(items: readonly Item[], language: string): readonly Item[] {
  if (language === 'ar') return orderArabic(items)
  return /^(?:de|nl)$/.test(language) ? orderGerman(items) : orderInverted(items)
}
