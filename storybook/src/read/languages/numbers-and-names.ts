/** Collective numbers and names of two words; columns: zh; ja; ko; es; fr; de; pt; it; ru. `*` stands for any ending. */
export const NUMBERS_AND_NAMES = `
two = 俩; 二頭の|二本の; 두 명의; par de|una pareja de; une paire de; ein paar; um par de; un paio di; двоих
three = ; ; 세 명의; ; ; ; ; ; троих
four = ; 四頭の|四台の; 네 명의; ; ; ; ; ; четверо|четверых
five = ; 五頭の|五台の; 다섯 명의; ; ; ; ; ; пятеро|пятерых
six = ; 六頭の|六台の; 여섯 명의; ; ; ; ; ; шестеро
seven = ; ; 일곱 명의; ; ; ; ; ; семеро
`
/** Names of two words, deeds with their things; the same columns. */
export const NAMES_OF_TWO = `
wheat field = 麦田|麦地; 麦畑|小麦畑; 밀밭|보리밭; campo de trigo|trigal*; champ de blé|champs de blé; weizenfeld*|kornfeld*; campo de trigo|trigal; campo di grano|campi di grano; пшеничн* пол*|пол* пшеницы
corn field = 玉米田|玉米地; トウモロコシ畑|とうもろこし畑; 옥수수밭; campo de maíz|maizal*; champ de maïs; maisfeld*; milharal|campo de milho; campo di mais; кукурузн* пол*
tulip field = 郁金香花田; チューリップ畑; 튤립밭; campo de tulipanes; champ de tulipes; tulpenfeld*; campo de tulipas; campo di tulipani; тюльпанн* пол*|пол* тюльпанов
flower field = ; お花畑; ; campo de flores; champ de fleurs; ; campo de flores; campo di fiori; цветочн* лу[гж]*|пол* цветов
tea plantation = 茶园; 茶畑; 차밭; plantación de té; plantation de thé; teeplantage*; plantação de chá; piantagione di tè; чайн* плантаци*
mouse = ; ; ; ; souriceau; ; ratinho*; topolin[oi]; мышк*|мыш[оае]н*|мышат*
kitten = ; ; ; gatita*; ; katzenbaby*; gatinha*; gattin[oaie]; кот[её]нк*|котят*
puppy = ; ; 새끼 강아지; ; ; ; cãozinho; cucciol[oi]; щен[оеяк]*
country road = 乡间小路|乡村小路|乡间道路|乡间小道; 田舎道|農道; 시골길; camino rural|camino de campo|carretera rural; route de campagne|chemin de campagne|petite route; landstraße*|feldweg*; estrada rural|estrada de terra|estradinha; strada di campagna|stradina di campagna; просёлочн* дорог*|проселочн* дорог*|сельск* дорог*
train station = ; ; ; ; ; ; estação de trem; stazione ferroviaria; железнодорожн* станци*
long hair = 长头发|长长的头发; ; 긴 머리의|긴 머리카락; ; ; ; cabelos compridos|cabelo longo; ; 
hair = 头发; 髪; 머리카락; pelo|cabello; cheveux; haar|haare|haaren; cabelo|cabelos; capelli; волос*
white swan = 白天鹅; ; ; ; ; ; ; ; 
small boat = 小船|小舟; 小舟; 조각배|작은 배; botecito|barquita|barquito; ; ; barquinho*; barchetta|barchette; лодочк*
lake = 湖水; 湖面; ; ; ; ; ; ; 
calm = 平静的|平静; ; ; ; ; ; ; ; 
`
/** Deeds; the same columns. */
export const DEEDS_WITH_THINGS = `
planting a flag = 插旗|插上旗帜|插国旗|竖起旗帜; 旗を立て*|旗を掲げ*; 깃발을 꽂*|깃발을 세우*; planta* una bandera|clava* una bandera; plante un drapeau|plantent un drapeau; pflanzt eine fahne|pflanzt eine flagge|hisst eine flagge|stellt eine fahne; finca* uma bandeira|crava* uma bandeira|fincando uma bandeira; pianta* una bandiera; ставит флаг|устанавливает флаг|водружает флаг|втыкает флаг
planting a flag on the moon = 在月球上插旗|在月球上插上旗帜; 月に旗を立て*|月面に旗を立て*; 달에 깃발을 꽂*; ; ; ; ; ; 
throwing a net = ; ; 그물을 던*; lanza* una red|echa* la red|lanza* la red|lanza* su red; jette* un filet|jette* son filet|lance* un filet; wirft ein netz|wirft das netz; joga* uma rede|lança* uma rede|joga* a rede|joga* sua rede; getta* la rete|getta* una rete|lancia* la rete; закидыва* сеть|забрасыва* сеть|броса* сеть|закидыва* невод
rescuing = 救下|解救; ; ; salvando; secour*; ; ; ; 
knitting = 打毛线; 編み物を*|編む; 뜨개질을 하*|뜨고 있*; tej[ei]*|hace punto; ; ; ; sferruzza*; 
passing = 经过; 通り過ぎ*|通りかか*; 지나치*; pasa por|pasan por|pasando por; passe devant|passe sur|passe par|passent; fährt vorbei|kommt vorbei; passa por|passam por|passando por|passa pela|passa pelo; passa per|passano per|passa davanti; проезжа*|проход*
talking = ; ; 얘기하*|대화하*; ; ; ; ; ; 
reading a book = 看书|读书|看着书; ; ; ; ; ; ; ; 
playing chess = 下国际象棋; チェスをし*|チェスを指*; 장기를 두*|바둑을 두*; juega* al ajedrez|jugando al ajedrez; joue* aux échecs|jouent aux échecs; ; joga* xadrez|jogando xadrez; gioca* a scacchi|giocano a scacchi; игра* в шахматы
hugging = 搂着; 抱きしめ*|抱き合*; 안아 주*|안아주*|끌어안*; ; étreint*|serre dans ses bras; ; ; ; 
perching on = ; にとまって*|に止まって*; ; posad[oa] sobre|posad[oa] en; ; ; pousad[oa] em|pousad[oa] na|pousad[oa] no; posat[oa] su|posat[oa] sul|posat[oa] sulla; 
playing football = ; サッカーをし*|サッカーをや*|サッカーで遊*; 축구를 한다; juega* al fútbol|juega* fútbol|jugando fútbol; joue* au foot|joue* au football|jouent au foot|jouent au football; kickt|kicken; joga* futebol|jogam bola|joga bola; gioca* a calcio|gioca* a pallone|giocano a pallone; игра* в футбол
brushing = 刷; 磨いて*|磨く|ブラシをかけ*; 닦고 있*|빗질*; cepilla*; brosse*; bürstet*|bürsten; escova*; spazzola*; чистит зубы
resting = 休息; 休んで*|休憩*|休む; 쉬고*|쉬는|쉰다; descans*; se repose*|repose; ruht|ruhen|ruht sich aus|ausruh*; descans*; riposa*|si riposa*; отдыха*
dropping = 扔下; ; 떨어뜨*; deja caer|dejan caer; laisse tomber|laissent tomber; lässt fallen; deixa cair|derruba*; lascia cadere; уронил*
jumping over = 跃过; 跳び越え*; 뛰어넘*; salta por encima de|salta sobre|saltan sobre|saltando sobre; saute par-dessus|saute au-dessus d*; springt über|springen über; pula por cima d*|salta por cima d*|pula sobre|salta sobre; salta sopra|salta oltre; перепрыгива*|прыгает через|прыгают через
measuring = 测量|量; 測って*|測る; 재고 있*|측정*; mide|miden|midiendo; mesure*; misst|messen; mede|medem|medindo; misura*; измеря*
jumping in puddles = 踩水坑|踩水洼|踩水; ; ; ; ; ; ; ; 
crossing the street = 过街|过马路; ; ; ; ; ; ; ; 
with a moustache = ; 口ひげを生やし*|口髭を生やし*|口髭をたくわえ*; 콧수염이 있는|콧수염을 기른; ; ; ; ; ; 
with a beard = 留着胡子|留着胡须|长着胡子|满脸胡子; ひげを生やし*|髭を生やし*|ひげをたくわえ*; 수염이 있는|수염을 기른; ; ; ; ; ; 
`
