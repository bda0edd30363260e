import type { RequestHandler } from 'express'
import { sendApiError } from '../errors/errors.ts'

/** The header in which a client names its version: `web/1.0.0` or `extension/1.0.0`. */
export const CLIENT_HEADER = 'x-everyshelf-client'
export const MINIMUM_HEADER = 'x-everyshelf-minimum'

/** Browsers update extensions weeks late. Raise this only if an old version would do harm. */
export const MINIMUM_EXTENSION_VERSION = '1.0.0'

const EXTENSION = /^extension\/(\d{1,5}(?:\.\d{1,5}){0,3})$/

/**
 * The version of the calling extension. Undefined for any other client.
 *
 * @example readExtensionVersion('extension/1.0.0') // '1.0.0'
 */
export function readExtensionVersion(header: string | null | undefined): string | undefined {
  return EXTENSION.exec(header ?? '')?.[1]
}

/** Sends extensions the oldest supported version, and asks older ones to update. */
export function createVersionGuard(minimum: string): RequestHandler {
  return (request, response, next) => {
    const header = request.headers[CLIENT_HEADER]
    const version = readExtensionVersion(typeof header === 'string' ? header : undefined)
    if (version === undefined) return next()
    response.setHeader(MINIMUM_HEADER, `extension/${minimum}`)
    if (!isOlder(version, minimum)) return next()
    sendApiError(request, response, 412, 'client-outdated')
  }
}

function isOlder(version: string, minimum: string): boolean {
  return version.localeCompare(minimum, 'en', { numeric: true }) < 0
}
