import { RuleSource } from './rule-sources.tsx'

const OWN_SITE = {
  source: 'https://affiliate-program.amazon.co.uk/help/node/topic/G8TW5AE9XL2VX9VM',
  date: '2026-11-26',
  isSecondHand: false,
} as const
const SERVICE_HOST = {
  source:
    'https://erfolgimnetz.com/how-to-correctly-post-amazon-affiliate-links-on-social-media-by-jesse-lakes-ase19/',
  date: '2026-11-26',
  isSecondHand: true,
} as const

/** Which sites to enter in an Amazon account, and what is open about this server's own address. */
export function AmazonSites() {
  const { host } = window.location
  return (
    <div className="max-w-[66ch] [&>p]:mt-0 [&>p]:mb-4">
      <p>
        Enter your own website and each of your social profiles, in every country where you have a
        tag. Amazon accepts a website only if you own it. <RuleSource rule={OWN_SITE} />
      </p>
      <p>
        Should you enter {host} too? You do not own it, so Amazon’s rules do not cover it.
        Geniuslink, a similar service, advises its users to enter its address if readers choose a
        store on its pages. <RuleSource rule={SERVICE_HOST} />
      </p>
      <p>If your readers choose a store on our pages, ask Amazon whether to enter {host}.</p>
    </div>
  )
}
