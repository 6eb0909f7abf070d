import type { Shot } from '../../plan/plan.ts'

const LIVE =
  /^\s*(?:(?:this is|we are|reporting|coming to you|a|the|breaking news,?) )*(?:breaking news|news report|live(?: news)?(?: report| broadcast| coverage)?|special report|reporting live) (from|on|in|at) /u
const HEADLINE = /^\s*(?:this just in|breaking news|breaking)\s*[:!,-]+\s*(?=\S)/u
const ONLY =
  /^\s*(?:the |an? )?(?:breaking news|(?:evening |morning |tv )?news(?: show| report)?)\s*[.!]*$/u
const OUTER = /^(?:the )?(?:[a-z]+ )?(?:moon|mars|planet|island|beach|street|mountain|roof)\b/u

/** Who speaks of news from somewhere stands there with a microphone; the news itself is what is shown. */
export function asNews(body: string): string {
  if (ONLY.test(body)) return 'a news anchor in a tv studio'
  const live = LIVE.exec(body)
  if (!live) return body.replace(HEADLINE, '')
  const where = body.slice(live[0].length)
  const at = live[1] === 'from' ? (OUTER.test(where) ? 'on' : 'in') : live[1]
  return `a reporter with a microphone ${at} ${where}`
}

/** The band that such news come with. */
export function newsBanner(prompt: string): Shot['lettering'] {
  return /\bbreaking news\b/iu.test(prompt) ? [{ text: 'BREAKING NEWS', on: 'banner' }] : []
}
