/** Houses, towers and other buildings. `picture: words`, `|` between the words. */
export const BUILDINGS = `
house: home|cottage|hut house|barn|farmhouse|houses
house-with-garden: villa|mansion
hut: shack|straw hut
houses: village houses
office-building: building|skyscraper|apartment building|tower block|high rise
castle: palace|fortress|chateau
japanese-castle: japanese tower
church: chapel|cathedral|church tower|steeple|church steeple|church spire
shinto-shrine: torii|torii gate|japanese gate|japanese temple gate|shrine gate|japanese shrine gate
classical-building: temple|museum building|library building|parthenon|monument|ruin|colosseum|big ben|taj mahal
tokyo-tower: tower|eiffel tower|radio tower|tv tower
statue-of-liberty: statue|sculpture
moai: stone statue|easter island head
lighthouse: light house
tent: camping tent|tipi|teepee
factory: power plant|plant factory
stadium: arena
fountain: water fountain|bird bath|birdbath
ferris-wheel: big wheel
roller-coaster: rollercoaster
carousel-horse: carousel|merry go round
circus-tent: big top|circus
classical-building: column|pillar|columns
office-building: empire state building|chrysler building|burj khalifa|taipei 101|petronas towers|twin towers|flatiron building
classical-building: ancient building|antique building|historic building|historical building|heritage building
derelict-house: abandoned house|derelict house|ruined house
classical-building: white house|capitol building|supreme court
`
