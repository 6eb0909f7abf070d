import type { Shot } from '../../plan/plan.ts'

type Lettering = Shot['lettering'][number]

const QUOTES =
  /"([^"]{1,120})"|“([^”]{1,120})”|«\s?([^»]{1,120}?)\s?»|「([^」]{1,120})」|『([^』]{1,120})』|„([^“”]{1,120})[“”]|(?<=(?:says?|saying|reads?|reading|words?|text|titled?|sign|written|spell(?:s|ing)?|message|banner|called|named),? (?:the (?:words?|text) )?)'([^']{1,80})'(?!\w)/giu

/** Takes the quoted texts out of a prompt: they are to be written, not staged. */
export function takeLettering(prompt: string): { text: string; lettering: Lettering[] } {
  const lettering: Lettering[] = []
  const text = prompt.replace(QUOTES, (match: string, ...rest: unknown[]) => {
    const quoted =
      rest.slice(0, 7).find((group): group is string => typeof group === 'string') ?? ''
    const offset = rest.find((value) => typeof value === 'number') ?? 0
    const before = prompt.slice(Math.max(0, offset - 60), offset).toLowerCase()
    const after = prompt.slice(offset + match.length, offset + match.length + 40).toLowerCase()
    const plain = quoted.trim().slice(0, 80)
    if (plain !== '' && lettering.length < 3)
      lettering.push({ text: plain, on: carrierOf(before, after) })
    return ' ¦ '
  })
  return { text: lettering.length > 0 ? text.replace(SAYING, ' ¦ ') : text, lettering }
}

// "A sign that says ¦": the writing is asked for, not somebody who speaks.
const SAYING =
  /\b(?:(?:an?|the|with an?|with the|big|small|large|huge|neon|wooden|street|shop|glowing|old|red|blue|green|white|black|yellow|bright|flashing|illuminated|electric) )*(?:signs?|banners?|billboard|poster|board|title(?: cards?)?|text|letters?|caption|lettering|inscription|words?|message)?,?\s*(?:(?:that|which) )?(?:says?|saying|reads?|reading|written|spell(?:s|ing)?(?: out)?|with (?:the )?(?:words?|text|title|message|inscription)|titled|(?:the )?(?:words?|text|title|message)|called|named|labell?ed)?(?: on it)?:?\s+¦ /gi

function carrierOf(before: string, after: string): Lettering['on'] {
  const around = `${before} ${after}`
  if (/\btitle|intro\b|opening|credits|caption|标题|titre|titel/.test(around)) return 'title'
  if (/\b(?:sky|clouds?|skywriting|fireworks|stars)\b/.test(around)) return 'sky'
  if (/\b(?:banner|flag|ribbon|streamer)\b/.test(around)) return 'banner'
  // "A cake with the words": a sign beside it would stand behind it.
  const thing = /\bwith (?:the )?(?:words?|text|message|inscription)\b/.test(before)
  return thing && !/\b(?:sign|board|poster|wall|door|plate)\b/.test(around) ? 'banner' : 'sign'
}
