import { lookUp } from '../../lexicon/look-up.ts'
/** "Il y a", "se ve a", "man sieht": that something is there or seen, at the start of a clause. */
const THERE: Readonly<Record<string, RegExp>> = {
  es: /(?:se (?:ve|ven|puede ver|pueden ver|observa|observan|aprecia)|vemos|podemos ver|aparecen?)(?: (?:cómo|como))?(?: a (?=un|el|la|los|dos|tres|varios|varias)| al? )? ?(?=\p{L})/u,
  fr: /(?:il y a|on (?:voit|aperçoit|peut voir|distingue)|nous voyons|voici|c' est) (?=\p{L})/u,
  de: /(?:man sieht|wir sehen|zu sehen (?:ist|sind)|es gibt|da (?:ist|sind)) (?=\p{L})/u,
  it: /(?:si (?:vede|vedono|può vedere)|vediamo|c' è|ci sono|ecco) (?=\p{L})/u,
  pt: /(?:vê-se|veem-se|vemos|dá (?:para|pra) ver|pode-se ver|há|tem|existem?) (?=um|uma|dois|duas|três|quatro|cinco|vári)/u,
  nl: /(?:je ziet|we zien|men ziet|er is|er zijn|te zien (?:is|zijn)) (?=\p{L})/u,
  sv: /(?:man ser|vi ser|det (?:finns|är)|det (?=sitter|står|ligger|går|hänger|springer|flyger|sover|kommer|simmar|leker)|här är) ?(?=\p{L})/u,
  da: /(?:man ser|vi ser|der (?:er|står|sidder|ligger|går|hænger|løber|flyver|sover|kommer|svømmer|leger)|her er) ?(?=\p{L})/u,
  nb: /(?:man ser|vi ser|det (?:finnes|er)|det (?=sitter|står|ligger|går|henger|løper|flyr|sover|kommer|svømmer|leker)|her er) ?(?=\p{L})/u,
  ru: /(?:видно,? как|видно|мы видим|можно увидеть|есть) (?=\p{L})/u,
  uk: /(?:видно,? як|видно|ми бачимо|можна побачити|є) (?=\p{L})/u,
  pl: /(?:widać|widzimy|jest tu|są tu) (?=\p{L})/u,
  el: /(?:βλέπουμε|υπάρχ(?:ει|ουν)|διακρίνεται|φαίνεται) (?=\p{L})/u,
  ms: /(?:terlihat|tampak|ada|terdapat) (?=\p{L})/u,
  vi: /(?:có thể thấy|ta thấy|có) (?=một|hai|ba|bốn|năm)/u,
  th: /(?:มีภาพ|เห็น|มี)(?=\p{L})/u,
  ar: /(?:هناك|يوجد|توجد|نرى|يظهر|تظهر) (?=\p{L})/u,
}

/** A text in small letters without what only says that something is there. */
export function withoutThere(text: string, language: string): string {
  const there = lookUp(THERE, language)
  if (there === undefined) return text
  return text.replace(new RegExp(`(^|[,.:;] )${there.source}`, 'gu'), '$1')
}
