import type { WorkerRequest } from './messages.ts'
import { createResponder } from './respond-to-requests.ts'

const respond = createResponder((message) => self.postMessage(message))

self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  // Otherwise an error in the promise would not reach the page.
  respond(data).catch((error: unknown) => self.reportError(error))
})
