import type { RouterOutputs } from '@everyshelf/server/api'

export type SiteFacts = RouterOutputs['site']['describe']

/** The operator's name, address and email, with a notice if some are missing. */
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
          {describeMissing(name, address)}
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

function describeMissing(name: string | null, address: string | null): string {
  const what = name ? 'an address' : address ? 'a name' : 'a name and address'
  return `The operator of this site has not added ${what} yet.`
}
