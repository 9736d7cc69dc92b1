// What the studio uses of its own packages. They are not installed with the shop, and the check of types needs them nowhere.

declare module 'onnxruntime-node' {
  export class Tensor {
    constructor(type: 'float32', data: Float32Array, dims: readonly number[])
    readonly data: unknown
  }
  export class InferenceSession {
    static create(
      model: Uint8Array,
      options: { intraOpNumThreads: number; interOpNumThreads: number },
    ): Promise<InferenceSession>
    run(feeds: Record<string, Tensor>): Promise<Record<string, Tensor | undefined>>
  }
}

declare module 'meshoptimizer' {
  export const MeshoptEncoder: { ready: Promise<void> }
  export const MeshoptDecoder: { ready: Promise<void> }
  export const MeshoptSimplifier: { ready: Promise<void> }
}

declare module '@gltf-transform/core' {
  export type Transform = (document: Document) => void | Promise<void>
  export type Accessor = { getArray(): Float32Array | null; setArray(numbers: Float32Array): Accessor }
  export type Primitive = { getAttribute(name: string): Accessor | null }
  export type Mesh = { listPrimitives(): Primitive[] }
  export class Document {
    getRoot(): { listMeshes(): Mesh[] }
    transform(...transforms: Transform[]): Promise<this>
  }
  export class NodeIO {
    registerExtensions(extensions: readonly unknown[]): this
    registerDependencies(dependencies: Record<string, unknown>): this
    readBinary(glb: Uint8Array): Promise<Document>
    writeBinary(document: Document): Promise<Uint8Array>
  }
}

declare module '@gltf-transform/extensions' {
  export const ALL_EXTENSIONS: readonly unknown[]
}

declare module '@gltf-transform/functions' {
  import type { Transform } from '@gltf-transform/core'

  export function dedup(options: { propertyTypes: string[] }): Transform
  export function flatten(): Transform
  export function join(): Transform
  export function prune(options: { keepAttributes: boolean }): Transform
  export function weld(): Transform
  export function simplify(options: { simplifier: unknown; ratio: number; error: number }): Transform
  export function meshopt(options: { encoder: unknown; level: 'medium' | 'high' }): Transform
}
