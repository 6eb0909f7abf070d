/**
 * Where the mouths of pictures open: the middle of the upper lip, 0,0 top left … 1,1 bottom right of the picture, and
 * how wide they are, in heights.
 */
export const MOUTHS: Readonly<
  Record<string, readonly [x: number, y: number, wide: number, fangs?: 'fangs']>
> = {
  dog: [0.42, 0.44, 0.17],
  cat: [0.12, 0.4, 0.12],
  'black-cat': [0.12, 0.4, 0.12],
  tiger: [0.07, 0.39, 0.16, 'fangs'],
  leopard: [0.07, 0.34, 0.15, 'fangs'],
  monkey: [0.35, 0.44, 0.2],
  rabbit: [0.17, 0.54, 0.09],
  cow: [0.08, 0.35, 0.13],
  mouse: [0.13, 0.43, 0.11],
  goat: [0.11, 0.46, 0.13],
  pig: [0.22, 0.69, 0.17],
  raccoon: [0.06, 0.55, 0.13],
  ewe: [0.22, 0.53, 0.13],
  otter: [0.23, 0.27, 0.13],
  gorilla: [0.16, 0.29, 0.14],
  elephant: [0.25, 0.49, 0.13],
  deer: [0.13, 0.36, 0.08],
  zebra: [0.1, 0.33, 0.11],
  camel: [0.08, 0.27, 0.11],
  seal: [0.29, 0.21, 0.15],
}
