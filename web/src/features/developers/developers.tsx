import { IDEMPOTENCY_HOURS } from '@everyshelf/domain/limits'
import { Disclosure } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { Link } from 'react-router'
import { ExternalLink } from '../../components/external-link.tsx'
import { useTitle } from '../../lib/page/use-title.ts'
import { paths } from '../../lib/paths.ts'
import { ApiKeyContext, ApiKeyField } from './api-key.tsx'
import { Assistants } from './assistants.tsx'
import { quoteKey } from './build-request.ts'
import { CodeBlock } from './code-block.tsx'
import { DeveloperSection, SectionLinks } from './developer-section.tsx'
import { EndpointEntry } from './endpoint-entry.tsx'
import { ErrorList } from './error-list.tsx'
import { listEndpointGroups } from './openapi-document.ts'
import { readOrigin } from './origin.ts'
import { WebhookGuide } from './webhook-guide.tsx'

/** The sections around those of the endpoints, in the order of the page. */
const guides = ['Start', 'Client and command-line tool', 'Limits', 'Safe retries', 'Embeds']
const appendices = ['Webhook events', 'Assistants', 'Errors']

/** The documentation of the API, from its OpenAPI document. */
export function Developers() {
  useTitle('API for developers · Everyshelf')
  const [key, setKey] = useState('')
  const [origin] = useState(readOrigin)
  const [groups] = useState(() => listEndpointGroups(origin))
  const titles = [...guides, ...groups.map(({ name }) => name), ...appendices]
  return (
    <ApiKeyContext value={{ key, setKey }}>
      <article className="page-column pt-12 sm:pt-18">
        <h1 className="m-0 max-w-[18ch] font-display text-[clamp(2.4rem,6vw,4.25rem)] leading-[1.05] tracking-[-0.012em] text-balance">
          API for developers
        </h1>
        <p className="m-0 mt-5 max-w-[52ch] text-lg text-ink-soft text-pretty sm:text-xl">
          Create book links, change where they lead, and read their clicks from your own programs.
        </p>
        <div className="mt-10 grid gap-x-10 border-b border-rule sm:mt-14 lg:grid-cols-[11rem_minmax(0,1fr)]">
          <SectionLinks titles={titles} />
          <div className="min-w-0">
            <DeveloperSection title="Start">
              <p>
                <Link to={paths.profileApiKeys} className="text-link">
                  Create an API key
                </Link>{' '}
                with the permissions that your program needs. Send it with every request. Keep it
                out of web pages and repositories.
              </p>
              <ApiKeyField label="Your API key, for the examples" className="max-w-md" />
              <CodeBlock
                label="List your links"
                code={[
                  ...(key.trim() === '' ? ['export EVERYSHELF_KEY=es_live_…'] : []),
                  `curl '${origin}/api/v1/links' \\`,
                  `  --header ${quoteKey(key)}`,
                ].join('\n')}
              />
              <p>
                The whole API as OpenAPI 3.1:{' '}
                <a href="/api/v1/openapi.json" className="text-link">
                  openapi.json
                </a>
              </p>
              <p>
                Already have links at Bitly, Geniuslink, Dub, Shlink, Kutt, or YOURLS? You don’t
                need to write any code.{' '}
                <Link to={paths.move} className="text-link">
                  Import them
                </Link>{' '}
                from an export file.
              </p>
            </DeveloperSection>
            <DeveloperSection title="Client and command-line tool">
              <p>
                The package <code>everyshelf</code> has a typed client for Node and browsers, and a
                command-line tool. Both retry requests when the server is busy, and never create
                anything twice. You need Node 20 or newer.
              </p>
              <CodeBlock
                label="Install the command-line tool"
                code={`npm install --global ${origin}/developers/everyshelf.tgz`}
              />
              <CodeBlock
                label="Sign in, create a link, and read your clicks"
                code={`everyshelf login --server ${origin}\neveryshelf links create 9780143127741\neveryshelf clicks --json`}
              />
              <p>
                To sign in, you approve a key for your computer on this site. Revoke it under{' '}
                <Link to={paths.profileApiKeys} className="text-link">
                  API keys
                </Link>
                .
              </p>
              <p>
                To use the client in a project, install the package there without{' '}
                <code>--global</code>. Its README shows how to call the API. Reinstall it when this
                server’s API changes.
              </p>
            </DeveloperSection>
            <DeveloperSection title="Limits">
              <p>
                A free account can send 1 request per second and 1,000 per day. Premium allows 60
                per second by default. You can send up to 5 seconds’ worth at once. The{' '}
                <code>RateLimit</code> header of every response says what is left. After a 429
                response, wait as many seconds as <code>Retry-After</code> says.
              </p>
            </DeveloperSection>
            <DeveloperSection title="Safe retries">
              <p>
                Send an <code>Idempotency-Key</code> with a POST request, such as a UUID. If you
                repeat the request within {IDEMPOTENCY_HOURS} hours, you get the first response, and
                nothing is created twice. Requests that return a secret, such as creating a webhook,
                ignore this header. Before you repeat one, check whether it worked.
              </p>
              <p>
                Responses with a single resource have an <code>ETag</code>. Send it as{' '}
                <code>If-Match</code> to change a resource only if it is still as you read it, or as{' '}
                <code>If-None-Match</code> to get 304 if it did not change.
              </p>
            </DeveloperSection>
            <DeveloperSection title="Embeds">
              <p>
                Every link has a card that you can embed in an iframe:{' '}
                <code>/embed/{'{slug}'}</code>. Set its look with <code>size</code> (small, medium,
                large) and <code>theme</code> (auto, light, dark). It runs no scripts. The Share tab
                of a link shows it and writes the code.
              </p>
              <p>
                For tools that embed links, <code>/oembed</code> returns the iframe code. It needs
                no API key and follows{' '}
                <ExternalLink href="https://oembed.com">oEmbed 1.0</ExternalLink>.
              </p>
              <CodeBlock
                label="Get a link’s card"
                code={`curl --get '${origin}/oembed' \\\n  --data-urlencode 'url=${origin}/go/h7kq2mw'`}
              />
            </DeveloperSection>
            {groups.map(({ name, description, endpoints }) => (
              <DeveloperSection key={name} title={name} about={description}>
                <div className="border-b border-rule">
                  {endpoints.map((endpoint) => (
                    <EndpointEntry key={endpoint.id} endpoint={endpoint} origin={origin} />
                  ))}
                </div>
              </DeveloperSection>
            ))}
            <WebhookGuide origin={origin} />
            <Assistants origin={origin} />
            <DeveloperSection title="Errors">
              <Disclosure isCompact title="All error codes">
                <ErrorList origin={origin} />
              </Disclosure>
            </DeveloperSection>
          </div>
        </div>
      </article>
    </ApiKeyContext>
  )
}
