import type { DeedPhrases } from './deed-phrases.ts'

/** Cooking, eating and drinking. */
export const KITCHEN: DeedPhrases = {
  'carry-plates': 'balance plate|balance stack_of_plates|carry tower_of_plates|juggle plate',
  cook: 'cook dinner|make soup|make dinner|make breakfast|make lunch|scramble egg|cook egg|fry vegetable|prepare meal|cook chicken|cook pasta|melt chocolate|melt butter|melt sugar|melt cheese|season food|make cheese|boil water|boil egg|boil potato|boil rice|boil pasta|boil spaghetti|boil noodle|boil vegetable|boil milk|fry fish|cook fish|boil lobster|cook lobster|fry shrimp|cook shrimp|fry chicken|fry onion|fry potato|fry mushroom|cook mushroom|simmer sauce|simmer soup|simmer stew',
  'bread-food':
    'breading|breadcrumbing|bread cutlet|bread schnitzel|bread chicken|bread fish|coat cutlet in breadcrumb|coat chicken in breadcrumb|dip cutlet in breadcrumb|roll cutlet in breadcrumb|coat schnitzel in breadcrumb|dip chicken in breadcrumb',
  'grind-meat':
    'grind meat|mince meat|grind beef|mince beef|grind pork|use meat grinder|turn meat grinder|crank meat grinder|grind sausage_meat',
  'churn-butter': 'churn butter|churn cream|churn milk|churn|make butter',
  'taste-dish':
    'taste food|try food|sample food|taste soup|taste sauce|taste stew|taste broth|taste curry|taste gravy|taste dish|taste jam|taste chili|taste porridge|sample soup|sample sauce|sample stew|try soup',
  'lick-spoon': 'lick spoon|lick ladle|lick whisk|lick bowl|lick beater',
  'butter-bread':
    'butter|butter toast|butter bread|butter roll|butter slice|butter scone|spread-butter|spread-jam|spread-marmalade|spread cheese|spread cream cheese|spread honey|spread jelly|spread peanut butter|spread chocolate|spread hummus',
  'stir-drink':
    'stir coffee|stir tea|stir cup of coffee|stir cup of tea|stir hot chocolate|stir cocoa|stir latte|stir cappuccino|stir sugar into coffee|stir sugar into tea|stir milk into coffee|stir milk into tea|stir coffee with spoon|stir tea with spoon',
  'stir-bucket': 'stir paint|stir paint in bucket|stir bucket of paint|stir can of paint',
  'ladle-soup':
    'ladle|ladle soup|ladle noodle soup|ladle stew|ladle soup into bowl|ladle stew into bowl|scoop soup into bowl|ladle soup from pot|ladle soup out of pot',
  'fill-at-tap':
    'fill glass with water|fill glass at tap|fill glass from tap|fill glass with water from tap|fill glass with tap water|fill glass at sink|fill cup with water|fill cup at tap|fill mug with water|fill glass with water at sink|fill glass with water at tap',
  'fill-kettle':
    'fill kettle|fill kettle with water|fill kettle at sink|fill kettle at tap|fill kettle from tap|fill kettle with water at sink',
  whisk:
    'use whisk|use mixer|whisk|whisk egg|beat egg|beat cream|whip cream|whip egg|whisk cream|mix batter|stir batter|beat batter|whisk batter|mix cake batter|mix dough|mix flour|mix egg|mix ingredient|combine ingredient',
  wok: 'stir-fry|toss in wok|cook with wok|toss vegetable in wok|toss vegetable',
  'flip-pancake':
    'flip pancake|flip pancake in a pan|flip omelette|flip omelet|flip crepe|flip egg|flip tortilla|flip sandwich|flip cheese sandwich|flip quesadilla|toss pancake|toss pancake in a pan|toss omelette|toss crepe|make pancake',
  'tend-oven': 'tend oven|open oven door|check oven',
  bake: 'bake cookie|bake bread|bake cake|make bread|make cake|roll dough|roll out dough|roll out pastry|roll out cookie dough|make cookie|bake|roll pastry|fill cake',
  knead:
    'knead|knead dough|knead bread|knead bread dough|knead pizza dough|work dough|punch down dough|shape dough',
  grate: 'grate|grate cheese|grate carrot|grate nutmeg|zest lemon|shred cheese',
  'squeeze-fruit':
    'squeeze lemon|squeeze orange|squeeze lime|squeeze grapefruit|juice lemon|juice orange|juice lime|press orange|press lemon|make lemonade|squeeze orange juice|squeeze lemon juice|make orange juice',
  'grind-coffee': 'grind coffee|grind coffee bean|grind bean|mill coffee|grind pepper|grind spice',
  'open-tin':
    'open tin can|open tin with tin opener|use can opener|use tin opener|open can of ~bean|open tin of ~bean',
  shuck: 'shuck oyster|open oyster|shuck clam|open clam|shuck mussel|open shellfish|shuck scallop',
  'load-dishwasher':
    'load dishwasher|fill dishwasher|stack dishwasher|empty dishwasher|unload dishwasher|use dishwasher|put dish in dishwasher|put plate in dishwasher',
  'make-pizza':
    'make pizza|pizza-toss|toss pizza|toss pizza dough|toss dough|throw dough|throw pizza dough|spin dough|spin pizza dough|spin pizza|twirl pizza dough|stretch pizza dough|fling dough|flip pizza dough|flip pizza|flip dough|throw dough up|spin pizza base',
  'make-sushi': 'make sushi|roll sushi',
  'make-sandwich': 'make sandwich',
  'toss-salad': 'toss salad|make salad|mix salad|prepare salad',
  'make-tea': 'make tea|pour tea|brew tea|make coffee|brew coffee|make latte|pull espresso',
  'crack-egg': 'crack egg|break egg|crack egg into bowl|break egg into bowl|crack egg open',
  barbecue:
    'barbeque|barbecue|grill meat|grill sausage|grill skewer|grill kebab|grill satay|grill corn|grill fish|grill chicken|grill vegetable|grill burger|grill steak|grill ribs|grill hot dog|flip burger|flip patty|flip steak|flip sausage|flip meat|flip chicken|cook sausage|barbeque meat|roast pig|roast meat',
  'carve-pumpkin': 'carve pumpkin|carve jack o lantern',
  'carve-roast':
    'carve turkey|carve chicken|carve ham|carve roast|carve meat|carve beef|carve roast_turkey|carve roast_chicken',
  peel: 'peel potato|peel apple|peel banana|peel orange|peel vegetable|core apple|shuck corn',
  'cut-watermelon': 'cut watermelon|slice watermelon|cut melon|slice melon',
  'eat-watermelon': 'eat watermelon|eat melon',
  sharpen: 'sharpen knife',
  'sharpen-pencil': 'sharpen pencil',
  toast: 'clink glasses|clink glass|raise glass|raise toast',
  pour: 'pour water|pour wine|pour drink|pour milk',
  bartend:
    'bartend|prepare cocktail|prepare cocktail drink|mix cocktail drink|prepare drink|stir cocktail|mix drink|mix cocktail|shake cocktail|make cocktail',
  'fill-bottles':
    'bottle beer|bottle wine|bottle milk|bottle juice|bottle water|bottle cider|bottle oil|bottle sauce|fill bottle',
  'open-bottle': 'open bottle|uncork bottle|open wine bottle|open champagne',
  smoke: 'smoke cigarette|smoke pipe|smoke cigar|vape',
  'blow-candles': 'blow out candle|blow candle|celebrate birthday',
  'blow-bubbles': 'blow bubble|blow soap bubble|make bubble',
  'blow-gum': 'blow bubble gum|chew gum|chew bubble gum',
  inflate: 'inflate|pump-up|puff-up',
  'inflate-balloon':
    'inflate balloon|blow up balloon|blow balloon|balloon-blow|make balloon shape|make balloon animal',
  'burst-balloon': 'burst balloon|explode balloon',
  'decorate-cake':
    'decorate gingerbread cottage|ice gingerbread cottage|decorate cake|ice cake|frost cake|decorate cupcake|frost cupcake|ice cupcake|decorate cookie|ice cookie',
  'garnish-dish':
    'plate dish|plate food|plate slice|plate piece|plate cake|plate soup|plate noodle|plate meal|plate dessert|plate steak|plate fish|plate pasta|plate salad|garnish dish|garnish plate|arrange food|decorate dish|dress plate|glaze donut|glaze doughnut|glaze cake|glaze cookie|ice donut|frost donut|frost cookie|glaze bun',
  'serve-food': 'serve food|serve dinner|carry tray|serve meal|wait table|serve drink',
}
