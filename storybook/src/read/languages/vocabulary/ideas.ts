/** What cannot be seen, by its English; `read/ideas` has a scene for each. Each cell begins with its language. */
export const IDEAS = `
hope = zh 希望; ja 希望; ko 희망; es esperanza; fr espoir|espérance; de hoffnung; pt esperança; it speranza; ru надежда|надежды; nl hoop; sv hoppet; pl nadzieja|nadziei; tr umut; hi आशा|उम्मीद; ar الأمل|أمل
freedom = zh 自由; ja 自由; ko 자유; es libertad; fr liberté; de freiheit; pt liberdade; it libertà; ru свобода|свободы; nl vrijheid; sv frihet*; pl wolność|wolności; tr özgürlük; hi आज़ादी|स्वतंत्रता; ar الحرية|حرية; da frihed; nb frihet
love = zh 爱情; ja 愛情; ko 사랑; es amor; fr amour|l'amour; de liebe; pt amor; it amore|l'amore; ru любовь|любви; nl liefde; sv kärlek*; pl miłość|miłości; tr aşk; hi प्यार|प्रेम; ar الحب; da kærlighed; nb kjærlighet
friendship = zh 友谊|友情; ja 友情; ko 우정; es amistad; fr amitié|l'amitié; de freundschaft; pt amizade; it amicizia|l'amicizia; ru дружба|дружбы; nl vriendschap; sv vänskap*; pl przyjaźń|przyjaźni; tr dostluk; hi दोस्ती; ar الصداقة; da venskab; nb vennskap
peace = zh 和平; ja 平和; ko 평화; es paz; fr paix; de frieden; pt paz; it pace; ru мир во всём мире; nl vrede; sv fred*; pl pokój na świecie; tr barış; hi शांति; ar السلام; da fred; nb fred
war = zh 战争; ja 戦争; ko 전쟁; es guerra; fr guerre; de krieg; pt guerra; it guerra; ru война|войны; nl oorlog; sv krig*; pl wojna|wojny; tr savaş; hi युद्ध; ar الحرب; da krig; nb krig
happiness = zh 幸福|快乐是; ja 幸福|幸せ; ko 행복; es felicidad|alegría; fr bonheur; de glück|freude; pt felicidade|alegria; it felicità|gioia; ru счастье|счастья; nl geluk; sv lycka*; pl szczęście|szczęścia; tr mutluluk; hi खुशी; ar السعادة; da lykke; nb lykke
sadness = zh 悲伤|忧伤; ja 悲しみ; ko 슬픔; es tristeza; fr tristesse; de traurigkeit|trauer; pt tristeza|saudade; it tristezza; ru грусть|печаль; nl verdriet; sv sorg*; pl smutek; tr hüzün|üzüntü; hi उदासी; ar الحزن
anger = zh 愤怒; ja 怒り; ko 분노; es ira|enojo; fr colère; de wut|zorn; pt raiva; it rabbia; ru гнев; nl woede; sv ilska*; pl gniew; tr öfke; hi क्रोध; ar الغضب
fear = zh 恐惧; ja 恐怖; ko 공포|두려움; es miedo; fr peur; de angst; pt medo; it paura; ru страх; nl angst; sv rädsla*; pl strach; tr korku; hi डर; ar الخوف
loneliness = zh 孤独|寂寞; ja 孤独; ko 외로움|고독; es soledad; fr solitude; de einsamkeit; pt solidão; it solitudine; ru одиночество|одиночества; nl eenzaamheid; sv ensamhet*; pl samotność|samotności; tr yalnızlık; hi अकेलापन; ar الوحدة; da ensomhed; nb ensomhet
silence = zh 寂静; ja 静寂|静けさ; ko 침묵|고요; es silencio; fr silence; de stille; pt silêncio; it silenzio; ru тишина|тишины; nl stilte; sv tystnad*; pl cisza|ciszy; tr sessizlik; hi मौन; ar الصمت
chaos = zh 混乱; ja 混沌|カオス; ko 혼돈; es caos; fr chaos; de chaos; pt caos; it caos; ru хаос; nl chaos; sv kaos; pl chaos; tr kaos; ar الفوضى
balance = zh 平衡; ja バランス; ko 균형; es equilibrio; fr équilibre|l'équilibre; de gleichgewicht; pt equilíbrio; it equilibrio|l'equilibrio; ru равновесие; nl evenwicht; sv balans*; pl równowaga; tr denge; ar التوازن
passage of time = zh 时间流逝|时光流逝|时间的流逝; ja 時の流れ|時間の流れ; ko 시간의 흐름; es paso del tiempo; fr passage du temps|temps qui passe; de lauf der zeit|vergehen der zeit; pt passagem do tempo; it scorrere del tempo|passare del tempo; ru течение времени|ход времени; nl verstrijken van de tijd; sv tidens gång; pl upływ czasu; tr zamanın akışı; ar مرور الزمن
`
