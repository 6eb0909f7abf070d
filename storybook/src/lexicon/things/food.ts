/** Food and drink, with what it is served in. `picture: words`, `|` between the words. */
export const FOOD = `
red-apple: apple|apples
tangerine: orange|mandarin|clementine
grapes: fruit|fruits|grape|plum|plums
cherries: cherry
blueberries: blueberry|berry|berries
peanuts: peanut
ear-of-corn: corn|maize|corn plant|maize plant|corn stalk|cornstalk|corncob|corn on the cob
ginger-root: ginger|ginger root
hot-pepper: chili|chilli|chili pepper
bell-pepper: pepper|paprika
hamburger: burger|cheeseburger
hot-beverage: coffee|tea|cup of coffee|cup of tea|espresso|latte|cappuccino|hot chocolate|cocoa|hot cocoa|cup of cocoa|mug|coffee cup|cup|coffee mug
cup-with-straw: soda|smoothie|milkshake|soft drink|juice|lemonade|cola|iced coffee
glass-of-milk: milk|glass of water|glass|water glass
bowl-with-spoon: bowl|soup bowl|cereal|porridge
steaming-bowl: noodles|ramen|soup|noodle soup|pho|bowl of noodles
pot-of-food: kimchi|stew|pot|cauldron|casserole|saucepan
shallow-pan-of-food: paella|wok
cooking: frying pan|pan|fried egg|egg yolk|yolk|skillet
birthday-cake: cake|wedding cake|layer cake
ice-cream: ice cream sundae|sundae
soft-ice-cream: ice cream|ice cream cone|gelato|icecream
doughnut: donut|donuts
pizza: pizza slice|slice of pizza
sandwich: toast sandwich|club sandwich
bread: loaf|toast|loaf of bread|bread slice|sliced bread
cheese-wedge: cheese|cheese board|cheese platter|cheeseboard
cut-of-meat: steak|meat|beef
poultry-leg: chicken leg|drumstick|roast chicken|fried chicken
meat-on-bone: ham|roast
beer-mug: beer|ale|lager
wine-glass: wine|red wine
chopsticks: chopstick|chopsticks
pancakes: stack of pancakes|pancake stack|pile of pancakes|pancake|pancakes
bottle-with-popping-cork: champagne|champagne bottle|bottle of champagne
baby-bottle: milk bottle|feeding bottle
cocktail-glass: cocktail|martini
teapot: kettle|tea pot
fork-and-knife: fork
kitchen-knife: knife|chef knife
spoon: teaspoon
tropical-drink: orange juice|fruit juice
moon-cake: mooncake
dumpling: gyoza|dumplings
sushi: sushi roll|sushi platter|plate of sushi|sushi plate|sushi set|platter of sushi
spaghetti: pasta|noodle
french-fries: fries|fried potato|fried potatoes|potato wedges|chips|chip|potato chips|crisps
egg: eggs
cookie: biscuit|cookies|treat|treats|dog treat|snack
pie: tart|apple pie|cherry pie|pumpkin pie|berry pie|blueberry pie|pecan pie|lemon pie|fruit pie|homemade pie
candy: sweets|sweet candy
lollipop: lolly
chocolate-bar: chocolate
honey-pot: honey|jar of honey
beans: bean|coffee bean|coffee beans
broccoli: brocoli|cauliflower
leafy-green: lettuce|cabbage|spinach|kale
green-salad: salad
potato: potatoes
tomato: tomatoes
tropical-drink: drink|drinks
cup-with-straw: coca-cola|coke|pepsi
pot-of-food: food|meal|feast
pancakes: pancake|crepe
dango: mochi
curry-rice: bibimbap|pad thai
baguette-bread: churro|churros
fried-shrimp: tempura
roasted-sweet-potato: sweet potato|yam
tangerine: grapefruit
bowl-with-spoon: oatmeal|yogurt|yoghurt|hummus
custard: panna cotta|chocolate mousse|mousse
spaghetti: carbonara|spaghetti carbonara|spaghetti bolognese
baguette-bread: submarine sandwich|sub sandwich|hoagie|sub roll
croissant: pastry|baked goods|danish pastry|danish
sandwich: lobster roll|lobster roll sandwich|pulled pork sandwich
dumpling: baozi|bao|bao bun|steamed bun|pork bun
candy: jelly bean|jelly beans|jellybean|jellybeans|caramel|toffee|bubble gum|bubblegum|chewing gum
lobster: crayfish|crawfish|langoustine|spiny lobster
chocolate-bar: candy bar|bar of chocolate
stuffed-flatbread: burrito wrap|wrap sandwich
steaming-bowl: clam chowder|lobster bisque|bisque|chowder
shortcake: dessert|desserts|sweet dish|cake slice|slice of cake|piece of cake|pie slice|slice of pie|piece of pie
teacup-without-handle: green tea|matcha|matcha tea|cup of green tea|matcha latte
adhesive-bandage: band-aid|sticking plaster
`
