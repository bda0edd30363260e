import { type ErrorCode, isErrorCode } from '@everyshelf/domain/messages'
import { COVER_MAX_BYTES } from '@everyshelf/domain/schemas'

export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp']

type UploadResult<View> =
  | { readonly ok: true; readonly view: View }
  | { readonly ok: false; readonly code: ErrorCode }

/** What the browser sees is wrong with a file; the server checks its content. */
export function findFileProblem({ type, size }: Blob): ErrorCode | null {
  if (size > COVER_MAX_BYTES) return 'cover-too-large'
  return IMAGE_TYPES.includes(type) ? null : 'cover-wrong-type'
}

/** Sends an image. XMLHttpRequest, because `fetch` does not report the progress of an upload. */
export function uploadImage<View>(
  path: string,
  image: Blob,
  onProgress: (part: number) => void,
): Promise<UploadResult<View>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', path)
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total)
    request.onload = () => resolve(readResponse(request.status, request.response))
    request.onerror = () => resolve({ ok: false, code: 'offline' })
    request.setRequestHeader('content-type', image.type)
    request.send(image)
  })
}

function readResponse<View>(status: number, body: unknown): UploadResult<View> {
  if (status === 200) return { ok: true, view: body as View }
  const reason: unknown = Object(Object(Object(body).error).data).reason
  return { ok: false, code: isErrorCode(reason) ? reason : 'unexpected' }
}
