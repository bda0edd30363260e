import type { RouterOutputs } from '@everyshelf/server/api'

export type SiteFacts = RouterOutputs['site']['describe']

/** The operator's name, address and email. The admin area says which of them are missing. */
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
