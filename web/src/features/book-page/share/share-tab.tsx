import { type LinkChannel, linkChannels } from '@everyshelf/domain/affiliate'
import { CAMPAIGN_MAX_LENGTH } from '@everyshelf/domain/limits'
import { pageColor } from '@everyshelf/domain/links'
import { Button, classNames, Disclosure, Switch, TextField } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { AccountSection } from '../../../components/account-section.tsx'
import { channels as channelTexts } from '../../../components/channels/channels.ts'
import { Form } from '../../../components/form.tsx'
import { type ChannelSlug, type Channels, useChannels } from '../../../lib/channels/use-channels.ts'
import type { LinkEditor } from '../../../lib/link-settings/link-editor.ts'
import type { ManagedLink } from '../../../lib/link-settings/managed-link.ts'
import { readerPagePath } from '../../../lib/link-settings/reader-page-path.ts'
import { serverOrigin } from '../../../lib/session/own-domains.ts'
import { useIsPremium } from '../../../lib/session/session.ts'
import { countTags, isTagged } from './active-tags.ts'
import { AttributionSection } from './attribution-section.tsx'
import { ChannelLink } from './channel-link.tsx'
import { EmbedSection } from './embed/embed-section.tsx'
import { PrintQrCodes } from './print-qr-codes.tsx'
import { SlugSection } from './slug-section.tsx'
import { TextFields } from './text-fields.tsx'

/** Channels for which we suggest no text to share. */
const withoutTexts: readonly LinkChannel[] = ['ebook', 'print', 'ad']

/** The link for each channel, and what authors post with it. */
export function ShareTab({ id, managed, save, rename }: LinkEditor) {
  const { link, settings, serviceTags, slugs } = managed
  const [channel, setChannel] = useChosenChannel()
  const channels = useChannels(id)
  const isPremium = useIsPremium()
  const known = channels.find(channel)
  const [webSlug] = slugs
  const [slug, address = null] =
    channel === 'web' ? [webSlug, link.globalLink] : [known?.slug, known?.url]
  const routable = { ...managed.routable, channel }
  const tags = countTags(routable, serviceTags)
  const choose = (next: LinkChannel) => {
    setChannel(next)
    if (next !== 'web' && !channels.find(next)) void channels.create(next)
  }
  return (
    <div className="mt-6">
      <ChannelLink {...{ link, tags, channel, channels, address, routable }}>
        <ChannelPicker channel={channel} onChoose={choose} />
      </ChannelLink>
      {address && !withoutTexts.includes(channel) && (
        <TextFields {...{ link, settings, address }} isTagged={isTagged(tags)} />
      )}
      {address && slug && channel === 'print' && (
        <PrintSection {...{ link, settings, address, slug }} />
      )}
      {channel === 'ad' && (
        <AttributionSection tags={settings.attribution} {...{ isPremium, save }} />
      )}
      <Disclosure title="More">
        {address && webSlug && channel === 'web' && (
          <EmbedSection {...{ link, settings, address }} slug={webSlug} isTagged={isTagged(tags)} />
        )}
        {known && (
          <CampaignSection
            slug={known}
            setCampaign={channels.setCampaign}
            recordsUtm={settings.recordUtm}
            save={save}
          />
        )}
        {channel === 'web' && (
          <SlugSection
            slugs={slugs}
            prefix={link.globalLink.replace(/^https?:\/\//, '').slice(0, -(webSlug ?? '').length)}
            rename={rename}
          />
        )}
      </Disclosure>
    </div>
  )
}

interface ChannelPickerProps {
  readonly channel: LinkChannel
  readonly onChoose: (channel: LinkChannel) => void
}

/** Buttons instead of radios: choosing creates a link, so arrow keys must not choose. */
function ChannelPicker({ channel: chosen, onChoose }: ChannelPickerProps) {
  return (
    <fieldset className="m-0 mt-2 min-w-0 border-0 p-0">
      <legend className="sr-only">Where will you use it?</legend>
      <div className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:-mx-1 sm:px-1">
        {linkChannels.map((channel) => {
          const { name, Icon } = channelTexts[channel]
          const isChosen = channel === chosen
          return (
            <button
              key={channel}
              type="button"
              aria-pressed={isChosen}
              onClick={() => onChoose(channel)}
              className={classNames(
                'inline-flex min-h-11 items-center gap-2 rounded-md border px-3 whitespace-nowrap',
                isChosen
                  ? 'border-accent bg-accent font-semibold text-on-accent'
                  : 'border-rule-strong bg-transparent text-ink hover:bg-wash',
              )}
            >
              <Icon className="size-4.5 shrink-0" />
              {name}
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}

/** The channel in the page's address (`?for=print`), so that it survives a reload and can be linked to. */
function useChosenChannel(): readonly [LinkChannel, (channel: LinkChannel) => void] {
  const [query, setQuery] = useSearchParams()
  const named = query.get('for')
  const choose = (channel: LinkChannel) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before)
        if (channel === 'web') after.delete('for')
        else after.set('for', channel)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  return [linkChannels.find((channel) => channel === named) ?? 'web', choose]
}

interface PrintSectionProps extends Pick<ManagedLink, 'link' | 'settings'> {
  readonly address: string
  /** For print. */
  readonly slug: string
}

/** The link for print as a QR code. */
function PrintSection({ link, settings, address, slug }: PrintSectionProps) {
  const page = new URL(readerPagePath({ isbn: link.isbn, slug }), serverOrigin()).href
  return (
    <AccountSection name="share" title="QR code for print">
      <PrintQrCodes
        link={address}
        page={page}
        title={link.title}
        color={pageColor(settings.look.accent)}
        coverImage={link.coverImage}
      />
    </AccountSection>
  )
}

interface CampaignSectionProps extends Pick<Channels, 'setCampaign'>, Pick<LinkEditor, 'save'> {
  readonly slug: ChannelSlug
  readonly recordsUtm: boolean
}

/** The campaign of one slug, and whether the opened URL may name another. */
function CampaignSection({ slug, setCampaign, recordsUtm, save }: CampaignSectionProps) {
  return (
    <AccountSection
      name="campaign"
      title="Campaign"
      about="Groups clicks in your analytics. Readers never see it."
    >
      <CampaignForm key={slug.slug} slug={slug} setCampaign={setCampaign} />
      <div className="mt-4 flex items-center justify-between gap-4 border-y border-rule py-2">
        <div className="min-w-0">
          <p className="m-0 font-semibold">Use utm_ parameters as the campaign</p>
          <p className="m-0 text-sm text-ink-soft text-pretty">
            A utm_campaign or utm_source in the URL replaces this campaign.
          </p>
        </div>
        <Switch
          label="Use utm_ parameters as the campaign"
          isOn={recordsUtm}
          onChange={(recordUtm) => void save((settings) => ({ ...settings, recordUtm }))}
        />
      </div>
    </AccountSection>
  )
}

function CampaignForm({ slug, setCampaign }: Pick<CampaignSectionProps, 'slug' | 'setCampaign'>) {
  const saved = slug.campaign ?? ''
  const [typed, setTyped] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const text = typed ?? saved
  const isChanged = text.trim() !== saved

  const submit = async () => {
    if (isBusy || !isChanged) return
    setBusy(true)
    const isDone = await setCampaign(slug.slug, text)
    setBusy(false)
    if (isDone) setTyped(null)
  }

  return (
    <Form onSubmit={submit}>
      <TextField
        label="Campaign name"
        autoComplete="off"
        maxLength={CAMPAIGN_MAX_LENGTH}
        placeholder="Spring launch"
        hint={`For this link only, at most ${CAMPAIGN_MAX_LENGTH} characters.`}
        value={text}
        readOnly={isBusy}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
        action={
          <Button type="submit" busy={isBusy} disabled={!isChanged}>
            Save campaign
          </Button>
        }
      />
    </Form>
  )
}
