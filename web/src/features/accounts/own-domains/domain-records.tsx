import { CopyButton } from '@everyshelf/ui/links'
import { Disclosure } from '@everyshelf/ui/primitives'
import type { Domain } from './domain-row.tsx'

/** What the fields of a record are called where authors have their domains. */
const services = [
  { name: 'Cloudflare', fields: 'Name and Content. Set “Proxy status” to “DNS only”.' },
  { name: 'GoDaddy', fields: 'Name and Value' },
  { name: 'Namecheap', fields: 'Host and Value' },
  { name: 'Squarespace', fields: 'Name and Data' },
  { name: 'IONOS', fields: 'Host name and Value, or “Points to”' },
  { name: 'AWS Route 53', fields: 'Record name and Value' },
]

/** The records to add, each part to copy. */
export function DomainRecords({ domain: { host, records } }: { readonly domain: Domain }) {
  const www = `www.${host}`
  const hasWwwRecord = records.some(({ name }) => name === www)
  return (
    <div className="my-3">
      <table className="w-full border-collapse text-left text-sm max-sm:block">
        <caption className="sr-only">DNS records of {host}</caption>
        <thead className="max-sm:sr-only">
          <tr>
            <th className="py-2 pr-4 font-semibold">Type</th>
            <th className="py-2 pr-4 font-semibold">Name</th>
            <th className="py-2 font-semibold">Value</th>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {records.map(({ type, field, name, value }) => (
            <tr
              key={`${type} ${name} ${value}`}
              className="border-t border-rule max-sm:block max-sm:py-2"
            >
              <td className="py-2 pr-4 font-mono max-sm:block max-sm:p-0">{type}</td>
              <td className="pr-4 max-sm:block max-sm:p-0">
                <Part text={field} label={`Copy the name of the ${type} record`} />
                {field !== name && <span className="sr-only">for {name}</span>}
              </td>
              <td className="max-sm:block max-sm:p-0">
                <Part text={value} label={`Copy the value of the ${type} record`} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {hasWwwRecord && (
        <p className="my-2 text-sm text-ink-soft">
          The record for www is optional: with it, {www} leads to {host}.
        </p>
      )}
      <Disclosure title="Where do I enter these?" isCompact>
        <ul className="m-0 pl-5 text-sm text-ink-soft">
          {services.map(({ name, fields }) => (
            <li key={name}>
              {name}: {fields}
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  )
}

function Part({ text, label }: { readonly text: string; readonly label: string }) {
  return (
    <span className="flex items-center gap-1">
      <code className="min-w-0 [overflow-wrap:anywhere]">{text}</code>
      <CopyButton text={text} label={label} said="Copied" compact />
    </span>
  )
}
