import { lookUp } from '../../lexicon/look-up.ts'
import type { Item } from './item.ts'

/** What the endings of a name were read as: see dravidian-words.ts. */
const READ_ENDING = /\+[a-z_]+/y

const PARTICLES: Record<string, RegExp> = {
  ta: READ_ENDING,
  te: READ_ENDING,
  kn: READ_ENDING,
  ml: READ_ENDING,
  zh: /围着|绕着|(?:的)?(?:附近|身边|身旁|身后|身前|背后|面前|对面|周围|四周|底下|顶上|外面)|对着|朝着|向着|对|朝|一边|一面|(?:的)?(?:左边|左侧|右边|右侧|上面|里面|下面|旁边|前面|后面|上方|上空|下方|之上|之下|之中|之间|中间)|正在|上|里|间|中|下|旁|边|畔|前|后|内|的|在|和|与|跟|着|了|过|地|是|有|把|被|用着?|从|到|进|入|向|只|个|条|头|匹|位|名|辆|朵|棵|艘|架|座|张|群|没有|然后|突然|沿着|沿|时/y,
  tr: /ki(?!\p{L})/uy,
  hi: /(?:को|का|के|की|ने|वाली|वाला|वाले)(?![\p{L}\p{M}])/uy,
  ja: /のために?|の(?:膝の上|膝|ひざの上|ひざ|足元|足もと)[にで]|越しに?|の(?:左側?|右側?|上|中|下|隣|横|そば|近く|周り|まわり|周囲|間|前|後ろ)(?:に|で|の|を)?|なし(?:で|の)?|たち|達|ながら|そして|突然|から|まで|です|ます|いる|いない|が|は|も|を|で|に|へ|と|の|や|、/y,
  ko: /(?:무릎위에서|발치곁에서|왼쪽에서|왼쪽에|왼편에|오른쪽에서|오른편에|아래에|주위에서|주위에|주위|속에서|속에|속을|속의|속|동안|사이로|사이에|사이|곁에|근처에서|근처|오른쪽에|위에서|위에|위를|위로|위의|위|옆을|앞을|뒤를|아래를|안을|앞으로|뒤로|옆으로|아래로|옆의|앞의|뒤의|안의|아래의|안에서|안에|아래에서|아래|밑에|옆에서|옆에|앞에서|앞에|뒤에서|뒤에|그리고|갑자기|그다음에?|그 다음에?|그러고 나서|없는|없이|없음|없다|없고|있다|있는|있습니다|있어요|한다|합니다|옆|앞|뒤|밑|곁|마리가|마리의|마리를|마리|명의|명이|명|분이|분의|분께서|분|척이|척|송이가|송이|그루|대가|들이|들은|들을|들과|들의|들도|들에게서|들에게|들한테|로부터|으로부터|에게서|한테서|에게는|에서는|에서도|에는|에도|께서|까지|부터|이랑|랑|에서|에게|한테|으로|하고|이|가|은|는|을|를|에|의|와|과|로|도|들)(?=[\s,.]|$)/y,
}

/** The small word of an unspaced or agglutinating language that stands here. */
export function particleAt(body: string, at: number, language: string): [Item, number] | null {
  const pattern = lookUp(PARTICLES, language)
  if (pattern === undefined) return null
  pattern.lastIndex = at
  const found = pattern.exec(body)
  if (found === null) return null
  const gloss = found[0].replace(/^\+/, '').replaceAll('_', ' ')
  return [{ gloss, kind: 'particle' }, found[0].length]
}
