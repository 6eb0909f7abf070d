/** What stands and lies about the house. `picture: words`, `|` between the words. */
export const HOME = `
lotion-bottle: bottle|shampoo|sunscreen|shampoo bottle|bottle of shampoo|lotion|body lotion|bottle of lotion|hand cream|shower gel|conditioner
couch-and-lamp: couch|sofa|settee|loveseat
chair: stool|armchair|rocking chair|furniture|piece of furniture
fork-and-knife: utensil|utensils|kitchen utensil|kitchen utensils|cutlery|silverware|flatware
bed: mattress|cot|bunk bed
thread: spool|sewing thread
yarn: wool|ball of yarn|yarn ball|ball of wool|wool ball
nail-polish: nail polish|nail varnish|bottle of nail polish
candle: candles|candlelight
light-bulb: bulb|lightbulb
flashlight: torch
red-paper-lantern: lantern|lanterns|paper lantern|lamp lantern|sky lantern
diya-lamp: oil lamp|diya|diyas|clay lamp|deepam
wrapped-gift: gift|present|presents|gift box|wrapped present|wrapped gift
package: box|parcel|cardboard box|crate|carton
treasure-chest: treasure|chest|pirate chest
bucket: pail
basket: picnic basket|hamper
wastebasket: trash can|garbage can|bin|dustbin
broom: broomstick|mop
toothbrush: tooth brush
soap: bar of soap
bathtub: bath tub|tub|bath
shower: shower head|showerhead
toilet: wc bowl|loo
door: gate door
window: windows
mirror: looking glass|car mirror|rearview mirror|wing mirror
shopping-cart: shopping trolley|trolley cart|cart
coin: coins|gold coin|penny|dime|quarter coin
money-bag: money|sack of money|cash
dollar-banknote: banknote|dollar bill|bill money
key: keys
old-key: skeleton key
locked: lock|padlock
candle: match|matchstick
bricks: brick wall
handshake-medium-light-skin-tone: handclasp
`
