import type { PlaceWords } from './place-words.ts'

/** Land, water and sky as nobody built them. */
export const NATURE: PlaceWords = {
  'sky-slide': 'rainbow slide|slide in the sky',
  'sky-road': 'rainbow road|rainbow bridge|milky way road|moonbeam road|piano key road|cloud road',
  'above-land': 'high above the land|from above the land',
  'plan-view': 'straight above the land|map of the land from above',
  'bamboo-forest': 'bamboo grove|bamboo~|arashiyama|bamboo thicket|bamboo jungle',
  'beach-shallows': 'shallow water|shallow surf|surf edge|edge of the surf|shallows',
  beach:
    'seaside|seashore|shore|coast|coastline|coastal beach|sandy beach|tropical beach|seafront|bay beach|sandbank|bay|cove|inlet|tranquil bay|wet sand|white sand|mudflat|mudflats|mud flat|wadden sea|mud flats|tidal flat|tidal flats|sandbar|sand bar|sandy shore|pebble beach|shoreline',
  canyon:
    'canyon ridge|canyon rim|canyon edge|canyon trail|canyon wall|bryce canyon|antelope canyon|gorge|ravine|grand canyon|canyons|badlands|mesa|butte|rock arch|natural arch|desert arch|slot canyon|hoodoos~|monument valley',
  cave: 'cavern|grotto|lair|underground|ice cave|ice cavern|ice grotto|glacier cave|ice tunnel|sea cave|lava cave|lava tube|underground lake|underground river|sinkhole|cenote',
  'crystal-cave':
    'crystal cavern|crystal grotto|cave of crystals|cavern of crystals|cave full of crystals|cave filled with crystals|gem cave|glowing cave|geode|inside a geode|crystal mine|glowing crystal cave',
  cliff:
    'cliffside path|cliff path|clifftop path|cliff walk|cliff top path|cliffs|precipice|cliffside|clifftop|cliff edge|edge of a cliff|sea cliff|headland|rocky coast|white cliffs|sea stack|sea stacks|sea arch|coastal path|coastal trail|coastal cliffs',
  'valley-cliff':
    'mountain top|mountaintop|top of a mountain|summit|mountain summit|mountain peak|mountain ledge|rock ledge|rocky ledge|cliff ledge|rocky crag|mountain cliff|cliff above a valley|cliff over a valley',
  'coral-reef':
    'reef|reefs|ocean reef|ocean reefs|sea reef|tropical reef|underwater coral reef|barrier reef|underwater reef|coral~',
  desert:
    'cactus garden|cactus field|cactus desert|dunes|sand dunes|sahara|sand dune|gobi|wasteland|sand desert|dune|sand~',
  treetops: 'treetops from below|trees from below',
  forest:
    'woods|woodland|grove|pine forest|thicket|taiga|wilderness|forest path|undergrowth|autumn forest|spring forest|forest clearing|clearing|glade|wood~|birch forest|birch grove|birch wood|birch woods|birches~|aspen grove|aspen forest|maple forest|maple grove|maple woods|beech forest|beech wood|oak forest|oak grove|oak woods|redwood forest|redwood grove|redwoods~|sequoia forest|sequoia grove|giant sequoias~|olive grove|olive orchard|olive trees~|cypress avenue|cypress alley|cypress grove|palm grove|palm forest|palm tree forest|coconut grove|pine woods|pine grove|fir forest|spruce forest|cedar forest|evergreen forest|boreal forest|dead forest|burnt forest|dark forest|spooky forest|leafless forest|haunted forest|creepy forest|willow grove|black forest|trail|hiking trail|forest trail',
  'frozen-lake':
    'frozen lake|frozen pond|icy lake|lake of ice|frozen river|frozen stream|frozen creek|frozen brook|frozen canal|frozen water',
  glacier:
    'ice world|frozen world|world of ice|icy world|ice field|ice sheet|crevasse|glacier crevasse|ice crevasse|crevasses|icy landscape|polar ice|frozen landscape|ice~|antarctica|south pole|polar landscape|north pole|arctic',
  hilltop:
    'hill|grassy hill|green hill|hill top|top of a hill|top of the hill|lonely hill|small hill|crest of a hill',
  'hanging-bridge':
    'rope bridge|hanging bridge|bamboo bridge|glass bridge|rope suspension bridge|swinging bridge|swing bridge|rickety bridge|jungle bridge|canyon bridge|plank bridge|log bridge|glass walkway|sky bridge|skywalk',
  'hot-spring':
    'hot springs|onsen|thermal bath|thermal spring|geyser*|geysers*|geyser field|geyser basin|geothermal area|yellowstone|geothermal field|natural hot spring',
  iceberg:
    'ice shelf|ice cliff|ice cliffs|ice barrier|ice floe|ice floes|sea ice|pack ice|drift ice|arctic ocean|polar sea|frozen sea|icebergs',
  island:
    'tropical island|desert island|deserted island|small island|treasure island|paradise island|lagoon|atoll|archipelago|island chain|chain of islands|group of islands|islets|maldives|hawaii|bora bora',
  jungle:
    'jungle trail|dense jungle|tropical rainforest|rainforest|rain forest|tropical forest|amazon|tropics',
  'lake-dock':
    'dock end|lake dock end|wooden dock end|lake dock|lake pier|lake jetty|lakeside dock|lakeside pier|lakeside jetty|dock on a lake|boat dock|swimming dock|fishing dock|river dock',
  lake: 'lakeside|lake shore|lakeshore|reservoir|mountain lake|loch',
  marsh:
    'bird sanctuary|drainage ditch|wetland boardwalk|swamp boardwalk|marsh boardwalk|boardwalk through a marsh|bog|peat bog|estuary|salt marsh|reeds|tall reeds|reed bed|wetland|wetlands|mangrove|mangrove forest|mangrove creek|mangroves~|bayou|everglades|fen|swamp|marshland|mangrove swamp',
  meadow:
    'hills|field|grassland|pasture|grass|lawn|countryside|grassy field|open field|fields|grass field|nature~|outdoors~',
  highlands:
    'scottish highlands|highland|scotland|glen|highland valley|moor|moors|moorland|heath|heathland|heather moor|isle of skye|skye~|glencoe',
  mountain:
    'mountains|mountain range|peaks|rocky mountains|himalayas|mountain pass|alpine pass|mountain peaks|ridge|mountain ridge|rocky ridge|hillside|mountainside|mountain path|mountain trail|alpine trail|alpine path|himalaya|peak~|mount~',
  oasis: 'desert oasis|desert camp|arabian desert|bedouin camp|arabian nights|caravan~',
  ocean:
    'sea|open sea|turquoise water|turquoise waters|azure water|azure waters|emerald water|emerald waters|crystal clear water|crystal clear waters|clear blue water|deep blue water|tropical water|tropical waters|wave barrel|open ocean|open water|high seas|waves of the ocean|pacific|atlantic|the deep|gulf|stormy sea|mediterranean|waves~|wave~|surf~|water~|at sea~',
  plains:
    'tundra|arctic tundra|frozen tundra|plain|prairie|prairies|steppe|steppes|great plains|open plain|salt flat|salt flats|salt desert|salt pan|scrubland|bushland|pampas|pampa|veldt|cracked earth|parched earth|dry earth|barren land|barren landscape|dry lake bed|lake bed|lakebed|dried lake|dry lake|river bed|riverbed|cracked ground|cracked mud|cracked soil|parched ground|dry ground|dried up lake|dry riverbed|flatland|flatlands|flood plain|floodplain',
  pond: 'waterhole|fishpond|fish pond|carp pond|goldfish pond|garden pond|forest pool|woodland pool|jungle pool|mountain pool|natural pool|still pool|duck pond|lily pond|koi pond|swimming hole|watering hole|puddle~',
  riverbank: 'river bank|riverside|bank of a river|bank of the river',
  river:
    'stream|creek|brook|seine|seine river|nile|amazon river|thames|rapids|white water|whitewater|white water rapids|river delta|delta|river mouth|wet land',
  savanna:
    'savannah|serengeti|dry grassland|dry grasslands|dry plains|dry grass|african plain|african plains|grasslands|safari|african savanna|outback|grasslands of africa|africa',
  sky: 'skies|clouds above|air|cloud nine|above the clouds|clear sky|mid-air|midair|heavens|cloudscape|clouds~|in the sky~|in the air~|blue sky|night sky|starry sky',
  'snow-canyon':
    'snowy canyon|snow covered canyon|frozen canyon|winter canyon|icy canyon|snowy gorge|snowy valley|snowy ravine',
  'snow-slope': 'icy slope|snowy slope|snowy hill|sledding hill|snow hill|icy hill|snowy hillside',
  'tall-grass':
    'tall grass|long grass|high grass|tall grasses|long grasses|deep grass|tall green grass|tall dry grass|tall golden grass',
  'grass-slope': 'grassy slope|steep hill|grassy hillside|uphill slope|downhill slope',
  'snowy-forest': 'winter forest|snow covered forest|frozen forest|snow forest',
  'snowy-mountain':
    'snowy field|snow|snowfield|snow field|snowy landscape|winter landscape|winter wonderland|snowdrift|snow mountain|snow covered mountain|snowy garden',
  underwater:
    'under the sea|under water|seabed|ocean floor|sea floor|bottom of the sea|bottom of the ocean|beneath the waves|deep sea|below the surface|undersea|under the ocean|underwater ocean|underwater world|underwater space|underwater scene|underwater environment|underwater landscape|underwater wonderland|underwater paradise|underwater realm|deep ocean',
  valley: 'dale|vale|river valley|mountain valley|green valley|alpine valley',
  volcano:
    'crater|lava field|molten lava|lava flow|lava river|river of lava|flowing lava|lava lake|volcanic landscape|erupting volcano|vesuvius|etna|volcanic~|lava~|magma~',
  waterfall:
    'cascade|falls|water fall|waterfalls|jungle waterfall|tropical waterfall|waterfall in the jungle|waterfall in a jungle|waterfall in the rainforest|waterfall in a tropical forest',
  fjord: 'fjords|norway|norwegian coast|norwegian fjord|fiord|milford sound|geiranger',
  'kelp-forest': 'kelp bed|giant kelp forest|underwater kelp forest|seaweed forest',
  'tide-pools': 'tide pool|tidal pool|tidal pools|rock pool|rock pools|tidepool|tidepools',
}
