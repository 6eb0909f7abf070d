import { lookUp } from '../../lexicon/look-up.ts'
import { baseVerb } from '../../lexicon/morphology.ts'

/** A part of a sentence in English. */
type Gloss = (part: string) => string

/** Sentences whose order no row of words would give: each part is read by itself. */
type Frame = readonly [said: RegExp, english: (parts: readonly string[], gloss: Gloss) => string]

const COLOURS: Readonly<Record<string, string>> = {
  红: 'red',
  橙: 'orange',
  橘: 'orange',
  黄: 'yellow',
  绿: 'green',
  蓝: 'blue',
  紫: 'purple',
  粉: 'pink',
  棕: 'brown',
  褐: 'brown',
  灰: 'gray',
  黑: 'black',
  白: 'white',
  金: 'gold',
  银: 'silver',
  米: 'beige',
}
const SLOWLY = '(?:逐渐|渐渐|慢慢地?|缓缓地?|开始|会|后会|时会|后|时)*'
/** 一个人, 两个人: they are two, and the second is another one. */
const OTHER = '另(?:外)?一(?:个人|人|位|名)'
const ONE = '(一(?:个|位|名)?[^，。给为帮把递替向]{1,6}?)(?:正在|在|正)?'

const CHINESE_FRAMES: readonly Frame[] = [
  // 河从蓝色变成棕色.
  [
    new RegExp(`^(.{1,20}?)${SLOWLY}从(.{1,6}?)${SLOWLY}变(?:成了?|为|得|到)(.{1,8})$`, 'u'),
    ([who = '', from = '', to = ''], gloss) =>
      `${bare(gloss(who))} turns from ${looks(from, gloss)} to ${looks(to, gloss)}`,
  ],
  // 木门变成了玻璃门: of what it is made.
  [
    new RegExp(`^(.{1,12}?)${SLOWLY}变(?:成了?|为了?)(.{1,12})$`, 'u'),
    ([who = '', into = ''], gloss) => `${bare(gloss(stuff(who)))} turns into ${gloss(stuff(into))}`,
  ],
  [
    new RegExp(`^(.{1,12}?)(?:吸[水收].{0,3}|不断.{0,3})?${SLOWLY}变(大|小)了?$`, 'u'),
    ([who = '', how = ''], gloss) =>
      `${bare(gloss(ofSize(who)))} gradually becomes ${how === '大' ? 'bigger' : 'smaller'}`,
  ],
  // 一个人把钢笔递给另一个人.
  [
    new RegExp(`^${ONE}(?:把|将)(.{1,8}?)(?:递|交|送|传|扔|抛)给(?:了)?${OTHER}`, 'u'),
    ([one = '', what = ''], gloss) =>
      `${gloss(one)} hands ${withArticle(gloss(what))} to another person`,
  ],
  // 一个人捡起掉落的钥匙递给另一个人.
  [
    new RegExp(
      `^${ONE}(捡起|拿起|拾起)(?:掉落|掉下|落下)?的?(.{1,6}?)(?:并)?(?:递|交|还)给(?:了)?${OTHER}`,
      'u',
    ),
    ([one = '', , what = ''], gloss) =>
      `${gloss(one)} picks up ${withArticle(gloss(what))} and hands it to another person`,
  ],
  [
    new RegExp(`^${ONE}(?:递|交|送)给(?:了)?${OTHER}(.{1,8})$`, 'u'),
    ([one = '', what = ''], gloss) =>
      `${gloss(one)} hands ${withArticle(gloss(what))} to another person`,
  ],
  // 一个人扶另一个人上车: into it.
  [
    new RegExp(`^${ONE}(?:帮助?|协助|扶着?|搀扶着?)${OTHER}上(车|船)$`, 'u'),
    ([one = '', what = ''], gloss) =>
      `${gloss(one)} helps another person ${what === '车' ? 'into a car' : 'onto a boat'}`,
  ],
  // 一个人帮另一个人系领带: who is helped does it, too.
  [
    new RegExp(`^${ONE}(?:帮助?|协助)${OTHER}(.{2,14})$`, 'u'),
    ([one = '', deed = ''], gloss) => `${gloss(one)} helps another person ${asBare(gloss(deed))}`,
  ],
  [
    new RegExp(`^${ONE}(?:给|为|替)${OTHER}(?:打|撑|举)(?:着|开)?(?:雨)?伞$`, 'u'),
    ([one = ''], gloss) => `${gloss(one)} holds an umbrella over another person`,
  ],
  // 一个人给另一个人穿上外套: it is the other who has it on.
  [
    new RegExp(
      `^${ONE}(?:给|为|替)${OTHER}(?:穿上|戴上|围上|披上|系上|穿|戴)(?:了|一[件条顶个副])?(.{1,8})$`,
      'u',
    ),
    ([one = '', what = ''], gloss) =>
      `${gloss(one)} puts ${withArticle(gloss(what))} on another person`,
  ],
  [
    new RegExp(`^${ONE}(?:给|为|替)${OTHER}(?:盖上|盖)(?:了|一[条张床])?(.{1,6})$`, 'u'),
    ([one = '', what = ''], gloss) =>
      `${gloss(one)} places ${withArticle(gloss(what))} over another person`,
  ],
  [
    new RegExp(`^${ONE}(?:给|为|替)${OTHER}(.{2,14})$`, 'u'),
    ([one = '', deed = ''], gloss) => `${gloss(one)} ${asTold(gloss(deed))} for another person`,
  ],
  [
    new RegExp(`^${ONE}(.{1,4}?起|拿着?|抬着?|提着?|推着?|拉着?|扶着?)${OTHER}的(.{1,8})$`, 'u'),
    ([one = '', deed = '', what = ''], gloss) =>
      `${gloss(one)} ${asTold(gloss(deed))} the ${gloss(what)} of another person`,
  ],
]

/** 深黑色, 亮: how something looks before or after. */
function looks(said: string, gloss: Gloss): string {
  const plain = said.replace(/^(?:深|浅|淡|鲜|稳定|微弱)/u, '')
  const colour = /^(.)色?$/u.exec(plain)?.[1]
  const known = lookUp(COLOURS, colour ?? '') ?? lookUp(STATES, plain)
  return known ?? gloss(plain)
}

const STATES: Readonly<Record<string, string>> = {
  亮: 'bright',
  明亮: 'bright',
  暗: 'dark',
  暗淡: 'dim',
  闪烁: 'flickering',
  关闭: 'off',
  开启: 'on',
  亮起: 'on',
  大: 'big',
  小: 'small',
}

/** 木质桌面, 木轮: wooden, before what is made of it. */
const stuff = (said: string): string =>
  said
    .replace(/(?<=[木璃属料铁石])(轮|椅|桌|盒|瓶|杯)$/u, '$1子')
    .replace(
      /(木|玻璃|金属|塑料)(?:制的?|质的?|的)?(?=\p{L})/u,
      (_, of: string) => `${of === '木' ? '木头' : of}的`,
    )

/** 一只小熊猫: a little panda, where its size is what changes. */
const ofSize = (said: string): string =>
  said.replace(/^(一(?:只|个|条|头|匹|座))(小|大)(?=[猫狗熊狮老鱼气鸟象虎马兔])/u, '$1$2的')

function withArticle(english: string): string {
  if (/^(?:an?|the|some|two|three) /.test(english)) return english
  return `${/^[aeiou]/.test(english) ? 'an' : 'a'} ${english}`
}

/** "In the sky": where nothing is done, that itself is meant. */
const bare = (english: string): string => english.replace(/^(?:in|at|on|behind) /, '')

/** "Tying shoelaces": "tie shoelaces". */
function asBare(english: string): string {
  // 穿上外套: put on.
  const [verb = '', ...rest] = english.replace(/^wearing on /, 'putting on ').split(' ')
  return [baseVerb(verb) ?? verb, ...rest].join(' ')
}

/** "Lifting": "lifts". */
function asTold(english: string): string {
  const [verb = '', ...rest] = asBare(english).split(' ')
  return [/(?:s|sh|ch|x|o)$/.test(verb) ? `${verb}es` : `${verb}s`, ...rest].join(' ')
}

/** The clauses of a Chinese text in English, where one of them stands in a frame; null if none does. */
export function inFrames(text: string, gloss: Gloss): string | null {
  const clauses = text.split(/[,.，。]\s*/)
  const framed = clauses.map((clause) => frameOf(clause.trim(), gloss))
  if (framed.every((each) => each === null)) return null
  return framed
    .map((each, at) => each ?? gloss(clauses[at] ?? ''))
    .filter(Boolean)
    .join(' , ')
}

function frameOf(clause: string, gloss: Gloss): string | null {
  for (const [said, english] of CHINESE_FRAMES) {
    const found = said.exec(clause)
    if (found !== null) return english(found.slice(1), gloss)
  }
  return null
}
