/** The text of an article, rendered to HTML by the build. */
export function ArticleBody({ html }: { readonly html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes only from our own article files
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
}
