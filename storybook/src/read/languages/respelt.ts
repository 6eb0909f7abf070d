import { lookUp } from '../../lexicon/look-up.ts'
import { RESPELT_CHINESE } from './respelt-chinese.ts'
import { RESPELT_EAST, type Respelling } from './respelt-east.ts'
import { RESPELT_FURTHER } from './respelt-further.ts'
import { RESPELT_SOUTH } from './respelt-south.ts'

/** Turns of a language that its words alone would mislead about, in its own plainer words. */
const RESPELT: Readonly<Record<string, readonly Respelling[]>> = {
  fr: [
    // Sur une place: one of a town.
    [/(?<=sur (?:une|la) )place(?=$|[ ,.])(?! (?:de|du|des|d') )/gu, 'grand-place'],
    [/serre (\p{L}+ \p{L}+) dans ses bras/gu, 'enlace $1'],
    [/, ((?:un|une|des|son|sa) [\p{L}-]+(?: \p{L}+)?) à la main(?!\p{L})/gu, ' tenant $1'],
    // À la fourrure d'un blanc éclatant: white.
    [
      /(?<!\p{L})d' un (blanc|noir|rouge|bleu|vert|jaune|gris|rose|brun|roux)(?: (?:éclatant|profond|vif|intense|pur|immaculé|sombre|clair|pâle))?(?!\p{L})/gu,
      '$1',
    ],
    [
      /\baux (?=(?:\p{L}+ )?(?:cheveux|yeux|ailes|oreilles|plumes|lunettes|joues|bottes|gants|moustaches|taches|bras|pattes|longues|murs|volets))/gu,
      'avec ',
    ],
    [
      /(?<!\p{L})à la (?=(?:longue |grande )?(?:barbe|robe|veste|queue|moustache|fourrure|crinière|peau))/gu,
      'avec une ',
    ],
    [/\bau (?=(?:grand |long )?(?:chapeau|manteau|béret|bonnet))/gu, 'avec un '],
    [/\bdepuis (?=un|le|la|son|sa)/gu, 'sur '],
    [/\ben (?=\p{L}{2,}ant(?!\p{L}))/gu, ''],
    [
      /(?<!\p{L})à (?=(?:tresses|lunettes|moustache|barbe|couettes|chapeau|casquette|capuche|plumes|rayures|pois)(?!\p{L}))/gu,
      'avec ',
    ],
  ],
  es: [
    [/(?<=\bfum\p{L}+ )en (?=pipa(?!\p{L}))/gu, 'una '],
    [/(?<!\p{L})(una|la|su|esta) cerca(?!\p{L})/gu, '$1 valla'],
    [/\buna joven(?! (?:mujer|chica|niña))/gu, 'una mujer joven'],
    [/\bun joven(?! (?:hombre|chico|niño))/gu, 'un hombre joven'],
    [/\bde (?=(?:pelo|cabello|ojos|barba)\b)/gu, 'con '],
    [
      /(?:\bvestid[oa]s? )?\bde (?=(?:blanco|negro|rojo|azul|verde|amarillo|rosa)(?=$|[ ,.]))/gu,
      'en ',
    ],
    [
      /\ben (?=(?:(?:un|una|su) )?(?:monociclo|bicicleta|bici|moto|patineta|monopatín|triciclo)(?!\p{L}))/gu,
      'sobre ',
    ],
    [/\bal (?=\p{L}+[aei]r(?!\p{L}))/gu, ''],
    [/\bhaciendo malabares con\b|\bhace malabares con\b/gu, 'hace malabares '],
    [/\bdesde (?=un|el|la|su)/gu, 'en '],
  ],
  pt: [
    [/(?<!\p{L})([nd]?[oa]s?) (\p{L}+) del[ea]s?(?!\p{L})/gu, '$1 sua $2'],
    [/(?<!\p{L})n(?=uma?s?(?!\p{L}))/gu, 'em '],
    // A uma menina, diante dele: to a girl, in front of him.
    [/(?<!\p{L})a (?=(?:uma?s?|dois|duas|três|quatro|cinco)(?!\p{L}))/gu, 'para '],
    [
      /(?<=(?:diante|lado|atrás|perto|frente|baixo|cima|dentro|redor) )d(?=el[ea]s?(?!\p{L}))/gu,
      'de ',
    ],
    [/\buma jovem(?! (?:mulher|moça|menina))/gu, 'uma mulher jovem'],
    [/\bum jovem(?! (?:homem|rapaz|menino))/gu, 'um homem jovem'],
    [/\bde (?=(?:cabelo|cabelos|olhos|barba)\b)/gu, 'com '],
    [
      /(?:\bvestid[oa]s? )?\bde (?=(?:branco|preto|vermelho|azul|verde|amarelo|rosa)(?=$|[ ,.]))/gu,
      'em ',
    ],
    [
      /\bde (?=(?:vestido|chapéu|boné|casaco|capa|óculos|camisa|jaqueta|avental|saia|terno)(?!\p{L}))/gu,
      'com ',
    ],
  ],
  it: [
    // Ruba la luna e la porta a casa: carries it, and no door.
    [/(?<=(?:^| )e )l[oa] porta (?=(?:a|in|con|via)(?!\p{L}))/gu, 'trasporta '],
    [/(?<=\p{L}{3}) via(?=$|[,.]| (?:con|dal|dalla|nel|nella|da))/gu, ''],
    [/\buna giovane(?! (?:donna|ragazza))/gu, 'una giovane donna'],
    [/\bun giovane(?! (?:uomo|ragazzo))/gu, 'un giovane uomo'],
    [/\bda(?:i|gli|lla) (?=(?:lunghi |lunga )?(?:capelli|occhi|barba))/gu, 'con '],
  ],
  ru: [
    // Кошка на неё смотрит: looks at her.
    [/(?<!\p{L})на (не[её]|него|них) (смотр[ия]т|гляд[ия]т)(?!\p{L})/gu, '$2 на $1'],
    // Кладёт голову ей на колени: whose they are is told before.
    [/(?<=голову )(ей|ему|им) на колени/gu, 'на колени $1'],
    [
      /(?<!\p{L})со? (?!дрона|высоты|рук|воздуха)(?=(?:\p{L}+(?:ого|его|ой|ых) )?(?!\p{L}+(?:[аяыи]ми|ся)(?!\p{L})|дву|тре|четыр)\p{L}{2,}[аяыи](?!\p{L}))/gu,
      'из ',
    ],
    [/ у (?:него|не[её]|них|себя)(?!\p{L})/gu, ''],
    [/рядом (?=(?:сп|сид|леж|сто|беж)\p{L}+ )/gu, ''],
    [/за котор(?:ым|ой|ыми) (?=ид[её]т|пада)/gu, ''],
  ],
  pl: [
    // Kot na nią patrzy: looks at her.
    [/(?<!\p{L})na (nią|niego|nich|nie) (patrz[yą]|spogląda(?:ją)?)(?!\p{L})/gu, '$2 na $1'],
    [/(?<!\p{L})nad (?=(?:\p{L}+ )?(?:jezior|morz|rzek|brzeg|wod|staw|ocean))/gu, 'przy '],
    [
      /(?<!\p{L})ze? (?!piasku|drona|góry|dołu|lotu|boku|bliska|ręki|powietrza|kamery)(?=(?:\p{L}+(?:ego|ej|ych) )?(?!\p{L}+[aiy]mi(?!\p{L})|dwoma|trzema)\p{L}{3,}[ayiu](?!\p{L}))/gu,
      'od ',
    ],
  ],
  uk: [
    // Кіт на неї дивиться: looks at her.
    [/(?<!\p{L})на (неї|нього|них) (див[ия]ться|дивлять?ся)(?!\p{L})/gu, '$2 на $1'],
    [
      /(?<!\p{L})(?:з|із|зі) (?!піску|дрона|висоти|рук|повітря)(?=(?:\p{L}+(?:ого|ої|их) )?(?!\p{L}+[аяиі]ми(?!\p{L})|двома|трьома)\p{L}{3,}[аяиіу](?!\p{L}))/gu,
      'від ',
    ],
  ],
  ro: [[/(?<!\p{L})(pe|în|lângă|spre|deasupra|la) mare(?!\p{L})/gu, '$1 marea']],
  // "Směje se", "se směje": with somebody only before an ending that says so.
  cs: [[/ s[ei](?! \p{L}+(?:em|ou|mi|[ýíě]m)(?!\p{L}))(?!\p{L})/gu, '']],
  el: [
    // Μια γάτα την κοιτάζει: whom it is done to, behind the deed.
    [
      /(?<=\p{L} )τ(?:ην?|ις) (\p{L}{2,}(?:ζει|ζουν|άει|άνε|θεί|θούν|ρνει|ρνουν|πει|πουν))(?=$|[ ,.])/gu,
      '$1 αυτήν',
    ],
    [
      /(?<=\p{L} )τ(?:ον?|ους) (\p{L}{2,}(?:ζει|ζουν|άει|άνε|θεί|θούν|ρνει|ρνουν|πει|πουν))(?=$|[ ,.])/gu,
      '$1 αυτόν',
    ],
    [/(πίν\p{L}+) (?:ένα )?καφέ(?!\p{L})/gu, '$1 καφές'],
    [/σε (?:ένα |μια )?καφέ(?=[,.]|$)/gu, 'σε καφετέρια'],
  ],
  sv: [[/(?<!\p{L})ett ((?:\p{L}+t )?)barn(?!\p{L})/gu, 'ett $1barnet']],
  da: [
    // De løber: who acts, and no article.
    [/(?<!\p{L})de (?=\p{L}+r(?!\p{L}))/gu, 'disse '],
    [/(?<=(?:til sidst|til slutt|så|derefter|deretter|nu|nå) \p{L}+r )de(?= \p{L})/gu, 'disse'],
    // Bærer en bakke: what is carried is no hill.
    [
      /((?:bære|holde|servere|tabe)r (?:en|et|sin) (?:\p{L}+ )?)bakke(?!\p{L})/gu,
      '$1serveringsbakke',
    ],
  ],
  nb: [
    // Båten sin: whose it is stands behind it.
    [/(?<!\p{L})(\p{L}{2,}(?:en|et|a|ene)) (sin|sitt|sine|si|hans|hennes)(?=[ ,.]|$)/gu, '$2 $1'],
    [/(?<!\p{L})de (?=\p{L}+r(?!\p{L}))/gu, 'disse '],
    [/(?<=(?:til sidst|til slutt|så|derefter|deretter|nu|nå) \p{L}+r )de(?= \p{L})/gu, 'disse'],
    // Et høyt tre, et lite barn: one, and neither three nor several.
    [/(?<!\p{L})et ((?:\p{L}+t |lite )?)(tre|barn)(?!\p{L})/gu, 'et $1$2et'],
  ],
  nl: [
    // "Met grijs haar": hair, and nobody's.
    [/(?<=met \p{L}+ (?:\p{L}+ )?)haar(?= \p{L}+t |[,.]|$| (?:en|in|op|die) )/gu, 'haren'],
    // Een bij verzamelt nectar: who does something is no small word.
    [/(?<!\p{L})(een|kleine|dikke) bij(?= (?:\p{L}{3,}t|op|in) )/gu, '$1 honingbij'],
    // Geeft de bloemen water: plants are given nothing else.
    [
      /geeft (?=[^,.]*(?:bloemen|planten|rozen|tulpen)[^,.]* water(?=$|[,.]))([^,.]*) water/gu,
      'begiet $1',
    ],
    // Leert zijn dochter fietsen: who teaches is no pupil.
    [
      /(?<!\p{L})leert (?=(?:zijn|haar|een|de|het) (?:\p{L}+ )?(?:dochter|zoon|kind|meisje|jongen|hond))/gu,
      'onderwijst ',
    ],
    [/(?<!\p{L})zijn(?= \p{L})/gu, 'haar'],
    [/ (?:uit|op|aan|af|om|toe|mee|voorbij)(?=$|[,.])/gu, ''],
  ],
  tr: [
    // Şemsiyesini açmadan: without what is not used.
    [
      /(?<!\p{L})(\p{L}{2,}?)(?:s?[ıiuü]n[ıiuü]|y?[ıiuü])? (?:aç|al|giy|tak|kullan|tut|taşı|bağla)m[ae]d[ae]n(?!\p{L})/gu,
      '$1 olmadan',
    ],
    // Kapadokya'da balonlar: those that carry people.
    [/(?<=kapadokya[^.]*)(?<!hava )(?<!\p{L})balon/gu, 'sıcak hava balonu '],
    // Bir çift el ele yürüyor: two people, and no pair of shoes.
    [/(?<!\p{L})bir çift(?= (?!ayakkabı|çorap|eldiven|göz|kanat|küpe|terlik|bot)\p{L})/gu, 'çift'],
    // Yanında bir güvercin oturuyor: beside whoever was named before.
    [/(?<=[,.] )(?=(?:hemen )?(?:yanında|arkasında|önünde) )/gu, 'onun '],
    // Yanına bir güvercin konuyor: the same of whoever comes.
    [/(?<=[,.] )(?=(?:hemen )?(?:yanına|arkasına|önüne) )/gu, 'onun '],
    // Koyun sürüsü: many of them.
    [/(?<!\p{L})(\p{L}{2,}) sürüsü(?=n|y|$|[ ,.])/gu, 'birçok $1'],
    // Elinde taşıyor: one carries with one's hands.
    [/(?<!\p{L})(?:elinde|ellerinde|eliyle) (?=(?:taşı|tut))/gu, ''],
    // Üzerinde beyaz bir elbise var: she wears it.
    [
      /(?<!\p{L})(?:üzerinde|üstünde|başında|ayağında|boynunda|sırtında) ([^,.]{3,40}?) var(?!\p{L})/gu,
      '$1 giyiyor',
    ],
    // Yolun karşısına geçiyor: across it.
    [
      /(?<!\p{L})(yol|sokağ|cadde|köprü|nehr|dere)n?[ıiuü]n karşı(?:sına|ya|tarafına) (?=geç)/gu,
      '$1u ',
    ],
    [/(?<!\p{L})(yol|cadde|sokak|köprü|nehir)d[ae]n karşıya (?=geç)/gu, '$1u '],
    // Dışarıda kar yağıyor ve bahçede: the weather is told alone.
    [/ (?=ve [^,.]+ (?:yağıyor|esiyor))|(?<=(?:yağ|es)ıyor) ve (?=\p{L})/gu, ', '],
    // Ateşin başında: one sits at its head, which is beside it.
    [
      /(?<=(?:ateş|soba|şömine|ocağ|masa|sofra|tezg[aâ]h|mangal|kuyu|bilgisayar)n?[ıiuü]n )başında/gu,
      'yanında',
    ],
    [/tepeden aşağı/gu, 'tepede'],
    // Süt taşıyor: what is in a pot is carried by nobody.
    [/(?<=(?:süt|su|çorba|tencere|nehir|dere|kova) )taşıyor/gu, 'taşıp dökülüyor'],
    // Yaşlı bir balıkçı teknesinde uyuyor: with nobody else named, he sleeps, and not his boat.
    [
      /((?:^|[,.] )(?:(?:yaşlı|genç|bir) )*balıkçı) (?=teknesinde (?![^,.]*(?<!\p{L})bir(?!\p{L})))/gu,
      '$1 kendi ',
    ],
    // New York'ta: a name is written apart from its ending.
    [/(?<=\p{L})' (?=(?:[dt][ae]n?|n?[ıiuü]n|y?[aeıiuü]|y?l[ae])(?!\p{L}))/gu, ''],
    [/(?<=\p{L}{2}[ıiuü]nd[ae])ki(?!\p{L})/gu, ' ki'],
  ],
  de: [
    // Läuft auf die Vögel zu: towards them, and not on them.
    [
      / auf ((?:den|die|das|einen?|ihn|ihre?n?|seinen?) (?:\p{L}+ )?\p{L}+) zu(?=$|[,.])/gu,
      ' zu $1',
    ],
    // Fangen an, eine neue zu bauen: nothing is caught.
    [/(?<!\p{L})fäng(t|en)?(?=(?: \p{L}+){0,2} an,? )/gu, 'beginn$1'],
    [/(?<!\p{L})fangen(?=(?: \p{L}+){0,2} an,? )/gu, 'beginnen'],
    [/(?<=beginn(?:t|en)(?: \p{L}+){0,2}) an,? /gu, ' '],
    // Biegt um die Ecke: turns it.
    [/(?:biegt|biegen|fährt|fahren|kommt) um die (?=ecke)/gu, 'biegt um die '],
    // Wiegen sich im Wind: nothing is weighed.
    [/wieg(?:t|en) (?=(?:sich )?(?:sanft |leicht )?im wind)/gu, 'schwanken '],
    [
      /(?<!\p{L}|rund |biegt )um (?=(?:ein|einen?|den|das|die|ihren?|ihr|seinen?|sein) )/gu,
      'rund um ',
    ],
    // Stiehlt einem Bären den Fisch: from the bear.
    [/(?<=(?:stiehlt|stehlen|klaut|klauen) )(?=(?:(?:ein|sein|ihr)e[mr]|dem) )/gu, 'vom '],
    [/führ(?:t|en) ([^,.]*?) (?:spazieren|gassi)(?=$|[,.])/gu, 'spaziert mit $1'],
    // A couple, not a few: what follows is what it does.
    [/(?<!\p{L})ein paar (?=\p{L}+t(?!\p{L}))/gu, 'ein pärchen '],
    [
      /(?<=wart\p{L}+[^,.]*) auf (?=(?:den|einen|ihren|seinen|das|die|ihre|seine|eine) )/gu,
      ' für ',
    ],
    [/(?<!\p{L})(?:um|gegen) \p{L}+ uhr (?=morgens|früh|nachts|abends|nachmittags|mittags)/gu, ''],
    // Einen Hügel hinunter: who goes down stairs is known from the stairs.
    [
      /(?<!\p{L})((?:einen|den|eine|die) (?:\p{L}+ )?(?:hügel|hang|berg|abhang|piste|rampe|wiese)) (?:hinunter|herunter|hinab|herab)(?!\p{L})/gu,
      'hinunter $1',
    ],
    [
      / (?:aus|auf|ab|an|ein|zu|los|weg|herum|um|hoch|hinauf|hinunter|vorbei|zurück)(?=$|[,.])/gu,
      '',
    ],
    [/(?<=geh(?:t|en)(?!\p{L})[^,.]*) spazieren(?=$|[,.])/gu, ''],
    [/(?<=vom \p{L}+(?: (?:eines|einer|des|der) \p{L}+)?) aus(?!\p{L})/gu, ''],
    [/(?<=\p{L})(?<!schüttel[tn]) sich (?!gegenseitig|schüttel)/gu, ' '],
    [
      /(?:lässt|lassen) ([^,.]*?)((?:(?:einen?|ihren?|seinen?|bunten?) ){0,2}drachen)([^,.]*?) steigen/gu,
      'lässt einen drachen $1$3',
    ],
  ],
}

/** A text with its language's misleading turns in plainer words. */
export function respell(text: string, language: string): string {
  const turns =
    lookUp(RESPELT_EAST, language) ??
    lookUp(RESPELT_SOUTH, language) ??
    lookUp(RESPELT_FURTHER, language) ??
    lookUp(RESPELT, language) ??
    []
  const first = language === 'zh' ? RESPELT_CHINESE : []
  return [...first, ...turns].reduce((plain, [said, other]) => plain.replace(said, other), text)
}
