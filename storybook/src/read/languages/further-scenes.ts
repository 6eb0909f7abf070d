/** Things, people and beasts of whole scenes; columns: nl; sv; pl; uk; tr; ms; vi; hi; ar; el. `*` stands for any ending. */
export const FURTHER_SCENE_THINGS = `
watchmaker = horlogemaker*|klokkenmaker*; urmakar*; zegarmistrz*; годинникар*; saatçi*; tukang jam; thợ sửa đồng hồ; घड़ीसाज़; ساعاتي; ωρολογοποι*
goose = gans|ganzen; gås|gäss|gässen; gęś|gęsi; гус[иіаеяюк]*|гусак*; kaz|kazlar; angsa; con ngỗng|ngỗng; हंस; إوزة|إوز; χήν*
hat = ; ; czapce|czapeczk*; шапц*|шапоч*; ; ; ; ; ; 
waves = golven; vågor|vågorna; fale|falami|falach; хвил*; dalgalar*; ombak; sóng|những con sóng; लहर*; أمواج|موج; κύματα
water = ; ; ; ; ; ; nước; ; ; 
vegetables = groente|groenten; grönsak*; warzyw*; овоч*; sebze*; sayuran|sayur-sayuran|sayur; rau củ|rau; सब्जि*|सब्ज़ि*|सब्जी; خضروات|خضار; λαχανικ*
green eyes = groene ogen; gröna ögon; zielonych oczach|zielonymi oczami|zielone oczy; зеленими очима|зелені очі; yeşil gözlü|yeşil göz*; mata hijau|bermata hijau; mắt xanh lá; हरी आँख*|हरी आंख*; عيون خضراء|عينين خضراوين; πράσινα μάτια
blue eyes = blauwe ogen; blå ögon; niebieskich oczach|niebieskimi oczami|niebieskie oczy; блакитними очима|сині очі; mavi gözlü|mavi göz*; mata biru|bermata biru; mắt xanh; नीली आँख*|नीली आंख*; عيون زرقاء|عينين زرقاوين; μπλε μάτια
jacket = jas|jasje|jack; jacka*|jackan; kurtk*|kurtce|kurtek; куртк*|курточ*; ceket*|mont*; jaket; áo khoác; जैकेट; سترة|جاكيت; μπουφάν|σακάκι*
raincoat = regenjas*; regnjack*|regnrock*; płaszcz* przeciwdeszczow*; дощовик*; yağmurluk*|yağmurluğ*; jas hujan; áo mưa; रेनकोट|बरसाती; معطف مطر|معطف المطر; αδιάβροχ*
puddle = plas|plassen; vattenpöl*|pöl|pölar; kałuż*; калюж*; su birikinti*; genangan air; vũng nước; पोखर|पानी के गड्ढ*; بركة ماء|برك الماء; λακκούβ*
grandson = kleinzoon*; barnbarn*|sonson*; wnuk*|wnuczek; онук*|внук*; torun*; cucu; cháu trai|cháu; पोता|पोते; حفيد|حفيده; εγγον[όο]*
granddaughter = kleindochter*; sondotter*|dotterdotter*; wnuczk*; онучк*|внучк*; kız torun*; cucu perempuan; cháu gái; पोती; حفيدة|حفيدتها; εγγον[ήη]*
fireplace = ; spisen; komink*|kominek; камін|каміна|каміні|каміном; ; ; ; अलाव; ; τζάκι*
armour = harnas*; rustning*; zbroj*|zbroi; обладунк*|лат[иа]*; zırh*; baju zirah|zirah; áo giáp|giáp; कवच; درع|دروع; πανοπλί*
fisherman = ; fiskare|fiskaren|fiskargubbe*; ; ; ; ; ; ; ; 
cottage = huisje; stuga|stugan|stugor; chat[kayęc]*|chałup*; ; kulübe*; pondok; ngôi nhà tranh; कुटिया|झोपड़ी; كوخ; καλύβ*
hut = hut|hutten; koja|kojan; ; хат[аиуі]*|хатин*; ; gubuk; túp lều; ; ; 
northern lights = noorderlicht; norrsken*; zorz[aęy]* polarn*; північн* сяйв*|полярн* сяйв*; kuzey ışık*|kutup ışık*; aurora borealis|aurora; cực quang; उत्तरी रोशनी|ऑरोरा; الشفق القطبي|شفق قطبي; βόρειο σέλας
stars = sterren; stjärnor|stjärnorna; gwiazdy|gwiazd|gwiazdami; зорі|зорями|зірки|зірками; yıldızlar*; bintang-bintang; những vì sao|các vì sao|bầu trời sao; सितारों|तारों|तारे; نجوم|النجوم; αστέρια|άστρα
sari = ; ; ; ; ; kain sari; sari; ; ; 
ao dai = ; ; ; ; ; ; áo dài; ; ; 
buffalo = ; ; ; ; ; ; ; ; جاموس|جاموسة; 
paper boat = papieren bootje*; ; papierow* statek*; паперов* кораблик*; ; ; ; ; ; χάρτιν* βαρκούλ*
traffic light = verkeerslicht*|stoplicht*; trafikljus*; sygnalizacj* świetln*; світлофор*; trafik ışık*|trafik lamba*; lampu lalu lintas|lampu merah; đèn giao thông|đèn đỏ; ट्रैफिक लाइट; إشارة مرور|إشارة المرور; φανάρι*
watering can = gieter|gieters; vattenkann*; konewk*; лійк*|поливальниц*; sulama kab*; gembor; bình tưới; फव्वारा डिब्बा; مرشة; ποτιστήρι*
refrigerator = koelkast*; kylskåp*; lodówk*|lodówce; холодильник*; buzdolab*; kulkas|lemari es; tủ lạnh; फ्रिज; ثلاجة; ψυγεί*
stroller = kinderwagen*; barnvagn*; wózek* dziecięc*|wózk* dziecięc*; дитяч* візочок|дитяч* коляск*; bebek araba*; kereta bayi; xe nôi|xe đẩy em bé; बच्चा गाड़ी; عربة أطفال|عربة الأطفال; καρότσι μωρού
excavator = graafmachine*; grävmaskin*; kopark*; екскаватор*; ekskavatör*|kepçe|iş makine*; ekskavator; máy xúc; जेसीबी|खुदाई मशीन; حفارة; εκσκαφέα*
skyscraper = wolkenkrabber*; skyskrapa*|skyskrapor*; wieżow*|drapacz* chmur; хмарочос*; gökdelen*; gedung pencakar langit|pencakar langit; nhà chọc trời|tòa nhà chọc trời; गगनचुंबी इमारत*; ناطحة سحاب|ناطحات السحاب; ουρανοξύστ*
hammock = hangmat*; hängmatt*; hamak*; гамак*; hamak*; tempat tidur gantung; cái võng|võng; झूला बिस्तर; أرجوحة شبكية; αιώρ*
reindeer = rendier*; renen|renar; renifer*; північн* олен*; ren geyi*; rusa kutub; tuần lộc; रेनडियर; رنة|أيائل الرنة; τάρανδ*
cheetah = jachtluipaard*|cheeta*; gepard*; gepard*; гепард*; çita*; cheetah|citah; báo săn; चीता|चीते; فهد; τσίτα*
black panther = zwart* panter*; svart* panter*; czarn* panter*; чорн* пантер*; kara panter*|siyah panter*; macan kumbang; báo đen; काला तेंदुआ; نمر أسود|فهد أسود; μαύρ* πάνθηρ*
sparrow = mus|mussen; sparv*|gråsparv*; wróbel*|wróbl*; горобе*|горобц*; serçe*; burung pipit|burung gereja; chim sẻ; गौरैया; عصفور|عصافير; σπουργίτ*
swallow = zwaluw*; svala|svalor; jaskół*; ластівк*|ластівок; kırlangı*; burung walet; chim én; अबाबील; سنونو; χελιδόν*
heron = reiger*; häger*|hägrar; czapl*; чапл*; balıkçıl*; burung bangau; con cò|cò trắng; बगुला|बगुले; مالك الحزين; ερωδι*
hourglass = zandloper*; timglas*; klepsydr*; пісочн* годинник*; kum saati*; jam pasir; đồng hồ cát; रेतघड़ी; ساعة رملية; κλεψύδρ*
piggy bank = spaarvarken*|spaarpot*; spargris*; skarbon*; скарбнич*; kumbara*; celengan; heo đất|con heo đất; गुल्लक; حصالة; κουμπαρά*
typewriter = schrijfmachine*|typemachine*; skrivmaskin*; maszyn* do pisania; друкарськ* машинк*; daktilo*; mesin tik|mesin ketik; máy đánh chữ; टाइपराइटर; آلة كاتبة; γραφομηχαν*
`

/** Places, hours, weather and looks of whole scenes; columns: nl; sv; pl; uk; tr; ms; vi; hi; ar; el. */
export const FURTHER_SCENE_SETTINGS = `
vegetable garden = moestuin*|groentetuin*; grönsaksland*|köksträdgård*; ogr[óo]d* warzywn*; город|городі|грядк*; sebze bahçe*; kebun sayur; vườn rau; सब्जी का बगीचा; حديقة خضروات; λαχανόκηπ*
in the moonlight = in het maanlicht|bij maanlicht|maanlicht; i månskenet|i månljuset|månsken; w świetle księżyca|w blasku księżyca; у місячному світлі|в місячному сяйві|при місяці; ay ışığında|ay ışığı; di bawah sinar bulan|di bawah cahaya bulan; dưới ánh trăng|trong ánh trăng; चाँदनी में|चांदनी में|चाँदनी रात में; تحت ضوء القمر|في ضوء القمر; στο φως του φεγγαριού|στο φεγγαρόφωτο
on a winter evening = op een winteravond; en vinterkväll; w zimowy wieczór; зимового вечора; bir kış akşamı; di malam musim dingin; vào một tối mùa đông; सर्दियों की शाम|जाड़े की शाम; في مساء شتوي|في ليلة شتوية; ένα χειμωνιάτικο βράδυ
windy = op een winderige dag; en blåsig dag; w wietrzny dzień|wietrzny dzień; вітряного дня; rüzgarlı bir günde; di hari yang berangin; ngày lộng gió|trời gió; तेज़ हवा में; في يوم عاصف; μια μέρα με αέρα
fog = ; ; ; ; ; berkabut; ; ; ; 
blizzard = sneeuwstorm*; snöstorm*; zamie* śnieżn*|śnieżyc*|zamie[cć]*; хуртовин*|завірюх*|заметіл*; kar fırtınası*|tipi|tipide; badai salju; bão tuyết; बर्फीला तूफान|बर्फीले तूफान; عاصفة ثلجية; χιονοθύελλα*
in the morning = in de vroege ochtend|vroege ochtend; tidig morgon|tidigt på morgonen; wczesnym rankiem|wczesny ranek; рано-вранці|раннім ранком; sabahın erken saatlerinde; pagi-pagi|pagi buta; sáng sớm; सुबह-सुबह|भोर में; في الصباح الباكر; νωρίς το πρωί
in the afternoon = 's middags|in de middag; på eftermiddagen; po południu; після обіду|вдень; öğleden sonra; sore hari|di sore hari|sore; buổi chiều|vào buổi chiều; दोपहर में|दोपहर; بعد الظهر; το απόγευμα
autumn = herfstachtig*; höstlig*; jesienn*; осінн*; sonbahar; ; ; ; ; 
sunny day = op een zonnige dag; en solig dag; słoneczny dzień|w słoneczny dzień; сонячного дня|сонячний день; güneşli bir gün*; hari cerah; ; धूप वाला दिन; في يوم مشمس; ηλιόλουστη μέρα
rain = ; ; ; іде дощ|падає дощ; ; ; ; ; ; 
deck of a ship = dek van een schip|dek van het schip|scheepsdek; fartygsdäck*|skeppsdäck*; pokładzie statku|pokład statku; палубі корабля|палуба корабля; gemi güverte*|geminin güverte*; geladak kapal|dek kapal; boong tàu; जहाज के डेक; سطح السفينة|ظهر السفينة; κατάστρωμα
workshop = werkplaats*|atelier; verkstad*; warsztat*|warsztac*; майстерн*; atölye*; bengkel; xưởng; कार्यशाला; ورشة|ورشته; εργαστήρι*
village = ; ; ; селом|селі|село|села; ; ; ; ; ; 
village road = dorpsweg*; byväg*; wiejsk* drog*|wiejsk* drodze; сільськ* дорог*|сільськ* дорозі; köy yol*; jalan desa; con đường làng|đường làng; गांव की सड़क|गाँव की सड़क; طريق القرية|طريق قروي; χωριάτικ* δρόμ*
windowsill = vensterbank*; fönsterbräd*; parape*; підвіконн*; pencere kenar*|pencere pervaz*; ambang jendela; bệ cửa sổ|bậu cửa sổ; खिड़की की चौखट; حافة النافذة|عتبة النافذة; περβάζι*
outside = buiten; ute|utomhus|utanför; na zewnątrz|za oknem; надворі|за вікном|на вулиці; dışarıda; di luar; bên ngoài|ngoài trời; बाहर; في الخارج|خارج النافذة; έξω
mustard field = ; ; ; ; ; ; ; सरसों के खेत*; ; 
tea stall = ; ; ; ; ; ; ; चाय की दुकान*|चाय की टपरी|चाय की गुमटी; ; 
cappadocia = ; ; ; ; kapadokya*; ; ; ; ; 
paris = parijs; paris; paryż*; париж*; paris*; paris; paris; पेरिस; باريس; παρίσι
venice = venetië; venedig; wenecj*; венеці*; venedik*; venesia; venice; वेनिस; البندقية; βενετία*
alps = de alpen|alpen; alperna; alp|alpy|alpach|alpami; альп*; alpler*; pegunungan alpen; dãy alps; आल्प्स; جبال الألب; άλπεις
dozens of = tientallen; dussintals|tiotals; dziesiątki; десятки; onlarca; puluhan; hàng chục; दर्जनों; عشرات; δεκάδες
hundreds of = honderden; hundratals; setki; сотні; yüzlerce; ratusan; hàng trăm; सैकड़ों; مئات; εκατοντάδες
snow = ; snön; ; ; ; ; ; ; ; 
roof = dak van het huis|dak van een huis; ; dachu domu|dach domu; даху будинку|даху хати; evin çatı*; atap rumah; ; घर की छत; سطح المنزل|سطح البيت; 
to her granddaughter = ; ; wnuczce; онучці|внучці; ; ; ; ; ; 
to her grandson = ; ; wnukowi|wnuczkowi; онукові|онуку; ; ; ; ; ; 
to the children = ; ; dzieciom; дітям; ; ; ; ; ; 
on his shoulder = op zijn schouder|op haar schouder; på axeln|på sin axel; na ramieniu; на плечі; omzunda; di bahunya|di bahu; trên vai; कंधे पर; على كتفه|على كتفها; στον ώμο
crowded = drukke|druk; livlig*|trångt; zatłoczon*|ruchliw*|tłoczn*; людн*|переповнен*|жвав*; kalabalık; ramai|sibuk; đông đúc|nhộn nhịp; भीड़भाड़ वाल*|भीड़ भरे|व्यस्त; مزدحم|مزدحمة; πολυσύχναστ*|γεμάτ* κόσμο
orange = rosse; ; rudy|ruda|rude|rudego|rudej|rudym|rudą; руд[иіаеуо]*; ; ; ; ; ; 
frozen = bevroren; frusen|fruset|frusna|isbelagd*; zamarznięt*; замерзл*|замёрзл*; donmuş; beku|membeku; đóng băng; जमी हुई|जमे हुए; متجمدة|متجمد; παγωμέν*
silver = zilveren; silver|silverfärgad*; srebrn*; срібн*; gümüş; perak; màu bạc|bạc; चांदी के|चाँदी के; فضي|فضية; ασημένι*
`

/** Deeds of whole scenes; columns: nl; sv; pl; uk; tr; ms; vi; hi; ar; el. */
export const FURTHER_SCENE_DEEDS = `
playing with = speelt met|spelen met; leker med; bawi się z|bawi się ze|bawią się z; грається з|граються з|бавиться з; ; bermain dengan; chơi với|chơi đùa với; के साथ खेल*; يلعب مع|تلعب مع|يلعبون مع; παίζ* με
repairing = repareert|repareren; reparerar|lagar; naprawia*; ремонту*|лагод*; tamir ed*|onar*; memperbaiki*; sửa chữa|sửa; मरम्मत कर*|ठीक कर रह*; يصلح|تصلح; επισκευάζ*
sneaking = sluipt|sluipen; smyger; skrada*; крад*; ; mengendap*; rón rén; ; يتسلل|تتسلل; 
jumping over = springt over|springen over; hoppar över; skacze nad|skaczą nad|przeskakuj*; стрибає над|стрибають над|перестриб*; üzerinden atl*; melompati|melompat di atas; nhảy qua; के ऊपर से कूद*; يقفز فوق|تقفز فوق; πηδά* πάνω από
sledding down = ; åker pulka nerför|åker kälke nerför; zjeżdża* na sankach z; з'їжджа* на санчатах з; ; ; ; ; ; 
cutting = ; ; ; ; doğruyor*|doğra*; ; ; ; ; 
floating a paper boat = ; ; ; ; ; ; ; कागज की नाव चला*|कागज़ की नाव चला*; ; 
fishing = ; ; ; ; ; ; ; ; يصطاد السمك|تصطاد السمك|يصيد السمك; 
fighting = ; ; walczy z|walczy ze|walczą z|walczą ze; б'ється з|бореться з; ; ; ; ; ; 
raining = ; ; ; ; ; ; ; ; المطر يهطل|والمطر يهطل|والمطر يتساقط; 
snowing = ; ; ; ; ; ; ; ; الثلج يتساقط|والثلج يتساقط; 
`

/** Camera, style and small words of whole scenes; columns: nl; sv; pl; uk; tr; ms; vi; hi; ar; el. */
export const FURTHER_SCENE_FILM = `
, aerial view , = vanuit de lucht|dronebeelden|drone-opname*; från luften|drönarvy*|flygfoto*; ujęcie z lotu ptaka|z lotu ptaka|z drona; аерозйомк*|з висоти пташиного польоту|з дрона; drone görüntü*; pemandangan udara|tampilan udara|dari udara; cảnh quay từ trên cao|quay từ trên cao|nhìn từ trên cao; ऊपर से दृश्य; مشهد جوي|تصوير جوي; πλάνο από drone
, warm lighting , = warm licht|warme verlichting; varmt ljus|varm belysning; ciepłe światło|ciepłym świetle; тепле світло|теплому світлі; sıcak ışık*; cahaya hangat|pencahayaan hangat; ánh sáng ấm áp|ánh sáng ấm; गर्म रोशनी; ضوء دافئ|إضاءة دافئة; ζεστό φως
, soft light , = zacht licht; mjukt ljus; miękkie światło|delikatne światło; м'яке світло; yumuşak ışık*; cahaya lembut; ánh sáng dịu|ánh sáng dịu nhẹ; हल्की रोशनी|नरम रोशनी; ضوء ناعم|إضاءة ناعمة; απαλό φως
, golden light , = gouden licht; gyllene ljus; złote światło|złotym świetle; золоте світло|золотому світлі; altın ışık*; cahaya keemasan; ánh sáng vàng|ánh nắng vàng; सुनहरी रोशनी; ضوء ذهبي; χρυσό φως
, in the morning , = ochtendlicht; morgonljus*; poranne światło|w porannym świetle; ранкове світло; sabah ışığı*; cahaya pagi; ánh sáng ban mai|nắng sớm; सुबह की रोशनी|सुबह की धूप; ضوء الصباح; πρωινό φως
, oil painting , = schilderij in olieverf|olieverfschilderij*|olieverf; ; obraz olejn*|malarstwo olejne; олійн* живопис*; yağlıboya*; lukisan cat minyak; tranh sơn dầu; ऑयल पेंटिंग; رسم زيتي; ελαιογραφί*
, watercolor painting , = in aquarelstijl|aquarelstijl|aquarel; akvarellstil|i akvarell; w stylu akwareli; у стилі акварелі; suluboya tarzında|suluboya; gaya lukisan cat air|lukisan cat air|gaya cat air; phong cách màu nước|tranh màu nước; जलरंग शैली; بألوان مائية|أسلوب الألوان المائية; ακουαρέλα
, tracking shot , = de camera volgt hem|de camera volgt haar|de camera volgt; kameran följer honom|kameran följer henne|kameran följer; kamera podąża za nim|kamera podąża za nią|kamera podąża za; камера слідує за ним|камера слідує за нею|камера слідує за; kamera takip ediyor|kamera onu takip ed*; kamera mengikuti; máy quay đi theo|camera theo sau; कैमरा पीछा करता*|कैमरा पीछे पीछे; الكاميرا تتبعه|الكاميرا تتبعها|الكاميرا تتبع; η κάμερα ακολουθεί
`
