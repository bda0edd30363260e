import { renderApache, renderApacheHeader } from './apache.ts'
import type { ExportedLink } from './exported-link.ts'
import { renderNginx } from './nginx.ts'
import {
  CSV_HEADER,
  REDIRECTS_HEADER,
  renderCsv,
  renderJson,
  renderRedirects,
} from './plain-formats.ts'

/** Rules for web servers, and lists. */
export const exportFormats = ['nginx', 'apache', 'redirects', 'json', 'csv'] as const
export type ExportFormat = (typeof exportFormats)[number]

export function isExportFormat(text: unknown): text is ExportFormat {
  return exportFormats.includes(text as ExportFormat)
}

type Links = AsyncIterable<ExportedLink>

/** Renders links as rules, one at a time; only nginx needs all links first. */
export function renderLinks(
  format: ExportFormat,
  links: Links,
  countryHeader: string,
): AsyncIterable<string> {
  switch (format) {
    case 'nginx':
      return renderAtOnce(links, (all) => renderNginx(all, countryHeader))
    case 'apache':
      return renderEach(links, renderApacheHeader(countryHeader), renderApache)
    case 'redirects':
      return renderEach(links, REDIRECTS_HEADER, renderRedirects)
    case 'csv':
      return renderEach(links, CSV_HEADER, renderCsv)
    case 'json':
      return renderList(links)
  }
}

async function* renderAtOnce(links: Links, render: (all: ExportedLink[]) => string) {
  const all: ExportedLink[] = []
  for await (const link of links) all.push(link)
  yield render(all)
}

async function* renderEach(links: Links, before: string, render: (link: ExportedLink) => string) {
  yield before
  for await (const link of links) yield render(link)
}

async function* renderList(links: Links) {
  yield '{"links":['
  let isFirst = true
  for await (const link of links) {
    yield `${isFirst ? '' : ','}\n${renderJson(link)}`
    isFirst = false
  }
  yield '\n]}\n'
}
