/**
 * Tales that everybody knows by their name, and the moment that each is known by. `names = scene`; the scene is read like any prompt.
 */
const TABLE = `
little red riding hood|red riding hood|rotkäppchen|caperucita roja|le petit chaperon rouge|cappuccetto rosso|chapeuzinho vermelho|красная шапочка|小红帽|赤ずきん|빨간 모자 = Little Red Riding Hood with a basket walks through a forest, a wolf follows her
cinderella|aschenputtel|cenicienta|la cenicienta|cendrillon|cenerentola|cinderela|золушка|灰姑娘|シンデレラ|신데렐라 = a pumpkin turns into a golden carriage at night, a fairy godmother waves a wand. Then Cinderella runs away from a palace at night, a tiny glass slipper lies on the ground
snow white|snow white and the seven dwarfs|snow white and the seven dwarves|schneewittchen|blancanieves|blanche neige|biancaneve|branca de neve|белоснежка|白雪公主|白雪姫|백설공주 = Snow White holds a red apple in a forest, seven small dwarfs dance
sleeping beauty|dornröschen|la bella durmiente|la belle au bois dormant|спящая красавица|睡美人|眠れる森の美女 = a princess sleeps in a bed in a castle, a prince kisses her
rapunzel|rapunzel lets down her hair|rapunzel lets her hair down|rapunzel lets down her golden hair|рапунцель|长发公主|ラプンツェル = a prince stands beside Rapunzel's tower in a forest
hansel and gretel|hänsel und gretel|hansel y gretel|hansel et gretel|гензель и гретель = Hansel and Gretel walk up to a gingerbread house in a forest, an old witch waves
three little pigs|3 little pigs|die drei kleinen schweinchen|los tres cerditos|les trois petits cochons|три поросёнка|三只小猪|三匹の子豚 = a wolf blows down a straw house. Then three little pigs dance in front of a brick house
jack and the beanstalk|das märchen von jack und der bohnenranke = Jack climbs a giant beanstalk up into the clouds. Then a giant runs after Jack in a cloud kingdom
frog prince|princess and the frog|der froschkönig|froschkönig|el príncipe rana|царевна лягушка|царевна-лягушка = a princess kisses a frog at a pond. Then a frog turns into a prince in a garden
puss in boots|der gestiefelte kater|el gato con botas|le chat botté|кот в сапогах|穿靴子的猫|長靴をはいた猫 = a cat in boots and a red hat holds a sword in front of a castle
ugly duckling|das hässliche entlein|el patito feo|le vilain petit canard|гадкий утёнок|丑小鸭|みにくいアヒルの子 = a sad grey duckling swims behind three yellow ducklings on a pond. Then the grey duckling turns into a white swan
pied piper|pied piper of hamelin|rat catcher of hamelin|der rattenfänger von hameln|rattenfänger von hameln|el flautista de hamelín = a pied piper plays the flute in a medieval village, ten rats follow him
aladdin|aladdin and the genie|aladdin and the magic lamp|aladin|аладдин|阿拉丁|アラジン|알라딘 = Aladdin rubs a golden lamp in a cave, a blue genie rises from the lamp. Then Aladdin flies on a flying carpet over a desert at night
ali baba|ali baba and the forty thieves = Ali Baba opens a treasure chest in a cave full of gold
sinbad|sinbad the sailor = Sinbad rides a giant eagle over the sea
alice in wonderland|alice|alice im wunderland|alicia en el país de las maravillas|алиса в стране чудес|爱丽丝梦游仙境|不思議の国のアリス = a white rabbit with a pocket watch runs through a garden, a girl in a blue dress runs after the rabbit. Then the girl in a blue dress and a mad hatter drink tea at a long table in a garden
alice falls down the rabbit hole|down the rabbit hole|falling down the rabbit hole = a white rabbit runs through a garden, a girl in a blue dress runs after the rabbit. Then the girl in a blue dress floats down through a light tunnel
peter pan|peter pan and tinker bell|питер пэн|彼得潘|ピーターパン = Peter Pan and a small fairy fly over London at night
little mermaid|die kleine meerjungfrau|la sirenita|la petite sirène|русалочка|小美人鱼|人魚姫 = a mermaid sits on a rock in the sea, a sailing ship sails past at sunset
snow queen|die schneekönigin|la reina de las nieves|снежная королева|雪之女王|冰雪女王|雪の女王 = a snow queen in a sleigh rides through a snowy forest at night, snow falls
baba yaga|baba jaga|баба яга|баба-яга = an old witch flies on a broom over a hut on chicken legs in a dark forest at night
firebird|the firebird|жар-птица = a phoenix flies over a garden with apple trees at night
momotaro|peach boy|桃太郎|ももたろう = an old woman finds a giant peach at a river. Then a boy, a dog, a monkey and a bird walk along a beach
kaguya|princess kaguya|tale of the bamboo cutter|かぐや姫 = an old man finds a glowing bamboo in a bamboo forest at night. Then a princess in a kimono flies up to the moon
monkey king|sun wukong|journey to the west|孙悟空|西游记|孫悟空 = the monkey king rides on a cloud over the mountains
anansi|anansi the spider|kwaku anansi = a big spider spins a web in a jungle, a monkey and a lion look up
robin hood|robin hood and his merry men|робин гуд = Robin Hood shoots an arrow at a target in a forest
king arthur|sword in the stone|excalibur|king arthur pulls the sword from the stone = King Arthur pulls a sword out of a stone in a forest
knights of the round table|round table = five knights sit at a round table in a castle hall
merlin = Merlin casts a spell in a forest at night
icarus|icarus and daedalus|fall of icarus|icarus flies too close to the sun|daedalus and icarus = Icarus flies over the sea under a big sun, feathers fall
medusa|perseus and medusa = a knight with a shield walks toward Medusa in a dark cave
trojan horse|das trojanische pferd|caballo de troya|троянский конь|特洛伊木马 = a giant wooden horse on wheels stands before a city gate at night, three roman soldiers stand beside it
odysseus|odyssey|the odyssey|ulysses = a greek soldier sails on a sailing ship on a stormy sea, a cyclops stands on a rock
theseus and the minotaur|minotaur = a knight with a sword fights a minotaur in a labyrinth
hercules|heracles|hercules and the lion = a strong man wrestles with a lion
atlas = a strong man carries a big globe on his shoulders on a mountain
midas|king midas|midas touch = a king touches an apple. Then the apple turns into a golden apple
pandora|pandora's box = a woman in a white toga opens a treasure chest, bats fly out of the treasure chest
narcissus = a young man kneels at a pond and looks at his reflection
pegasus = a white horse with wings flies over the clouds
phoenix|phoenix rises from the ashes|rise of the phoenix = a phoenix rises from a fire
thor = Thor stands on a mountain in a thunderstorm and raises his hammer, lightning strikes
odin|valhalla = a viking king sits on a throne in a castle hall, two ravens fly
zeus = Zeus stands on a cloud in a thunderstorm and throws a lightning bolt
poseidon|neptune = Poseidon rises from a stormy sea
sisyphus|myth of sisyphus|сизиф = Sisyphus pushes a big rock in the mountains
noah's ark|noah|noahs ark|arche noah|el arca de noé|ноев ковчег|诺亚方舟 = a wooden ark stands on a meadow under dark clouds, two elephants and two giraffes walk to the ark
adam and eve|garden of eden = a man and a woman stand beside an apple tree in a garden, a snake in the tree
david and goliath = a small boy throws a stone at a giant
jonah and the whale|jonah = a whale swallows a man in the sea
moses parts the sea|moses parts the red sea|parting of the red sea = Moses raises his staff on a beach, big waves on both sides
tortoise and the hare|tortoise and hare|hare and the tortoise|die schildkröte und der hase|la tortuga y la liebre|le lièvre et la tortue|черепаха и заяц|龟兔赛跑 = a tortoise and a hare race on a country road. Then the hare sleeps under a tree, the tortoise walks past
fox and the grapes|the fox and the sour grapes|der fuchs und die trauben|la zorra y las uvas|лиса и виноград = a fox jumps at grapes on a vine
fox and the crow|crow and the fox|le corbeau et le renard|ворона и лисица = a crow with a piece of cheese sits on a branch of a tree, a fox looks up at the crow
ant and the grasshopper|grasshopper and the ant|la cigale et la fourmi|стрекоза и муравей = a grasshopper plays the violin in a meadow, an ant carries a leaf
lion and the mouse = a mouse gnaws at a net over a lion in the savanna
boy who cried wolf|the shepherd boy and the wolf = a shepherd boy shouts on a hill with five sheep. Then a wolf chases the sheep on the hill
goose that laid the golden eggs|golden goose = a goose sits on a nest with golden eggs on a farm, a farmer looks surprised
goldilocks|goldilocks and the three bears|goldilöckchen|ricitos de oro|три медведя|маша и медведь = Goldilocks sleeps in a bed, three bears look at her
town musicians of bremen|bremen town musicians|die bremer stadtmusikanten|bremer stadtmusikanten|los músicos de bremen|бременские музыканты = a rooster stands on a cat, the cat stands on a dog, the dog stands on a donkey
beauty and the beast|die schöne und das biest|la bella y la bestia|la belle et la bête|красавица и чудовище|美女与野兽|美女と野獣 = a princess in a yellow dress dances with a hairy monster in a ballroom
emperor's new clothes|des kaisers neue kleider|el traje nuevo del emperador|новое платье короля|皇帝的新装|はだかの王様 = a shirtless king in white shorts and a crown walks through a medieval village, people laugh
princess and the pea|die prinzessin auf der erbse|la princesa y el guisante|принцесса на горошине|豌豆公主 = a princess lies awake on a high bed
rumpelstiltskin|rumpelstilzchen|румпельштильцхен = a gnome dances around a campfire in a forest at night
thumbelina|däumelinchen|pulgarcita|дюймовочка|拇指姑娘 = a tiny girl sits on a flower in a garden, a swallow flies
little match girl|das kleine mädchen mit den schwefelhölzern|девочка со спичками|卖火柴的小女孩|マッチ売りの少女 = a poor girl holds a burning match in a snowy street at night
steadfast tin soldier|tin soldier|nutcracker|the nutcracker|щелкунчик|胡桃夹子 = a nutcracker and a ballerina dance in front of a christmas tree at night
gingerbread man = a gingerbread man runs along a country road, a fox chases the gingerbread man
pinocchio|pinocchio's nose grows|пиноккио|буратино|匹诺曹|ピノキオ = Pinocchio's nose grows
frankenstein|frankenstein's monster = frankenstein lies on a table in a laboratory, lightning strikes outside the window. Then frankenstein walks through the laboratory
dracula|count dracula|дракула = Dracula walks through a dark castle at night, bats fly. Then Dracula turns into a bat
headless horseman|the legend of sleepy hollow|sleepy hollow|безголовый всадник = a ghost rides a black horse through a dark forest at night, a pumpkin lantern glows
sherlock holmes|шерлок холмс|福尔摩斯|シャーロックホームズ = Sherlock Holmes with a magnifying glass looks at footprints in a foggy london street at night
jekyll and hyde|dr jekyll and mr hyde = a scientist drinks a potion in a laboratory. Then the scientist turns into a monster
don quixote|don quijote|don quijote de la mancha|дон кихот|堂吉诃德 = Don Quixote with a lance rides a white horse toward a windmill in a dry field, Sancho Panza on a donkey watches
moby dick|моби дик|白鲸 = a giant white whale jumps out of the sea, a man in a rowing boat looks at the whale
robinson crusoe|robinson|робинзон крузо|鲁滨逊漂流记 = Robinson Crusoe stands beside a palm tree on a desert island, a parrot flies
treasure island = a pirate with a parrot on his shoulder digs up a treasure chest on a beach
three musketeers|the three musketeers = three musketeers raise their swords in front of a castle
romeo and juliet|romeo und julia|romeo y julieta|roméo et juliette|ромео и джульетта|罗密欧与朱丽叶 = Juliet stands on a balcony at night, Romeo kneels below with a rose
hamlet = a prince in black holds a skull in a cemetery at dusk
phantom of the opera = a masked phantom plays the organ in a dark cave with candles
hunchback of notre dame = a man rings a big bell in a church tower
wizard of oz = a girl in a blue dress, a scarecrow, a robot and a lion walk along a yellow road to a green castle
jungle book|mowgli|das dschungelbuch|el libro de la selva|маугли = Mowgli dances with a bear in a jungle, a black panther watches
little prince|der kleine prinz|el principito|le petit prince|маленький принц|小王子|星の王子さま = the little prince stands on a small planet beside a rose, stars shine
mary poppins = Mary Poppins flies with an umbrella over London
loch ness monster|nessie = a loch ness monster rises from a lake in the fog
kraken|release the kraken = a giant octopus and a sailing ship in a stormy sea
saint george and the dragon|st george and the dragon|george and the dragon = a knight on a white horse fights a dragon
humpty dumpty = a big egg with a face sits on a wall. Then the egg falls from the wall and breaks
jack and jill = a boy and a girl with a bucket walk up a hill
`

/** The scene of each tale, by each of its names. */
export const TALE_SCENES: ReadonlyMap<string, string> = new Map(
  TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const [names = '', scene = ''] = line.split(' = ')
      return names.split('|').map((name): [string, string] => [name, scene])
    }),
)
