import { DefaultCountry } from './default-country.tsx'
import { DestinationPanel } from './destinations/destination-panel.tsx'
import { EditionFallbacks } from './editions/edition-fallbacks.tsx'
import { LinkHistory } from './history/link-history.tsx'
import { LinkHeader } from './link-header.tsx'
import { ManagedPage, type PreviewableLink } from './managed-page.tsx'
import { PreviewOffer } from './preview/preview.tsx'
import { RetailerList } from './retailers/retailer-list.tsx'

/** All settings that decide where one link leads. */
export function LinkManagement() {
  return <ManagedPage>{(editor) => <Overview {...editor} />}</ManagedPage>
}

function Overview({ preview, ...editor }: PreviewableLink) {
  return (
    <>
      <LinkHeader managed={editor.managed} />
      <DestinationPanel managed={editor.managed} />
      <PreviewOffer preview={preview} />
      <EditionFallbacks {...editor} />
      <DefaultCountry {...editor} />
      <RetailerList {...editor} />
      {!preview.isPreviewing && <LinkHistory {...editor} />}
    </>
  )
}
