type Respelling = readonly [said: RegExp, plain: string]

/** Turns of a language that its words alone would mislead about, in its own plainer words. */
const RESPELT: Readonly<Record<string, readonly Respelling[]>> = {
  fr: [
    [/\baux (?=(?:\p{L}+ )?(?:cheveux|yeux|ailes|oreilles|plumes))/gu, 'avec '],
    [/\bà la (?=(?:longue |grande )?(?:barbe|robe|veste|queue|moustache))/gu, 'avec une '],
    [/\bau (?=(?:grand |long )?(?:chapeau|manteau|béret|bonnet))/gu, 'avec un '],
    [/\bdepuis (?=un|le|la|son|sa)/gu, 'sur '],
  ],
  es: [
    [/\bde (?=(?:pelo|cabello|ojos|barba)\b)/gu, 'con '],
    [/\bdesde (?=un|el|la|su)/gu, 'en '],
  ],
  pt: [
    [/\bde (?=(?:cabelo|cabelos|olhos|barba)\b)/gu, 'com '],
    [/\bde (?=(?:vestido|chapéu|casaco|capa|óculos)\b)/gu, 'com '],
  ],
  it: [[/\bda(?:i|gli|lla) (?=(?:lunghi |lunga )?(?:capelli|occhi|barba))/gu, 'con ']],
  ms: [
    [/\bber(?=(?:gaun|topi|jaket|baju|kacamata|payung|mantel|kemeja|rambut|jubah)\b)/gu, 'dengan '],
    [/\byang\b/gu, ' '],
  ],
  vi: [[/dưới (?=(?:dòng )?(?:sông|hồ|biển|ao|suối))/gu, 'trong ']],
  zh: [
    [/看着?(?=(?:月亮|星星|大海|夕阳|日出|日落|风景|烟花|雪|天空))/gu, '望着'],
    [/[，,]?(?:窗户|窗子|窗口)(?:里)?亮着(?:灯|灯光)/gu, ''],
  ],
  ja: [[/の(?:家|窓)に明かりが(?:灯|とも)[^、。]*/gu, '']],
  ko: [[/노을이? 지는/gu, '노을']],
}

/** A text with its language's misleading turns in plainer words. */
export function respell(text: string, language: string): string {
  return (RESPELT[language] ?? []).reduce(
    (plain, [said, other]) => plain.replace(said, other),
    text,
  )
}
