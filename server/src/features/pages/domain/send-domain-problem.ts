import type { ServerResponse } from 'node:http'
import { parseAcceptLanguage } from '@everyshelf/domain/countries'
import type { PageLanguage } from '@everyshelf/domain/product-facts'
import { sendDomainPage } from '../../../http/plain-pages/link-page.ts'
import type { DomainHosts } from '../../own-domains/domain-hosts.ts'
import type { SendDomainProblem } from '../../redirect/http.ts'
import { AUTHOR_PAGE_STYLE } from '../author/author-page-style.ts'
import { html } from '../frame/html.ts'
import { renderFrame } from '../frame/render-frame.ts'
import { choosePageLanguage, messagesIn } from '../messages/languages.ts'
import type { PublishedPages } from '../published-pages.ts'

interface SendDomainProblemDeps {
  readonly findDomain: DomainHosts['find']
  readonly findRootPage: PublishedPages['findRootPage']
  /** Our own origin. */
  readonly origin: string
  readonly onError: (error: unknown) => void
}

type RootPage = Awaited<ReturnType<SendDomainProblemDeps['findRootPage']>>

/** Sends pages of problems on own domains: a path that leads nowhere gets the design of the page at the root. */
export function createDomainProblemSender(deps: SendDomainProblemDeps): SendDomainProblem {
  async function sendUnknown(response: ServerResponse, headers: Readonly<Record<string, string>>) {
    const { host, 'accept-language': languages = '' } = response.req.headers
    const root = await deps.findRootPage(deps.findDomain(host))
    const language = choosePageLanguage(parseAcceptLanguage(languages))
    const { html, policy } = renderUnknown(root, language, deps.origin)
    const body = Buffer.from(html)
    const own = {
      'content-security-policy': policy,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    }
    response.writeHead(404, { ...own, ...headers, 'Content-Length': body.length }).end(body)
  }

  return (response, problem, headers = {}) => {
    if (problem !== 'unknown-link') return sendDomainPage(response, problem, headers)
    sendUnknown(response, headers).catch((error: unknown) => {
      deps.onError(error)
      sendDomainPage(response, 'unavailable', headers)
    })
  }
}

function renderUnknown(root: RootPage, language: PageLanguage, origin: string) {
  const { linkUnknown } = messagesIn[language].book
  return renderFrame({
    language,
    title: linkUnknown,
    bookTitle: root?.name ?? '',
    head: html`<meta name="robots" content="noindex">`,
    style: AUTHOR_PAGE_STYLE,
    accent: root?.design.accent ?? null,
    slug: null,
    home: origin,
    pathIn: (other) => `/?lang=${other}`,
    main: html`<div class="board"><div class="col head"><h1>${linkUnknown}</h1></div></div>
<div class="col pages">${root !== undefined && html`<a class="button" href="/" dir="auto">${root.name}</a>`}</div>`,
  })
}
