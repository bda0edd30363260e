import { parentPort, workerData } from 'node:worker_threads'
import {
  cropImage,
  decodeImage,
  encodeJpeg,
  type ImageShape,
  shrinkImage,
} from '../../images/image-codecs.ts'
import type { ImageType } from '../../images/image-info.ts'

/** The image to decode, whose headers the caller has checked. */
export interface CoverToEncode {
  readonly type: ImageType
  readonly width: number
  readonly height: number
  readonly bytes: Uint8Array
  readonly shape: ImageShape
}

const { type, width, height, bytes, shape } = workerData as CoverToEncode

const image = await decodeImage(type, bytes)
const isAsDeclared =
  (image.width === width && image.height === height) ||
  (image.width === height && image.height === width)
if (!isAsDeclared) throw new Error('the pixels do not match the headers')
parentPort?.postMessage(await encodeJpeg(await shrinkImage(cropImage(image, shape), shape)))
