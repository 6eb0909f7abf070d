/** Collective numbers; columns: nl; sv; pl; uk; tr; ms; vi; hi; ar; el. `*` stands for any ending. */
export const FURTHER_NUMBERS = `
two = een paar; ett par; dwojga|dwaj; двох; iki tane|bir çift; dua orang|dua ekor|dua buah|sepasang; hai con|hai người|hai chiếc|đôi; ; اثنتان; 
three = ; ; trojga; трьох; üç tane; tiga orang|tiga ekor|tiga buah; ba con|ba người; ; ; 
four = ; ; czworo|czworga; чотирьох; dört tane; empat orang|empat ekor|empat buah; bốn con|bốn người; ; ; 
five = ; ; ; пʼятеро|пʼять; beş tane; lima orang|lima ekor|lima buah; năm con|năm người; ; ; 
six = ; ; sześcioro; шестеро; altı tane; enam orang|enam ekor|enam buah; sáu con|sáu người; ; ; 
seven = ; ; siedmioro; семеро; yedi tane; tujuh orang|tujuh ekor; bảy con|bảy người; ; ; 
`
/** Names of two words; the same columns. */
export const FURTHER_NAMES_OF_TWO = `
wheat field = ; ; pol[eua]* pszenicy|pszeniczn* pol*; поле пшениці; buğday tarla*; ; ; गेहूं के खेत; حقل القمح|حقول القمح; 
corn field = maisveld*; majsfält*; pol[eua]* kukurydzy; кукурудзян* пол*; mısır tarla*; ladang jagung; cánh đồng ngô; मक्के के खेत|मक्के का खेत; حقل ذرة; 
tulip field = tulpenveld*; tulpanfält*; pol[eua]* tulipanów; тюльпанов* пол*|поле тюльпанів; lale tarla*; ladang tulip; cánh đồng hoa tulip; ट्यूलिप के खेत; حقل توليب|حقل زهور التوليب; 
kitten = poesje*; kattung*; kot[ek]*|kociąt*; кошен*; kedi yavru*; ; chú mèo con|con mèo con; बिल्ली के बच्चे|बिल्ली के बच्चों; قطيطة; 
puppy = ; hundvalp*; pieska; цуцен*|песик*; köpek yavru*; ; chú chó con|cún; कुत्ते का बच्चा|कुत्ते के बच्चे|पिल्ला|पिल्ले; كلب صغير; 
fireplace = ; brasa|brasan; komin[ek]*; ; ; ; ; ; ; 
coffee = kopje koffie; kopp kaffe; kaw[aęąy]|filiżank* kawy; кав[аиуо]*|чашк* кави; ; secangkir kopi; tách cà phê|ly cà phê; ; فنجان قهوة; 
tea = kopje thee; kopp te; ; ча[йюєм]*|чашк* чаю; çayı|çayını; secangkir teh; tách trà; ; كوب شاي; 
country road = landweg*|landweggetje*; landsväg*|grusväg*; poln* drog*|poln* drodze; польов* дорог*|путівц*; köy yolu*|kır yolu*; jalan pedesaan|jalan kampung; đường quê; कच्ची सड़क; طريق ريفي|طريق ترابي; επαρχιακ* δρόμο*|χωματόδρομο*
ice = ijs; is|isen; lód|lodzie|lodu|lodem; лід|льоду|льодом|льодов*; buz|buzun|buzda; es; băng|mặt băng; ; جليد; πάγο*
train station = ; järnvägsstation*|stationen; dwor[zc]*|dworcu kolejowym|stacj* kolejow*; залізничн* станці*; tren istasyonu*|garda; stasiun kereta|stasiun kereta api; ga xe lửa; ; محطة قطار; σταθμό του τρένου|σταθμό* τρένων
long hair = ; ; długimi włosami|długich włosach; довгим волоссям|довге волосся; ; ; mái tóc dài; लंबे बालों; ; 
hair = haren; hår|håret; włos*; волосся*; saç*; rambut; tóc|mái tóc; बाल|बालों; شعر; μαλλιά
son = ; ; synka|synkiem; синочк*; oğluna|oğlunu; putranya|anaknya; ; बेटे; ; γιου
river = ; ; ; ; ; ; ; ; ; ποταμ*
square = ; ; ; площ[аіу]*; ; ; ; ; ; 
`
/** Deeds with their things; the same columns. */
export const FURTHER_DEEDS_WITH_THINGS = `
planting a flag = plant een vlag|plaatst een vlag; planterar en flagga|sätter en flagga; wbija flagę|zatyka flagę|stawia flagę; встановлює прапор|ставить прапор|встромляє прапор; bayrak dik*|bayrağı dik*; menancapkan bendera|mengibarkan bendera; cắm cờ|cắm lá cờ; झंडा गाड़*|झंडा फहरा*|झंडा लगा*; يغرس علما|يغرس العلم|يضع علما|يزرع علما|ينصب علما; 
planting a flag on the moon = ; ; ; ; aya bayrak dik*|ayda bayrak dik*|aya bayrağ* dik*; ; ; चाँद पर झंडा गाड़*|चांद पर झंडा गाड़*|चाँद पर झंडा फहरा*; ; 
throwing a net = gooit zijn net|gooit haar net; kastar ett nät|kastar sitt nät|kastar nät; zarzuca sie[cć]*|rzuca sie[cć]*|zarzucają sieci; закидає сіть|закидає невід|кидає сіть|закидає сіті; ağını at*|ağları at*; melempar jala|melempar jaring; tung lưới; ; يرمي شبكته|يلقي شبكته; 
rescuing = ; ; ; врятував*; ; ; giải cứu; बचा*; ; 
knitting = haakt; virkar; szydełkuj*; вʼяже|в’яже; ; ; móc len; बुनाई कर*|स्वेटर बुन*; تحبك; 
passing = passeert; ; mija|przejeżdża obok; минає|проїжджає; geçip gid*|yanından geç*; melintas|lewat; đi ngang qua|chạy ngang qua; ; ; 
playing chess = ; ; gra* w szachy; гра* у шахи; ; ; chơi cờ vua|chơi cờ tướng; ; ; 
hugging = omhelzen; ; ściska*; ; kucaklı*; ; ; गले लगा*; يحضن|تحضن; 
perching on = ; ; ; ; ; hinggap di|hinggap di atas; đậu trên; ; ; 
playing football = ; ; gra w piłkę nożną|grają w piłkę nożną|grający w piłkę; грають в футбол; ; ; đá banh; फ़ुटबॉल खेल*; ; 
crawling = ; krälar; pełza*|pełzn*|czołga*; ; sürün*|emekle*; merayap*; đang bò|bò trên; ; يحبو; μπουσουλ*
crossing = steken over; går över; ; переходять; karşıya geç*; melintasi*; qua đường; ; ; 
moving = beweegt; rör sig; porusza*; рухається|рухаються; hareket ed*|gidiyor|giden|ilerliyor; bergerak*; di chuyển; आगे बढ़*; يتحرك|تتحرك; κινείται
taking = ; ; wyjmuj*|wyciąga*; ; çıkarıyor*|çıkaran*|çıkarır*; mengeluarkan*|mengambil*; lấy ra|lấy|rút; निकाल*; يخرج|تخرج|يأخذ|تأخذ; 
rolling = ; ; tocz*|turla*; ; yuvarlan*; berguling*|menggelinding*; lăn; लुढ़क*|लोट*; يتدحرج|تتدحرج; 
sitting down = ; ; siada|siadają; ; ; duduk bersila; ngồi xuống; ; يجلس القرفصاء; 
grazing = ; ; pas[ią]*|pasą się|pasie się; ; otlu*|otla*; merumput*; gặm cỏ|ăn cỏ; चर रह*|चरत*|घास चर*; يرعى|ترعى|يرعون|ترعى العشب; 
spinning around = ; ; kręc* się; ; kendi etrafında dön*; berputar-putar; xoay tròn|quay tròn; चक्कर लगा*|घूम-घूमकर; يدور حول نفسه|تدور حول نفسها; 
lifting weights = ; ; podnosi* ciężary; ; ağırlık kaldır*|halter kaldır*; angkat beban|mengangkat beban; nâng tạ|tập tạ; वज़न उठा*|वजन उठा*|भार उठा*; يرفع الأثقال|ترفع الأثقال|يرفع أثقالا; 
herding = ; ; wypasa*|pędzi owce|pasie owce; ; sürüsünü güd*|güdüyor*|güd*|otlat*; menggembala*|menggembalakan*; ; चरा रह*|हाँक*|हांक*|चराता|चराती; يرعى قطيعا|يرعى الأغنام|يرعى الغنم; 
offering = ; ; podają|oferuj*; ; sun*|ikram ed*; menawarkan*|menyodorkan*; mời; भेंट कर*|पेश कर*; ; 
falling down = ; ; przewraca się|przewracają się; ; yere düş*; terjatuh|jatuh; ngã|té ngã; गिर पड़*|गिर जात*; يقع|تقع|يسقط أرضا; 
stopping = ; ; zatrzymuj*; ; dur*; berhenti*; dừng lại|dừng; रुक*; يتوقف|تتوقف; 
approaching = ; ; zbliża*|podchodzi*; ; yaklaş*; mendekat*|menghampiri*; tiến lại gần|đến gần|tiến đến; पास आ*|नज़दीक आ*; يقترب|تقترب; 
stretching = ; ; przeciąga się|przeciągają się|rozciąga*; ; geriniyor*|gerin*; meregangkan*|menggeliat*; vươn vai|duỗi người; अंगड़ाई ले*; يتمدد|تتمدد|يتمطى|تتمطى; 
decorating = ; ; dekoruj*|ozdabia*|ubiera* choinkę|stroi*; ; süslü*|süsle*|dekore*; menghias*; trang trí; सजा*; يزين|تزين|يزينون; 
blowing = ; ; dmucha*|puszcza* bańki; ; üfl*; meniup*; thổi; फूंक*|फूँक*|उड़ा रह* बुलबुले; ينفخ|تنفخ; 
`
/** Camera; the same columns. */
export const FURTHER_CAMERA = `
, low angle , = laag camerastandpunt|lage hoek|kikvorsperspectief|van onderen|van onderaf; låg vinkel|underifrån; niski kąt|od dołu|z niskiego kąta; низький ракурс|низький кут|знизу вгору; alttan çekim|alçak açı|alt açıdan; dari bawah; góc máy thấp|từ dưới lên; निचले कोण से|नीचे से; من الأسفل|من أسفل; από χαμηλά
, macro shot , = macrofoto*; makrobild*|makrofoto*; makrofotograf*|ujęcie makro; макрозйомк*|макрофото*; makro çekim*|makro fotoğraf; foto makro; cận cảnh macro|quay macro; मैक्रो शॉट; لقطة ماكرو|تصوير ماكرو; μακροφωτογραφία
, oil painting , = ; i olja; ; олійна картина|масляний живопис|олія на полотні; yağlı boya tablo*|yağlıboya tablo*; ; ; तेल चित्र|ऑइल पेंटिंग; ; 
`
