import type { LinkEditor } from '../../lib/link-settings/link-editor.ts'
import { DefaultCountry } from './default-country.tsx'
import { DestinationPanel } from './destinations/destination-panel.tsx'
import { EditionFallbacks } from './editions/edition-fallbacks.tsx'
import { LinkFormat } from './link-format.tsx'
import { PreviewOffer } from './preview/preview.tsx'
import { RetailerList } from './retailers/retailer-list.tsx'
import { WithPreview } from './with-preview.tsx'

/** All settings that decide where one link leads. */
export function LinkManagement(saved: LinkEditor) {
  return (
    <>
      <LinkFormat managed={saved.managed} />
      <WithPreview editor={saved}>
        {({ preview, ...editor }) => (
          <>
            <DestinationPanel managed={editor.managed} />
            <PreviewOffer preview={preview} />
            <EditionFallbacks {...editor} />
            <DefaultCountry {...editor} />
            <RetailerList {...editor} />
          </>
        )}
      </WithPreview>
    </>
  )
}
