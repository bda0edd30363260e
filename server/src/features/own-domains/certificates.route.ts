import { Router } from 'express'
import type { Route } from '../../http/express-app.ts'
import { createProxyTest } from '../../http/geo/client-address.ts'
import type { DomainHosts } from './domain-hosts.ts'

interface CertificatesDeps {
  readonly hosts: Pick<DomainHosts, 'isProven'>
  readonly trustedProxies: readonly string[]
}

export const CERTIFICATES_PATH = '/internal/certificate'

/**
 * `GET /internal/certificate?domain=…`: whether Caddy may request a certificate. Answers from memory. Only a trusted
 * proxy gets an answer, and not for a request that it forwards.
 */
export function createCertificatesRoute(deps: CertificatesDeps): Route {
  const isProxy = createProxyTest(deps.trustedProxies)
  const router = Router()
  router.get(CERTIFICATES_PATH, (request, response) => {
    const { remoteAddress = '' } = request.socket
    const isForwarded = request.headers['x-forwarded-for'] !== undefined
    const mayAsk = !isForwarded && isProxy(remoteAddress)
    const { domain } = request.query
    const isProven = mayAsk && typeof domain === 'string' && deps.hosts.isProven(domain)
    response.set('cache-control', 'no-store').sendStatus(isProven ? 200 : 404)
  })
  return router
}
