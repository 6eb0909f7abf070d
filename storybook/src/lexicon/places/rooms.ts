import type { PlaceWords } from './place-words.ts'

/** Rooms to live, learn and work in. */
export const ROOMS: PlaceWords = {
  'church-interior':
    'narthex|sacristy|church interior|inside a church|inside the church|inside a cathedral|inside the cathedral|cathedral interior|nave|inside a chapel|chapel interior|interior of a church|interior of a cathedral|altar|church pews~|apse|church apse|chancel|transept|choir loft',
  'haunted-hall':
    'haunted house interior|inside a haunted house|inside a haunted mansion|haunted hall|haunted room|abandoned house interior|abandoned building interior|interior of an abandoned house|interior of an abandoned building|interior of a ruined house|haunted castle interior|haunted hotel|abandoned mansion interior',
  'art-studio':
    "art school|art academy|art college|artist studio|artist's studio|painter's studio|painting studio|atelier|art class|art room|sculpture studio|studio of an artist|art classroom|painting class|artist's loft|artist loft|artists loft|painter's loft",
  attic: 'loft|garret|attic room|dusty attic|under the roof',
  ballroom:
    'hall|gala|gala dinner|masquerade ball|masked ball|royal ball|costume ball|fancy dress ball|grand ball|charity ball|winter ball|ball room|dance hall|grand hall|palace interior|wedding hall',
  basement: 'cellar|storage room|utility room',
  bathroom:
    'shower*|shower room|restroom|washroom|lavatory|shower cabin|public toilet|bath~|toilet~|bathtub~',
  'blanket-fort':
    'pillow fort|blanket tent|couch fort|sofa fort|duvet fort|sheet fort|fort made of blankets|fort of blankets|blanket den',
  bedroom:
    "bed room|guest room|hotel bedroom|dorm room|chamber|childs bedroom|sleeping room|bed~|motel room|hotel suite|ship cabin|ship's cabin|studio bedroom|hotel room",
  classroom:
    'class|school|calculus class|schoolroom|math class|university lecture|lecture|school room|conference hall',
  corridor:
    'hallway|passage|hospital corridor|elevator shaft|hall way|school corridor|hotel corridor|passageway',
  courtroom:
    'jury box|jury room|witness stand|courthouse|court room|court of law|law court|trial~|tribunal|city council|town hall meeting|town hall chamber',
  dentist:
    "dentist~|dentist's office|dentist office|dental clinic|dental office|dentist chair~|orthodontist",
  'dance-studio':
    'ballet studio|dance room|dance school|ballet school|ballet class|dance class|rehearsal studio|dance academy',
  'pharaohs-tomb':
    "pharaoh's tomb|pharaohs tomb|tomb of a pharaoh|tomb of the pharaoh|egyptian tomb|ancient egyptian tomb|ancient tomb|king's tomb|tutankhamun's tomb|tomb chamber|pyramid chamber|burial chamber|inside of a pyramid|inside a pyramid|pyramid interior|interior of a pyramid",
  dwelling:
    'igloo interior|ice palace interior|ice castle interior|snow fort interior|treehouse interior|tree house interior|mushroom house interior|mushroom interior|gingerbread house interior|candy house interior|crystal palace interior|burrow interior|hobbit hole|hobbit house|hobbit home|hobbit hole interior|houseboat interior',
  dungeon: 'castle dungeon|torture chamber|secret chamber|underground chamber|mausoleum interior',
  'empty-room':
    'bare room|blank room|plain room|white room|black room|red room|blue room|green room|yellow room|pink room|purple room|orange room|grey room|gray room|empty white room|all white room|all-white room|plain white room|bright white room|white void|minimalist white room',
  'elevator-cabin':
    'elevator interior|in an elevator|inside an elevator|inside the elevator|in the elevator|inside a lift|elevator cabin|crowded elevator|small elevator',
  elevator: 'elevator door|lift door|lift doors|elevator*|lift~|elevator doors|elevator lobby',
  'factory-floor':
    'manufacturing facility|production hall|cannery|fish cannery|canning factory|fish factory|factory interior|inside a factory|assembly line|production line|car factory|robot factory|workshop floor|auto factory|automobile factory|car plant|auto plant|manufacturing plant|textile factory interior|printing plant|paper mill|textile factory|recycling plant|bottling plant|toy factory',
  garage:
    'garage interior|car repair shop|auto repair shop|mechanic shop|repair shop|car workshop|auto shop',
  hospital:
    "clinic|hospital room|emergency room|ward|doctor's office|doctor office|medical room|infirmary|surgery|intensive care unit|icu|x-ray room|nursing home|psychiatric ward",
  clockwork:
    'inside a clock tower|inside the clock tower|inside of a clock tower|inside of the clock tower|clock tower interior|interior of a clock tower|inside a clock|inside of a clock|inside a giant clock|inside big ben|clockwork room|clock mechanism|gear room|clockwork chamber|clock room|clock tower room',
  'mead-hall':
    'longhouse interior|viking longhouse interior|inside a longhouse|inside a viking longhouse|interior of a longhouse|interior of a viking longhouse|viking hall|viking longhouse|longhouse|viking house|viking mead hall|roundhouse interior|inside a roundhouse',
  'jail-cell': 'prison|cell|prison cell|dungeon cell|jail',
  kitchen:
    'kitchenette|galley|modern kitchen|cookhouse|sunny kitchen|scullery|bakery kitchen|office kitchen|break room|staff room kitchen|soup kitchen',
  'restaurant-kitchen':
    'commercial kitchen|hotel kitchen|professional kitchen|industrial kitchen|restaurant galley',
  laboratory:
    "lab|clean room|cleanroom|science lab|research lab|chemistry lab|science laboratory|computer lab|scientist's lab|research facility",
  library:
    'study|alcove|reading alcove|indoor library|reading room|old library|library interior|reading nook|book nook|reading corner|cozy nook|library nook',
  'living-room':
    'den|lounge|sitting room|parlor|parlour|apartment|indoors|room|flat interior|den room|dollhouse|family room|drawing room|home interior|house interior|villa interior|apartment interior|interior of a house|interior of a home|interior of an apartment|cozy room|inside~|sofa~|fireplace~|sunroom|sun room',
  'log-cabin':
    'cabin|cabin interior|lodge interior|ski lodge interior|chalet interior|hut interior|wooden cabin|cottage interior|inside a cabin|hut*|mountain hut|chalet|hunting lodge|lodge|mountain cabin|fireside',
  'music-studio':
    'recording studio|music room|studio|sound studio|band room|rehearsal room|radio studio|recording booth|podcast studio|radio station|anechoic chamber',
  nursery: "baby room|baby's room|crib~",
  office:
    "workplace|cubicle|study room|office desk|open-plan office|workspace|home office|desk~|open plan office|startup office|coworking space|principal's office|psychiatrist's office|therapist's office|ticket office|copy room|headmaster's office",
  'oven-interior': 'oven interior|inside the oven|inside an oven',
  'server-room':
    'data center|data centre|computer room|server farm|hacker room|hacker den|server hall',
  'toy-floor': 'toy floor',
  'table-above': 'table from above|desk from above|tabletop from above',
  'skirting-board': 'skirting board|baseboard',
  'hive-interior': 'beehive interior|hive interior|inside a hive|inside a beehive|honeycomb hall',
  'underground-den': 'underground den|underground home|badger den|mole home',
  staircase:
    'mezzanine|mezzanine floor|entresol|stairs|escalator staircase|downward stairs|stairwell|steps|grand staircase|foyer|entrance hall|hallway with stairs',
  stairway:
    'flight of stairs|flight of steps|flights of stairs|escalator stairway|moving staircase|spiral stairway|inside a lighthouse|lighthouse interior|inside a tower|tower interior|spiral staircase|spiral stairs|winding staircase|winding stairs|escalator*',
  'throne-room':
    "throne~|royal court|royal hall|palace hall|king's hall|castle interior|castle hall|great hall|inside a castle|medieval hall|tower room|tower chamber",
  'trade-room':
    "polling station|indoor playground|soft play area|play center|play centre|indoor shooting range|indoor firing range|television room|tv room|tv lounge|television lounge|child's room|children's room|kid's room|kids' room|kids room|childs room|child's bedroom|children's bedroom|kid's bedroom|kids' bedroom|kids bedroom|boy's room|girl's room|boy's bedroom|girl's bedroom|boys room|girls room|teenager's room|teenager's bedroom|teen bedroom|voting booth|voting booths|polling booth|polling place|pilothouse|wheelhouse|ship's bridge|ship bridge|morgue|city morgue|ambulance interior|inside an ambulance|inside the ambulance|back of an ambulance|back of the ambulance|bunker|underground bunker|air raid shelter|bomb shelter|cargo hold|ship's hold|ship hold|hold of a ship|hold of the ship|archive|archives|records room|file room|filing room|auction house|auction room|auction hall|banquet hall|banqueting hall|banquet room|home theater|home theatre|home cinema|games room|rec room|recreation room|cat cafe|cat café|deli|delicatessen|cheese shop|cheesemonger's|pottery studio|playroom|play room|toy room|newsroom|news room|editorial office|radio newsroom|newspaper office|call center|call centre|call center office|call centre office|customer service center|customer support center|beer hall|beerhall|beer tent|kindergarten|preschool|daycare|day care|day care center|daycare center|day-care center|veterinary clinic|vet clinic|vet's office|veterinarian's office|veterinary office|vet|veterinary practice|animal hospital|animal clinic|maternity ward|newborn ward|escape room|puzzle room|spa|day spa|health spa|wellness center|massage parlor|massage parlour|massage room|tattoo parlor|tattoo parlour|tattoo studio|tattoo shop|coffee roastery|roastery|coffee roaster's|funeral home|funeral parlor|funeral parlour|mortuary|travel agency|fencing hall|fencing club|fencing salle|gymnastics hall|gymnastics gym|bonsai nursery|bonsai shop|chocolate factory|candy factory|sweet factory|cinema lobby|movie theater lobby|theater lobby|theatre lobby|cinema foyer|kindergarten classroom|kindergarten class|preschool classroom|preschool class|nursery school|kindergarten room|brewery|brewhouse|brew house|microbrewery|distillery|whisky distillery|dairy|creamery|cheese factory|cheese dairy|cheese cellar|post office|mail room|sorting office|printing shop|print shop|printing house|printing press room|newspaper printing shop|printing workshop|pottery|pottery workshop|potter's workshop|ceramics workshop|ceramics studio|glassblowing workshop|glassblowing studio|glassblower's workshop|weaving workshop|weaving mill|weaver's workshop|carpet workshop|textile mill|textile workshop|sewing factory|garment factory|sweatshop|armory|armoury|arsenal|weapons room|trophy room|chess club|chess room|chess hall|lighthouse room|lighthouse keeper's room|lighthouse keeper's cottage interior|lighthouse keeper's quarters|lantern room|map room|chart room|music school|music class|music classroom|music conservatory|dog grooming salon|pet grooming salon|grooming salon|candle workshop|candle shop|candle factory|clockmaker's workshop|watchmaker's workshop|clock workshop|clock museum|robot lab|robotics lab|robot workshop|robotics workshop|costume room|wardrobe room|prop room|costume workshop|darkroom|photo darkroom|fortune teller's tent|fortune teller's room|seance room|mosque interior|interior of a mosque|inside a mosque|prayer room|prayer hall|temple interior|interior of a temple|inside a temple|shrine interior|inside a shrine|monastery interior|pagoda interior|buddhist temple interior|synagogue interior|inside a synagogue|interior of a synagogue",
  'waiting-room':
    "dentist's waiting room|dentist waiting room|doctor's waiting room|reception|reception desk|lounge area|waiting area",
  workshop:
    "woodshop|wood shop|carpentry workshop|craft room|craft studio|studio workshop~|potter's studio~",
  'operating-room':
    'operating theatre|operating theater|surgery room|surgical theatre|surgical suite|operation room|operating table~|surgical room',
  'wine-cellar':
    'wine vault|winery cellar|barrel cellar|barrel room|wine cave|cask cellar|barrel hall',
  sauna:
    'sauna|sauna room|steam room|steam bath|finnish sauna|sauna cabin|banya|hammam|turkish bath',
  'locker-room': 'changing room|locker-room|changing rooms|team locker room|sports locker room',
  'conference-room':
    'meeting room|boardroom|board room|conference table~|meeting hall|briefing room|seminar room',
  'bare-apartment':
    'unfurnished apartment|unfurnished room|unfurnished house|vacant apartment|vacant room|vacant house interior',
  'control-room':
    'mission control|mission control room|control center|control centre|command center|command centre|command room|operations room|situation room|war room|surveillance room|security room|monitoring room|trading floor|trading room|stock exchange|stock exchange floor|emergency call center|air traffic control tower|air traffic control|airport control tower|nuclear control room',
  'boiler-room':
    "boiler house|engine room|ship's engine room|engine room of a ship|boiler room of a ship|furnace room|machine room|pump room|generator room|turbine hall",
  'dressing-room':
    "backstage|makeup room|make-up room|green room backstage|backstage dressing room|actor's dressing room|theater dressing room|theatre dressing room|star's dressing room|fitting room",
  dormitory:
    'barracks|army barracks|military barracks|hostel|hostel room|youth hostel|bunk room|bunkhouse|orphanage|homeless shelter|boarding school dormitory|sleeping quarters|crew quarters',
  smithy:
    "forge|blacksmith's forge|blacksmith forge|blacksmith's workshop|blacksmith workshop|blacksmith shop|blacksmith's shop|foundry|blacksmith's|sword smithy",
  storeroom:
    "slaughterhouse|abattoir|pantry|larder|store room|storage closet|closet|walk-in closet|walk in closet|dressing closet|broom closet|supply closet|janitor's closet|janitor closet|cleaning closet|walk-in freezer|walk in freezer|cold storage|cold room|meat locker|freezer room|cloakroom|food pantry",
  warehouse:
    'warehouse interior|depot|storage hall|storehouse|distribution center|distribution centre|fulfillment center|shipping warehouse|storage facility|logistics center|stockroom|stock room',
  catacombs: 'catacomb|crypt|ossuary|bone chapel|paris catacombs|church crypt|vault of bones',
  'lecture-hall':
    'lecture room|lecture theatre|lecture theater|lecture auditorium|university auditorium|university lecture hall|amphitheatre classroom',
  parliament:
    'legislative chamber|legislature|parliament hall|chamber of deputies|assembly chamber|council chamber|house of lords|legislative assembly|senate|parliament chamber|house of commons|house of representatives|senate chamber|congress~|bundestag|plenary hall|united nations assembly|general assembly hall|parliament interior|senate hall',
  'roman-bath':
    'roman baths|ancient roman bath|thermae|bathhouse|bath house|roman bathhouse|public baths',
  'yoga-studio': 'yoga room|yoga class~|meditation room|pilates studio|meditation hall|yoga hall',
}
