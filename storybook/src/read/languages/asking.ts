import { lookUp } from '../../lexicon/look-up.ts'

/** "Quiero un vídeo de", "…動画を作って": what is said to whoever makes the film, before, between and behind what is shown. */
interface Asking {
  readonly before?: RegExp
  readonly between?: RegExp
  readonly behind?: RegExp
}

const ASKINGS: Readonly<Record<string, Asking>> = {
  es: {
    before:
      /^(?:(?:hola|oye|por favor|porfa)[,!. ]+)*(?:(?:me )?(?:gustaría|podrías|puedes|quiero|quisiera|necesito|haz(?:me)?|hacer?|hace[dn]?me|créa(?:me)?|crea(?:r|me)?|genera(?:r|me)?|muéstrame|muestra|dibuja(?:me)?|anima|ver|que hagas) )*(?:por favor )?(?:(?:un|una|el|la) )?(?:vídeo|video|videíto|corto|clip|animación|película|peli|escena|imagen|toma)(?: corto| corta| animado| animada)? (?:(?:de|con|sobre|donde|en (?:el|la) que|que muestre|que muestra)(?: (?:se ve|aparece|sale|hay))? |: ?)/u,
    behind: /[,.]? (?:por favor|porfa|gracias)[.!]*$/u,
  },
  pt: {
    before:
      /^(?:(?:oi|olá|por favor)[,!. ]+)*(?:(?:me )?(?:gostaria de|quero|queria|preciso de|faz|faça|fazer?|cria|crie|criar|gera|gere|gerar|mostra|mostre|desenha|desenhe|ver) )*(?:por favor )?(?:(?:um|uma|o|a) )?(?:vídeo|video|videozinho|filme|filminho|clipe|animação|cena|imagem)(?: curto| curta)? (?:(?:de|com|sobre|onde|em que|que mostre|mostrando)(?: (?:aparece|tem))? |: ?)/u,
    behind: /[,.]? (?:por favor|pfv|obrigad[oa])[.!]*$/u,
  },
  fr: {
    before:
      /^(?:(?:bonjour|salut|s' il te plaît|s' il vous plaît|stp)[,!. ]+)*(?:(?:j' )?(?:aimerais|voudrais|je voudrais|je veux|veux|peux-tu|pourrais-tu|fais(?:-moi)?|faire|crée(?:-moi)?|créer|génère(?:-moi)?|montre(?:-moi)?|dessine(?:-moi)?|voir) )*(?:(?:un|une|la|le) )?(?:vidéo|video|film|clip|animation|scène|image|court[- ]métrage)(?: courte?)? (?:(?:d' |de |du |avec |où |sur |qui montre |montrant )(?:on voit )?|: ?)/u,
    behind: /[,.]? (?:s' il (?:te|vous) plaît|stp|svp|merci)[.!]*$/u,
  },
  de: {
    before:
      /^(?:(?:hallo|hi|bitte)[,!. ]+)*(?:(?:ich )?(?:möchte|hätte gerne?|will|brauche|mach(?:e)?|erstell(?:e)?|generiere?|zeig(?:e)?|mal(?:e)?|kannst du|könntest du)(?: mir| uns)?(?: bitte| mal)* )?(?:(?:ein|eine|einen|das) )?(?:kurzes |kurzen |kleines )?(?:video|film|clip|animation|szene|bild|kurzfilm)(?: machen| erstellen)?,? (?:(?:von|mit|über|wo|in dem|auf dem|das zeigt)(?: man)? |: ?)/u,
    behind: /[,.]? (?:bitte|danke)[.!]*$/u,
  },
  it: {
    before:
      /^(?:(?:ciao|per favore)[,!. ]+)*(?:(?:mi )?(?:vorrei|voglio|puoi|fai|fammi|fare|crea(?:mi)?|creare|genera(?:mi)?|mostra(?:mi)?|disegna(?:mi)?|vedere) )*(?:(?:un|una|il|la) )?(?:video|filmato|film|clip|animazione|scena|immagine)(?: breve)? (?:(?:di|d'|con|su|dove|in cui|che mostra)(?: si vede| c' è)? |: ?)/u,
    behind: /[,.]? (?:per favore|grazie)[.!]*$/u,
  },
  ru: {
    before:
      /^(?:(?:привет|пожалуйста)[,!. ]+)*(?:(?:я )?(?:хочу|хотел[аи]? бы|нужно|сделай(?:те)?|сделать|создай(?:те)?|создать|сгенерируй(?:те)?|покажи(?:те)?|нарисуй(?:те)?|сними(?:те)?|увидеть)(?: мне| нам)?,? (?:пожалуйста,? )?)*(?:видео|видеоролик|ролик|фильм|клип|мультик|мультфильм|анимаци\p{L}+|сцен\p{L}+)(?:,? (?:где|на котором|в котором|про|о том,? как|как|с)|:| -) ?/u,
    behind: /[,.]? (?:пожалуйста|спасибо|видео|ролик)[.!]*$/u,
  },
  uk: {
    before:
      /^(?:(?:привіт|будь ласка)[,!. ]+)*(?:(?:я )?(?:хочу|зроби|зробіть|створи|створіть|покажи|намалюй)(?: мені)?,? (?:будь ласка,? )?)*(?:відео|ролик|фільм|мультик|анімаці\p{L}+|сцен\p{L}+)(?:,? (?:де|на якому|про те,? як|про|як|з)|:) ?/u,
    behind: /[,.]? (?:будь ласка|дякую|відео)[.!]*$/u,
  },
  pl: {
    before:
      /^(?:(?:cześć|proszę)[,!. ]+)*(?:(?:chcę|chciał\p{L}+|zrób|stwórz|wygeneruj|pokaż|narysuj)(?: mi)?,? (?:proszę,? )?)*(?:wideo|film|filmik|klip|animacj\p{L}+|scen\p{L}+)(?:,? (?:gdzie|na którym|w którym|o tym,? jak|jak|o|z)|:) /u,
    behind: /[,.]? (?:proszę|dzięki|dziękuję)[.!]*$/u,
  },
  nl: {
    before:
      /^(?:(?:hallo|hoi)[,!. ]+)*(?:(?:ik )?(?:wil|maak|genereer|toon|teken)(?: me| mij)?(?: een)? )?(?:(?:een|de) )?(?:korte )?(?:video|filmpje|film|clip|animatie|scène)(?: (?:van|met|over|waarin|waar)|:) /u,
    behind: /[,.]? (?:alsjeblieft|graag|bedankt)[.!]*$/u,
  },
  sv: {
    before:
      /^(?:hej[,!. ]+)*(?:(?:jag vill ha|gör|skapa|visa|rita)(?: mig)? )?(?:(?:en|ett) )?(?:kort )?(?:video|film|klipp|animation|scen)(?: (?:av|med|om|där|på|som visar)|:) /u,
    behind: /[,.]? (?:tack|snälla)[.!]*$/u,
  },
  ms: {
    before:
      /^(?:(?:halo|hai|tolong)[,!. ]*)*(?:(?:saya (?:mau|ingin)|aku (?:mau|ingin)|buatkan|buatlah|buat|bikin(?:kan|in)?|tampilkan|gambarkan)(?: saya| aku)? )*(?:(?:sebuah|satu) )?(?:video|film|klip|animasi|adegan)(?: pendek| singkat)? ?(?:(?:tentang|dengan|di mana|yang menampilkan|yang menunjukkan) |: ?)?/u,
    behind: /[,.]? (?:tolong|ya|dong|terima kasih|makasih)[.!]*$/u,
  },
  vi: {
    before:
      /^(?:(?:xin chào|chào|hãy|làm ơn)[,!. ]*)*(?:(?:tôi muốn|mình muốn|tạo|làm|vẽ|cho tôi xem|cho mình)(?: cho (?:tôi|mình))? )*(?:(?:một|1) )?(?:video|clip|đoạn phim|phim|đoạn video|cảnh)(?: ngắn)? ?(?:(?:về|có|quay cảnh|quay) (?:cảnh )?|: ?)/u,
    behind: /[,.]? (?:nhé|nha|đi|cảm ơn)[.!]*$/u,
  },
  tr: {
    before:
      /^(?:(?:merhaba|lütfen)[,!. ]+)*(?:bana )?(?:(?:kısa )?bir (?:video|film|animasyon|sahne)[:,] ?)/u,
    behind:
      /(?:[ ,.]+(?:bir|kısa|bana|lütfen|videosu(?:nu)?|video|filmi|animasyonu|sahnesi|yap(?:ar mısın|abilir misin)?|oluştur|hazırla|istiyorum|göster|çiz))+[.!?]*$/u,
  },
  hi: {
    before:
      /^(?:(?:नमस्ते|कृपया)[,! ]+)*(?:(?:मुझे|एक|छोटा|मेरे लिए) )*(?:वीडियो|विडियो|फिल्म|दृश्य|एनिमेशन)(?: (?:बनाओ|बनाइए|बनाएं|बना दो|चाहिए|दिखाओ))?(?: जिसमें|,|:) /u,
    between:
      / (?:का|की|के) (?:एक )?(?:वीडियो|विडियो|फिल्म) (?:बनाओ|बनाइए|बनाएं|बना दो|चाहिए|दिखाओ)(?= जो)/u,
    behind:
      /(?:[ ,.]+(?:का|की|के|एक|वीडियो|विडियो|फिल्म|कृपया|बनाओ|बनाइए|बनाएं|बना दो|चाहिए|दिखाओ|दिखाइए))+[।.!]*$/u,
  },
  ar: {
    before:
      /^(?:(?:مرحبا|من فضلك|لو سمحت)[,،! ]+)*(?:(?:أريد|اريد|أرغب في|اصنع|اعمل|أنشئ|انشئ|ارسم|أرني|صمم)(?: لي)? )*(?:فيديو|فيلما?|مقطعا?|مشهدا?|رسوم متحركة)(?: (?:قصيرا?|فيديو))?(?: (?:عن|حول|يظهر فيه|يظهر|فيه|يصور|لـ ?)|[:،,])? ?(?:ل(?=[\u0621-\u064a]{3}))?/u,
    behind: /[,،.]? (?:من فضلك|لو سمحت|شكرا)[.!]*$/u,
  },
  zh: {
    before:
      /^(?:(?:你好|请|麻烦)[，, ]*)*(?:我(?:想要?|要|需要)|(?:请)?(?:帮|给|为)我)?(?:看|做|生成|制作|创作|画|拍|来|弄)?(?:一个|一段|一部|个|段)?(?:关于)?(?:短)?(?:视频|短片|动画|影片|画面)[：:，, ]+(?:内容是|里面是)?/u,
    behind: /(?:的)?(?:短)?(?:视频|短片|影片)(?:，?谢谢)?[。.！!]*$/u,
  },
  ja: {
    behind:
      /(?:の|という|、)?(?:短い)?(?:動画|ビデオ|映像|アニメ|シーン)(?:を|が|で)?(?:作って|生成して|見せて|お願い|ほしい|欲しい|見たい|作成して|描いて)[^。、]*[。！!]*$/u,
  },
  ko: {
    before: /^(?:(?:안녕(?:하세요)?)[,.! ]+)/u,
    behind:
      / ?(?:짧은 )?(?:영상|동영상|비디오|애니메이션|장면|영화)(?:을|를|으로|로|이|가)? ?(?:하나 )?(?:만들어|보여|생성|그려|부탁|제작|원해)[^,.]*[.!]*$/u,
  },
}

const ASKED_FOR: Readonly<Record<string, string>> = {
  ta: 'வீடியோ|காணொளி|காணொலி|அனிமேஷன்',
  te: 'వీడియో|వీడియొ|యానిమేషన్',
  kn: 'ವೀಡಿಯೊ|ವಿಡಿಯೋ|ವಿಡಿಯೊ|ವೀಡಿಯೋ|ಅನಿಮೇಷನ್',
  ml: 'വീഡിയോ|വിഡിയോ|ആനിമേഷൻ',
}

/** பூனையின் வீடியோவை உருவாக்கு: in these languages all of it stands behind, the ending of what is shown with it. */
function withoutWish(text: string, language: string): string {
  const names = lookUp(ASKED_FOR, language)
  if (names === undefined) return text
  return text.replace(
    new RegExp(`(?: \\+of)?[ ,]+(?:ஒரு |ఒక |ಒಂದು |ഒരു )?(?:${names})[^.,]*[.!]?$`, 'u'),
    '',
  )
}

/** A text in small letters without what asks for a film; all of it where nothing else would be left. */
export function withoutAsking(text: string, language: string): string {
  const { before, between, behind } = lookUp(ASKINGS, language) ?? {}
  const asked = [before, between, behind].filter((part) => part !== undefined)
  const told = asked.reduce((rest, part) => rest.replace(part, ''), withoutWish(text, language))
  return told.trim() === '' ? text : told
}
