import { createAnswerer } from './answer-requests.ts'
import type { WorkerRequest } from './messages.ts'

const answer = createAnswerer((message) => self.postMessage(message))

self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  // Otherwise an error in the promise would not reach the page.
  answer(data).catch((error: unknown) => self.reportError(error))
})
