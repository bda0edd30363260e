import type { Article, ArticleSummary } from '../../src/features/blog/article.ts'
import { articlePath } from '../../src/lib/paths.ts'
import { ORIGIN } from './origin.ts'

export const organization = {
  '@type': 'Organization',
  '@id': `${ORIGIN}/#organization`,
  name: 'Everyshelf',
  url: `${ORIGIN}/`,
  logo: `${ORIGIN}/apple-touch-icon.png`,
}

export const website = {
  '@type': 'WebSite',
  name: 'Everyshelf',
  url: `${ORIGIN}/`,
  publisher: { '@id': organization['@id'] },
}

export function describeArticle(article: Article, image: string): object[] {
  const { title, description, date, updated, slug, faq } = article
  const url = ORIGIN + articlePath(slug)
  const data = {
    '@type': 'Article',
    headline: title,
    description,
    datePublished: date,
    dateModified: updated,
    inLanguage: 'en',
    mainEntityOfPage: url,
    url,
    image: ORIGIN + image,
    author: organization,
    publisher: organization,
  }
  return faq.length > 0 ? [data, describeAnswers(faq)] : [data]
}

export function describeBlog(articles: readonly ArticleSummary[]): object {
  return {
    '@type': 'Blog',
    name: 'Everyshelf: Blog',
    url: `${ORIGIN}/blog`,
    publisher: organization,
    blogPost: articles.map(({ slug, title, date }) => ({
      '@type': 'BlogPosting',
      headline: title,
      datePublished: date,
      url: ORIGIN + articlePath(slug),
    })),
  }
}

function describeAnswers(faq: Article['faq']): object {
  return {
    '@type': 'FAQPage',
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
