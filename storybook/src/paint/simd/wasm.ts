/** The parts of WebAssembly in use; TypeScript knows them only together with a browser. */
interface Wasm {
  readonly Module: new (bytes: Uint8Array) => WasmModule
  readonly Instance: new (module: WasmModule, imports: object) => { readonly exports: unknown }
  readonly Memory: new (pages: { readonly initial: number; readonly maximum: number }) => WasmMemory
}

export type WasmModule = { readonly wasmModule: unique symbol }

export interface WasmMemory {
  /** Another one after each growth. */
  readonly buffer: ArrayBuffer
  /** Adds pages of 64 KB. */
  grow(pages: number): number
}

export const { WebAssembly: wasm } = globalThis as unknown as { readonly WebAssembly: Wasm }
