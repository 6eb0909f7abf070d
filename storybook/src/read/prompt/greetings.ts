import { lookUp } from '../../lexicon/look-up.ts'
import { findPicture } from '../../lexicon/find-picture.ts'
import type { Shot } from '../../plan/plan.ts'
import { REQUEST } from '../words/closed-words.ts'
import { foreignLetters } from './lettering.ts'

/**
 * What people write to each other, and a small scene for each: `greeting = scene`. `{who}` is whom it is for, if it is
 * one of the family, else the words after the `/`.
 */
const TABLE = `
happy birthday|feliz cumpleaños|joyeux anniversaire|bon anniversaire|(?:alles gute|herzlichen glückwunsch) zum geburtstag|buon compleanno|feliz aniversário|с дн[её]м рождения|생일 축하(?:해|해요|합니다)?|生日快乐|(?:お)?誕生日おめでとう(?:ございます)?|doğum günün kutlu olsun|selamat ulang tahun|wszystkiego najlepszego|hartelijk gefeliciteerd = {who/a girl} in a party hat cheers next to a birthday table in the living room
merry christmas|happy christmas|happy holidays|season's greetings|feliz navidad|joyeux noël|frohe weihnachten|buon natale|feliz natal|с рождеством|메리 크리스마스|圣诞快乐|メリークリスマス|god jul|wesołych świąt|vrolijk kerstfeest = a christmas tree, a snowman and gifts in a snowy village at night
happy (?:chinese|lunar) new year|恭喜发财|春节快乐 = a red dragon dances in a street at night, red lanterns
happy new year|feliz año(?: nuevo)?|bonne année|frohes neues(?: jahr)?|guten rutsch|(?:felice|buon) anno(?: nuovo)?|feliz ano novo|с новым годом|새해 복 많이 받으세요|新年快乐|あけましておめでとう(?:ございます)?|gelukkig nieuwjaar|mutlu yıllar = fireworks over a city at night, people cheer
happy valentine'?s(?: day)?|feliz (?:día de )?san valentín|joyeuse saint-valentin = a couple hugs in a rose garden at sunset, red hearts rise
happy mother'?s day|feliz día de (?:la|las) madres?|bonne fête maman|alles (?:gute|liebe) zum muttertag|buona festa della mamma|feliz dia das mães|母亲节快乐 = a child gives a bouquet of flowers to a mom in a garden
happy father'?s day|feliz día del padre|bonne fête papa|alles gute zum vatertag|buona festa del papà|feliz dia dos pais|父亲节快乐 = a dad and a child fly a kite in a meadow
(?:i|we) love you(?: so much| very much| too)?|te (?:amo|quiero)(?: mucho)?|je t'aime|ich liebe dich|ti amo|eu te amo|я тебя люблю|사랑해(?:요)?|我爱你|愛してる|ik hou van jou|kocham cię|seni seviyorum = a child hugs {who/a cat} in a garden, red hearts rise
thank you(?: so much| very much)?(?: for (?:everything|your help|all))?|thanks(?: a lot| so much)?(?: for everything)?|(?:muchas )?gracias(?: por todo)?|merci(?: beaucoup)?(?: pour tout)?|(?:vielen )?dank(?:e)?(?: schön)?|(?:mille )?grazie|(?:muito )?obrigad[oa]|(?:большое )?спасибо|감사합니다|고마워(?:요)?|谢谢(?:你)?|ありがとう(?:ございます)? = a smiling girl holds a bouquet of flowers in a meadow, butterflies fly
(?:congratulations|congrats)(?: (?!(?:on|to|for) )\\p{L}+){0,4} (?:on|to|for) (?:your|the|passing your) (?:graduation|degree|exams?|diploma) = graduates throw their caps in front of a university
(?:congratulations|congrats)(?: (?!(?:on|to|for) )\\p{L}+){0,4} (?:on|to|for) (?:your|the) (?:wedding|engagement|marriage)|welcome to our wedding|just married = a bride and a groom dance in a garden, doves fly
(?:congratulations|congrats)(?: (?!(?:on|to|for) )\\p{L}+){0,4} (?:on|to|for) (?:your|the) (?:new )?(?:home|house|apartment|flat) = a family stands in front of a new house
(?:congratulations|congrats|well done|good job|felicidades|félicitations|glückwunsch|herzlichen glückwunsch|congratulazioni|parabéns|поздравляю|축하(?:해|해요|합니다)|恭喜|おめでとう)(?: on (?:your|the) [a-z ]{3,20})? = children cheer in a park, confetti falls and balloons rise
get well(?: soon)?|gute besserung|que te mejores(?: pronto)?|bon rétablissement|guarisci presto|melhoras|выздоравливай|早日康复 = a teddy bear lies in a bed in a bedroom in the morning
good ?night|sweet dreams|sleep (?:well|tight)|buenas noches|bonne nuit|gute nacht|buona ?notte|boa noite|спокойной ночи|잘 자(?:요)?|晚安|おやすみ(?:なさい)? = a child sleeps in a bed in a bedroom at night
good morning(?: sunshine)?|buenos días|guten morgen|bom dia|buongiorno|доброе утро|좋은 아침(?:이에요)?|早上好|おはよう(?:ございます)? = a rooster crows on a farm at sunrise
hello world = a big globe between two waving children in a park on a sunny day
hello(?: there| everyone)?|hi(?: there| everyone)?|hey(?: there)?|greetings|¡?hola|bonjour|salut|hallo|guten tag|ciao|olá|oi|привет|здравствуйте|안녕(?:하세요)?|你好|こんにちは|merhaba|cześć = three children wave in a park on a sunny day
welcome(?: home| back)?|bienvenid[oa]s?|bienvenue|willkommen(?: zu hause)?|benvenut[oia]|bem-vind[oa]|добро пожаловать|환영합니다|欢迎|ようこそ = a dog and a family wave in front of a house
goodbye|good bye|bye(?: bye)?|farewell|see you(?: soon| later)?|adiós|au revoir|auf wiedersehen|tschüss|arrivederci|adeus|до свидания|안녕히 가세요|再见|さようなら|bon voyage|have a (?:nice|good|safe) (?:trip|journey|flight)|gute reise|buon viaggio = three children wave at a harbor at sunset, a big ship sails away
good luck|viel glück|buena suerte|bonne chance|buona fortuna|boa sorte|удачи|祝你好运 = a rabbit jumps in a meadow of clover under a rainbow
happy easter|felices pascuas|joyeuses pâques|frohe ostern|buona pasqua|feliz páscoa|复活节快乐 = a rabbit and easter eggs in a meadow in spring
happy thanksgiving = a family eats a turkey at a table in the dining room
happy halloween|trick or treat|feliz halloween = a pumpkin, a ghost and bats at a haunted house at night
happy hanukk?ah|happy chanukah = a family stands around a menorah in a living room at night
happy diwali|शुभ दीपावली = an indian family lights oil lamps at night, fireworks
eid mubarak|ramadan kareem|ramadan mubarak|عيد مبارك|رمضان كريم = a mosque at night under a crescent moon, lanterns
happy anniversary|feliz aniversario|buon anniversario = an old couple dances in a living room
`

const KIN =
  /^(?:mom|mum|mommy|mummy|mother|dad|daddy|father|papa|grandma|granny|nana|grandmother|grandpa|granddad|grandfather|sister|brother|son|daughter|aunt|uncle|wife|husband|cat|dog|teacher|boss)$/
/** Nobody is named by these. */
const PLAIN =
  /^(?:to|you|my|our|dear|dearest|little|big|best|lovely|sweet|everyone|all|and|friends?|\d{1,4})$/

const GREETINGS = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [words = '', scene = ''] = line.split(' = ')
    return { begins: new RegExp(`^(?:${words})(?![\\p{L}'])`, 'iu'), scene }
  })

interface Greeting {
  readonly text: string
  readonly lettering: Shot['lettering']
}

/** "Happy birthday Anna!": a card comes to life, with the greeting on a banner. Null if something else is asked for. */
export function readGreeting(prompt: string): Greeting | null {
  return readCard(prompt.trim()) ?? readCard(unasked(prompt))
}

function readCard(prompt: string): Greeting | null {
  const [, card = '', wishes = ''] =
    /^["“«]?([^,.!?"”»！。，]{2,60}?)["”»]?[!.？！。]*((?:,| with ).*)?\s*$/su.exec(prompt) ?? []
  for (const { begins, scene } of GREETINGS) {
    const said = begins.exec(card)?.[0]
    if (said === undefined) continue
    const whom = card.slice(said.length).trim().split(/\s+/).filter(Boolean)
    if (whom.length > 4 || !whom.every(isWhom)) return null
    const kin = whom.map(kinOf).find((each) => each !== undefined)
    const who = kin === undefined ? '$1' : `a ${kin}`
    const text = card.trim().replace(/^\p{L}/u, (first) => first.toUpperCase())
    return {
      text: scene.replace(/\{who\/([^}]+)\}/, who) + wishes,
      // Without a font for its letters the banner would be empty.
      lettering: foreignLetters(text) === '' ? [{ text, on: 'banner' }] : [],
    }
  }
  return null
}

/** "Please make a clip: happy birthday Anna": whoever is asked for it is not greeted. */
function unasked(prompt: string): string {
  const asked = ASKED.exec(prompt.toLowerCase())?.[0] ?? ''
  return prompt.slice(asked.length).trim()
}

const ASKED = new RegExp(
  `^\\s*(?:(?:pls|plz),? )?(?:${REQUEST.source.slice(1)})?(?:(?:an? )?(?:short |little |quick )*(?:clip|video|film|card|animation)\\s*[:,-]\\s*)?`,
  'u',
)

/** "Mom", and "mamá", "Oma", "бабушка" in English. */
function kinOf(word: string): string | undefined {
  const plain = word.toLowerCase()
  if (KIN.test(plain)) return plain
  return Object.keys(FAMILIES).find((name) => lookUp(FAMILIES, name)?.test(plain))
}

const FAMILIES: Readonly<Record<string, RegExp>> = {
  mom: /^(?:mam[aáã]e?|maman|mamma|mutti|mami|мама)$/u,
  dad: /^(?:pap[aáà]i?|papi|vati|papà|babbo|папа)$/u,
  grandma: /^(?:abuel(?:it)?a|oma|mamie|mémé|nonna|vovó|avó|бабушка)$/u,
  grandpa: /^(?:abuel(?:it)?o|opa|papi|pépé|nonno|vovô|avô|дедушка)$/u,
}

/** "Happy birthday cake" is a cake; Anna and grandma have birthdays. */
function isWhom(word: string): boolean {
  const plain = word.toLowerCase()
  if (/^(?:across|over|on|in|at|under|the|an?|is|are)$/.test(plain)) return false
  return (
    PLAIN.test(plain) ||
    kinOf(plain) !== undefined ||
    /^\p{Lu}/u.test(word) ||
    (findPicture(plain)?.kind ?? 'person') === 'person'
  )
}
