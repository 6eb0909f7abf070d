/** `role: other words for it`; `role/man` and `role/woman` fix the gender, `role/old` and `role/child` the age. */
export const ROLES = `
chef: cook|baker|pastry chef|sushi chef|pizzaiolo
astronaut: neil armstrong/man|buzz aldrin/man|yuri gagarin/man|buzz lightyear/man|spaceman/man|taikonaut|space man/man|spacewoman/woman|space woman/woman
police officer: policeman/man|policewoman/woman|cop|traffic cop|traffic officer|traffic policeman/man|traffic police|traffic warden|police|sheriff|officer|guard|security guard
firefighter: fireman/man|firewoman/woman
doctor: physician|surgeon|dentist|vet|veterinarian|medic
nurse: nurses
scientist: marie curie/woman|isaac newton/man|nikola tesla/man|dr jekyll/man|galileo/old|galileo galilei/old|charles darwin/old|researcher|professor|biologist|physicist|inventor|mad scientist
teacher: principal|school principal|headmaster/man|headmistress/woman|headteacher|head teacher|schoolteacher|violin teacher|music teacher|piano teacher|tutor|lecturer
student: pupil/child|schoolchild/child|school child/child|schoolkid/child|school kid/child|first grader/child|preschool child/child
graduate: graduand|valedictorian
farmer: peasant|shepherd|gardener|rancher|farm worker|farmworker|field worker|farm hand|farmhand|farm labourer|farm laborer|fruit picker|agricultural worker
cowboy: cowgirl/woman|gunslinger|rancher
builder: construction worker|builder|ironworker|steelworker|iron worker|steel worker|workman/man|labourer|laborer|carpenter|engineer|worker|bricklayer|mason|stonemason|tiler|roofer|plasterer|mover|loader|docker|dockworker|longshoreman/man
mechanic: repairman/man|plumber|electrician|technician
artist: bob ross/man|picasso/man|pablo picasso/man|monet/old|claude monet/old|rembrandt/man|graffiti artist|street artist|tattooist|tattoo artist|painter|sculptor|potter|illustrator
singer: singer-songwriter|singer songwriter|vocalist|pop star|rock star|rockstar|diva/woman
musician: snake charmer|bass player|keyboard player|saxophone player|guitar player|piano player|violin player|drum player|cello player|accordion player|harp player|flute player|trumpet player|guitarist|pianist|drummer|violinist|cellist|trumpeter|flautist|saxophonist|conductor|dj|harpist|bassist|busker
dancer: ballet dancer|ballerina/woman|breakdancer|flamenco dancer|tango dancer|belly dancer/woman
clown: jester|mime|harlequin
acrobat: trapeze artist|tightrope walker|fire eater|fire breather|sword swallower|stilt walker|circus performer|contortionist
magician: illusionist|conjurer
wizard: mage|sorcerer|merlin/man|warlock|rincewind/man
witch: baba yaga/woman|maleficent/woman|enchantress/woman
king: king midas/man|king arthur/man|king solomon/man|king lear/man|monarch|sultan/man|pharaoh/man
queen: empress/woman|cleopatra/woman
prince: young king/man|prince charming/man|hamlet prince/man|romeo/man
princess: sleeping beauty/woman|princess leia/woman|princess zelda/woman|juliet capulet/woman
knight: lancelot/man|sir lancelot/man|galahad/man|sir galahad/man|aragorn/man|templar|paladin|jouster
viking: vikings|barbarian|gladiator|spartan
pirate: buccaneer|pirate captain|captain hook/man|jack sparrow/man
ninja: assassin|shinobi
samurai: ronin|shogun
soldier: george washington/man|warrior|rebel fighter|freedom fighter|guerrilla fighter|resistance fighter|marine soldier|infantryman|general
sailor: captain ahab/old|captain nemo/man|popeye/man|boatman/man|ferryman/man|lighthouse keeper/old|seaman/man|captain|skipper|mariner
pilot: aviator|airman/man|aviatrix/woman
diver: scuba diver|snorkeler|frogman/man
detective: sherlock holmes/man|dr watson/man|hercule poirot/man|miss marple/woman|spy|private eye|investigator|james bond/man
superhero: ant-man/man|robin the boy wonder/man|hero|gwen stacy/woman|superheroine/woman
iron man: armoured hero|iron man|ironman|power armor
villain: supervillain|voldemort/man|lex luthor/man|joker|bad guy
storm trooper: stormtrooper|storm troopers|stormtroopers|clone trooper|mandalorian
robot: cyborg|humanoid robot|robots|c 3po|wall e|toy robot|little robot
android: terminator|androids|humanoid android
mecha: mech|giant robot|mechas|mechs|giant mecha|giant mech|gundam|transformer|optimus prime|battle robot|war robot
gingerbread man: gingerbread boy|gingerbread men|gingerbread girl|gingerbread woman|gingerbread people
golem: stone golem|rock golem|stone giant|rock monster|stone monster|rock giant
toy soldier: tin soldier|nutcracker|wooden soldier|toy soldiers|tin soldiers|nutcracker soldier
bigfoot: sasquatch|big foot|wookiee|wookie|chewbacca|skunk ape
yeti: abominable snowman|yetis|snow monster|ice monster
cyclops: one-eyed giant|one eyed giant
werewolf: werewolves|wolfman|wolf man
minotaur: minotaurs|bull man
alien: extraterrestrial|martian|aliens
one-eyed alien: one eyed alien
three-eyed alien: three eyed alien
zombie: undead|zombies|walking dead
vampire: dracula/man|vampires
mummy: mummies
skeleton: skeletons
angel: angels
god: gods|greek god/man|roman god/man|zeus/man|hades/man|odin/man|ares/man|hercules/man|heracles/man
goddess: goddesses|greek goddess/woman|athena/woman|aphrodite/woman|goddess venus/woman|hera/woman|artemis/woman|demeter/woman|persephone/woman
sea god: sea gods|poseidon/man|triton/man|king triton/man|god of the sea/man
thunder god: thor/man|norse god/man|god of thunder/man
cupid: cherub|cherubs|amor|eros/man
goblin: goblins|hobgoblin|gremlin|imp
ogre: ogres|orc|orcs
nymph: nymphs|water nymph/woman|naiad/woman|sylph/woman|river spirit/woman
dryad: dryads|wood nymph/woman|tree nymph/woman|forest nymph/woman
banshee: banshees|wailing spirit/woman
siren: sirens
satyr: satyrs|faun/man|fauns
harpy: harpies
medusa: gorgon/woman|gorgons
leprechaun: leprechauns|rumpelstiltskin/man
tooth fairy: tooth-fairy
easter bunny: easter rabbit|easter hare
grim reaper: the grim reaper|reaper|angel of death
frost giant: ice giant|snow giant|frost giants
devil: demon|satan
elf: frodo/man|frodo baggins/man|bilbo/man|bilbo baggins/man|samwise/man|santa's elf|legolas/man|hobbit|gnome|dwarf
pharaoh: tutankhamun/man|king tut/man|ramses/man|nefertiti/woman
dwarf: gimli/man|thorin/man
philosopher: socrates/man|plato/man|aristotle/man|confucius/man|diogenes/man|archimedes/man
roman emperor: julius caesar/man|caesar/man|emperor nero/man|augustus/man
mongol warrior: genghis khan/man|attila the hun/man
frankenstein: frankenstein's monster|frankensteins monster|frankenstein monster
monkey king: sun wukong/man|hanuman/man|son goku/man|goku/man
aladdin: ali baba/man
robinson crusoe: castaway|gulliver/man|ben gunn/man
tom sawyer: huckleberry finn/child|huck finn/child|oliver twist/child|tom thumb/child
scrooge: ebenezer scrooge/old
karateka: bruce lee/man|jackie chan/man|karate kid/child
boxer: rocky balboa/man|muhammad ali/man
gentleman: phileas fogg/man|sherlock's friend/man|mr darcy/man
lady: jane austen/woman|elizabeth bennet/woman|mrs claus/woman
explorer: roald amundsen/man|ernest shackleton/man
santa: santa claus/man|father christmas/man|saint nicholas/man|santa clause/man
monk: buddhist monk|friar|priest|pope/man|nun/woman|bishop
bride: brides
groom: bridegroom/man
bridesmaid: maid of honor/woman|maid of honour/woman
groomsman: best man/man
businessman: chess player|chess master|chess grandmaster|card player|poker player|assistant|employee|clerk|intern|coworker|colleague|businessperson|businessman/man|businesswoman/woman|office worker|banker|lawyer|manager|boss|politician|president|ceo|executive|elon musk/man|biden/man|accountant|secretary
waiter: waitress/woman|bartender|barista|server person|flight attendant
servant: manservant/man|attendant|footman/man|page boy/man|handmaiden/woman|handmaid/woman|slave|royal servant|court servant
butler: valet/man
maid: parlor maid/woman|chambermaid/woman
hairdresser: barber|hairdresser|manicurist|nail artist|beautician|stylist|hair stylist|groomer|pet groomer|dog groomer
tailor: seamstress/woman|dressmaker|fashion designer|knitter
carpenter: wood carver|woodcarver|violin maker|guitar maker|cabinet maker|furniture maker|shipbuilder|boat builder
weightlifter: bodybuilder|powerlifter
pizza courier: pizza delivery man/man|pizza delivery boy/man|pizza delivery guy/man|pizza delivery girl/woman|pizza delivery woman/woman|pizza delivery driver|pizza delivery person|pizza boy/man|pizza guy/man
courier: delivery man/man|delivery boy/man|delivery driver|delivery person|delivery guy/man|food courier
youtuber: content creator|podcaster|tiktoker
vlogger: influencer|blogger
chimney sweep: chimney sweeper
shopkeeper: street vendor|vendor|market vendor|market seller|market trader|market woman/woman|street seller|food vendor|fruit seller|flower seller|hawker|stallholder|grocer|cashier|checkout clerk|shop assistant|store clerk
chief: native american chief|indian chief|tribal chief|chieftain|native american|tribal leader
rockstar: heavy metal singer|metal singer|rock singer|punk singer|rock musician|metalhead|heavy metal guitarist|lead guitarist
chef: sushi master|grill master|pizza maker|pastry cook|head chef|sous chef
glassblower: glass blower|glass maker
watchmaker: watch maker
clockmaker: clock maker
jeweler: jeweller|goldsmith
matador: bullfighter|torero/man
ringmaster: circus director
cheerleader: cheerleaders
roman soldier: legionary|legionnaire
thief: cat thief|jewel thief
fisherman: fisher|angler
hunter: shooter|marksman/man|archer|robin hood/man|woodcutter|lumberjack/man
athlete: teammate|team mate|team-mate|kayaker|canoeist|rower|paddler|paddleboarder|javelin thrower|discus thrower|hammer thrower|shot putter|long jumper|triple jumper|high jumper|pole vaulter|relay runner|hurdler|triathlete|decathlete|water polo player|handball player|table tennis player|ping pong player|badminton player|rower|synchronized swimmer|runner|sprinter|gymnast|acrobat|player|sportsman/man|sportswoman/woman|jogger|marathon runner|trapeze artist
footballer: soccer player|footballer|football player|goalkeeper|messi/man|ronaldo/man|striker|football team|soccer team
basketball player: michael jordan/man|lebron james/man
boxer: kickboxer|fighter|cage fighter|street fighter|prizefighter|mma fighter|wrestler|sumo wrestler/man
karateka: martial artist|karate master|kung fu master|bruce lee/man|judoka|judo fighter|karate fighter|judo wrestler
skier: skiers|biathlete|ski jumper|cross-country skier
snowboarder: snowboarders
surfer: surfers|windsurfer|wind surfer|kitesurfer|kiteboarder|bodyboarder|wakeboarder
ice skater: figure skater|ice dancer|speed skater
skateboarder: skater
cyclist: biker|bicyclist|bmx rider|mountain biker
motorcyclist: motorcyclist|motocross rider|motocross racer|dirt biker|dirt bike rider|motorbiker|motorcycle rider
swimmer: lifeguard
climber: mountaineer|alpinist|hiker|backpacker|explorer|tourist|traveller|traveler|adventurer|indiana jones/man|lara croft/woman|marco polo/man|park ranger|zookeeper|zoo keeper|gamekeeper|ranger|guide|tour guide|mountain guide
judge: magistrate
photographer: cameraman/man|paparazzo
reporter: journalist|newsreader|presenter
model: fashion model|supermodel|fashionista
geisha: maiko
professor: scholar|philosopher/old|wise man/old|hermit/old|sage/old
postman: mail carrier|postman/man|mailman/man|courier
cleaner: shoe shiner|shoeshiner|shoeshine boy|bootblack|janitor|cleaner|housekeeper|sweeper
driver: chauffeur|taxi driver
racing driver: racer|race driver|race car driver
caveman: tarzan/man|fred flintstone/man|cavewoman/woman|neanderthal
beggar: nomad|bedouin|beggar|hobo|tramp
`
