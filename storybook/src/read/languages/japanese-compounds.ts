import { lookUp } from '../../lexicon/look-up.ts'
import { longest } from './own-words.ts'

/** The first of two verbs that are written in one, and what the second has behind it. */
const COMPOUND =
  /([走飛歩泳駆跳滑転這渡通踊漂流])([りびみきぎけね])(?:回|まわ|抜け|ぬけ|続け|つづけ|去|行|ゆ|過ぎ|すぎ|交|始め|はじめ)[らりっい]?(て|ながら|[るくうた])?/gu

const JOINING: Readonly<Record<string, string>> = {
  り: 'って',
  び: 'んで',
  み: 'んで',
  き: 'いて',
  ぎ: 'いで',
  け: 'けて',
  ね: 'ねて',
}

/** 走り抜ける列車, 泳ぎ続けている: of two deeds in one word the first is the one that is seen. */
export function asOneDeed(text: string): string {
  let plain = text
  for (const found of [...text.matchAll(COMPOUND)].toReversed()) {
    const [whole, deed = '', stem = '', end] = found
    const known = longest(text, found.index, 'ja')
    if (known !== null && known.length > 2) continue
    const behind = found.index + whole.length
    plain = plain.slice(0, found.index) + joined(deed + stem, end) + plain.slice(behind)
  }
  return plain
}

function joined(deed: string, end: string | undefined): string {
  if (end === 'ながら') return deed + end
  const going = deed.slice(0, 1) + (lookUp(JOINING, deed.slice(1)) ?? 'て')
  return end === 'て' || end === undefined ? going : `${going}いる`
}
