type Respelling = readonly [said: RegExp, plain: string]

/** Turns of a language that its words alone would mislead about, in its own plainer words. */
const RESPELT: Readonly<Record<string, readonly Respelling[]>> = {
  fr: [
    [/serre (\p{L}+ \p{L}+) dans ses bras/gu, 'enlace $1'],
    [
      /\baux (?=(?:\p{L}+ )?(?:cheveux|yeux|ailes|oreilles|plumes|lunettes|joues|bottes|gants|moustaches|taches|bras|pattes|longues|murs|volets))/gu,
      'avec ',
    ],
    [/(?<!\p{L})à la (?=(?:longue |grande )?(?:barbe|robe|veste|queue|moustache))/gu, 'avec une '],
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
    [/(?<=\p{L}{3}) via(?=$|[,.]| (?:con|dal|dalla|nel|nella|da))/gu, ''],
    [/\buna giovane(?! (?:donna|ragazza))/gu, 'una giovane donna'],
    [/\bun giovane(?! (?:uomo|ragazzo))/gu, 'un giovane uomo'],
    [/\bda(?:i|gli|lla) (?=(?:lunghi |lunga )?(?:capelli|occhi|barba))/gu, 'con '],
  ],
  ms: [
    [/\bberambut\b/gu, 'dengan rambut'],
    [
      /\bber(?=(?:gaun|kebaya|batik|sarung|peci|kerudung|jilbab|hijab|celana|rok|topi|jaket|jas hujan|jas|syal|sepatu|kaus|kaos|seragam|helm|celemek|baju|kacamata|payung|mantel|kemeja|rambut|jubah|janggut|jenggot|kumis|mata|bulu|sayap|ekor)\b)/gu,
      'dengan ',
    ],
    [/\byang\b/gu, ' '],
    [/\bmilik\b/gu, 'dari'],
    // Mengikutinya: whom it is done to.
    [/(?<=(?<!\p{L})me(?:ng|ny|m|n|l|r)\p{L}{3,})nya(?!\p{L})/gu, ' dia'],
    [/(?<=\p{L}{4})(?<!belakang|depan|samping|bawah)nya(?!\p{L})/gu, ''],
    // Indonesian counts beasts by tails, people by heads, things by fruits.
    [
      /(?<=\b(?:dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|beberapa) )(?:ekor|orang|buah|helai|batang)\b/gu,
      '',
    ],
    [/\b(?:di luar|di luar jendela),? hujan(?: turun)?/gu, 'hujan'],
  ],
  ru: [
    [
      /(?<!\p{L})со? (?!дрона|высоты|рук|воздуха)(?=(?:\p{L}+(?:ого|его|ой|ых) )?(?!\p{L}+(?:[аяыи]ми|ся)(?!\p{L})|дву|тре|четыр)\p{L}{2,}[аяыи](?!\p{L}))/gu,
      'из ',
    ],
    [/ у (?:него|не[её]|них|себя)(?!\p{L})/gu, ''],
    [/рядом (?=(?:сп|сид|леж|сто|беж)\p{L}+ )/gu, ''],
    [/за котор(?:ым|ой|ыми) (?=ид[её]т|пада)/gu, ''],
  ],
  pl: [
    [/(?<!\p{L})nad (?=(?:\p{L}+ )?(?:jezior|morz|rzek|brzeg|wod|staw|ocean))/gu, 'przy '],
    [
      /(?<!\p{L})ze? (?!piasku|drona|góry|dołu|lotu|boku|bliska|ręki|powietrza|kamery)(?=(?:\p{L}+(?:ego|ej|ych) )?(?!\p{L}+[aiy]mi(?!\p{L})|dwoma|trzema)\p{L}{3,}[ayiu](?!\p{L}))/gu,
      'od ',
    ],
  ],
  uk: [
    [
      /(?<!\p{L})(?:з|із|зі) (?!піску|дрона|висоти|рук|повітря)(?=(?:\p{L}+(?:ого|ої|их) )?(?!\p{L}+[аяиі]ми(?!\p{L})|двома|трьома)\p{L}{3,}[аяиіу](?!\p{L}))/gu,
      'від ',
    ],
  ],
  ar: [
    [/(?<=حقل|حقول|بحر) من (?=\p{L})/gu, ' '],
    // The mirror, not the woman (المرأة): without its marks it would be written like her.
    [/المرآ/gu, 'مرآ'],
    // وقطتها: "and" is written in one word with what follows, if that is a word of its own.
    [
      /(?<=\p{L} )و(?=(?:ال|قط|كلب|طفل|رجل|امرأ|بنت|فتا|حصان|طائر|شجر|قمر|نجو|مطر|ثلج|أم|أب|جد))/gu,
      'و ',
    ],
  ],
  ro: [[/(?<!\p{L})(pe|în|lângă|spre|deasupra|la) mare(?!\p{L})/gu, '$1 marea']],
  th: [
    [
      /(?<=หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ|หลาย)(?:ตัว|คน|คัน|ลำ|ดอก|ต้น|ใบ|เล่ม|หลัง|เชือก|ลูก|ชิ้น|อัน)/gu,
      '',
    ],
    [/(?:ตัว|คน|คัน|ลำ|ดอก|ต้น|ใบ|เล่ม|หลัง|เชือก)(?:หนึ่ง|นึง)/gu, 'หนึ่ง'],
    [/(?:กำลัง|อยู่)/gu, ''],
  ],
  fa: [
    [/ي/gu, 'ی'],
    [/ك/gu, 'ک'],
    [/(?<!\p{L})(ن?می) (?=\p{L})/gu, '$1\u200c'],
    [/\u200cی(?!\p{L})/gu, ''],
    [/ را(?!\p{L})/gu, ''],
  ],
  cs: [[/ se (?=\p{L}+(?:ává|uje|ují|í|á|ají)(?!\p{L}))/gu, ' ']],
  el: [
    [/(πίν\p{L}+) (?:ένα )?καφέ(?!\p{L})/gu, '$1 καφές'],
    [/σε (?:ένα |μια )?καφέ(?=[,.]|$)/gu, 'σε καφετέρια'],
  ],
  sv: [[/(?<!\p{L})ett ((?:\p{L}+t )?)barn(?!\p{L})/gu, 'ett $1barnet']],
  vi: [
    [
      /(?<!\p{L})(?:chiếc|cái|vào lúc|vào|lúc|khu|của (?:mình|anh|cô|nó|ông|bà)(?: ấy)?)(?![\p{L}\p{M}]) ?/gu,
      '',
    ],
    [/người (?=thợ |nông dân|ngư dân|phụ nữ|lính)/gu, ''],
    [/cho ((?:\p{L}+ ){1,3})ăn(?!\p{L})/gu, 'cho ăn $1'],
    [/dưới (?=(?:dòng )?(?:sông|hồ|biển|ao|suối))/gu, 'trong '],
  ],
  zh: [
    // 有四只手臂的机器人: what somebody has.
    [/(?<=[一两二三四五六七八九十几][只个位名头条匹])有(?=[^着，。的,.]{1,10}的)/gu, '带着'],
    // 骑马的是一个女孩: who does it is named last.
    [/(?<=^|[，。,.] ?)([^，。,. ]{1,8})的是(?=一|两|三|几)([^，。,.]+)/gu, '$2$1'],
    // 镜头缓缓向前推进: how slowly it moves is no other move.
    [
      /(?<=镜头)(?:随后|随着|逐渐|缓缓|慢慢|缓慢|渐渐|平稳|稳稳|快速|迅速|轻轻)+地?(?=[推拉移跟追环围绕旋摇升上下左右向从由后前横平切靠])/gu,
      '',
    ],
    [/镜头从([^，。]{1,6}?)(?:缓缓|慢慢|逐渐)?(?:升起|上升|升高|拉升)/gu, '$1，镜头上升，'],
    // 一盏红灯笼: things are counted by their shapes.
    [
      /(?<=[一两二三四五六七八九十几])(?:盏|栋|幢|幅|支|根|片|颗|株|顶|件|台|部|扇|轮|所|柄|尊|枚|滴|块|列)(?=[^，。上下里])/gu,
      '个',
    ],
    // 金币堆上: a pile of them.
    [/([^在的着了从到个把，。 ]{1,3})堆(?=[上里中旁边下前后])/gu, '一堆$1'],
    // 系着围裙: what is on the body has verbs of its own.
    [
      /(?:系|围|披|打|裹|套|扎|背|挎)着(?=[^，。的]{0,4}的?(?:围裙|围巾|领带|披风|斗篷|披肩|头巾|毯子|书包|背包|双肩包))/gu,
      '穿着',
    ],
    // 放一只风筝: the verb is parted from what is flown.
    [/放着?(?=[一两三几]?[只个]?[^，。放]{0,6}风筝)/gu, '放飞'],
    // 白衣剑客: what somebody is known by is what they wear.
    [/([白红黑青蓝绿黄紫])衣(?=[^服裳裙])/gu, '穿$1色衣服的'],
    // 牵着牛过小河: across it.
    [
      /(?<![走跑飞穿经路越跨渡驶游开跳爬飘滑横通])过(?=(?:小|大)?(?:河|溪|桥|马路|街|江|铁路))/gu,
      '穿过',
    ],
    // 牵着孙子的手: whom one leads, not the hand.
    [/(?<=[牵拉]着[^，。]{1,4})的手/gu, ''],
    // 躲避猫的追赶: from the cat.
    [/(?<=[躲逃][避离开][^，。,]{1,8})的(?:追赶|追捕|追逐|追击|追杀|攻击)/gu, ''],
    [/家门[前口]/gu, '房子前'],
    [/披着/gu, '穿着'],
    [/(?<=[寺庙店家校宫殿院馆房屋堡])门[前口]/gu, '前'],
    [/(?:身穿|身着|身披|头戴|脚穿)/gu, '穿着'],
    [/(?<=[雨雪])天(?![空气使上])/gu, ''],
    [/时分/gu, '时'],
    // 从熊那里偷走: from the bear.
    [/(?<=从[^，。]{1,10})(?:那里|那儿|身边|身上|手里|手中)(?=[偷抢拿夺])/gu, ''],
    [/(?<=[他她它])(?:的)?面前/gu, '前'],
    [/大雾(?=[中里])/gu, '雾'],
    [/(?<=[色个]|[黑红白蓝])包(?=[的，。]|$)/gu, '手提包'],
    [/(?<![吉其])[他它](?:们)?的/gu, '他的'],
    [/她(?:们)?的/gu, ''],
    [/看着?(?=(?:月亮|星星|大海|夕阳|日出|日落|风景|烟花|雪|天空))/gu, '望着'],
    [/旁边(趴|躺|坐|站)着(一[只个条头位])(\p{L}+)/gu, '$2$3在旁边$1着'],
    [/[，,]?(?:窗户|窗子|窗口)(?:里)?亮着(?:灯|灯光)/gu, ''],
  ],
  hi: [
    // बच्चे को: before a small word it is one child.
    [/बच्चे(?= (?:को|का|के|की|ने|से|पर|में)(?![\p{L}\p{M}]))/gu, 'बच्चा'],
    [/(?<=[\p{L}\p{M}]+(?:ता|ते|ती|ी|ा|े)) (?=हु(?:ए|ई|आ)(?![\p{L}\p{M}]))/gu, ''],
  ],
  nl: [
    // Leert zijn dochter fietsen: who teaches is no pupil.
    [
      /(?<!\p{L})leert (?=(?:zijn|haar|een|de|het) (?:\p{L}+ )?(?:dochter|zoon|kind|meisje|jongen|hond))/gu,
      'onderwijst ',
    ],
    [/(?<!\p{L})zijn(?= \p{L})/gu, 'haar'],
    [/ (?:uit|op|aan|af|om|toe|mee|voorbij)(?=$|[,.])/gu, ''],
  ],
  tr: [
    // Ateşin başında: one sits at its head, which is beside it.
    [
      /(?<=(?:ateş|soba|şömine|ocağ|masa|sofra|tezg[aâ]h|mangal|kuyu|bilgisayar)n?[ıiuü]n )başında/gu,
      'yanında',
    ],
    [/tepeden aşağı/gu, 'tepede'],
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
    [/(?<!\p{L}|rund )um (?=(?:ein|einen?|den|das|die|ihren?|ihr|seinen?|sein) )/gu, 'rund um '],
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
    [
      / (?:aus|auf|ab|an|ein|zu|los|weg|herum|um|hoch|hinauf|hinunter|vorbei|zurück)(?=$|[,.])/gu,
      '',
    ],
    [/(?<=geh(?:t|en)(?!\p{L})[^,.]*) spazieren(?=$|[,.])/gu, ''],
    [/(?<=vom \p{L}+(?: (?:eines|einer|des|der) \p{L}+)?) aus(?!\p{L})/gu, ''],
    [/(?<=\p{L}) sich (?!gegenseitig|schüttel)/gu, ' '],
    [
      /(?:lässt|lassen) ([^,.]*?)((?:(?:einen?|ihren?|seinen?|bunten?) ){0,2}drachen)([^,.]*?) steigen/gu,
      'lässt einen drachen $1$3',
    ],
  ],
  ja: [
    [/(?<=[二三四五六七八九十])本(?=[腕足脚]の)/gu, '本の'],
    // 乗っているのは少女だ: who does it is named last.
    [
      /(?<=^|[、。,.] ?)([^、。,. ]{2,14}[るたく])のは([^、。,.]+?)(?:だ|です|である)(?=[。.]|$)/gu,
      '$2が$1',
    ],
    // 少女にカメラがゆっくりズームインする: how slowly it moves is no other move, and whom it shows is named.
    [/(?<=カメラ[がは])(?:ゆっくりと?|徐々に|静かに|少しずつ|次第に)/gu, ''],
    [/[にを](?=カメラが)/gu, '、'],
    [/カメラ[がは]([^、。]+)を(?=追|映|捉|とらえ)/gu, '$1、カメラが'],
    // エプロンをした, スカートをはいた: what is on the body has verbs of its own.
    [
      /(?<=エプロン|マスク|眼鏡|メガネ|めがね|ネクタイ|手袋|マフラー|スカーフ|ヘルメット|スカート|ズボン|パンツ|ジーンズ|靴|ブーツ|長靴|靴下|サンダル|マント|リボン|ヘッドホン|イヤホン|帽子|ベール|仮面|お面|サングラス|着物|浴衣|コート)を(?:した|して|している|はいた|はいている|締めた|つけた|つけて|かぶった|かけた|巻いた|羽織った|まとった)(?=[\p{L}])/gu,
      'を着た',
    ],
    // 黒猫が三匹屋根の上を: the count is told of whoever was named.
    [/([がはを])([二三四五六七八九十2-9](?:匹|頭|羽|人|台|本|隻))(?![のが])/gu, '$2$1'],
    // パン屋が: who acts is who keeps the shop.
    [/(?<=パン|花|魚|肉|八百|本)屋(?=[がは])/gu, '屋さん'],
    // 駅前で: in front of it.
    [/(?<=[駅店家門寺校社館城])前(?=[でにのを])/gu, 'の前'],
    // 歌い、… is 歌って、…: what somebody does besides.
    [/(?<=[をがにでは][^、。]*\p{Script=Han})[いちり](?=、)/gu, 'って'],
    [/(?<=[をがにでは][^、。]*\p{Script=Han})[みびに](?=、)/gu, 'んで'],
    [/(?<=[をがにでは][^、。]*\p{Script=Han})き(?=、)/gu, 'いて'],
    [/(?<=[をがにでは][^、。]*\p{Script=Han}[しべえめけせれげ])(?=、)/gu, 'て'],
    [/(\p{L}{1,3})を膝に(?:乗せ|のせ|抱い)て/gu, '$1と'],
    [/(?<=[雨雪風]の中)、/gu, ''],
    [/(?<=と)一緒に/gu, ''],
    [/の(?:家|窓)に明かりが(?:灯|とも)[^、。]*/gu, ''],
  ],
  ko: [
    [/(?<=^|[\s,.])그(?=(?:는|가|를|에게|와|도)[ ,.])/gu, '그이'],
    // 소녀에게 카메라가 천천히 다가간다: how slowly it moves is no other move, and whom it shows is named.
    [/(?<=카메라[가는] )(?:천천히|서서히|조금씩|부드럽게|점점) /gu, ''],
    [/(?:에게|[을를]) (?=카메라가)/gu, ', '],
    [/카메라[가는] ([^,.]+)[을를] (?=따라|쫓|비추|비춘)/gu, '$1, 카메라가 '],
    // 앞치마를 두른: what is on the body has verbs of its own.
    [
      /(?<=앞치마|목도리|스카프|망토|안경|장갑|넥타이|마스크|리본|벨트|선글라스|숄)([을를]) (?:두른|두르고|맨|매고|낀|끼고|찬|한|걸친)(?= )/gu,
      '$1 입은',
    ],
    [/(?<=(?:가방|배낭|책가방)[을를] )(?:멘|메고|둘러멘|둘러메고)(?= )/gu, '입은'],
    [/ 차림(?:의|으로)(?= )/gu, '을 입은'],
    [/(?<= (?:아래|위|옆|앞|뒤|안))서(?= )/gu, '에서'],
    // 자요ㅋㅋ, 켜는 중: how people write to each other.
    [/[ㄱ-ㅎㅏ-ㅣ~]+/gu, ''],
    [/(?<=는) 중(?:이(?:다|에요|야)|입니다)?(?=$|[,.])/gu, ''],
    [/(?:그녀의|그의|자신의) /gu, ''],
    [/노을이? 지는/gu, '노을'],
    // 사과 세 개로: things are counted by pieces.
    [
      /(?<=(?:^| )(?:한|두|세|네|다섯|여섯|일곱|여덟|아홉|열|여러|몇|\d+)) ?개(?=(?:[가를로의와]|에서)?(?:[ ,.]|$))/gu,
      ' 마리',
    ],
    // 열쇠를 문 까마귀: what it has in its mouth.
    [/(?<=[을를] )(?:문|물고 있는)(?= \p{L})/gu, '물은'],
    // 고양이를 보고 짖는다: at it.
    [/[을를] (?:보고|향해)(?= (?:짖|웃|미소|소리))/gu, '에게'],
    // 해변을 따라 달린다: along it, not after it.
    [/(?<=해변|바닷가|길|강|강변|거리|호숫가|산책로|도로)[을를] 따라(?= )/gu, '에서'],
    [/에게 (?=먹이를 )/gu, '를 '],
    [/(?<=[와과랑]) 함께/gu, ''],
  ],
}

/** A text with its language's misleading turns in plainer words. */
export function respell(text: string, language: string): string {
  return (RESPELT[language] ?? []).reduce(
    (plain, [said, other]) => plain.replace(said, other),
    text,
  )
}
