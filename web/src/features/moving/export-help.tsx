import type { ReactNode } from 'react'

const helps: readonly { readonly name: string; readonly text: ReactNode }[] = [
  { name: 'Bitly', text: 'Open Links and click Export. Bitly sends you a CSV file.' },
  {
    name: 'Dub',
    text: 'Export your links as CSV. Include short link, destination URL, title, created, and clicks.',
  },
  { name: 'Shlink', text: 'Open Short URLs in the web client and click Export.' },
  {
    name: 'Kutt',
    text: 'Kutt has no export. Save its API response (GET /api/v2/links) as a JSON file.',
  },
  {
    name: 'YOURLS',
    text: 'Save the table yourls_url as CSV, or its API response (action=stats) as JSON.',
  },
  {
    name: 'Geniuslink',
    text: 'Export your links. Then rename the columns to link, title, destination, and clicks.',
  },
  {
    name: 'Books2Read and Booklinker',
    text: 'They have no export. Make a list: link, title, and the product URL or ISBN.',
  },
  { name: 'Any other list', text: 'Use a CSV file with the columns link, title, and destination.' },
]

/** How an author gets the file of each service. */
export function ExportHelp() {
  return (
    <>
      <dl className="m-0 grid gap-x-8 gap-y-4 sm:grid-cols-[12rem_1fr]">
        {helps.map(({ name, text }) => (
          <div key={name} className="contents">
            <dt className="font-semibold">{name}</dt>
            <dd className="m-0 max-w-[62ch] text-ink-soft text-pretty max-sm:-mt-3">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 mb-0 max-w-[62ch] text-pretty">
        Your old links keep working at the other service as long as you keep them there. Replace
        them with your new links where you can.
      </p>
    </>
  )
}
