import {
  type BackMatter,
  kitRules,
  toTypedAddress,
  writeHtmlDocument,
  writePlainText,
  writeXhtml,
} from '@everyshelf/domain/back-matter'
import { describeFile, describeOmission, describeRule, listGuessed } from './describe-file.ts'

interface ArchiveText {
  readonly path: string
  readonly text: string
}

/** A QR code of the printed book. */
interface ArchiveCode {
  /** Without its extension. */
  readonly path: string
  readonly url: string
}

/** All files of the ZIP: a folder for each file of the book, and a README. */
export function listArchive(title: string, matters: readonly BackMatter[]) {
  const used = matters.filter(({ sections }) => sections.length > 0)
  const codes = used.filter(({ file }) => file.kind === 'print').flatMap(listCodes)
  const texts = used.flatMap((matter): ArchiveText[] => {
    const { kind, code } = matter.file
    const written = [
      { path: `${code}/back-matter.html`, text: writeHtmlDocument(matter) },
      { path: `${code}/back-matter.txt`, text: writePlainText(matter) },
    ]
    const chapter = { path: `${code}/back-matter.xhtml`, text: writeXhtml(matter) }
    return kind === 'print' ? written : [chapter, ...written]
  })
  const readme = { path: 'README.txt', text: writeReadme(title, used, codes) }
  return { texts: [readme, ...texts], codes }
}

function listCodes({ sections, file }: BackMatter) {
  const links = sections.flatMap(({ kind, links: of }) => of.map((link) => ({ ...link, kind })))
  return links.map(({ kind, url }, index) => ({
    path: `${file.code}/qr-${index + 1}-${kind}`,
    url,
  }))
}

const HOW_TO = `back-matter.xhtml  A chapter for an EPUB 3. Add it as the last chapter.
back-matter.html   Open it in Word and copy it to the end of your manuscript.
back-matter.txt    Plain text, for all other programs.
qr-*.svg, qr-*.png QR codes for print. SVG files print in any size.`

function writeReadme(title: string, matters: readonly BackMatter[], codes: readonly ArchiveCode[]) {
  const folders = matters.map((matter) => describeFolder(matter))
  const list = codes.map(({ path, url }) => `  ${path}: ${toTypedAddress(url)}`)
  return [
    `Back matter for ${title}`,
    'Use the folder of the store to which you upload the file. Upload a different file to each store.',
    HOW_TO,
    'None of these links carries an affiliate tag. Affiliate programs forbid them in books.',
    ...folders,
    ...(list.length > 0 ? [`QR codes\n${list.join('\n')}`] : []),
  ]
    .join('\n\n')
    .concat('\n')
}

function describeFolder(matter: BackMatter) {
  const { file, omitted } = matter
  const { source } = kitRules[file.kind]
  const guessed = listGuessed(matter)
  return [
    `${file.code}/ – ${file.name}`,
    describeFile(matter),
    `${describeRule(matter)}\n  Source: ${source.title}, ${source.url}`,
    ...omitted.map((omission) => describeOmission(omission, file.name)),
    ...(guessed.length > 0 ? [`Test these links: ${guessed.join('; ')}`] : []),
  ].join('\n  ')
}
