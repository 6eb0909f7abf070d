/** Cities, countries and sights by name; columns: zh; ja; ko; es; fr; de; pt; it; ru. `*` stands for any ending. */
export const NAMED_PLACES = `
lisbon = 里斯本; リスボン; 리스본; lisboa; lisbonne; lissabon; lisboa; lisbona; лиссабон*
prague = 布拉格; プラハ; 프라하; praga; prague; prag; praga; praga; праг[аиеу]
vienna = 维也纳; ウィーン; 빈 거리|비엔나; viena; vienne; wien; viena; vienna; вен[ауеы]
berlin = 柏林; ベルリン; 베를린; berlín; berlin; berlin; berlim; berlino; берлин*
moscow = 莫斯科|红场; モスクワ|赤の広場; 모스크바; moscú; moscou; moskau; moscou|moscovo; mosca in inverno|a mosca; москв[аыеу]
saint petersburg = 圣彼得堡; サンクトペテルブルク; 상트페테르부르크; san petersburgo; saint-pétersbourg; sankt petersburg; são petersburgo; san pietroburgo; санкт-петербург*|петербург*
rome = 罗马; ローマ; 로마; roma; rome; rom; roma; roma; рим|риме|рима
florence = 佛罗伦萨; フィレンツェ; 피렌체; florencia; florence; florenz; florença; firenze; флоренци*
barcelona = 巴塞罗那; バルセロナ; 바르셀로나; barcelona; barcelone; barcelona; barcelona; barcellona; барселон*
madrid = 马德里; マドリード; 마드리드; madrid; madrid; madrid; madri; madrid; мадрид*
amsterdam = 阿姆斯特丹; アムステルダム; 암스테르담; ámsterdam; amsterdam; amsterdam; amsterdã; amsterdam; амстердам*
istanbul = 伊斯坦布尔; イスタンブール; 이스탄불; estambul; istanbul; istanbul; istambul; istanbul; стамбул*
athens = 雅典; アテネ; 아테네; atenas; athènes; athen; atenas; atene; афин*
santorini = 圣托里尼; サントリーニ; 산토리니; santorini; santorin; santorin*; santorini; santorini; санторини
cairo = 开罗; カイロ; 카이로; el cairo; le caire; kairo; cairo; il cairo; каир*
dubai = 迪拜; ドバイ; 두바이; dubái|dubai; dubaï; dubai; dubai; dubai; дуба[йея]
mumbai = 孟买; ムンバイ; 뭄바이; bombay|mumbai; bombay; mumbai; mumbai; mumbai; мумбаи
bangkok = 曼谷; バンコク; 방콕; bangkok; bangkok; bangkok; bangkok; bangkok; бангкок*
singapore = 新加坡; シンガポール; 싱가포르; singapur; singapour; singapur; singapura; singapore; сингапур*
beijing = 北京|故宫; 北京; 베이징|북경; pekín; pékin; peking; pequim; pechino; пекин*
shanghai = 上海|外滩; 上海; 상하이; shanghái; shanghai; shanghai|schanghai; xangai; shanghai; шанха[йея]
hong kong = 香港; 香港; 홍콩; hong kong; hong kong; hongkong; hong kong; hong kong; гонконг*
seoul = 首尔; ソウル; 서울; seúl; séoul; seoul; seul; seul; сеул*
kyoto = 京都; 京都; 교토; kioto; kyoto; kyoto; quioto|kyoto; kyoto; киото
osaka = 大阪; 大阪; 오사카; osaka; osaka; osaka; osaka; osaka; осак*
san francisco = 旧金山; サンフランシスコ; 샌프란시스코; san francisco; san francisco; san francisco; são francisco; san francisco; сан-франциско
los angeles = 洛杉矶; ロサンゼルス; 로스앤젤레스; los ángeles; los angeles; los angeles; los angeles; los angeles; лос-анджелес*
las vegas = 拉斯维加斯; ラスベガス; 라스베이거스; las vegas; las vegas; las vegas; las vegas; las vegas; лас-вегас*
chicago = 芝加哥; シカゴ; 시카고; chicago; chicago; chicago; chicago; chicago; чикаго
rio de janeiro = 里约热内卢|里约; リオデジャネイロ|リオ; 리우데자네이루|리우; río de janeiro; rio de janeiro; rio de janeiro; rio de janeiro|copacabana; rio de janeiro; рио-де-жанейро
mexico city = 墨西哥城; メキシコシティ; 멕시코시티; ciudad de méxico; mexico city; mexiko-stadt; cidade do méxico; città del messico; мехико
sydney = 悉尼; シドニー; 시드니; sídney; sydney; sydney; sydney; sydney; сидне[йея]
hawaii = 夏威夷; ハワイ; 하와이; hawái|hawaii; hawaï|hawaii; hawaii; havaí; hawaii; гава[йия]*
iceland = 冰岛; アイスランド; 아이슬란드; islandia; islande; island; islândia; islanda; исланди*
norway = 挪威; ノルウェー; 노르웨이; noruega; norvège; norwegen; noruega; norvegia; норвеги*
switzerland = 瑞士; スイス; 스위스; suiza; suisse; schweiz; suíça; svizzera; швейцари*
tuscany = 托斯卡纳; トスカーナ; 토스카나; toscana; toscane; toskana; toscana; toscana; тоскан*
provence = 普罗旺斯; プロヴァンス; 프로방스; provenza; provence; provence; provença; provenza; прованс*
alps = 阿尔卑斯山|阿尔卑斯; アルプス; 알프스; los alpes|alpes; les alpes|alpes; alpen; alpes; alpi; альп[ыа]*
himalayas = 喜马拉雅山|喜马拉雅; ヒマラヤ; 히말라야; himalaya; himalaya; himalaya; himalaia; himalaya; гимала[ийея]*
andes = 安第斯山脉|安第斯; アンデス; 안데스; los andes; les andes|andes; anden; andes; ande; анд[ыа]х*
sahara = 撒哈拉沙漠|撒哈拉; サハラ砂漠|サハラ; 사하라 사막|사하라; sáhara|desierto del sáhara; sahara|désert du sahara; sahara; saara|deserto do saara; sahara|deserto del sahara; сахар[аеуы]
amazon rainforest = 亚马逊雨林|亚马逊; アマゾン|アマゾンの熱帯雨林; 아마존|아마존 열대우림; amazonas|selva amazónica; amazonie|forêt amazonienne; amazonas|amazonas-regenwald; amazônia|floresta amazônica; amazzonia|foresta amazzonica; амазони*
mount fuji = 富士山; 富士山; 후지산; monte fuji; mont fuji; fuji|fudschijama; monte fuji; monte fuji; гор* фудзи|фудзиям*|фудзи
great wall of china = 长城|万里长城; 万里の長城; 만리장성; gran muralla china|muralla china; grande muraille de chine|grande muraille; chinesische mauer|chinesischen mauer; muralha da china|grande muralha; grande muraglia cinese|muraglia cinese; велик* китайск* стен*
taj mahal = 泰姬陵; タージマハル; 타지마할; taj mahal; taj mahal; taj mahal; taj mahal; taj mahal; тадж-махал*
statue of liberty = 自由女神像|自由女神; 自由の女神; 자유의 여신상; estatua de la libertad; statue de la liberté; freiheitsstatue; estátua da liberdade; statua della libertà; стату* свободы
colosseum = 斗兽场|罗马斗兽场; コロッセオ; 콜로세움; coliseo; colisée; kolosseum; coliseu; colosseo; колизе[йея]
golden gate bridge = 金门大桥; ゴールデンゲートブリッジ|金門橋; 금문교; puente golden gate|golden gate; golden gate; golden gate bridge|golden gate; ponte golden gate; golden gate; мост* золотые ворота|золот* ворот*
times square = 时代广场; タイムズスクエア; 타임스 스퀘어|타임스퀘어; times square; times square; times square; times square; times square; таймс-сквер*
red square = ; ; ; plaza roja; place rouge; roter platz|roten platz; praça vermelha; piazza rossa; красн* площад*
`

/** The weather of a day and a night; columns as above. */
export const WEATHER_OF_DAYS = `
on a sunny day = 阳光明媚的一天|在晴朗的日子里|晴天; 晴れた日に|晴れた日|天気のいい日に|よく晴れた日; 화창한 날에|화창한 날|맑은 날에|맑은 날|햇살 좋은 날; en un día soleado|en un día de sol|un día soleado; par une journée ensoleillée|une journée ensoleillée|par beau temps|par un beau jour; an einem sonnigen tag|bei sonnenschein|bei schönem wetter; num dia de sol|em um dia de sol|num dia ensolarado|em um dia ensolarado|em dia de sol; in una giornata di sole|in una giornata soleggiata|in una bella giornata; в солнечный день|солнечным днём|солнечным днем
on a rainy day = 下雨天|雨天; 雨の日に|雨の日; 비 오는 날에|비 오는 날|비가 오는 날; en un día lluvioso|en un día de lluvia|un día de lluvia; par une journée pluvieuse|un jour de pluie|par temps de pluie; an einem regnerischen tag|an einem regentag|bei regenwetter|bei regen; num dia chuvoso|em um dia chuvoso|num dia de chuva|em dia de chuva; in una giornata piovosa|in una giornata di pioggia|in un giorno di pioggia; в дождливый день|дождливым днём|дождливым днем
on a rainy night = 雨夜|下雨的夜晚; 雨の夜に|雨の夜|雨の降る夜; 비 오는 밤에|비 오는 밤|비 내리는 밤에|비 내리는 밤; en una noche lluviosa|en una noche de lluvia|una noche de lluvia; par une nuit pluvieuse|une nuit de pluie|par une nuit de pluie; in einer regnerischen nacht|in einer regennacht|in einer verregneten nacht; numa noite chuvosa|em uma noite chuvosa|numa noite de chuva; in una notte piovosa|in una notte di pioggia; дождливой ночью|дождливым вечером
on a snowy day = 下雪天|雪天; 雪の日に|雪の日; 눈 오는 날에|눈 오는 날|눈 내리는 날; en un día nevado|en un día de nieve|un día de nieve; par une journée enneigée|un jour de neige; an einem verschneiten tag|an einem schneetag; num dia de neve|em um dia de neve; in una giornata di neve|in una giornata nevosa; в снежный день|снежным днём
on a snowy night = 雪夜|下雪的夜晚; 雪の夜に|雪の夜|雪の降る夜; 눈 오는 밤에|눈 오는 밤|눈 내리는 밤에|눈 내리는 밤; en una noche nevada|en una noche de nieve; par une nuit de neige|par une nuit enneigée; in einer verschneiten nacht|in einer schneenacht; numa noite de neve|em uma noite de neve; in una notte di neve|in una notte nevosa; снежной ночью|снежным вечером
on a foggy morning = 雾蒙蒙的早晨|有雾的清晨|雾气弥漫的清晨|晨雾中; 霧の朝に|霧の朝|朝霧の中|霧の深い朝; 안개 낀 아침에|안개 낀 아침|아침 안개 속에서|안개 자욱한 아침에; en una mañana de niebla|en una mañana neblinosa|con la niebla del amanecer|entre la niebla de la mañana; par un matin brumeux|dans la brume du matin|dans la brume matinale|un matin de brouillard; an einem nebligen morgen|im morgennebel; numa manhã de neblina|em uma manhã de neblina|na neblina da manhã|numa manhã nublada; in una mattina nebbiosa|in una mattina di nebbia|nella nebbia del mattino; туманным утром|в утреннем тумане|ранним туманным утром
on a windy day = 大风天|刮风的日子; 風の強い日に|風の強い日; 바람 부는 날에|바람 부는 날|바람이 부는 날; en un día ventoso|en un día de viento|un día de viento; par une journée venteuse|un jour de vent|un jour de grand vent; an einem windigen tag; num dia de vento|em um dia ventoso|num dia ventoso; in una giornata ventosa|in una giornata di vento; в ветреный день|ветреным днём|ветреным днем
on a cloudy day = 阴天|多云的日子; 曇りの日に|曇りの日|曇り空の下; 흐린 날에|흐린 날; en un día nublado|un día nublado; par une journée nuageuse|par temps gris|par temps couvert; an einem bewölkten tag|an einem grauen tag; num dia nublado|em um dia nublado; in una giornata nuvolosa|in una giornata grigia; в пасмурный день|пасмурным днём|пасмурным днем
on a winter morning = 冬日的早晨|冬天的早晨|冬日清晨; 冬の朝に|冬の朝; 겨울 아침에|겨울 아침; en una mañana de invierno|una mañana de invierno; par un matin d'hiver|un matin d'hiver; an einem wintermorgen; numa manhã de inverno|em uma manhã de inverno; in una mattina d'inverno|in un mattino d'inverno; зимним утром
on a winter night = 冬夜|冬天的夜晚; 冬の夜に|冬の夜; 겨울밤에|겨울밤|겨울 밤에; en una noche de invierno|una noche de invierno; par une nuit d'hiver|une nuit d'hiver; in einer winternacht; numa noite de inverno|em uma noite de inverno; in una notte d'inverno; зимней ночью|зимним вечером
on a summer night = 夏夜|夏天的夜晚; 夏の夜に|夏の夜; 여름밤에|여름밤|여름 밤에; en una noche de verano|una noche de verano; par une nuit d'été|une nuit d'été|un soir d'été; in einer sommernacht|an einem sommerabend; numa noite de verão|em uma noite de verão; in una notte d'estate|in una sera d'estate; летней ночью|летним вечером
on a summer day = 夏日|炎炎夏日|夏天的午后; 夏の日に|夏の日; 여름날에|여름날; en un día de verano|un día de verano; par une journée d'été|un jour d'été; an einem sommertag; num dia de verão|em um dia de verão; in una giornata d'estate|in un giorno d'estate; летним днём|летним днем|в летний день
on a starry night = 星空下|繁星点点的夜晚|满天繁星的夜晚; 星空の下で|星空の下|星の夜に|満天の星の下で; 별이 빛나는 밤에|별이 빛나는 밤|별이 총총한 밤에|별빛 아래; en una noche estrellada|bajo las estrellas|bajo un cielo estrellado|bajo el cielo estrellado; par une nuit étoilée|sous un ciel étoilé|sous le ciel étoilé|sous les étoiles; in einer sternenklaren nacht|unter dem sternenhimmel|unter den sternen|unter sternenhimmel; numa noite estrelada|em uma noite estrelada|sob as estrelas|sob um céu estrelado|sob o céu estrelado; in una notte stellata|sotto le stelle|sotto un cielo stellato|sotto il cielo stellato; звёздной ночью|под звёздным небом|под звездным небом|под звёздами
on a stormy night = 暴风雨之夜|暴风雨的夜晚; 嵐の夜に|嵐の夜; 폭풍우 치는 밤에|폭풍우 치는 밤; en una noche de tormenta|en una noche tormentosa; par une nuit d'orage|par une nuit de tempête|une nuit d'orage; in einer stürmischen nacht|in einer gewitternacht; numa noite de tempestade|em uma noite de tempestade|numa noite tempestuosa; in una notte di tempesta|in una notte tempestosa; штормовой ночью|грозовой ночью
early in the morning = 清晨|一大早|大清早; 早朝に|早朝|朝早く; 이른 아침에|이른 아침|새벽 일찍; temprano por la mañana|de madrugada|a primera hora de la mañana; de bon matin|tôt le matin|au petit matin|au petit jour; früh am morgen|am frühen morgen|frühmorgens; de manhã cedo|de manhãzinha|bem cedo|de madrugada; di buon mattino|la mattina presto|di prima mattina; ранним утром|рано утром
in the heat = 炎热中|烈日下|酷暑中; 暑い中|炎天下で|炎天下; 무더위 속에서|무더위 속에|뙤약볕 아래; bajo el calor|bajo un sol abrasador|en pleno calor; sous la chaleur|en pleine chaleur|sous un soleil de plomb; in der hitze|in der glühenden hitze|bei großer hitze; no calor|sob o calor|sob o sol forte|debaixo de sol; sotto il caldo|nel caldo|sotto il sole cocente; в жару|под палящим солнцем
in the light rain = 细雨中|毛毛雨中; 小雨の中; 가랑비 속에서|이슬비 속에서|보슬비 속에서; bajo la llovizna|bajo una lluvia fina|con llovizna; sous la bruine|sous une pluie fine; im nieselregen; sob a garoa|na garoa; sotto la pioggerella|sotto una pioggia leggera; под мелким дождём|под мелким дождем|под моросящим дождём
in the pouring rain = 倾盆大雨中|大雨中|暴雨中|滂沱大雨中; 土砂降りの中|大雨の中|どしゃ降りの中|豪雨の中; 폭우 속에서|쏟아지는 비 속에서|장대비 속에서|쏟아지는 빗속에서; bajo una lluvia torrencial|bajo un aguacero|bajo la lluvia intensa|bajo un diluvio; sous une pluie battante|sous la pluie battante|sous une averse|sous une pluie torrentielle; im strömenden regen|bei strömendem regen|im platzregen|im wolkenbruch; debaixo de um temporal|sob chuva forte|na chuva forte|debaixo de chuva; sotto una pioggia torrenziale|sotto un acquazzone|sotto la pioggia battente|sotto il diluvio; под проливным дождём|под проливным дождем|под ливнем|в ливень
in the snowfall = 飘雪中|大雪中|漫天飞雪中|雪中; 雪の中|降る雪の中|吹雪の中; 눈 속에서|쏟아지는 눈 속에서|내리는 눈 속에서|눈발 속에서; bajo la nieve|bajo una nevada|en plena nevada; sous la neige|sous la neige qui tombe|sous les flocons; im schneefall|im schneegestöber|im schneetreiben; sob a neve|na neve caindo|debaixo de neve; sotto la neve|sotto una nevicata; под снегопадом|в снегопад|под падающим снегом
`

/** Views and moves of the camera as people say them; columns as above. */
export const VIEWS_AND_MOVES = `
, slow zoom in , = 镜头慢慢推近|镜头缓缓推近|镜头缓慢推进|镜头慢慢拉近|镜头缓缓拉近; カメラがゆっくりズームイン*|ゆっくりズームイン|カメラがゆっくり寄る|カメラがゆっくり近づ*; 카메라가 천천히 줌인*|카메라가 천천히 다가*|천천히 줌인*; la cámara hace zoom lentamente|zoom lento|la cámara se acerca lentamente|la cámara se acerca despacio|acercamiento lento; la caméra zoome lentement|zoom lent|la caméra s'approche lentement|la caméra se rapproche lentement|lent zoom avant; die kamera zoomt langsam heran|die kamera fährt langsam heran|langsamer zoom|die kamera nähert sich langsam; a câmera dá um zoom lento|a câmera se aproxima lentamente|zoom lento|a câmera se aproxima devagar; la telecamera zooma lentamente|zoom lento|la telecamera si avvicina lentamente|la camera si avvicina lentamente; камера медленно приближается|медленный зум|камера медленно наезжает|медленное приближение
, zoom out , = 镜头拉远|镜头慢慢拉远|镜头缓缓拉远|镜头逐渐拉远; カメラが引いて*|カメラがゆっくり引*|ズームアウト; 카메라가 멀어*|카메라가 천천히 멀어*|줌아웃|줌 아웃; la cámara se aleja*|zoom hacia atrás|alejamiento; la caméra s'éloigne*|zoom arrière|la caméra recule*; die kamera entfernt sich*|die kamera zoomt heraus|die kamera fährt zurück; a câmera se afasta*|zoom para trás; la telecamera si allontana*|zoom indietro|la camera si allontana*; камера отдаляется|камера отъезжает|отдаление камеры
, aerial view , = 无人机航拍|无人机拍摄|空中俯拍|俯拍|鸟瞰镜头|鸟瞰|航拍; ドローン撮影|空撮|上空から撮影|上空から|俯瞰ショット|俯瞰; 드론 촬영|드론 샷|공중 촬영|항공 촬영|항공샷|하늘에서 내려다본; toma con dron|toma de dron|toma aérea|vista aérea|a vista de pájaro|grabado con dron|desde el aire; prise de vue par drone|vue par drone|vue aérienne|vu du ciel|vue du ciel|filmé par drone|plan aérien|plan de drone; drohnenaufnahme|luftaufnahme|aus der vogelperspektive|von oben gefilmt|aus der luft|drohnenflug; filmagem com drone|filmagem aérea|imagem de drone|tomada aérea|vista aérea|visto de cima; ripresa con drone|ripresa aerea|ripresa dall'alto|vista aerea|visto dall'alto; съёмка с дрона|аэросъёмка|с высоты птичьего полёта|съемка с дрона|вид с воздуха|вид сверху
, low angle shot , = 低角度镜头|低角度拍摄|仰拍|仰视镜头; ローアングル*|下から見上げるショット|あおり; 로우 앵글|로우앵글|아래에서 올려다본; contrapicado|plano contrapicado|ángulo bajo|desde abajo; contre-plongée|en contre-plongée; froschperspektive|aus der froschperspektive|von unten gefilmt; ângulo baixo|contra-plongée|de baixo para cima; dal basso|inquadratura dal basso|ripresa dal basso; нижний ракурс|съёмка снизу|вид снизу|ракурс снизу
, top-down shot , = 顶视镜头|正上方俯拍|从正上方拍摄; 真上から|真上からのショット|真俯瞰; 탑뷰|수직으로 내려다본|바로 위에서; plano cenital|toma cenital|desde arriba; vue de dessus|plan zénithal|vu d'en haut; von oben|draufsicht|aufsicht; plano zenital|vista de cima|de cima; dall'alto|inquadratura zenitale|vista dall'alto; вид строго сверху|съёмка сверху
, tracking shot , = 跟拍镜头|跟拍|跟随镜头|镜头跟随|镜头跟着他|镜头跟着她; トラッキングショット|カメラが後を追*|カメラが追いかけ*|追跡ショット; 트래킹 샷|카메라가 따라가*|카메라가 뒤따*|팔로우 샷; la cámara lo sigue|la cámara la sigue|la cámara los sigue|plano de seguimiento|toma de seguimiento; la caméra le suit|la caméra la suit|la caméra les suit|plan de suivi|travelling latéral; die kamera folgt ihm|die kamera folgt ihr|die kamera folgt ihnen|kamerafahrt|verfolgungsaufnahme; a câmera o segue|a câmera a segue|a câmera acompanha|plano de acompanhamento; la telecamera lo segue|la telecamera la segue|la telecamera li segue|carrellata laterale|carrellata; камера следует за ним|камера следует за ней|камера следует за ними|камера следует|съёмка с движения
, orbit shot , = 环绕镜头|镜头环绕|环绕拍摄; カメラが周りを回*|回り込み|オービットショット; 카메라가 주위를 돌*|오빗 샷|회전 샷; la cámara gira alrededor|toma orbital|plano orbital; la caméra tourne autour|plan en orbite|travelling circulaire; die kamera kreist um*|die kamera umkreist*|umkreisung; a câmera gira em volta|a câmera gira ao redor|tomada orbital; la telecamera gira intorno|ripresa orbitale|la camera ruota intorno; камера вращается вокруг|камера облетает|камера кружит вокруг|облёт камеры
`
