import { CAMPAIGN_MAX_LENGTH } from '@everyshelf/domain/limits'
import { Button, Switch, TextField } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { AccountSection } from '../../../components/account-section.tsx'
import type { ChannelSlug, Channels } from '../../../lib/channels/use-channels.ts'
import type { LinkEditor } from '../../../lib/link-settings/link-editor.ts'

interface CampaignSectionProps extends Pick<Channels, 'setCampaign'>, Pick<LinkEditor, 'save'> {
  readonly slug: ChannelSlug
  readonly recordsUtm: boolean
}

/** The campaign of one slug, and whether the opened URL may name another. */
export function CampaignSection({ slug, setCampaign, recordsUtm, save }: CampaignSectionProps) {
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
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
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
    </form>
  )
}
