import type { LinkChannel, TagHolder } from '@everyshelf/domain/affiliate'
import type { RoutableLink } from '@everyshelf/domain/routing'
import { GlobalLinkField } from '@everyshelf/ui/links'
import { Button, Spinner } from '@everyshelf/ui/primitives'
import { noteOf, ScreensOnly, toMarkdown } from '@everyshelf/ui/share'
import { generatePath, Link } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { networkNames } from '../../../components/channels/network-names.ts'
import { joinNames } from '../../../components/countries/join-names.ts'
import { LinkTools } from '../../../components/links/link-tools.tsx'
import { LoadFailure } from '../../../components/load-failure.tsx'
import type { Channels } from '../../../lib/channels/use-channels.ts'
import type { ManagedLink } from '../../../lib/link-settings/managed-link.ts'
import { countTags, describeTags, isTagged } from './active-tags.ts'
import { TagRules } from './rules/tag-rules.tsx'

/** What a link is for. The rest of its text depends on the tags. */
const uses: Readonly<Record<LinkChannel, string>> = {
  web: 'For your own website or blog.',
  social: 'For posts and profiles on social networks.',
  mail: 'For emails to readers who signed up for them.',
  ebook: 'For the pages of your ebook.',
  print: 'For print: books, bookmarks, posters, and flyers.',
  ad: 'For paid ads and boosted posts.',
  messenger: 'For messaging apps, such as WhatsApp.',
}

interface ChannelLinkProps extends Pick<ManagedLink, 'link' | 'serviceTags'> {
  readonly channel: LinkChannel
  readonly channels: Channels
  /** The link's address in this channel; null until it is created. */
  readonly address: string | null
  /** The link in this channel. */
  readonly routable: RoutableLink
}

/** The link for one channel, with what it means for tags. */
export function ChannelLink(props: ChannelLinkProps) {
  const { link, serviceTags, channel, channels, address, routable } = props
  const tags = countTags(routable, serviceTags)
  const networks = channel === 'social' && isTagged(tags) ? explainNetworks(routable.owner) : null
  const note = noteOf({ isTagged: isTagged(tags), language: link.language })
  return (
    <div className="mt-6 mb-6">
      {address ? (
        <>
          <GlobalLinkField
            key={address}
            link={address}
            markdown={(url) => toMarkdown(url, link.title, note)}
            size="large"
            onSignIn={() => {}}
          />
          <div className="mt-1.5">
            <LinkTools
              link={address}
              title={link.title}
              // A code for the web would be printed, with its tag.
              linkId={channel === 'web' ? link.id : null}
              note={note}
              qrWarning={
                isTagged(tags) && (
                  <ScreensOnly text="For screens only. In print, use your print link. It carries no affiliate tag." />
                )
              }
              hasQrCode={channel !== 'print'}
            />
          </div>
        </>
      ) : (
        <MissingLink {...{ channel, channels }} />
      )}
      <p className="mt-2 mb-0 max-w-[62ch] text-pretty">
        {uses[channel]} {describeTags(tags)}
        {networks && ` ${networks}`}
        {channel === 'ebook' && (
          <>
            {' '}
            <Link
              to={generatePath(paths.linkBackMatter, { linkId: link.id })}
              className="text-link font-semibold"
            >
              Create back matter
            </Link>
          </>
        )}
      </p>
      {channel !== 'web' && <TagRules key={channel} channel={channel} owner={routable.owner} />}
    </div>
  )
}

function MissingLink({ channel, channels }: Pick<ChannelLinkProps, 'channel' | 'channels'>) {
  const { error, retry, isLoading, isCreating, create } = channels
  if (error) return <LoadFailure error={error} onRetry={retry} />
  return (
    <div className="flex min-h-36 items-center">
      {isLoading || isCreating ? (
        <Spinner late label="Creating your link" className="size-6 text-ink-faint" />
      ) : (
        <Button onClick={() => void create(channel)}>Create short link</Button>
      )}
    </div>
  )
}

/**
 * Where a link for social media may be used while it carries the owner's Amazon tags: on the networks that
 * they confirmed. Null if they confirmed none, because the link then carries no Amazon tag.
 *
 * @example explainNetworks({ isPremium: true, tags, places: { networks: ['x'], isListOptIn: false } }) // 'Use it only on the networks you confirmed: X.'
 */
function explainNetworks(owner: TagHolder | null): string | null {
  const networks = owner?.isPremium ? (owner.places?.networks ?? []) : []
  if (networks.length === 0) return null
  const names = networks.map((network) => networkNames[network])
  return `Use it only on the networks you confirmed: ${joinNames(names, names.length)}.`
}
