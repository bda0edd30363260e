/** The text of an article, which the build made into HTML from a file of ours. */
export function ArticleBody({ html }: { readonly html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: no word of it comes from anywhere else
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
}
