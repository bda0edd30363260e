import { type ErrorCode, isErrorCode } from '@everyshelf/domain/messages'
import { COVER_MAX_BYTES } from '@everyshelf/domain/schemas'
import type { BookDetailsView } from './use-book-details.ts'

export const COVER_TYPES = ['image/jpeg', 'image/png', 'image/webp']

export type UploadResult =
  | { readonly ok: true; readonly view: BookDetailsView }
  | { readonly ok: false; readonly code: ErrorCode }

/** What the browser sees is wrong with a file; the server checks its content. */
export function findFileProblem({ type, size }: Blob): ErrorCode | null {
  if (size > COVER_MAX_BYTES) return 'cover-too-large'
  return COVER_TYPES.includes(type) ? null : 'cover-wrong-type'
}

/** Sends an image. XMLHttpRequest, because `fetch` does not report the progress of an upload. */
export function uploadCover(
  linkId: string,
  image: Blob,
  onProgress: (part: number) => void,
): Promise<UploadResult> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', `/api/links/${linkId}/cover`)
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total)
    request.onload = () => resolve(readAnswer(request.status, request.response))
    request.onerror = () => resolve({ ok: false, code: 'offline' })
    request.setRequestHeader('content-type', image.type)
    request.send(image)
  })
}

function readAnswer(status: number, body: unknown): UploadResult {
  if (status === 200) return { ok: true, view: body as BookDetailsView }
  const reason: unknown = Object(Object(Object(body).error).data).reason
  return { ok: false, code: isErrorCode(reason) ? reason : 'unexpected' }
}
