import type { LinkEditor } from '../../lib/link-settings/link-editor.ts'
import { AdvancedSettings } from './advanced-settings.tsx'
import { DestinationPanel } from './destinations/destination-panel.tsx'
import { LinkFormat } from './link-format.tsx'
import { PreviewOffer } from './preview/preview.tsx'
import { RulesSection } from './rules/rules-section.tsx'
import { WithPreview } from './with-preview.tsx'

/** All settings that decide where one link leads. */
export function LinkRouting(saved: LinkEditor) {
  return (
    <>
      <WithPreview editor={saved}>
        {({ preview, ...editor }) => (
          <>
            <RulesSection {...editor} isPremium />
            <PreviewOffer preview={preview} />
            <DestinationPanel managed={editor.managed} />
            <AdvancedSettings {...editor} />
          </>
        )}
      </WithPreview>
      <LinkFormat managed={saved.managed} />
    </>
  )
}
