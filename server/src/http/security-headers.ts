import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet from 'helmet'
import { STRICT_TRANSPORT } from './strict-transport.ts'

type ApplyHeaders = (request: IncomingMessage, response: ServerResponse) => void

/** The headers of every answer (S52). Scripts and styles come from files of this origin alone. */
export function createSecurityHeaders(checkoutOrigin: string | null): ApplyHeaders {
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
        // Stores are opened, never shown inside a page of ours (A3); a preview of our mails is.
        frameSrc: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: checkoutOrigin ? ["'self'", checkoutOrigin] : ["'self'"],
      },
    },
    strictTransportSecurity: STRICT_TRANSPORT,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    // Retailers' programmes want to see which site sent a reader (S6).
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  })
  return (request, response) => {
    apply(request, response, () => {})
    if (carriesToken(request)) response.setHeader('referrer-policy', 'no-referrer')
  }
}

/** Links in mails lead to the account pages with a token in the address. */
function carriesToken(request: IncomingMessage): boolean {
  return /^\/account(?:[/?]|$)/.test(request.url ?? '')
}
