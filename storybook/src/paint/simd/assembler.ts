/**
 * A small assembler for WebAssembly: kernels are written as expressions in TypeScript and become machine code when the
 * module is loaded. Nothing has to be built or shipped beside the source, and the result is the same on every processor.
 */

import { wasm, type WasmModule } from './wasm.ts'

/** The bytes of an expression or a statement. */
export type Code = readonly number[]

/** One function on numbers (i32) and vectors of 128 bits. It returns nothing: kernels write to memory. */
export interface Kernel {
  readonly name: string
  readonly parameters: readonly string[]
  readonly numbers?: readonly string[]
  readonly vectors?: readonly string[]
  readonly body: (names: Names) => Code
}

/** Reads and writes the variables of a kernel by name. */
export interface Names {
  readonly get: (name: string) => Code
  readonly set: (name: string, value: Code) => Code
  /** Adds to a number. */
  readonly step: (name: string, by: Code) => Code
}

const I32 = 0x7f
const V128 = 0x7b
const VOID = 0x40
/** How every module begins: its name and version. */
const MAGIC = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00]

/** LEB128, signed: how WebAssembly writes whole numbers. */
function whole(value: number): number[] {
  const low = value & 0x7f
  const rest = value >> 7
  const isLast = (rest === 0 && low < 0x40) || (rest === -1 && low >= 0x40)
  return isLast ? [low] : [low | 0x80, ...whole(rest)]
}

/** LEB128, unsigned: lengths, numbers of variables and vector operations. */
function size(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...size(value >>> 7)]
}

const binary =
  (operation: number) =>
  (a: Code, b: Code): Code => [...a, ...b, operation]

/** Whole numbers of 32 bits. */
export const i32 = {
  of: (value: number): Code => [0x41, ...whole(value)],
  add: binary(0x6a),
  sub: binary(0x6b),
  mul: binary(0x6c),
  and: binary(0x71),
  shl: binary(0x74),
  /** Keeps the sign: rounds down. */
  shr: binary(0x75),
  greater: binary(0x4a),
  isZero: (a: Code): Code => [...a, 0x45],
  load: (address: Code, offset = 0): Code => [...address, 0x28, 2, ...size(offset)],
} as const

const vector = (operation: number): Code => [0xfd, ...size(operation)]
const unary =
  (operation: number) =>
  (a: Code): Code => [...a, ...vector(operation)]
const pair =
  (operation: number) =>
  (a: Code, b: Code): Code => [...a, ...b, ...vector(operation)]
/** Loads and stores look at an address and a constant number of bytes behind it. */
const at = (offset: number): Code => [0, ...size(offset)]

/** Vectors: 16 bytes, 8 numbers of 16 bits or 4 of 32 bits. */
export const v128 = {
  load: (address: Code, offset = 0): Code => [...address, ...vector(0x00), ...at(offset)],
  /** Only the lowest 32 or 64 bits; the rest is zero. */
  load32: (address: Code, offset = 0): Code => [...address, ...vector(0x5c), ...at(offset)],
  load64: (address: Code, offset = 0): Code => [...address, ...vector(0x5d), ...at(offset)],
  /** The same 32 bits four times. */
  load32Splat: (address: Code, offset = 0): Code => [...address, ...vector(0x09), ...at(offset)],
  /** Puts 32 bits into one of the four places of a vector, or takes them out. */
  load32Lane: (address: Code, into: Code, lane: number): Code => [
    ...address,
    ...into,
    ...vector(0x56),
    ...at(0),
    lane,
  ],
  lane32: (a: Code, lane: number): Code => [...a, ...vector(0x1b), lane],
  store: (address: Code, value: Code, offset = 0): Code => [
    ...address,
    ...value,
    ...vector(0x0b),
    ...at(offset),
  ],
  store32: (address: Code, value: Code): Code => [
    ...address,
    ...value,
    ...vector(0x5a),
    ...at(0),
    0,
  ],
  store64: (address: Code, value: Code): Code => [
    ...address,
    ...value,
    ...vector(0x5b),
    ...at(0),
    0,
  ],
  /** Picks 16 bytes out of the 32 of two vectors. */
  shuffle: (a: Code, b: Code, bytes: readonly number[]): Code => [
    ...a,
    ...b,
    ...vector(0x0d),
    ...bytes,
  ],
  /** Puts bytes elsewhere; where there is none to be put the place is 128. */
  swizzle: pair(0x0e),
  bytes: (values: readonly number[]): Code => [...vector(0x0c), ...values],
  splat16: unary(0x10),
  splat32: unary(0x11),
  and: pair(0x4e),
  or: pair(0x50),
  /** The bits of one vector where the mask has ones, of the other where it has none. */
  choose: (mask: Code, yes: Code, no: Code): Code => [...yes, ...no, ...mask, ...vector(0x52)],
  /** Whether there is a one among its bits. */
  any: unary(0x53),
  widenLow: unary(0x89),
  widenHigh: unary(0x8a),
  /** The same for bytes with a sign. */
  widenSignedLow: unary(0x87),
  widenSignedHigh: unary(0x88),
  /** Two vectors of 16 bits to one of bytes, cut off at 0 and 255. */
  narrow: pair(0x66),
  /** Bytes, with or without a sign. */
  add8: pair(0x6e),
  /** Bytes, never below 0. */
  sub8: pair(0x73),
  narrow32: pair(0x85),
  /** Cut off at 0 and 65535 instead of at 32767. */
  narrowUnsigned32: pair(0x86),
  add16: pair(0x8e),
  sub16: pair(0x91),
  mul16: pair(0x95),
  shl16: pair(0x8b),
  shr16: pair(0x8d),
  /** Keeps the sign. */
  shrSigned16: pair(0x8c),
  min16: pair(0x96),
  max16: pair(0x98),
  /** Products of numbers with a sign, divided by 32768. */
  share16: pair(0x82),
  /** Sums of neighbouring bytes, of neighbouring numbers of 16 bits. */
  addPairs8: unary(0x7d),
  addPairs16: unary(0x7f),
  /** All ones where it is so, all zeros elsewhere. */
  equal32: pair(0x37),
  atLeast32: pair(0x3f),
  add32: pair(0xae),
  sub32: pair(0xb1),
  mul32: pair(0xb5),
  min32: pair(0xb6),
  max32: pair(0xb8),
  /** The first four of eight numbers with a sign. */
  widenSigned16: unary(0xa7),
  shl32: pair(0xab),
  /** Keeps the sign. */
  shr32: pair(0xac),
  shrUnsigned32: pair(0xad),
  /** Products of neighbours of 16 bits, added in pairs. */
  dot: pair(0xba),
} as const

/** Eight numbers of 16 bits, four of 32, written as bytes. */
export const words = (values: readonly number[]): Code =>
  v128.bytes(values.flatMap((value) => [value & 255, (value >> 8) & 255]))
export const longs = (value: number): Code =>
  v128.bytes([0, 1, 2, 3].flatMap(() => [0, 8, 16, 24].map((shift) => (value >> shift) & 255)))

/** Eight times 256, which is the whole where shares are told in bytes. */
export const WHOLE = words(Array<number>(8).fill(256))

/** Repeats while the condition holds. */
export function loop(condition: Code, body: Code): Code {
  const exit = [...i32.isZero(condition), 0x0d, 1]
  return [0x02, VOID, 0x03, VOID, ...exit, ...body, 0x0c, 0, 0x0b, 0x0b]
}

/** Done only if the condition holds. */
export function when(condition: Code, body: Code): Code {
  return [...condition, 0x04, VOID, ...body, 0x0b]
}

/** A module that works on the memory it is given and exports the kernels by name. */
export function assemble(kernels: readonly Kernel[]): WasmModule {
  const types = kernels.map(({ parameters }) => [
    0x60,
    ...list(parameters.map(() => [I32])),
    ...size(0),
  ])
  const text = (name: string): number[] => list([...Buffer.from(name)].map((byte) => [byte]))
  const memory = [...text('env'), ...text('memory'), 0x02, 0x00, ...size(1)]
  const bytes = [
    ...MAGIC,
    ...section(1, list(types)),
    ...section(2, list([memory])),
    ...section(3, list(kernels.map((_, index) => size(index)))),
    ...section(7, list(kernels.map(({ name }, index) => [...text(name), 0x00, ...size(index)]))),
    ...section(10, list(kernels.map(bodyOf))),
  ]
  return new wasm.Module(new Uint8Array(bytes))
}

function bodyOf(kernel: Kernel): number[] {
  const { parameters, numbers = [], vectors = [] } = kernel
  const all = [...parameters, ...numbers, ...vectors]
  const index = (name: string): number[] => {
    const found = all.indexOf(name)
    if (found < 0) throw new Error(`The kernel ${kernel.name} has no ${name}.`)
    return size(found)
  }
  const get = (name: string): Code => [0x20, ...index(name)]
  const set = (name: string, value: Code): Code => [...value, 0x21, ...index(name)]
  const step = (name: string, by: Code): Code => set(name, i32.add(get(name), by))
  const locals = list([
    [...size(numbers.length), I32],
    [...size(vectors.length), V128],
  ])
  const code = [...locals, ...kernel.body({ get, set, step }), 0x0b]
  return [...size(code.length), ...code]
}

function list(items: readonly (readonly number[])[]): number[] {
  return [...size(items.length), ...items.flat()]
}

function section(id: number, content: readonly number[]): number[] {
  return [id, ...size(content.length), ...content]
}
