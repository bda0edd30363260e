import {
  type Edition,
  guessFormat,
  isSameBook,
  listFallbacks,
  toEditions,
} from '@everyshelf/domain/books'
import { identifierKey, isB0Asin } from '@everyshelf/domain/identifiers'
import { EDITIONS_MAX } from '@everyshelf/domain/links'
import { Switch } from '@everyshelf/ui/primitives'
import { AccountSection } from '../../../components/account-section.tsx'
import { changeEdition, moveFallback } from '../../../lib/link-settings/fallbacks.ts'
import type { LinkEditor } from '../../../lib/link-settings/link-editor.ts'
import { BookField } from '../book-field.tsx'
import { EditionRow } from './edition-row.tsx'

/** The owner's editions, best first: each reader gets the first that is sold where they are. */
export function EditionFallbacks({ managed, save }: LinkEditor) {
  const { routable, settings } = managed
  const book = routable.identifier
  const fallbacks = listFallbacks(book, settings.editions)
  const change = (next: (fallbacks: readonly Edition[]) => readonly Edition[]) =>
    save((before) => ({
      ...before,
      editions: toEditions(book, next(listFallbacks(book, before.editions))),
    }))
  return (
    <AccountSection
      name="editions"
      title="Editions"
      about="Readers get the first edition on this list that is sold in their country. If none is, your page opens."
    >
      <ol aria-label="Editions in order" className="m-0 list-none border-b border-rule p-0">
        {fallbacks.map((edition, index) => (
          <EditionRow
            key={identifierKey(edition.identifier)}
            edition={edition}
            position={index + 1}
            count={fallbacks.length}
            isOwn={isSameBook(edition.identifier, book)}
            isFormatKnown={!isB0Asin(edition.identifier) || settings.editions.includes(edition)}
            onMove={(by) => void change((all) => moveFallback(all, index, by))}
            onRemove={() => void change((all) => all.toSpliced(index, 1))}
            onChange={(changed) =>
              change((all) => all.with(index, changeEdition(all[index] ?? edition, changed)))
            }
          />
        ))}
      </ol>
      {fallbacks.length > 1 && (
        <p className="m-0 mt-3 flex items-center justify-between gap-x-4">
          <span>
            Send readers to the edition in their language
            <span className="block text-sm text-ink-soft">
              Set each edition’s language. If none matches, we use the list order.
            </span>
          </span>
          <Switch
            label="Send readers to the edition in their language"
            isOn={settings.matchLanguage}
            onChange={(matchLanguage) => void save((before) => ({ ...before, matchLanguage }))}
          />
        </p>
      )}
      {fallbacks.length < EDITIONS_MAX && (
        <div className="mt-6">
          <BookField
            label="Another edition"
            action="Add"
            about="the edition"
            hint="New editions go last. Move an edition up to offer it first."
            refuse={(identifier) =>
              fallbacks.some((edition) => isSameBook(edition.identifier, identifier))
                ? 'This edition is already on the list.'
                : null
            }
            onBook={(identifier) =>
              change((all) => [
                ...all,
                { format: guessFormat(identifier), identifier, notSoldIn: [] },
              ])
            }
          />
        </div>
      )}
    </AccountSection>
  )
}
