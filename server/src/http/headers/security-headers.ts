import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet from 'helmet'
import { DOMAIN_TRANSPORT_S, STRICT_TRANSPORT } from './strict-transport.ts'

type ApplyHeaders = (request: IncomingMessage, response: ServerResponse) => void

/** The headers of every response. Scripts and styles load only from this origin. */
export function createSecurityHeaders(
  checkoutOrigin: string | null,
  isOwnDomain: (request: IncomingMessage) => boolean,
): ApplyHeaders {
  const apply = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        objectSrc: ["'none'"],
        // Frames show only email previews. Stores open as pages of their own.
        frameSrc: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: checkoutOrigin ? ["'self'", checkoutOrigin] : ["'self'"],
      },
    },
    strictTransportSecurity: STRICT_TRANSPORT,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    // Affiliate programs require that the referring site is visible.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  })
  return (request, response) => {
    apply(request, response, () => {})
    if (isOwnDomain(request)) {
      response.setHeader('strict-transport-security', `max-age=${DOMAIN_TRANSPORT_S}`)
    }
    if (carriesToken(request)) response.setHeader('referrer-policy', 'no-referrer')
  }
}

/** Links in emails open account pages with a token in the URL. */
function carriesToken(request: IncomingMessage): boolean {
  return /^\/account(?:[/?]|$)/.test(request.url ?? '')
}
