import { CopyButton } from '@everyshelf/ui/links'

/** The addresses to add to the site list of an affiliate account. */
export function SiteAddresses() {
  const { origin } = window.location
  const addresses = [
    ['Your Global Links', origin],
    ['Your public book pages', `${origin}/book/`],
  ] as const
  return (
    <>
      <p className="mt-0 mb-5 max-w-[62ch] text-ink-soft text-pretty">
        Each program asks where you publish links. Add these two addresses to your site list in
        every country where you have a tag, along with your own site and profiles.
      </p>
      <ul className="m-0 list-none border-b border-rule p-0">
        {addresses.map(([what, address]) => (
          <li key={address} className="flex items-center gap-3 border-t border-rule py-2">
            <p className="m-0 min-w-0 flex-1">
              <span className="block text-sm text-ink-soft">{what}</span>
              <span className="break-all">{address}</span>
            </p>
            <CopyButton
              compact
              text={address}
              label={`Copy ${address}`}
              said="Address copied to clipboard"
            />
          </li>
        ))}
      </ul>
    </>
  )
}
