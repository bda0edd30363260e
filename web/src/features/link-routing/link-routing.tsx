import { readApiError } from '@everyshelf/client'
import {
  type Edition,
  type EditionFormat,
  formatOf,
  guessFormat,
  isSameBook,
  listFallbacks,
  toEditions,
} from '@everyshelf/domain/books'
import { isCountryCode } from '@everyshelf/domain/countries'
import { identifierKey, isB0Asin } from '@everyshelf/domain/identifiers'
import { EDITIONS_MAX } from '@everyshelf/domain/links'
import { ChoiceField, Disclosure, Switch } from '@everyshelf/ui/primitives'
import { showError, showNotice } from '@everyshelf/ui/toast'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { AccountSection } from '../../components/account-section.tsx'
import { countriesByName } from '../../components/countries/country-names.ts'
import { BookFormatField } from '../../components/links/book-format-field.tsx'
import { trpc } from '../../lib/api/trpc.tsx'
import { explainUpdateFailure } from '../../lib/link-settings/explain-update-failure.ts'
import { changeEdition, moveFallback } from '../../lib/link-settings/fallbacks.ts'
import type { LinkEditor } from '../../lib/link-settings/link-editor.ts'
import type { ManagedLink } from '../../lib/link-settings/managed-link.ts'
import { readStored, writeStored } from '../../lib/stored-text.ts'
import { BookField } from './book-field.tsx'
import { DestinationPanel } from './destinations/destination-panel.tsx'
import { EditionRow } from './editions/edition-row.tsx'
import { PreviewOffer } from './preview/preview.tsx'
import { usePreview } from './preview/use-preview.ts'
import { RetailerList } from './retailers/retailer-list.tsx'
import { RulesSection } from './rules/rules-section.tsx'
import { WithPreview } from './with-preview.tsx'

/** All settings that decide where one link leads. */
export function LinkRouting(saved: LinkEditor) {
  const [reader, setReader] = useState('US')
  const { isPreviewing } = usePreview(saved)
  return (
    <>
      <WithPreview editor={saved}>
        {({ preview, ...editor }) => (
          <>
            <RulesSection {...editor} isPremium onEdit={setReader} />
            <PreviewOffer preview={preview} />
            <DestinationPanel managed={editor.managed} chosen={reader} onChoose={setReader} />
            <AdvancedSettings {...editor} />
          </>
        )}
      </WithPreview>
      {!isPreviewing && <LinkFormat managed={saved.managed} />}
    </>
  )
}

/** Hashes of addresses that lead into this part of the page. */
const HASHES = ['#advanced', '#editions', '#unknown-country', '#stores']

const STORED_AS = 'advanced-link-settings'

/** Editions, the default country, and all stores. It stays open on this device until it is closed. */
function AdvancedSettings(editor: LinkEditor) {
  const { hash } = useLocation()
  return (
    <div id="advanced" className="mt-10">
      <Disclosure
        title="Advanced"
        isOpen={HASHES.includes(hash) || readStored('sessionStorage', STORED_AS) !== null}
        onToggle={(isOpen) => writeStored('sessionStorage', STORED_AS, isOpen ? 'open' : null)}
      >
        <EditionFallbacks {...editor} />
        <DefaultCountry {...editor} />
        <RetailerList {...editor} />
      </Disclosure>
    </div>
  )
}

function DefaultCountry({ managed, save }: LinkEditor) {
  return (
    <AccountSection
      name="unknown-country"
      title="Unknown country"
      about="We can’t always detect a reader’s country."
    >
      <div className="max-w-sm">
        <ChoiceField
          label="Treat these readers as if they were in"
          none="No country (default store)"
          value={managed.settings.defaultCountry ?? ''}
          choices={countriesByName}
          onChange={(code) =>
            void save((before) => ({
              ...before,
              defaultCountry: isCountryCode(code) ? code : null,
            }))
          }
        />
      </div>
    </AccountSection>
  )
}

/** The owner's editions, best first: each reader gets the first that is sold where they are. */
function EditionFallbacks({ managed, save }: LinkEditor) {
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

/** The format of a book whose number does not reveal it. Every owner may choose it. */
function LinkFormat({ managed }: { readonly managed: ManagedLink }) {
  const { link, settings, routable } = managed
  const utils = trpc.useUtils()
  const { mutateAsync: setFormat } = trpc.links.setFormat.useMutation({
    scope: { id: `link-${link.id}` },
  })
  const isFormatOpen = isB0Asin(routable.identifier) && settings.editions.length < 2
  const choose = async (format: EditionFormat | null) => {
    try {
      const settings = await setFormat({ id: link.id, format: format ?? 'unknown' })
      utils.links.settings.setData({ id: link.id }, settings)
      void utils.links.history.invalidate({ id: link.id })
      showNotice('link-updated')
    } catch (error) {
      showError(explainUpdateFailure(readApiError(error).code))
    }
  }
  if (!isFormatOpen) return null
  return (
    <div className="mt-6">
      <BookFormatField
        format={formatOf(settings.editions, routable.identifier)}
        onChange={(format) => void choose(format)}
      />
    </div>
  )
}
