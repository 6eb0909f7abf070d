/** Collective numbers and names of two words; columns: zh; ja; ko; es; fr; de; pt; it; ru. `*` stands for any ending. */
export const NUMBERS_AND_NAMES = `
two = 俩; 二人の|二羽の|二頭の|二台の|二本の; 두 명의|두 마리의; par de|una pareja de; une paire de|deux; ein paar|zwei; um par de; un paio di; двое|двоих|пара
three = ; 三人の|三羽の|三頭の|三台の; 세 명의|세 마리의; ; ; ; ; ; трое|троих
four = ; 四人の|四匹の|四羽の|四頭の|四台の; 네 명의|네 마리의; ; ; ; ; ; четверо|четверых
five = ; 五人の|五匹の|五羽の|五頭の|五台の; 다섯 명의|다섯 마리의; ; ; ; ; ; пятеро|пятерых
six = ; 六人の|六匹の|六羽の|六頭の|六台の; 여섯 명의|여섯 마리의; ; ; ; ; ; шестеро
seven = ; 七人の|七匹の|七羽の; 일곱 명의|일곱 마리의; ; ; ; ; ; семеро
`
/** Names of two words, deeds with their things; the same columns. */
export const NAMES_OF_TWO = `
wheat field = 麦田|麦地; 麦畑|小麦畑; 밀밭|보리밭; campo de trigo|trigal*; champ de blé|champs de blé; weizenfeld*|kornfeld*; campo de trigo|trigal; campo di grano|campi di grano; пшеничн* пол*|пол* пшеницы
corn field = 玉米田|玉米地; トウモロコシ畑|とうもろこし畑; 옥수수밭; campo de maíz|maizal*; champ de maïs; maisfeld*; milharal|campo de milho; campo di mais; кукурузн* пол*
tulip field = 郁金香花田; チューリップ畑; 튤립밭; campo de tulipanes; champ de tulipes; tulpenfeld*; campo de tulipas; campo di tulipani; тюльпанн* пол*|пол* тюльпанов
flower field = 花田|花海; 花畑|お花畑; 꽃밭; campo de flores; champ de fleurs; blumenfeld*|blumenwiese*; campo de flores; campo di fiori|prato fiorito; цветочн* пол*|цветочн* лу[гж]*|пол* цветов
tea plantation = 茶园; 茶畑; 차밭; plantación de té; plantation de thé; teeplantage*; plantação de chá; piantagione di tè; чайн* плантаци*
mouse = 老鼠; ; ; ; souris|souriceau; ; ratinho*; topolin[oi]; мышк*|мыш[оае]н*|мышат*
kitten = 小猫|猫咪|幼猫; 子猫; 새끼 고양이|아기 고양이; gatito*|gatita*; chaton*; kätzchen|katzenbaby*; gatinho*|gatinha*; gattin[oaie]; кот[её]нок|кот[её]нк*|котят*
puppy = 小狗|幼犬; 子犬; 강아지|새끼 강아지; cachorrito*|perrito*; chiot*; welpe*|hündchen; filhote de cachorro|cachorrinho*|cãozinho; cucciol[oi]|cagnolin*; щен[оеяк]*
country road = 乡间小路|乡村小路|乡间道路|乡间小道; 田舎道|農道; 시골길; camino rural|camino de campo|carretera rural; route de campagne|chemin de campagne|petite route; landstraße*|feldweg*; estrada rural|estrada de terra|estradinha; strada di campagna|stradina di campagna; просёлочн* дорог*|проселочн* дорог*|сельск* дорог*
train station = 火车站|车站; 駅; 기차역|역; estación de tren|estación; gare; bahnhof*; estação de trem|estação; stazione|stazione ferroviaria; вокзал*|железнодорожн* станци*
long hair = 长头发|长长的头发|长发; ; 긴 머리의|긴 머리카락; ; ; ; cabelos compridos|cabelo longo; ; 
hair = 头发; 髪; 머리카락; pelo|cabello; cheveux; haar|haare|haaren; cabelo|cabelos; capelli; волос*
white swan = 白天鹅; ; ; ; ; ; ; ; 
small boat = 小船|小舟; 小舟; 조각배|작은 배; botecito|barquita|barquito; ; ; barquinho*; barchetta|barchette; лодочк*
lake = 湖面|湖水; 湖面|湖畔; 호숫가; ; ; ; ; ; 
calm = 平静的|平静; 穏やかな|静かな; 잔잔한|고요한; ; ; ; ; ; 
`
/** Deeds; the same columns. */
export const DEEDS_WITH_THINGS = `
planting a flag = 插旗|插上旗帜|插国旗|竖起旗帜; 旗を立て*|旗を掲げ*; 깃발을 꽂*|깃발을 세우*; planta* una bandera|clava* una bandera; plante un drapeau|plantent un drapeau; pflanzt eine fahne|pflanzt eine flagge|hisst eine flagge|stellt eine fahne; finca* uma bandeira|crava* uma bandeira|fincando uma bandeira; pianta* una bandiera; ставит флаг|устанавливает флаг|водружает флаг|втыкает флаг
planting a flag on the moon = 在月球上插旗|在月球上插上旗帜; 月に旗を立て*|月面に旗を立て*; 달에 깃발을 꽂*; ; ; ; ; ; 
throwing a net = 撒网; 網を投げ*|網を打*; 그물을 던*; lanza* una red|echa* la red|lanza* la red|lanza* su red; jette* un filet|jette* son filet|lance* un filet; wirft ein netz|wirft sein netz|wirft das netz; joga* uma rede|lança* uma rede|joga* a rede|joga* sua rede; getta* la rete|getta* una rete|lancia* la rete; закидыва* сеть|забрасыва* сеть|броса* сеть|закидыва* невод
rescuing = 救下|救出|营救|解救|救; 助け*|救*; 구하*|구조*; rescat*|salva|salvan|salvando; sauve|sauvent|sauvant|secour*; rettet|retten; resgat*|salva|salvam; salva|salvano|salvando; спаса*
knitting = 织毛衣|织围巾|编织|打毛线; 編み物を*|編んで*|編む; 뜨개질*|뜨개질을 하*|뜨고 있*; tej[ei]*|hace punto; tricot*; strick*; tricot*; lavora* a maglia|sferruzza*; вяж*
passing = 经过; 通り過ぎ*|通りかか*; 지나가*|지나치*; pasa por|pasan por|pasando por; passe devant|passe sur|passe par|passent; fährt vorbei|kommt vorbei; passa por|passam por|passando por|passa pela|passa pelo; passa per|passano per|passa davanti; проезжа*|проход*
talking = ; ; 이야기하*|얘기하*|대화하*; ; ; ; ; ; 
reading a book = 看书|读书|看着书; ; ; ; ; ; ; ; 
playing chess = 下棋|下象棋|下国际象棋; チェスをし*|将棋を指*|チェスを指*; 체스를 두*|장기를 두*|바둑을 두*; juega* al ajedrez|jugando al ajedrez; joue* aux échecs|jouent aux échecs; spielt schach|spielen schach; joga* xadrez|jogando xadrez; gioca* a scacchi|giocano a scacchi; игра* в шахматы
hugging = 拥抱|抱着|抱住|搂着; 抱きしめ*|抱き合*; 안아 주*|안아주*|껴안*|끌어안*|포옹*; abraz*; enlac*|étreint*|serre dans ses bras; umarm*; abraç*; abbracci*; обнима*
perching on = ; にとまって*|に止まって*; ; posad[oa] sobre|posad[oa] en; posé* sur; ; pousad[oa] em|pousad[oa] na|pousad[oa] no; posat[oa] su|posat[oa] sul|posat[oa] sulla; 
playing football = 踢足球|踢球; サッカーをし*|サッカーをや*|サッカーで遊*; 축구를 하*|축구하*|축구를 한다; juega* al fútbol|juega* fútbol|jugando al fútbol|jugando fútbol; joue* au foot|joue* au football|jouent au foot|jouent au football; spielt fußball|spielen fußball|kickt|kicken; joga* futebol|jogam bola|jogando futebol|joga bola; gioca* a calcio|giocano a calcio|gioca* a pallone|giocano a pallone; игра* в футбол
`
