import { prettyDOM } from '@testing-library/react'

/**
 * An error with the page that was searched. The page is printed only when the message is read,
 * because waiting queries create many errors and discard all but the last.
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
