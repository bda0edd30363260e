import { errorMessages } from '@everyshelf/domain/messages'
import { retailers } from '@everyshelf/domain/retailers'
import { type ReactNode, useState } from 'react'
import { PremiumOffer } from '../../components/premium-offer.tsx'
import type { LinkEditor } from '../../lib/link-settings/link-editor.ts'
import { useIsPremium } from '../../lib/session/session.ts'
import { DestinationPanel } from './destinations/destination-panel.tsx'
import { PreviewBar } from './preview/preview.tsx'
import { type Preview, usePreview } from './preview/use-preview.ts'
import { RulesSection } from './rules/rules-section.tsx'

/** A link whose changes can be previewed before they are saved. */
interface PreviewableLink extends LinkEditor {
  readonly preview: Preview
}

interface WithPreviewProps {
  readonly editor: LinkEditor
  readonly children: (link: PreviewableLink) => ReactNode
}

/** Controls that need Premium, except the mode. They change the link or, during a preview, a draft of it. */
export function WithPreview({ editor, children }: WithPreviewProps) {
  const isPremium = useIsPremium()
  const preview = usePreview(editor)
  if (!isPremium) return <RoutingOffer {...editor} />
  return (
    <>
      {children({ ...preview.editor, preview })}
      <PreviewBar id={editor.id} preview={preview} />
    </>
  )
}

const BENEFITS = [
  'Send readers in some countries to the store, edition, or page that you choose.',
  'Arrange your editions, and mark where each isn’t sold.',
  `Turn any of ${retailers.length} stores on or off, or link to a page you choose.`,
  'Earn at stores other than Amazon with your own affiliate IDs.',
]

/** For an owner without Premium: where readers go, the mode, and what Premium adds. */
function RoutingOffer({ managed, save }: Pick<LinkEditor, 'managed' | 'save'>) {
  const [reader, setReader] = useState('US')
  return (
    <>
      <RulesSection {...{ managed, save }} isPremium={false} onEdit={setReader} />
      <PremiumOffer
        title="Choose where this link leads"
        about={errorMessages['premium-required-to-manage'].text}
        benefits={BENEFITS}
        className="mt-10"
      />
      <DestinationPanel managed={managed} chosen={reader} onChoose={setReader} />
    </>
  )
}
