import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import decodeJpeg, { init as initJpegDecoder } from '@jsquash/jpeg/decode.js'
import encode, { init as initJpegEncoder } from '@jsquash/jpeg/encode.js'
import decodePng, { init as initPngDecoder } from '@jsquash/png/decode.js'
import resize, { initResize } from '@jsquash/resize'
import decodeWebp, { init as initWebpDecoder } from '@jsquash/webp/decode.js'
import encodeAsWebp, { init as initWebpEncoder } from '@jsquash/webp/encode.js'
import type { ImageType } from './image-info.ts'

/** Four bytes per pixel, in the shape of a browser's `ImageData`, which Node does not have. */
export class Pixels {
  readonly colorSpace = 'srgb'
  readonly data: Uint8ClampedArray<ArrayBuffer>
  readonly width: number
  readonly height: number

  constructor(data: Uint8ClampedArray<ArrayBuffer>, width: number, height: number) {
    this.data = data
    this.width = width
    this.height = height
  }
}
// The codecs create their results with this constructor.
Object.assign(globalThis, { ImageData: Pixels })

/** What an uploaded image is for. A portrait is cut to a square. */
export type ImageShape = 'cover' | 'portrait'

/** The largest sizes that pages show, on screens with up to three dots per pixel. */
const largest: Readonly<Record<ImageShape, { readonly width: number; readonly height: number }>> = {
  cover: { width: 900, height: 1350 },
  portrait: { width: 600, height: 600 },
}
const QUALITY = 82

/** The part that we use. TypeScript has it among the types of browsers, not of Node. */
declare const WebAssembly: {
  readonly Module: new (code: Uint8Array) => object
  readonly Instance: new (module: object, imports: object) => { readonly exports: object }
}

/** Node 22 and later have SIMD, for which the package chooses this file. */
const webpEncoder = '@jsquash/webp/codec/enc/webp_enc_simd.wasm'

const { resolve } = createRequire(import.meta.url)

function compile(file: string): object {
  return new WebAssembly.Module(readFileSync(resolve(file)))
}

/** How Emscripten's code gets its module; its warnings about a damaged file become errors. */
function emscriptenOptions(file: string) {
  return {
    instantiateWasm: (imports: object, use: (instance: object) => void) => {
      const instance = new WebAssembly.Instance(compile(file), imports)
      use(instance)
      return instance.exports
    },
    printErr: (text: string) => {
      if (text.startsWith('Premature end')) throw new Error(text)
    },
  }
}

/** Applies the orientation that a camera wrote, and drops all other metadata. */
export async function decodeImage(type: ImageType, bytes: Uint8Array): Promise<Pixels> {
  const file = new Uint8Array(bytes).buffer
  if (type === 'image/jpeg') {
    await initJpegDecoder(emscriptenOptions('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm'))
    return await decodeJpeg(file, { preserveOrientation: true })
  }
  if (type === 'image/webp') {
    await initWebpDecoder(emscriptenOptions('@jsquash/webp/codec/dec/webp_dec.wasm'))
    return await decodeWebp(file)
  }
  await initPngDecoder(compile('@jsquash/png/codec/pkg/squoosh_png_bg.wasm'))
  return await decodePng(file)
}

/** Cuts a portrait to a square: its middle, and of a high one the upper part, where the face is. */
export function cropImage(image: Pixels, shape: ImageShape): Pixels {
  const side = Math.min(image.width, image.height)
  if (shape === 'cover' || image.width === image.height) return image
  const left = Math.floor((image.width - side) / 2)
  const top = Math.floor((image.height - side) / 4)
  const data = new Uint8ClampedArray(side * side * 4)
  for (let row = 0; row < side; row++) {
    const start = ((top + row) * image.width + left) * 4
    data.set(image.data.subarray(start, start + side * 4), row * side * 4)
  }
  return new Pixels(data, side, side)
}

/** Makes an image fit into the largest size that we show. Smaller ones stay as they are. */
export async function shrinkImage(image: Pixels, shape: ImageShape): Promise<Pixels> {
  const { width: maxWidth, height: maxHeight } = largest[shape]
  const factor = Math.min(1, maxWidth / image.width, maxHeight / image.height)
  if (factor === 1) return image
  await initResize(compile('@jsquash/resize/lib/resize/pkg/squoosh_resize_bg.wasm'))
  const width = Math.max(1, Math.round(image.width * factor))
  const height = Math.max(1, Math.round(image.height * factor))
  return await resize(image, { width, height, method: 'lanczos3' })
}

export async function encodeJpeg(image: Pixels): Promise<Uint8Array> {
  putOnWhite(image.data)
  await initJpegEncoder(emscriptenOptions('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm'))
  return new Uint8Array(await encode(image, { quality: QUALITY }))
}

/** Makes a wider image as wide as that. A smaller one stays as it is, because more pixels show nothing more. */
export async function narrowImage(image: Pixels, maxWidth: number): Promise<Pixels> {
  if (image.width <= maxWidth) return image
  await initResize(compile('@jsquash/resize/lib/resize/pkg/squoosh_resize_bg.wasm'))
  const height = Math.max(1, Math.round((image.height * maxWidth) / image.width))
  return await resize(image, { width: maxWidth, height, method: 'lanczos3' })
}

export async function encodeWebp(image: Pixels): Promise<Uint8Array> {
  await initWebpEncoder(emscriptenOptions(webpEncoder))
  return new Uint8Array(await encodeAsWebp(image, { quality: QUALITY }))
}

/** A JPEG has no transparency. */
function putOnWhite(data: Uint8ClampedArray): void {
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 255
    if (alpha === 255) continue
    for (let color = at; color < at + 3; color++) {
      data[color] = 255 + (((data[color] ?? 0) - 255) * alpha) / 255
    }
    data[at + 3] = 255
  }
}
