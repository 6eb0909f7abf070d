import type { Hit } from './hit.ts'
import { longest } from './own-words.ts'
import { particleAt } from './particles.ts'
import { pictureAt } from './picture-words.ts'

/** 跑偏 is no running: a sign that begins a word of which the rest is unknown says nothing by itself. */
export function opensOther({ item, length }: Hit, word: string): boolean {
  if (length > 1 || word.length < 2 || !/^(?:noun|verb|adjective)$/.test(item.kind)) return false
  const rest = word.slice(1)
  if (item.kind === 'verb' && !NAMES.test(rest)) return false
  return !isRead(rest)
}

/** 跑道, 飞快: what a deed is told before when both are a name or a way. 读诗 is reading, whatever is read. */
const NAMES = /[道者员手机器场馆力感度性式型法术界品物料速快势态具材线]$/

/** 中国: a word that begins with a small word and is not made of it. */
export function isPartOfOther(word: string, language: string): boolean {
  return language === 'zh' && /^\p{Script=Han}{2}/u.test(word) && !isRead(word)
}

/** Whether words of ours, names of pictures and small words make all of this up. */
function isRead(rest: string): boolean {
  const length =
    longest(rest, 0, 'zh')?.length ??
    pictureAt(rest, 0, 'zh')?.length ??
    particleAt(rest, 0, 'zh')?.[1] ??
    0
  return length > 0 && (length >= rest.length || isRead(rest.slice(length)))
}

/** 一个苹果、两个梨: the comma of lists, before its other use is lost. */
export function withLists(text: string): string {
  return text.replace(/、(?=[一两二三四五六七八九十几])/gu, '和')
}
