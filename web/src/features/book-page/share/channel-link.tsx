import type { LinkChannel, TagHolder, TagRule } from '@everyshelf/domain/affiliate'
import { formatDay } from '@everyshelf/domain/format'
import type { RoutableLink } from '@everyshelf/domain/routing'
import { GlobalLinkField } from '@everyshelf/ui/links'
import { Button, Disclosure, Spinner } from '@everyshelf/ui/primitives'
import { noteOf, ScreensOnly, toMarkdown } from '@everyshelf/ui/share'
import type { ReactNode } from 'react'
import { generatePath, Link } from 'react-router'
import { channels as channelTexts } from '../../../components/channels/channels.ts'
import { networkNames } from '../../../components/channels/network-names.ts'
import { joinNames } from '../../../components/countries/join-names.ts'
import { ExternalLink } from '../../../components/external-link.tsx'
import { LinkTools } from '../../../components/links/link-tools.tsx'
import { LoadFailure } from '../../../components/load-failure.tsx'
import { SeePremium } from '../../../components/premium-offer.tsx'
import type { Channels } from '../../../lib/channels/use-channels.ts'
import type { ManagedLink } from '../../../lib/link-settings/managed-link.ts'
import { paths } from '../../../lib/paths.ts'
import { describeTags, isTagged, type TagCounts } from './active-tags.ts'
import { explainStoreRule, nameConfirmation } from './rules/explain-store-rule.ts'
import { listStoreRules, type StoreRule } from './rules/list-store-rules.ts'

interface ChannelLinkProps extends Pick<ManagedLink, 'link'> {
  readonly tags: TagCounts
  readonly channel: LinkChannel
  readonly channels: Channels
  /** The link's address in this channel; null until it is created. */
  readonly address: string | null
  /** The link in this channel. */
  readonly routable: RoutableLink
  /** The choice of the channel, between its link and what it means. */
  readonly children: ReactNode
}

/** The link for one channel, with what it means for tags. */
export function ChannelLink({
  link,
  tags,
  channel,
  channels,
  address,
  routable,
  children,
}: ChannelLinkProps) {
  const networks = channel === 'social' && isTagged(tags) ? explainNetworks(routable.owner) : null
  const note = noteOf({ isTagged: isTagged(tags), language: link.language })
  return (
    <div className="mb-8">
      {address ? (
        <>
          <GlobalLinkField
            key={address}
            link={address}
            {...(channel !== 'web' && { name: `${channelTexts[channel].name} link` })}
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
      {children}
      <p className="mt-3 mb-0 max-w-[62ch] text-pretty">
        {channelTexts[channel].use} {describeTags(tags)}
        {networks && ` ${networks}`}
        {channel === 'ebook' && (
          <>
            {' '}
            <Link
              to={generatePath(paths.linkBackMatter, { linkId: link.id })}
              className="text-link font-semibold"
            >
              Create end-of-book pages
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
 * @example explainNetworks({ isPremium: true, tags, tagChannels: { networks: ['x'], isListOptIn: false } }) // 'Use it only on the networks you confirmed: X.'
 */
function explainNetworks(owner: TagHolder | null): string | null {
  const networks = owner?.isPremium ? (owner.tagChannels?.networks ?? []) : []
  if (networks.length === 0) return null
  const names = networks.map((network) => networkNames[network])
  return `Use it only on the networks you confirmed: ${joinNames(names, names.length)}.`
}

interface TagRulesProps {
  readonly channel: LinkChannel
  readonly owner: TagHolder | null
}

/** The rules of the stores' programs for a channel, each with its source and what the author can do. */
function TagRules({ channel, owner }: TagRulesProps) {
  const rules = listStoreRules(channel, owner?.tagChannels)
  const isAllowedEverywhere = rules.every(({ isAllowed }) => isAllowed)
  const isAllowedSomewhere = rules.some(({ isAllowed }) => isAllowed)
  return (
    <div className="mt-4">
      <Disclosure
        isCompact
        title={isAllowedEverywhere ? 'What are the rules?' : 'Why no tag here?'}
      >
        <dl className="m-0 max-w-[68ch]">
          {rules.map((rule) => (
            <StoreRuleItem key={rule.stores} channel={channel} rule={rule} />
          ))}
        </dl>
        {isAllowedSomewhere && <OwnTags owner={owner} />}
      </Disclosure>
    </div>
  )
}

interface StoreRuleItemProps {
  readonly channel: LinkChannel
  readonly rule: StoreRule
}

function StoreRuleItem({ channel, rule }: StoreRuleItemProps) {
  const confirmation = nameConfirmation(rule)
  return (
    <div className="border-t border-rule py-3 first:border-t-0 first:pt-0">
      <dt className="font-semibold">{rule.stores}</dt>
      <dd className="m-0 text-pretty">
        {explainStoreRule(channel, rule)}
        {confirmation && (
          <>
            {' '}
            <Link
              to={`${paths.profileTags}?view=programs#tag-channels`}
              className="text-link font-semibold"
            >
              {confirmation}
            </Link>
          </>
        )}
        {rule.rule && <Source rule={rule.rule} />}
      </dd>
    </div>
  )
}

function Source({ rule: { source, date, isSecondHand } }: { readonly rule: TagRule }) {
  return (
    <span className="block text-sm text-ink-soft">
      {`${isSecondHand ? 'Secondhand source' : 'Source'} (${formatDay(date)}): `}
      <ExternalLink href={source}>{new URL(source).hostname.replace(/^www\./, '')}</ExternalLink>
    </span>
  )
}

/** Where a program allows tags, only a tag is missing. */
function OwnTags({ owner }: Pick<TagRulesProps, 'owner'>) {
  if (!owner?.isPremium) {
    return (
      <p className="mt-3 mb-0">
        Your own tags are part of Premium. <SeePremium className="text-link font-semibold" />
      </p>
    )
  }
  const hasTags = Object.keys({ ...owner.tags, ...owner.programs }).length > 0
  return hasTags ? null : (
    <p className="mt-3 mb-0">
      You have no affiliate tags yet.{' '}
      <Link to={paths.profileTags} className="text-link font-semibold">
        Add your tags
      </Link>
    </p>
  )
}
