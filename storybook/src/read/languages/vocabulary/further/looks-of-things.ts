/** How things and people look; columns: nl; sv; pl; uk; tr; ms; vi; hi; ar; el. `*` stands for any ending. */
export const FURTHER_LOOKS_OF_THINGS = `
rocky = rotsachtig*; klippig*|stenig*; skalist*|kamienist*; скелясті*|скеляст*|кам'янист*; kayalık*; berbatu; đầy đá|lởm chởm; पथरील*|चट्टानी; صخري|صخرية; βραχώδ*
dusty = stoffig*; dammig*; zakurzon*|pylist*; запилен*|курн*; tozlu; berdebu; bụi bặm|đầy bụi; धूल भर*; مغبر|مغبرة|متربة; σκονισμέν*
muddy = modderig*; lerig*; błotnist*|zabłocon*; багнист*|грязьк*|брудн* від болота; çamurlu; berlumpur; lầy lội|đầy bùn; कीचड़ भर*|कीचड़ वाल*; موحل|موحلة|طيني; λασπωμέν*
narrow = smal|smalle|nauw*; smal|smala|trång*; wąsk*; вузьк*; dar; sempit; hẹp|nhỏ hẹp; संकर*|तंग|पतल*; ضيق|ضيقة; στεν*
tall = hoge|lange; hög|höga|högt|lång; wysok*; висок*; uzun boylu|yüksek; tinggi; cao lớn|cao; ऊँच*|लंबा|लंबी|लम्ब*; طويل القامة|عالٍ|مرتفع; ψηλ[όήάοέ]*
round = ronde|rond; rund|runda|runt; okrągł*; кругл*; yuvarlak; bundar|bulat; tròn; गोल; مستدير|مستديرة; στρογγυλ*
thin = dunne|magere|slank*; smal|mager|magra|tunn*; chud*|szczupł*|cienk*; худ[аийу]*|тонк*|струнк*; zayıf|ince; kurus; gầy|mảnh mai; दुबल*|पतल*; نحيف|نحيفة|نحيل; αδύνατ*|λεπτ*
fat = dikke|dik|mollige; tjock|tjocka|fet|feta; grub[yaei]*|tłust*; товст*|гладк*; şişman|tombul; gemuk|gendut; béo|mập|mũm mĩm; मोट*; سمين|سمينة|بدين; χοντρ*|παχουλ*
broken = kapotte|kapot|gebroken; trasig*|sönder; zepsut*|złaman*|rozbit*; зламан*|розбит*; kırık|bozuk; rusak|patah|pecah; hỏng|vỡ|gãy; टूट* हुआ|टूटी हुई|टूट*; مكسور|مكسورة|معطل*; σπασμέν*|χαλασμέν*
dirty = vuile|vuil|vieze; smutsig*; brudn*; брудн*; kirli; kotor; bẩn|dơ; गंद*|मैल*; متسخ|متسخة|قذر; βρώμικ*
abandoned = verlaten; övergiven|övergivna|övergivet; opuszczon*; занедбан*|покинут*; terk edilmiş; terbengkalai|ditinggalkan; bỏ hoang|hoang tàn; वीरान|परित्यक्त; مهجور|مهجورة; εγκαταλελειμμέν*
haunted = spookachtig*|behekst*; hemsökt*; nawiedzon*; з привидами; perili; berhantu; ma ám; भुतह*|प्रेतवाधित; مسكون بالأشباح|مسكون; στοιχειωμέν*
enchanted = betoverd*|magische; förtrollad*|magisk*; zaczarowan*|magiczn*; зачарован*|чарівн*; büyülü|sihirli; ajaib|terpesona; kỳ diệu|phép thuật; जादुई; مسحور|مسحورة|سحري|سحرية; μαγεμέν*|μαγικ*
busy = drukke|druk; livlig*|trafikerad*; ruchliw*|zatłoczon*; жвав*|людн*; kalabalık|işlek; ramai|sibuk; đông đúc|tấp nập|nhộn nhịp; व्यस्त|भीड़भाड़ वाल*; مزدحم|مزدحمة; πολυσύχναστ*
cozy = gezellige|gezellig|knusse; mysig*; przytuln*; затишн*; şirin|rahat; nyaman; ấm cúng; आरामदायक; مريح|دافئ ومريح; ζεστ* και άνετ*|φιλόξεν*
scared = bange|bang|angstige; rädd|rädda|skrämd*; przestraszon*|przerażon*; налякан*|переляка*; korkmuş|ürkek; ketakutan; sợ hãi|hoảng sợ; डर* हुआ|डरी हुई|डर*; خائف|خائفة|مذعور; φοβισμέν*|τρομαγμέν*
surprised = verrast*|verbaasde; förvånad*; zdziwion*|zaskoczon*; здивован*; şaşkın|şaşırmış; terkejut|kaget; ngạc nhiên; हैरान|चकित; متفاجئ|متفاجئة|مندهش*; έκπληκτ*
tired = vermoeide|moe|vermoeid; trött|trötta; zmęczon*; втомлен*|стомлен*; yorgun; lelah; mệt mỏi; थक* हुआ|थकी हुई|थक*; متعب|متعبة; κουρασμέν*
sleepy = slaperig*; sömnig*; śpiąc[yae]*|senn*; сонн*; uykulu; mengantuk; buồn ngủ; उनींद*|नींद में; نعسان|ناعس; νυσταγμέν*
curious = nieuwsgierig*; nyfiken|nyfikna|nyfiket; ciekawsk*; допитлив*|цікав*; meraklı; penasaran; tò mò; जिज्ञासु; فضولي|فضولية; περίεργ*
pregnant = zwangere; gravid*|höggravid; ciężarn*|w ciąży; вагітн*; hamile; hamil; mang thai|bầu; गर्भवती; حامل; έγκυ*
bald = kale|kaal; skallig*|flintskallig*; łys[yae]*; лис[аийіу]й|лиса|лисі|лисого; kel; botak; hói đầu|đầu trọc; गंज*; أصلع; φαλακρ*
blond = blonde|blond; blond|blonda; blond|jasnowłos*; білявий|білява|біляв*|світловолос*; sarışın; pirang; tóc vàng; सुनहरे बालों वाल*; أشقر|شقراء|شقر; ξανθ*
curly = krullende|gekrulde; lockig*; kręcon*; кучеряв*; kıvırcık; keriting|ikal; xoăn; घुंघराल*; مجعد|مجعدة; σγουρ*
spotted = gevlekte|gestippelde; fläckig*|prickig*; cętkowan*|łaciat*; плямист*; benekli; berbintik|totol; đốm|có đốm; चित्तीदार|धब्बेदार; مرقط|مرقطة|منقط; με βούλες|διάστικτ*
checkered = geruite|geruit; rutig*; w kratę|kraciast*; картат*; kareli|ekose; kotak-kotak; kẻ ca rô|ca rô; चेकदार|चारखान*; مربعات|كاروهات; καρό
beige = beige; beige|beiga; beżow*; бежев*; bej; krem|beige; màu be; बेज; بيج; μπεζ
dark blue = donkerblauw*; mörkblå|mörkblått; granatow*|ciemnoniebiesk*; темно-син*; lacivert|koyu mavi; biru tua; xanh đậm|xanh đen; गहर* नील*; أزرق داكن|زرقاء داكنة|كحلي; σκούρο μπλε|σκούρα μπλε
light blue = lichtblauw*; ljusblå|ljusblått; jasnoniebiesk*|błękitn*; блакитн*|світло-син*; açık mavi; biru muda; xanh nhạt|xanh da trời; हल्क* नील*|आसमानी; أزرق فاتح|زرقاء فاتحة|سماوي; γαλάζι*
dark green = donkergroen*; mörkgrön*; ciemnozielon*; темно-зелен*; koyu yeşil; hijau tua; xanh lá đậm|xanh lục đậm; गहर* हर*; أخضر داكن|خضراء داكنة; σκούρο πράσινο|σκούρα πράσιν*
metal = metalen; metall|av metall; metalow*; металев*; metal; logam|dari logam; bằng kim loại|kim loại; धातु क*; معدني|معدنية; μεταλλικ*
paper = papieren; pappers|av papper; papierow*; паперов*; kağıttan; dari kertas|kertas; bằng giấy|giấy; कागज़ क*|कागज क*; ورقي|ورقية|من ورق; χάρτιν*
cardboard = kartonnen; kartong|av kartong; kartonow*|tekturow*; картонн*; karton; kardus|dari kardus; bằng bìa|bìa cứng; गत्ते क*; من الكرتون|ورق مقوى; χαρτονένι*
leather = leren|lederen; läder|skinn; skórzan*; шкірян*; deri; kulit; bằng da|da; चमड़े क*; جلدي|جلدية|من الجلد; δερμάτιν*
woolen = wollen; ylle|stickad*; wełnian*; вовнян*|в'язан*; yün|yünlü; wol; len; ऊनी; صوفي|صوفية|صوف; μάλλιν*
brick = bakstenen; tegel|av tegel; ceglan*; цеглян*; tuğla; bata; bằng gạch|gạch; ईंट क*|ईंटों क*; من الطوب|طوب; από τούβλα|τούβλιν*
steaming = dampende; ångande|rykande; parując*; паруюч*|гаряч*; dumanı tüten; mengepul|beruap; bốc khói|nghi ngút khói; भाप निकलत*|गरमागरम; يتصاعد منه البخار|ساخن; αχνιστ*
newborn = pasgeboren; nyfödd*; nowo narodzon*|nowonarodzon*; новонароджен*; yeni doğmuş|yeni doğan; baru lahir; mới sinh|sơ sinh; नवजात; حديث الولادة|مولود حديثا; νεογέννητ*
muscular = gespierde; muskulös*; muskularn*|umięśnion*; м'язист*|мускулист*; kaslı; berotot|kekar; cơ bắp|lực lưỡng; बलिष्ठ|मांसल; مفتول العضلات|عضلي; μυώδ*
medieval = middeleeuws*; medeltida; średniowieczn*; середньовічн*; ortaçağ; abad pertengahan; thời trung cổ|trung cổ; मध्ययुगीन; من العصور الوسطى; μεσαιωνικ*
modern = moderne|modern; modern|moderna|modernt; nowoczesn*; сучасн*; modern; modern; hiện đại; आधुनिक; حديث|حديثة|عصري; μοντέρν*|σύγχρον*
traditional = traditionele; traditionell*; tradycyjn*; традиційн*; geleneksel; tradisional; truyền thống; पारंपरिक; تقليدي|تقليدية; παραδοσιακ*
wild = wilde; vild|vilda|vilt; dzik[iae]*; дик[аиоеу][йїаеоу]*; yabani|vahşi; liar; hoang dã; जंगली; بري|برية; άγρι*
stray = zwerf|zwervende; herrelös*; bezdomn* |bezpańsk*; бездомн*|безпритульн*; sokak; liar|jalanan; hoang|đi lạc; आवार*; ضال|ضالة; αδέσποτ*
injured = gewonde|gewond; skadad*|sårad*; rann[yae]*; поранен*; yaralı; terluka; bị thương; घायल; جريح|جريحة|مصاب; τραυματισμέν*|πληγωμέν*
wet = natte|nat|doorweekte; blöt|blöta|våt|våta|genomvåt; mokr*; мокр*; ıslak|sırılsıklam; basah; ướt|ướt sũng; भीग* हुआ|भीगी हुई|गील*; مبلل|مبللة|مبتل; βρεγμέν*|υγρ*
steep = steile|steil; brant|branta; strom[yaei]*; крут[аийуо]*; dik|sarp; curam|terjal; dốc; खड़ी|ढलानदार; شديد الانحدار|منحدر; απότομ*|ανηφορικ*
rusty = roestige|roestig|verroest*; rostig*; zardzewiał*; іржав*; paslı; berkarat; rỉ sét|gỉ sét; जंग लग*; صدئ|صدئة; σκουριασμέν*
`

/** What the rarer scenes name; columns as above. */
export const FURTHER_SCENE_NAMES = `
board = plank|planken; bräda|brädor|brädan; desk[aęiąo]|desek; дошк[аиуою]*|дощ[оі]к; tahta parçası|kalas*; papan; tấm ván|ván; तख्त*; لوح خشبي|لوحًا خشبيًا|لوح; σανίδ*
sweater = trui|truien; tröja|tröjor|tröjan; swet[e]?r*; светр*; kazak*; sweter|baju hangat; áo len; स्वेटर*; سترة صوفية|سترات|كنزة; πουλόβερ
carpenter = ; ; ; тесля|теслі|теслею|столяр*; ; ; ; ; ;
old woman = ; ; ; ; ; ; ; ; ; γριά|γριούλα|γιαγιά
accordion = ; ; ; ; ; akordeon; đàn accordion; ; أكورديون*;
`

/** The weather of a day and a night; columns as above. */
export const FURTHER_WEATHER_OF_DAYS = `
on a rainy day = op een regenachtige dag|op een regendag; en regnig dag|på en regnig dag; w deszczowy dzień; в дощовий день|дощового дня; yağmurlu bir günde; pada hari hujan|di hari hujan|di hari yang hujan; vào ngày mưa|trong ngày mưa|ngày mưa; बारिश के दिन; في يوم ممطر; μια βροχερή μέρα|σε μια βροχερή μέρα
on a rainy night = op een regenachtige nacht|in een regenachtige nacht; en regnig natt|på en regnig natt|en regnig kväll; w deszczową noc; дощової ночі|дощовим вечором; yağmurlu bir gecede; pada malam hujan|di malam hujan; vào đêm mưa|trong đêm mưa|đêm mưa; बरसात की रात में|बारिश की रात में; في ليلة ممطرة; μια βροχερή νύχτα|σε μια βροχερή νύχτα
on a sunny day = op een zonnige dag; en solig dag|på en solig dag; w słoneczny dzień; в сонячний день|сонячного дня; güneşli bir günde; pada hari yang cerah|di hari yang cerah|di hari cerah; vào một ngày nắng|trong ngày nắng|ngày nắng; धूप वाले दिन|धूप भरे दिन; في يوم مشمس; μια ηλιόλουστη μέρα|σε μια ηλιόλουστη μέρα
on a snowy night = in een besneeuwde nacht|op een sneeuwnacht; en snöig natt|en snöig kväll; w śnieżną noc; сніжної ночі|засніженої ночі; karlı bir gecede; pada malam bersalju|di malam bersalju; vào đêm tuyết|trong đêm tuyết; बर्फीली रात में; في ليلة ثلجية; μια χιονισμένη νύχτα|σε μια χιονισμένη νύχτα
on a foggy morning = op een mistige ochtend; en dimmig morgon|på en dimmig morgon; w mglisty poranek|mglistym rankiem; туманного ранку; sisli bir sabah|sisli bir sabahta; di pagi yang berkabut|pada pagi berkabut; vào buổi sáng sương mù|buổi sáng mù sương; कोहरे भरी सुबह|कोहरे वाली सुबह; في صباح ضبابي; ένα ομιχλώδες πρωί|ένα πρωί με ομίχλη
on a windy day = op een winderige dag; en blåsig dag|på en blåsig dag; w wietrzny dzień; у вітряний день|вітряного дня; rüzgarlı bir günde; pada hari berangin|di hari yang berangin; vào một ngày gió|trong ngày gió; तेज हवा वाले दिन|हवा वाले दिन; في يوم عاصف; μια μέρα με αέρα
on a winter night = op een winternacht|op een winteravond; en vinternatt|en vinterkväll; w zimową noc|w zimowy wieczór; зимової ночі|зимового вечора; bir kış gecesinde|kış gecesi; pada malam musim dingin; vào đêm đông|trong đêm đông; सर्दियों की रात में|सर्दी की रात में; في ليلة شتوية; μια χειμωνιάτικη νύχτα
on a summer day = op een zomerdag; en sommardag|på en sommardag; w letni dzień; літнього дня|у літній день; bir yaz günü|bir yaz gününde; pada hari musim panas; vào một ngày hè|trong ngày hè; गर्मी के दिन|गर्मियों के दिन; في يوم صيفي; μια καλοκαιρινή μέρα
`
