/** What carries people and goods, and what stands along the way. `picture: words`, `|` between the words. */
export const TRAVEL = `
automobile: traffic|car|cars|sedan|auto|coupe|hatchback
sport-utility-vehicle: suv|jeep|minivan|off-roader|van|campervan|rv|land rover
racing-car: race car|racecar|formula one car|f1 car
police-car: patrol car|cop car
auto-rickshaw: tuk-tuk|tuk tuk|tuktuk|tuk-tuks|auto rickshaw|rickshaw
taxi: cab|taxicab|yellow cab
bicycle: bike|push bike|mountain bike|bikes|cycle
motorcycle: motorbike|chopper motorcycle|harley
motor-scooter: scooter|vespa|moped
kick-scooter: kick scooter|push scooter|electric scooter
delivery-truck: truck|lorry|box truck|garbage truck
articulated-lorry: semi|semi truck|big rig|trailer truck
pickup-truck: pickup|pick up truck|monster truck
fire-engine: fire truck|firetruck
bus: school bus|coach|double decker|double decker bus
locomotive: steam train|steam engine|steam locomotive|old train|freight train
train: train set
high-speed-train: bullet train|maglev
tram-car: streetcar|trolley
airplane: plane|aeroplane|jet|airliner|jumbo jet|aircraft|jetliner|boeing|fighter jet|jet plane
small-airplane: biplane|propeller plane|glider|cessna
flying-saucer: ufo|spaceship|alien ship|alien spaceship|mothership|spacecraft|starship|space ship|space station
rocket: space shuttle|shuttle|rocket ship|spacex rocket|missile
sailboat: boat|sailing boat|yacht|sailing ship|sail boat|dinghy|catamaran|pirate ship|galleon|junk ship
canoe: rowboat|rowing boat|kayak|gondola|raft|row boat|wooden boat|fishing boat|paper boat
speedboat: motorboat|powerboat|jet ski
passenger-ship: cruise ship|ocean liner|titanic
ship: cargo ship|tanker|warship|battleship|vessel|container ship|submarine|steamboat
ferry: ferryboat
police-car-light: siren|sirens|police siren
satellite: space probe|sputnik
stop-sign: stop signs
vertical-traffic-light: traffic light|traffic lights|stoplight|traffic signal
fuel-pump: gas pump|petrol pump
construction: barrier|road block
railway-track: rail track|train tracks|tracks
anchor: ship anchor
motor-boat: tugboat
helicopter: chopper|drone copter|drone
parachute: paraglider|hang glider
tractor: rover|mars rover|moon rover|lunar rover|farm tractor|bulldozer|excavator
ambulance: ambulances
`
