import { GlobalLinkField } from '@everyshelf/ui/links'
import { toMarkdown } from '@everyshelf/ui/share'
import { LinkTools } from '../../../components/links/link-tools.tsx'
import type { LinkEditor } from '../../../lib/link-settings/link-editor.ts'
import { ShareSection } from './share-section.tsx'
import { SlugSection } from './slug-section.tsx'

/** The link in every form in which authors share it. */
export function ShareTab({ managed, rename }: LinkEditor) {
  const { link, slugs } = managed
  const { globalLink, title } = link
  const [slug = ''] = slugs
  return (
    <>
      <div className="mt-8 mb-10">
        <GlobalLinkField
          link={globalLink}
          markdown={toMarkdown(globalLink, title)}
          size="large"
          onSignIn={() => {}}
        />
        <div className="mt-1.5">
          <LinkTools link={globalLink} title={title} />
        </div>
      </div>
      <ShareSection managed={managed} />
      <SlugSection
        slugs={slugs}
        prefix={globalLink.replace(/^https?:\/\//, '').slice(0, -slug.length)}
        rename={rename}
      />
    </>
  )
}
