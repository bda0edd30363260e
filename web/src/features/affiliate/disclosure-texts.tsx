import { type Disclosure, getDisclosure } from '@everyshelf/domain/affiliate'
import { type Marketplace, marketplaces } from '@everyshelf/domain/marketplaces'
import { CopyButton } from '@everyshelf/ui/links'
import { languageName } from '../../components/route-reasons/language-name.ts'

interface Group {
  readonly disclosure: Disclosure
  readonly stores: readonly Marketplace[]
}

const groups: readonly Group[] = [
  ...Map.groupBy(marketplaces, ({ code }) => getDisclosure(code)),
].map(([disclosure, stores]) => ({ disclosure, stores }))

const TEXT_COPIED = 'Text copied to clipboard'

/** Disclosure texts for the author's own pages, with copy buttons. */
export function DisclosureTexts() {
  return (
    <>
      <p className="mt-0 mb-5 max-w-[62ch] text-ink-soft text-pretty">
        Show the statement on your site and profiles, and the short note next to each link. Use your
        readers’ language. If your program’s agreement asks for something else, follow the
        agreement.
      </p>
      <ul className="m-0 list-none border-b border-rule p-0">
        {groups.map(({ disclosure, stores }) => (
          <li key={disclosure.noteLanguage} className="border-t border-rule py-4">
            <p className="m-0 text-sm text-ink-soft">
              <span className="font-medium text-ink">{languageName(disclosure.noteLanguage)}:</span>{' '}
              {stores.map(({ name }) => name).join(', ')}
            </p>
            <TextToCopy
              language={disclosure.language}
              text={disclosure.statement}
              label="Copy the statement"
            />
            {disclosure.language !== disclosure.noteLanguage && (
              <p className="mt-0 mb-1 text-sm text-ink-soft">
                We don’t know Amazon’s statement in {languageName(disclosure.noteLanguage)}, so use
                English.
              </p>
            )}
            <TextToCopy
              language={disclosure.noteLanguage}
              text={disclosure.linkNote}
              label="Copy the note"
            />
          </li>
        ))}
      </ul>
    </>
  )
}

interface TextToCopyProps {
  readonly language: string
  readonly text: string
  readonly label: string
}

function TextToCopy({ language, text, label }: TextToCopyProps) {
  return (
    <div className="flex items-center gap-2">
      <p lang={language} className="m-0 min-w-0 flex-1 text-pretty">
        {text}
      </p>
      <CopyButton compact text={text} label={`${label}: ${text}`} said={TEXT_COPIED} />
    </div>
  )
}
