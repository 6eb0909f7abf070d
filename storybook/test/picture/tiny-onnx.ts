/** Bytes of a protobuf message, written by hand: enough of ONNX for one node. */
type Part = Uint8Array

const join = (...parts: readonly Part[]): Part =>
  Uint8Array.from(parts.flatMap((part) => [...part]))

function varint(value: number): Part {
  const bytes: number[] = []
  for (let rest = value; ; rest >>>= 7) {
    if (rest < 128) return Uint8Array.from([...bytes, rest])
    bytes.push((rest & 127) | 128)
  }
}

const number = (field: number, value: number): Part => join(varint(field << 3), varint(value))
const message = (field: number, body: Part): Part =>
  join(varint((field << 3) | 2), varint(body.length), body)
const text = (field: number, value: string): Part => message(field, new TextEncoder().encode(value))

const FLOAT = 1
const INTS = 7

function value(name: string, dims: readonly (number | string)[]): Part {
  const shape = dims.map((dim) =>
    message(1, typeof dim === 'number' ? number(1, dim) : text(2, dim)),
  )
  return join(
    text(1, name),
    message(2, message(1, join(number(1, FLOAT), message(2, join(...shape))))),
  )
}

/** A model whose "depth" is the mean of the three channels: bright things are near. */
export function brightnessModel(height: number | string, width: number | string): Uint8Array {
  const axes = join(text(1, 'axes'), number(8, 1), number(20, INTS))
  const node = join(text(1, 'picture'), text(2, 'depth'), text(4, 'ReduceMean'), message(5, axes))
  const graph = join(
    message(1, node),
    text(2, 'brightness'),
    message(11, value('picture', [1, 3, height, width])),
    message(12, value('depth', [1, 1, height, width])),
  )
  return join(number(1, 8), message(7, graph), message(8, join(text(1, ''), number(2, 13))))
}
