import type { Place } from '../../place.ts'
import { observatoryPlace } from './observatory.ts'
import { tvStudioPlace } from './tv-studio.ts'
import { poolHallPlace } from './pool-hall.ts'
import { specialtyShopPlace } from './specialty-shop.ts'
import { planetariumPlace } from './planetarium.ts'
import { amusementParkPlace } from './amusement-park.ts'
import { aquariumPlace } from './aquarium.ts'
import { arcadePlace } from './arcade.ts'
import { artGalleryPlace } from './art-gallery.ts'
import { bakeryPlace } from './bakery.ts'
import { bankPlace } from './bank.ts'
import { barPlace } from './bar.ts'
import { barbershopPlace } from './barbershop.ts'
import { bookstorePlace } from './bookstore.ts'
import { bowlingAlleyPlace } from './bowling-alley.ts'
import { butcherPlace } from './butcher.ts'
import { cafePlace } from './cafe.ts'
import { carouselPlace } from './carousel.ts'
import { casinoPlace } from './casino.ts'
import { circusPlace } from './circus.ts'
import { flowerShopPlace } from './flower-shop.ts'
import { dinerPlace } from './diner.ts'
import { foodCourtPlace } from './food-court.ts'
import { hotelPlace } from './hotel.ts'
import { iceCreamParlorPlace } from './ice-cream-parlor.ts'
import { shopWindowPlace } from './shop-window.ts'
import { jazzClubPlace } from './jazz-club.ts'
import { laundromatPlace } from './laundromat.ts'
import { movieTheaterPlace } from './movie-theater.ts'
import { museumPlace } from './museum.ts'
import { nightclubPlace } from './nightclub.ts'
import { pharmacyPlace } from './pharmacy.ts'
import { photoStudioPlace } from './photo-studio.ts'
import { restaurantPlace } from './restaurant.ts'
import { scienceMuseumPlace } from './science-museum.ts'
import { shopFrontPlace } from './shop-front.ts'
import { shoppingMallPlace } from './shopping-mall.ts'
import { stagePlace } from './stage.ts'
import { supermarketPlace } from './supermarket.ts'
import { sushiBarPlace } from './sushi-bar.ts'
import { tailorShopPlace } from './tailor-shop.ts'
import { toyStorePlace } from './toy-store.ts'

export const VENUES: readonly Place[] = [
  observatoryPlace,
  tvStudioPlace,
  poolHallPlace,
  specialtyShopPlace,
  planetariumPlace,
  amusementParkPlace,
  aquariumPlace,
  arcadePlace,
  artGalleryPlace,
  bakeryPlace,
  bankPlace,
  barPlace,
  barbershopPlace,
  bookstorePlace,
  bowlingAlleyPlace,
  butcherPlace,
  cafePlace,
  carouselPlace,
  casinoPlace,
  circusPlace,
  flowerShopPlace,
  dinerPlace,
  foodCourtPlace,
  hotelPlace,
  iceCreamParlorPlace,
  jazzClubPlace,
  shopWindowPlace,
  laundromatPlace,
  movieTheaterPlace,
  museumPlace,
  nightclubPlace,
  pharmacyPlace,
  photoStudioPlace,
  restaurantPlace,
  scienceMuseumPlace,
  shopFrontPlace,
  shoppingMallPlace,
  stagePlace,
  supermarketPlace,
  sushiBarPlace,
  tailorShopPlace,
  toyStorePlace,
]
