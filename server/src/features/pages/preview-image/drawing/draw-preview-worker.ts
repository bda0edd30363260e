import { parentPort, workerData } from 'node:worker_threads'
import { decodeImage, type Pixels } from '../../../../images/image-codecs.ts'
import { readImageInfo } from '../../../../images/image-info.ts'
import type { PreviewTexts } from './arrange-preview.ts'
import { drawPreview } from './draw-preview.ts'
import { loadTypeface } from './fonts.ts'

/** What a preview image shows. The caller has scaled the images. */
export interface PreviewToDraw extends PreviewTexts {
  readonly images: readonly Uint8Array[]
}

const { title, byline, images } = workerData as PreviewToDraw

const decoded: Pixels[] = []
for (const bytes of images) {
  const info = readImageInfo(Buffer.from(bytes))
  if (info) decoded.push(await decodeImage(info.type, bytes))
}
parentPort?.postMessage(await drawPreview({ title, byline }, decoded, loadTypeface()))
