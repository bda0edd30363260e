import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { assistantPrompts, assistantTools } from './assistant-tools.ts'
import { CodeBlock } from './code-block.tsx'
import { DeveloperSection } from './developer-section.tsx'

/** How to connect an assistant, and what it can then do. */
export function Assistants({ origin }: { readonly origin: string }) {
  const address = `${origin}/mcp`
  return (
    <DeveloperSection
      title="Assistants"
      about="Ask an AI assistant about your links, or let it create some."
    >
      <p>
        Connect an AI assistant that supports remote MCP servers (Model Context Protocol, streamable
        HTTP) and can send a header. Add this address, and{' '}
        <Link to={paths.profileApiKeys} className="text-link">
          a key
        </Link>{' '}
        with the permissions of the tools that you want to use.
      </p>
      <CodeBlock label="Server address" code={address} />
      <CodeBlock label="Header" code="Authorization: Bearer es_live_…" />
      <CodeBlock label="Example settings" code={exampleSettings(address)} />
      <dl className="m-0 mt-2 border-b border-rule">
        {assistantTools.map(({ name, scope, about }) => (
          <div
            key={name}
            className="grid gap-x-6 border-t border-rule py-2.5 sm:grid-cols-[13rem_minmax(0,1fr)]"
          >
            <dt>
              <code className="font-semibold">{name}</code>
            </dt>
            <dd className="m-0 text-ink-soft">
              <p className="m-0">{about}</p>
              <span className="text-sm text-ink-faint">
                Permission: <code>{scope}</code>
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p>For example, you could ask:</p>
      <ul className="m-0 grid max-w-[66ch] gap-2 pl-5 text-ink-soft">
        {assistantPrompts.map((prompt) => (
          <li key={prompt}>“{prompt}”</li>
        ))}
      </ul>
      <p>
        Assistants have the same limits as your programs. They never get a store’s URL with an
        affiliate tag, because affiliate programs do not allow tags in software. The provider of
        your assistant sees every response, and may store your key.
      </p>
    </DeveloperSection>
  )
}

function exampleSettings(url: string) {
  const headers = { Authorization: 'Bearer es_live_…' }
  const everyshelf = { type: 'http', url, headers }
  return JSON.stringify({ mcpServers: { everyshelf } }, null, 2)
}
