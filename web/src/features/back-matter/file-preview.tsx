import {
  type BackMatter,
  type KitLink,
  kitRules,
  toTypedAddress,
  writeHtml,
  writePlainText,
  writeXhtml,
} from '@everyshelf/domain/back-matter'
import { CopyButton } from '@everyshelf/ui/links'
import { createQrCode } from '@everyshelf/ui/share'
import { useMemo } from 'react'
import { ExternalLink } from '../../components/external-link.tsx'
import { describeFile, describeOmission, describeRule, listGuessed } from './describe-file.ts'

/** The last page of one file of the book as it is printed or shown, with buttons to copy it. */
export function FilePreview({ matter }: { readonly matter: BackMatter }) {
  const { file, sections, language } = matter
  return (
    <>
      <p className="mt-5 mb-0 max-w-[62ch] text-pretty">
        {sections.length > 0 ? describeFile(matter) : 'This file has nothing to link to yet.'}
      </p>
      <div className="mt-4 grid items-start gap-6 lg:grid-cols-[17rem_minmax(0,1fr)]">
        {sections.length > 0 && (
          <section
            aria-label={`Preview for ${file.name}`}
            lang={language}
            className="aspect-[5/8] w-full max-w-[17rem] border border-rule bg-[#fff] px-7 py-9 font-display text-[#1d1d1b] shadow-float"
          >
            {sections.map(({ kind, heading, links }) => (
              <div key={kind} className="not-first:mt-6">
                <h3 className="m-0 text-lg leading-snug">{heading}</h3>
                <ul className="m-0 mt-2 list-none p-0">
                  {links.map((link) => (
                    <li key={link.url} className="py-1.5">
                      {file.kind === 'print' ? (
                        <PrintedLink link={link} />
                      ) : (
                        <a
                          href={link.url}
                          target="_blank"
                          rel="noreferrer"
                          className="text-inherit"
                        >
                          {link.text}
                        </a>
                      )}
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </section>
        )}
        <div>
          {sections.length > 0 && <CopyButtons matter={matter} />}
          <Notes matter={matter} />
        </div>
      </div>
    </>
  )
}

function PrintedLink({ link: { text, url } }: { readonly link: KitLink }) {
  const code = useMemo(() => createQrCode(url), [url])
  return (
    <div className="flex items-center gap-4">
      <svg
        role="img"
        aria-label={`QR code for ${url}`}
        viewBox={`0 0 ${code.size} ${code.size}`}
        shapeRendering="crispEdges"
        className="size-20 shrink-0 rounded-sm border border-rule"
      >
        <rect width={code.size} height={code.size} fill="#fff" />
        <path d={code.path} fill="#000" />
      </svg>
      <p className="m-0 min-w-0">
        {text}
        <span className="block text-sm wrap-anywhere">{toTypedAddress(url)}</span>
      </p>
    </div>
  )
}

function CopyButtons({ matter }: { readonly matter: BackMatter }) {
  const text = writePlainText(matter)
  const look = { kind: 'outline', said: 'Pages copied to clipboard' } as const
  return (
    <div className="mb-5 flex flex-wrap gap-2">
      <CopyButton {...look} label="Copy for Word" text={{ text, html: writeHtml(matter) }} />
      {matter.file.kind !== 'print' && (
        <CopyButton {...look} label="Copy EPUB chapter" text={writeXhtml(matter)} />
      )}
      <CopyButton {...look} label="Copy plain text" text={text} />
    </div>
  )
}

function Notes({ matter }: { readonly matter: BackMatter }) {
  const { file, omitted } = matter
  const { source } = kitRules[file.kind]
  const guessed = listGuessed(matter)
  return (
    <ul className="m-0 grid max-w-[62ch] list-none gap-2 p-0 text-sm text-ink-soft">
      {guessed.length > 0 && (
        <li className="text-pretty">
          Test these links: {new Intl.ListFormat('en-US').format(guessed)}. We built them from the
          ISBN or ASIN, and the store may use a different one.
        </li>
      )}
      {omitted.map((omission) => (
        <li key={`${omission.kind} ${omission.because}`} className="text-pretty">
          {describeOmission(omission, file.name)}
        </li>
      ))}
      <li className="text-pretty">
        {describeRule(matter)} <ExternalLink href={source.url}>{source.title}</ExternalLink>
      </li>
    </ul>
  )
}
