import { prettyDOM } from '@testing-library/react'

/**
 * What was not found, and the page where it was looked for. The page is written down when somebody
 * reads the message: whoever waits looks many times, and drops all errors but the last.
 */
export function createElementError(message: string | null, container: Element): Error {
  const error = new Error(message ?? '')
  error.name = 'TestingLibraryElementError'
  Object.defineProperty(error, 'message', {
    get: () => [message, prettyDOM(container)].filter(Boolean).join('\n\n'),
    configurable: true,
  })
  return error
}
