import { parentPort, workerData } from 'node:worker_threads'
import { decodeImage, encodeWebp, narrowImage } from './image-codecs.ts'
import type { ImageInfo } from './image-info.ts'

/** The image to scale, whose headers the caller has checked. */
export interface ImageToScale extends Pick<ImageInfo, 'type' | 'width' | 'height'> {
  readonly bytes: Uint8Array
  readonly maxWidth: number
}

const { type, width, height, bytes, maxWidth } = workerData as ImageToScale

const image = await decodeImage(type, bytes)
if (image.width * image.height !== width * height) {
  throw new Error('the pixels do not match the headers')
}
parentPort?.postMessage(await encodeWebp(await narrowImage(image, maxWidth)))
