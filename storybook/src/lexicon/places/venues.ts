import type { PlaceWords } from './place-words.ts'

/** What shops are named by: each is also a store. */
const TRADES =
  'hardware|tool|paint|furniture|mattress|electronics|electronic|phone|mobile phone|cell phone|computer|video game|appliance|record|vinyl|vinyl record|music|guitar|piano|instrument|musical instrument|violin|camera|comic|comic book|chocolate|jewelry|jewellery|diamond|watch|clock|shoe|sneaker|bridal|wedding dress|hat|clothing|clothes|fashion|dress|thrift|second hand|vintage|charity|antique|antiques|junk|pawn|curiosity|pet|aquarium|liquor|wine|spice|tea|bike|bicycle|sports|sporting goods|ski|surf|optician|eyewear|glasses|souvenir|gift|craft|art supply|art supplies|carpet|rug|costume|lamp|lighting|gun|fishing|perfume|cosmetics'

const shops = TRADES.split('|').flatMap((trade) => [`${trade} shop`, `${trade} store`])

/** Shops, restaurants, museums and places to go out. */
export const VENUES: PlaceWords = {
  'amusement-park':
    'theme park|funfair|fairground|carnival|ferris wheel*|roller coaster*|fair~|county fair|country fair|village fair|town fair|state fair|summer fair|street fair|rollercoaster|disneyland',
  aquarium:
    'aquarium tunnel|glass tunnel|underwater glass tunnel|shark tunnel|aquarium hall|fish tank|fishbowl|oceanarium|fish bowl|sea life center|underwater tunnel',
  arcade:
    'shooting gallery|video arcade|game arcade|amusement arcade|gaming room|game room|esports arena|gaming setup',
  'art-gallery': 'gallery|art museum|louvre|picture gallery',
  bakery: 'bakery shop|pastry shop|patisserie|bread shop|cake shop|bakehouse|boulangerie',
  bank: 'bank vault|vault*|bank counter|bank lobby|treasury',
  bar: 'sports bar|wine bar|hotel bar|dive bar|tapas bar|whisky bar|beer bar|lounge bar|pub|saloon|cocktail bar|karaoke',
  barbershop:
    "barber shop|hair salon|beauty salon|hairdresser~|salon|nail salon|beauty parlor|hairdressing salon|barber~|barber's|hairdresser's|makeup studio|hair dresser~|barber chair~",
  bookstore: 'book store|bookshop|book shop|second hand bookshop|stationery store|book fair',
  'bowling-alley': 'bowling lane|bowling~|bowling center|bowling centre|bowling hall',
  butcher: "butcher~|butcher shop|butcher's shop|meat market|fishmonger~|fishmonger's|fish shop",
  cafe: 'coffee shop|coffeehouse|coffee house|café|cafe terrace|café terrace|bar terrace|restaurant terrace|pub terrace|bistro terrace|sidewalk cafe|sidewalk café|pavement café|pavement cafe|street cafe|street café|outdoor cafe|outdoor café|parisian café|parisian cafe|paris cafe|cybercafe|tearoom|coffee bar',
  carousel: 'carousel*|carrousel*|merry go round|merry-go-round~',
  casino: 'gambling hall|poker room|casino floor|poker table~|roulette table~|blackjack table~',
  circus: 'circus ring|circus tent|big top|circus arena|trapeze~',
  'flower-shop':
    "florist~|florist's|flower store|florist shop|garden center|garden centre|plant shop|plant nursery",
  diner:
    'roadside diner|retro diner|american diner|fifties diner|burger joint|milkshake bar|soda fountain',
  'food-court':
    'dining hall|canteen|cafeteria|food hall|mess hall|fast food restaurant|burger restaurant',
  hotel: 'hotel lobby|lobby|hotel reception|motel reception|concierge desk|front desk',
  'ice-cream-parlor':
    'ice cream parlour|ice cream shop|gelato shop|ice cream stand|ice cream store|dessert shop|frozen yogurt shop|donut shop',
  'shop-front': 'shop exterior|store exterior',
  'shop-window':
    'shop window|shopfront|storefront|shop shopfront|store shopfront|bakery shopfront|patisserie shopfront|bookshop shopfront|bookstore shopfront|florist shopfront|department store shopfront|toy shop shopfront|toy store shopfront|candy shop shopfront|candy store shopfront|sweet shop shopfront|sweet store shopfront|chocolate shop shopfront|chocolate store shopfront|pet shop shopfront|pet store shopfront|book shop shopfront|book store shopfront|music shop shopfront|music store shopfront|guitar shop shopfront|guitar store shopfront|flower shop shopfront|flower store shopfront|dress shop shopfront|dress store shopfront|clothes shop shopfront|clothes store shopfront|clothing shop shopfront|clothing store shopfront|shoe shop shopfront|shoe store shopfront|gift shop shopfront|gift store shopfront|jewelry shop shopfront|jewelry store shopfront|cake shop shopfront|cake store shopfront|pastry shop shopfront|pastry store shopfront|cheese shop shopfront|cheese store shopfront|tea shop shopfront|tea store shopfront|antique shop shopfront|antique store shopfront|hat shop shopfront|hat store shopfront|fish shop shopfront|fish store shopfront|fruit shop shopfront|fruit store shopfront|camera shop shopfront|camera store shopfront|watch shop shopfront|watch store shopfront|ice cream shop shopfront|ice cream store shopfront|jewellery shop shopfront|jewellery store shopfront',
  'jazz-club':
    'jazz bar|jazz cellar|jazz lounge|jazz cafe|jazz café|jazz joint|jazz venue|blues club|blues bar|blues joint|smoky club|smoky bar|smoky jazz club|smoky jazz bar|smoky nightclub|speakeasy|cabaret|supper club|piano bar|piano lounge|cocktail lounge|comedy club|juke joint',
  laundromat:
    "launderette|laundry~|laundry room|wash house|laundrette|dry cleaner~|dry cleaner's|dry cleaners",
  'movie-theater': 'cinema|movie theatre|indoor movie theater|movie house|movie|film theater',
  museum:
    'natural history museum|museum of natural history|dinosaur museum|dinosaur hall|fossil museum|exhibition|indoor museum|exhibition hall|museum hall',
  nightclub: 'disco|discotheque|rave|dj booth|night club|club|dance club|dance floor',
  'photo-studio':
    'photography studio|seamless backdrop|product studio|white photo studio|black photo studio|grey photo studio|gray photo studio|red photo studio|orange photo studio|yellow photo studio|green photo studio|blue photo studio|purple photo studio|pink photo studio|brown photo studio|beige photo studio|cream photo studio|teal photo studio|turquoise photo studio|gold photo studio|silver photo studio|pastel photo studio',
  pharmacy: 'drugstore|chemist~|chemist shop|apothecary~|apothecary shop|drug store',
  restaurant:
    'dinette|bistro|pizzeria|steakhouse|eatery|tavern|inn|dining room|fine dining|trattoria|dinner table',
  'science-museum':
    'museum of science|science center|science centre|space museum|technology museum|discovery center',
  'shopping-mall':
    'mall|shopping center|shopping centre|department store|shopping arcade|escalators~',
  'sushi-bar':
    'sushi bar|sushi counter|sushi shop|sushi restaurant|ramen shop|ramen bar|ramen restaurant|noodle shop|noodle bar|izakaya|japanese restaurant',
  stage:
    'music hall|concert hall|orchestra pit|concert|concert stage|theater stage|spotlight|talent show|music festival|rock concert|theatre stage|puppet theatre|podium|runway show|catwalk|show~|opera|ballet~|theatre|theater|opera house|auditorium|playhouse',
  supermarket:
    "grocery store|grocery shop|convenience store|store|shop|mini market|shopping|supermarket aisle|shop counter|store counter|greengrocer~|corner shop|corner store|greengrocer's|dollar store",
  'tailor-shop':
    "tailor~|tailor's|tailor's shop|tailor's workshop|tailor's atelier|dressmaker's shop|dressmaker's|sewing room|sewing studio|fabric shop|fabric store",
  'toy-store': "toy shop|toyshop|toystore|toy museum|santa's workshop|toy workshop",
  planetarium: 'star theatre|star theater|planetarium dome|dome theater|dome theatre',
  'pool-hall':
    'billiard room|billiards room|billiard hall|billiards hall|snooker hall|snooker room|pool room|pool bar|billiard club|snooker club|pool table~|billiard table~',
  'specialty-shop': `general store|country store|village store|village shop|bait shop|bait and tackle shop|trading post|candy store|candy shop|sweet shop|sweet store|candy boutique|boutique|jeweler~|jeweller~|jeweler's|jeweller's|optician~|optician's|pawnbroker's|haberdashery|perfumery|tackle shop|dime store|${shops.join('|')}`,
  'tv-studio':
    'tv set~|television studio|news studio|talk show set|film set|movie set|film studio|movie studio|sound stage|soundstage|broadcast studio|television set studio|game show set|news desk~',
  observatory: 'astronomical observatory|observatory dome|telescope dome',
}
