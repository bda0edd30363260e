import { type RuleSourceCode, ruleSources } from '@everyshelf/domain/back-matter'

/** Where a rule comes from. It stands within a sentence, unlike other links to other sites. */
export function SourceLink({ code }: { readonly code: RuleSourceCode }) {
  const { title, url } = ruleSources[code]
  return (
    <a href={url} target="_blank" rel="noopener" className="text-link">
      {title}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
