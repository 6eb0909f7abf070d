/** Collective numbers; columns: nl; sv; pl; uk; tr; ms; vi; hi; ar; el. `*` stands for any ending. */
export const FURTHER_NUMBERS = `
two = een paar|twee; ett par|två; dwoje|dwojga|dwaj|dwóch|para; двоє|двох|пара; iki tane|bir çift|ikisi; dua orang|dua ekor|dua buah|sepasang; hai con|hai người|hai chiếc|đôi; दो; اثنان|اثنين|اثنتان; 
three = ; ; troje|trojga|trzej; троє|трьох; üç tane; tiga orang|tiga ekor|tiga buah; ba con|ba người; ; ; 
four = ; ; czworo|czworga|czterej; четверо|чотирьох; dört tane; empat orang|empat ekor|empat buah; bốn con|bốn người; ; أربعة|أربع; 
five = ; ; pięcioro|pięciu; п'ятеро|пʼятеро|пʼять|п'ять; beş tane; lima orang|lima ekor|lima buah; năm con|năm người; ; ; 
six = ; ; sześcioro|sześciu; шестеро; altı tane; enam orang|enam ekor|enam buah; sáu con|sáu người; ; ; 
seven = ; ; siedmioro|siedmiu; семеро; yedi tane; tujuh orang|tujuh ekor; bảy con|bảy người; ; ; 
`
/** Names of two words; the same columns. */
export const FURTHER_NAMES_OF_TWO = `
wheat field = tarweveld*|korenveld*; vetefält*; pol[eua]* pszenicy|pszeniczn* pol*; пшеничн* пол*|поле пшениці; buğday tarla*; ladang gandum; cánh đồng lúa mì; गेहूं के खेत|गेहूँ के खेत|गेहूं का खेत; حقل قمح|حقل القمح|حقول القمح; 
corn field = maisveld*; majsfält*; pol[eua]* kukurydzy; кукурудзян* пол*; mısır tarla*; ladang jagung; cánh đồng ngô; मक्के के खेत|मक्के का खेत; حقل ذرة; 
tulip field = tulpenveld*; tulpanfält*; pol[eua]* tulipanów; тюльпанов* пол*|поле тюльпанів; lale tarla*; ladang tulip; cánh đồng hoa tulip; ट्यूलिप के खेत; حقل توليب|حقل زهور التوليب; 
kitten = kitten*|poesje*|katje*; kattung*; kot[ek]*|kociak*|kociąt*; кошен*; kedi yavru*|yavru kedi*; anak kucing; mèo con|chú mèo con|con mèo con; बिल्ली का बच्चा|बिल्ली के बच्चे|बिल्ली के बच्चों; قطة صغيرة|قطيطة|هريرة; 
puppy = puppy*|hondje*; valp*|hundvalp*; szczeni*|piesek|pieska; цуцен*|песик*; köpek yavru*|yavru köpek*; anak anjing; chó con|cún con|chú chó con|cún; कुत्ते का बच्चा|कुत्ते के बच्चे|पिल्ला|पिल्ले; جرو|جراء|كلب صغير; 
fireplace = open haard|haard|haardvuur; brasa|brasan|öppen spis|eldstad*; komin[ek]*; камін*; şömine*; perapian; lò sưởi; चिमनी|अंगीठी|अलाव; مدفأة|موقد; τζάκι
coffee = koffie|kopje koffie; kaffe|kopp kaffe; kaw[aęąy]|filiżank* kawy; кав[аиуо]*|чашк* кави; kahve*; kopi|secangkir kopi; cà phê|tách cà phê|ly cà phê; कॉफी|कॉफ़ी; قهوة|فنجان قهوة; 
tea = thee|kopje thee; te|kopp te; herbat*; ча[йюєм]*|чашк* чаю; çay|çayı|çayını; teh|secangkir teh; trà|tách trà; चाय; شاي|كوب شاي; 
country road = landweg*|landweggetje*; landsväg*|grusväg*; wiejsk* drog*|poln* drog*|poln* drodze|wiejsk* drodze; сільськ* дорог*|польов* дорог*|путівц*; köy yolu*|kır yolu*; jalan pedesaan|jalan kampung; đường quê|đường làng|con đường làng; गाँव की सड़क|गांव की सड़क|कच्ची सड़क; طريق ريفي|طريق ترابي; επαρχιακ* δρόμο*|χωματόδρομο*
ice = ijs; is|isen; lód|lodzie|lodu|lodem; лід|льоду|льодом|льодов*; buz|buzun|buzda; es; băng|mặt băng; ; جليد; πάγο*
train station = station|treinstation; tågstation*|järnvägsstation*|stationen; dwor[zc]*|dworcu kolejowym|stacj* kolejow*; вокзал*|залізничн* станці*; tren istasyonu*|gar|garda; stasiun kereta|stasiun kereta api|stasiun; nhà ga|ga tàu|ga xe lửa; रेलवे स्टेशन|स्टेशन; محطة القطار|محطة قطار; σταθμό του τρένου|σταθμό* τρένων|σταθμό*
long hair = lange haren|lang haar; ; długimi włosami|długich włosach; довгим волоссям|довге волосся; ; rambut panjang; tóc dài|mái tóc dài; लंबे बालों|लंबे बाल; شعر طويل; 
hair = haar|haren; hår|håret; włos*; волосся*; saç*; rambut; tóc|mái tóc; बाल|बालों; شعر; μαλλιά
son = zoon; son; synka|synkiem; синочк*; oğluna|oğlunu; putranya|anaknya; con trai; बेटे; ; γιο|γιος|γιου
river = ; ; ; ; ; ; ; ; ; ποτάμι*|ποταμ*
square = plein; torg|torget; plac|placu|rynek|rynku; площ[аіу]*; meydan*; alun-alun; quảng trường; चौक; ساحة|ميدان; 
`
/** Deeds with their things; the same columns. */
export const FURTHER_DEEDS_WITH_THINGS = `
planting a flag = plant een vlag|plaatst een vlag; planterar en flagga|sätter en flagga; wbija flagę|zatyka flagę|stawia flagę; встановлює прапор|ставить прапор|встромляє прапор; bayrak dik*|bayrağı dik*; menancapkan bendera|mengibarkan bendera; cắm cờ|cắm lá cờ; झंडा गाड़*|झंडा फहरा*|झंडा लगा*; يغرس علما|يغرس العلم|يضع علما|يزرع علما|ينصب علما; 
planting a flag on the moon = ; ; ; ; aya bayrak dik*|ayda bayrak dik*|aya bayrağ* dik*; ; ; चाँद पर झंडा गाड़*|चांद पर झंडा गाड़*|चाँद पर झंडा फहरा*; ; 
throwing a net = gooit een net|werpt een net|gooit zijn net|gooit haar net; kastar ett nät|kastar sitt nät|kastar nät; zarzuca sie[cć]*|rzuca sie[cć]*|zarzucają sieci; закидає сіть|закидає невід|кидає сіть|закидає сіті; ağ at*|ağını at*|ağları at*; melempar jala|menebar jala|melempar jaring; quăng lưới|thả lưới|tung lưới; जाल फेंक*|जाल डाल*; يرمي شبكة|يرمي الشبكة|يلقي شبكة|يرمي شبكته|يلقي شبكته; 
rescuing = redt|redden; räddar; ratuj*; рятує|рятують|врятував*; kurtarıyor|kurtaran|kurtar*; menyelamatkan*; cứu|giải cứu; बचा*; ينقذ|تنقذ; σώζ*
knitting = breit|breien|haakt; stickar|virkar; robi na drutach|szydełkuj*|dzierga*; в'яже|вʼяже|в’яже|плете; örgü ör*|örüyor; merajut*; đan len|đan|móc len; बुनाई कर*|बुन*|स्वेटर बुन*; يحيك|تحيك|تحبك; πλέκ*
passing = passeert; passerar; mija|przejeżdża obok; минає|проїжджає; ; melintas|lewat; đi ngang qua|chạy ngang qua; गुज़र*|गुजर*; يمر|تمر; περν*
playing chess = schaakt|schaken|speelt schaak; spelar schack; gra* w szachy; гра* в шахи|гра* у шахи; satranç oyn*; bermain catur|main catur; chơi cờ vua|chơi cờ|đánh cờ|chơi cờ tướng; शतरंज खेल*; يلعب الشطرنج|يلعبان الشطرنج|يلعبون الشطرنج; παίζ* σκάκι
hugging = omhelst|omhelzen|knuffelt; kramar; przytula*|obejmuj*|ściska*; обійма*; sarılıyor|sarıl*|kucaklı*; memeluk*; ôm; गले लगा*; يعانق|تعانق|يحضن|تحضن; αγκαλιάζ*
perching on = ; ; ; ; ; hinggap di|hinggap di atas; đậu trên; ; ; 
playing football = voetbalt|voetballen|speelt voetbal|spelen voetbal; spelar fotboll; gra w piłkę nożną|grają w piłkę nożną|gra w piłkę|grają w piłkę|grający w piłkę; гра* у футбол|гра* в футбол|грають у футбол|грають в футбол; futbol oyn*|top oyn*; bermain sepak bola|main bola|bermain bola; chơi bóng đá|đá bóng|đá banh; फुटबॉल खेल*|फ़ुटबॉल खेल*; يلعب كرة القدم|يلعبون كرة القدم|تلعب كرة القدم; παίζ* ποδόσφαιρο
crawling = kruipt|kruipen; kryper|krälar; pełza*|pełzn*|czołga*; повз*; emekliyor|sürünüyor|sürün*|emekle*; merayap*|merangkak*; bò|đang bò|bò trên; रेंग*; يزحف|تزحف|يحبو|يحبو; έρπ*|μπουσουλ*
crossing = steekt over|kruist|steken over; korsar|går över; przechodzi*|przekracza*|przejeżdża*; перетина*|переходить|переходять|переїжджа*; geçiyor*|geçen|karşıya geç*; menyeberang*|melintasi*; băng qua|qua đường; पार कर*; يعبر|تعبر; διασχίζ*
moving = beweegt; rör sig; porusza*; рухається|рухаються; hareket ed*|gidiyor|giden|ilerliyor; bergerak*|melaju*; di chuyển; आगे बढ़*; يتحرك|تتحرك|يسير; κινείται
`
/** Camera; the same columns. */
export const FURTHER_CAMERA = `
, low angle , = laag camerastandpunt|lage hoek|kikvorsperspectief|van onderen|van onderaf; låg vinkel|underifrån|grodperspektiv; niski kąt|od dołu|z niskiego kąta; низький ракурс|низький кут|знизу вгору; alttan çekim|alçak açı|alt açıdan; sudut rendah|dari bawah; góc thấp|góc máy thấp|từ dưới lên; लो एंगल|निचले कोण से|नीचे से; زاوية منخفضة|من الأسفل|من أسفل; από χαμηλά
, macro shot , = macro-opname|macrofoto*; makrobild*|makrofoto*; makrofotograf*|ujęcie makro; макрозйомк*|макрофото*; makro çekim*|makro fotoğraf; makro|foto makro; macro|cận cảnh macro|quay macro; मैक्रो शॉट|मैक्रो; لقطة ماكرو|ماكرو|تصوير ماكرو; μακροφωτογραφία
, oil painting , = olieverfschilderij|schilderij in olieverf; oljemålning|i olja; obraz olejny|malarstwo olejne; картина олією|олійна картина|масляний живопис|олія на полотні; yağlı boya tablo*|yağlıboya tablo*; lukisan minyak; tranh sơn dầu; तेल चित्र|तैल चित्र|ऑइल पेंटिंग; لوحة زيتية|رسم زيتي; ελαιογραφία
`
