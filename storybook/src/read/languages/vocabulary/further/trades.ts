/** Things and deeds of play, trade and weather; columns: nl; sv; pl; uk; tr; ms; vi; hi; ar; el. `*` stands for any ending. */
export const FURTHER_TRADES = `
gardener = tuinman*|tuinier*; trädgårdsmästar*; ogrodnik*; садівник*; bahçıvan*; tukang kebun; người làm vườn; माली; بستاني; κηπουρ*
broom = bezem*; kvast*; miotł*|miotle; мітл*; süpürge*; sapu; cây chổi|cái chổi|chổi; झाड़ू; مكنسة; σκούπ*
friends = ; ; ; ; ; ; người bạn|bạn; ; ; 
fireplace = open haard|haard|haardvuur; öppen spis|eldstad*|spis; komin[e]?k*; ; şömine*; perapian; lò sưởi; अंगीठी|चिमनी|अँगीठी; مدفأة|موقد; τζάκ*
fish tank = aquarium*; akvarium*; akwari*; акваріум*; akvaryum*; akuarium; bể cá; मछलीघर; حوض سمك|حوض أسماك; ενυδρεί*
fruit = fruit|vruchten; frukt*; owoc*; фрукт*; meyve*; buah|buah-buahan; trái cây|hoa quả; फल|फलों; فاكهة|فواكه; φρούτ*
nuts = noten|noot|eikel*; nötter*|ekollon*; orzech*|żołędz*; горіх*|жолуд*; fındık*|ceviz*; kacang; hạt dẻ|quả hạch; अखरोट|मेवे; مكسرات|جوز|بندق; καρύδ*|βελανίδ*
juice = sap|limonade; saft*|juice*|lemonad*; sok|soku|lemoniad*; сік|соку|лимонад*; meyve suyu*|limonata*; jus; nước ép|nước chanh; रस|शरबत|नींबू पानी; عصير|ليمونادة; χυμ*|λεμονάδ*
treasure = schat; skatt*; skarb*; скарб*; hazine*; harta karun; kho báu; खजान*; كنز; θησαυρ*
map = landkaart*|kaart; karta*; map[aęy]*; мап[ауи]|карт[ауи]; harita*; peta; bản đồ; नक्शा|नक़्शा; خريطة; χάρτ*
buffalo = buffel*; buffel*|bufflar*; bawół*|bawoł*; буйвол*; manda*; kerbau; con trâu|trâu; भैंस*; جاموس*; βουβάλ*
shepherd = herder*; herde*; pasterz*; пастух*|чабан*; çoban*; gembala|penggembala; người chăn cừu; चरवाह*|गड़रिय*; راعي|راع; βοσκ*
vendor = verkoper*|koopman; försäljare*; sprzedawc*|handlar*; продав[е]?ц*|торгов*; satıcı*; pedagang|penjual; người bán hàng; विक्रेता|दुकानदार; بائع*; πωλητ*
nurse = verpleegster*|verpleger*; sjuksköterska*; pielęgniark*; медсестр*; hemşire*; perawat; y tá; नर्स; ممرض*; νοσοκόμ*
carpenter = timmerman*; snickare*; stolarz*; тесляр*|столяр*; marangoz*; tukang kayu; thợ mộc; बढ़ई; نجار; μαραγκ*|ξυλουργ*
boy = jongen*|jongetje*; pojk*|kille*; chłop[i]?[e]?c*|chłopców; хлопч*; ; ; ; लड़क[ाेों]*; ; αγόρ*
children = ; barn; ; дітьми; ; ; lũ trẻ; बच्चे; ; παιδι[άώ]*
sandcastle = zandkasteel*; sandslott*; zam[e]?k* z piasku; піщан* зам*|зам* з піску; kumdan kale*; istana pasir; lâu đài cát; रेत का महल|रेत का किला; قلعة رملية|قلعة من الرمال; κάστρο στην άμμο|κάστρο από άμμο
ice skater = schaatser*|schaatsster*; skridskoåkare*; łyżwiar*; ковзаняр*|фігурист*; buz patenci*; peseluncur es; vận động viên trượt băng; स्केटर; متزلج*; παγοδρόμ*
lute = luit*; luta*; lutni*; бандур*|лютн*|кобза|кобзу|кобзі; ut|saz|bağlama*; kecapi; đàn tỳ bà|đàn bầu; सितार|वीणा; عود|العود; λαούτ*|μπουζούκ*
willow tree = wilg|wilgen|treurwilg*; pil|pilträd*; wierzb*; верб[аоиу]*; söğüt*; pohon willow; cây liễu; विलो; صفصاف*; ιτι[άέ]*
embroidered shirt = ; ; haftowan* koszul*; вишиванк*|вишиванц*; ; ; ; ; ; 
fog = nevel; ; mgle; імл*; sisli|siste; ; sương; ; ; ομίχλ*
dinner = avondeten|diner; middag*; obiad*|kolacj*; вечер[юяі]|обід*; akşam yemeği*; makan malam; bữa tối; रात का खाना|भोजन; عشاء; δείπν*
moon = volle maan; fullmåne*; ; місяц[ьяюі]|місяцем; dolunay*; bulan purnama; ánh trăng; ; ; φεγγάρ*|πανσέλην*
train = ; ; ; ; ; ; ; रेल; ; τρέν[οα]*
bridge = ; broar; ; мостом|мості; ; ; ; ; ; γέφυρ*|γεφύρ*
field = ; ; polem; поле|полем|полі|поля; ; ; ; खेत|खेतों; ; χωράφ*|αγρ[όο]*
oven = oven|ovens; ugn*; piekarnik*|piec|pieca|piecu; піч|печі|духовк*; fırın*; oven; lò nướng|lò; तंदूर|ओवन; فرن; φούρν*
bear = ; ; ; ; ayılar*; ; ; ; ; αρκούδ*
duck = eend*; and|änder*|anka*; kacz[ko]*|kaczuszk*; каченя*; ; ; ; ; بط|بطات; πάπι*
turtle = ; ; ; ; ; ; ; ; ; χελών*
`

/** The deeds; the same columns. */
export const FURTHER_HANDWORK = `
blowing bubbles = blaast bellen|bellen blazen|blazen bellen; blåser bubblor|blåser såpbubblor; puszcza bańki*|puszczają bańki*; пуска* мильні бульбашки|пуска* бульбашки|видува* бульбашки; balon üflüyor*|köpük üfl*|baloncuk*; meniup gelembung*; thổi bong bóng; बुलबुले उड़ा*|बुलबुले फुला*; ينفخ فقاعات|تنفخ فقاعات|ينفخ الفقاعات; φυσ* φούσκες|κάνει φούσκες
howling = huilt naar|huilen; ylar|ylande; wyje|wyją; виє|виють; uluyor*|ulu*; melolong*; hú|tru; हुआं*|हूकत*; يعوي|تعوي; ουρλιάζ*
hiding = ; ; ; ; saklıyor*|sakla*; menyembunyikan*; giấu; छिपा रह*|छुपा रह*; يخفي|تخفي; 
crossing = steekt over|kruist|rijdt over; korsar|passerar; przechodzi*|przekracza*|przejeżdża*; перетина*|переходить|переїжджа*; geçiyor*|geçen*|geç*|karşıdan karşıya geç*|yolu geç*|geçen; melewati*|menyeberang*|melintas*; đi qua; पार कर*|गुज़र*|गुजर*; يعبر|تعبر|يعبرون|يمر|تمر; διασχίζ*|περν*
selling = verkoopt|verkopen; säljer; sprzedaj*; прода*; satıyor*|satan*; menjual*|berjualan*; bán; बेच*; يبيع|تبيع; πουλ*
searching for = zoekt|zoeken; söker|letar; szuka*; шука*; arıyor*|arayan*; mencari*; tìm|tìm kiếm; ढूंढ*|ढूँढ*|खोज रह*; يبحث عن|تبحث عن; ψάχν*
sledding = sleeën|sleet; åker kälke|åker pulka; zjeżdża* na sankach|na sankach; ката* на санках|на санках|на санчатах; kızak kay*|kızakla kay*; bermain kereta luncur; trượt xe trượt tuyết; स्लेज*; يتزلج على الزلاجة|يتزلجون على الزلاجة; κάν* έλκηθρο
rescuing = redt|redden; räddar; ratuj*; рятує|рятують; kurtarıyor*|kurtar*|kurtarıyor|kurtaran; menyelamatkan*; cứu; बचा रह*|बचात*; ينقذ|تنقذ; σώζ*
riding = rijdt op|rijden op|berijdt; rider på|åker på; jedzie na|jadą na|dosiada*; їде на|їдуть на|верхи на; biniyor*|binen*; menunggang*|menaiki*|naik; cưỡi; सवारी*|पर सवार; يركب|تركب; καβαλ*
driving = bestuurt; ; prowadzi*; кермує; kullanıyor*; mengendarai*; lái; चला रह*|चलात*; ; 
plowing = ploegt|ploegen; plöjer; orze|orzą; оре|орють; sürüyor tarla*|tarla sür*; membajak*; cày ruộng|cày; हल चला*|जोत*; يحرث|تحرث; οργών*
building a sandcastle = bouwt een zandkasteel|bouwen een zandkasteel; bygger ett sandslott|bygger sandslott; buduje zamek z piasku|budują zamek z piasku|budują zamki z piasku; буду* замок з піску|будують піщаний замок|буду* піщаний замок; kumdan kale yap*; membuat istana pasir|membangun istana pasir; xây lâu đài cát; रेत का महल बना*|रेत का किला बना*; يبني قلعة رملية|يبنون قلعة رملية|يبني قلعة من الرمال; χτίζ* κάστρο
building a snowman = ; ; ; ; ; ; nặn người tuyết; ; ; 
baking bread = bakt brood|bakken brood; bakar bröd; piecze chleb|pieką chleb; пече хліб|печуть хліб; ekmek pişir*|ekmek yap*; memanggang roti; nướng bánh mì; रोटी बना*|रोटी सेंक*; يخبز الخبز|تخبز الخبز|يخبز خبزا; ψήν* ψωμί
playing the lute = speelt luit; spelar luta; gra na lutni; грає на бандурі|грає на кобзі|грає на лютні; ut çal*|saz çal*|bağlama çal*; bermain kecapi|memetik kecapi; gảy đàn|chơi đàn; सितार बजा*|वीणा बजा*; يعزف على العود|تعزف على العود; παίζ* λαούτο|παίζ* μπουζούκι
swinging = schommelt|schommelen; gungar; huśta*|buja*; гойда*; salıncakta sallan*|sallanıyor*; bermain ayunan|berayun*; chơi xích đu|đu đưa; झूल*; يتأرجح|تتأرجح; κουνι*
brushing teeth = poetst zijn tanden|poetst haar tanden|tandenpoets*; borstar tänderna; myje zęby|myją zęby; чист* зуби; diş fırçal*|dişlerini fırçal*; menggosok gigi|menyikat gigi; đánh răng; दाँत साफ*|दांत साफ*|ब्रश कर*; يفرش أسنانه|تفرش أسنانها|ينظف أسنانه; βουρτσίζ* τα δόντια
chopping wood = hakt hout; hugger ved; rąbie drewno; рубає дрова; odun kes*|odun kır*; menebang kayu|membelah kayu; chặt củi|bổ củi; लकड़ी काट*; يقطع الحطب|يقطع الخشب; κόβει ξύλα
`
