import type { ReactNode } from 'react'
import type { LinkEditor } from '../../lib/link-settings/link-editor.ts'
import { useIsPremium } from '../../lib/session/session.ts'
import { PreviewBar } from './preview/preview.tsx'
import { type Preview, usePreview } from './preview/use-preview.ts'
import { RoutingOffer } from './routing-offer.tsx'

/** A link whose changes can be previewed before they are saved. */
export interface PreviewableLink extends LinkEditor {
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
