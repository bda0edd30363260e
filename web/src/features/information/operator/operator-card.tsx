import type { RouterOutputs } from '@everyshelf/server/api'

export type SiteFacts = RouterOutputs['site']['describe']

/** Who runs this server, in their own words; what is missing is said. */
export function OperatorCard({ operator }: Pick<SiteFacts, 'operator'>) {
  const { name, address, email } = operator
  return (
    <>
      {(name || address) && (
        <address className="border-l-2 border-accent pl-4 not-italic [overflow-wrap:anywhere]">
          {name && <span className="block font-semibold">{name}</span>}
          {address && <span className="block">{address}</span>}
        </address>
      )}
      {!(name && address) && (
        <p role="note" className="border-l-2 border-danger bg-danger-wash px-4 py-3 text-ink">
          {missing(name, address)}
        </p>
      )}
      {email && (
        <p className="[overflow-wrap:anywhere]">
          Email:{' '}
          <a href={`mailto:${email}`} className="text-link">
            {email}
          </a>
        </p>
      )}
    </>
  )
}

function missing(name: string | null, address: string | null): string {
  const what = name ? 'an address' : address ? 'a name' : 'name and address'
  return `The operator of this site has not given ${what} yet.`
}
