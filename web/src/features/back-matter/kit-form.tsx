import { type KitLanguage, kitLanguages, readNewsletterUrl } from '@everyshelf/domain/back-matter'
import { ChoiceField, TextField } from '@everyshelf/ui/primitives'
import { AccountSection } from '../../components/account-section.tsx'
import type { SavedLink } from '../../lib/links/saved-link.ts'
import { storeNewsletter } from './stored-newsletter.ts'
import type { KitChoice } from './use-kit.ts'

interface KitFormProps {
  readonly choice: KitChoice
  readonly change: (change: Partial<KitChoice>) => void
  readonly nextId: string
  /** The books that can be next. */
  readonly books: readonly Pick<SavedLink, 'id' | 'title'>[]
  readonly others: readonly SavedLink[]
}

const newsletterProblems = {
  'not-https': 'Enter the full address of your own page, beginning with https://',
  store: 'This is a store’s page. Enter the address of your own page.',
  hidden: 'This link hides where it leads. Enter the address of the page itself.',
} as const

const languageNames = new Intl.DisplayNames('en-US', { type: 'language' })
const languages = kitLanguages.map((code) => ({ code, name: languageNames.of(code) ?? code }))

/** What the last pages of the book lead to. */
export function KitForm({ choice, change, nextId, books, others }: KitFormProps) {
  const newsletter = choice.newsletter.trim() ? readNewsletterUrl(choice.newsletter) : null
  return (
    <AccountSection
      title="What to link to"
      about="Choose once. Each store’s file gets only what that store allows."
    >
      <div className="grid gap-6 sm:grid-cols-2">
        {books.length > 0 && (
          <ChoiceField
            label="Next in the series"
            value={nextId}
            none="No next book yet"
            choices={books.map(({ id, title }) => ({ code: id, name: title }))}
            onChange={(id) => change({ nextId: id })}
          />
        )}
        <ChoiceField
          label="Language of the book"
          value={choice.language}
          choices={languages}
          onChange={(language) => change({ language: language as KitLanguage })}
        />
      </div>
      <OtherBooks
        {...{ others, nextId }}
        omittedIds={choice.omittedIds}
        onChange={(omittedIds) => change({ omittedIds })}
      />
      <TextField
        className="mt-6"
        type="url"
        label="Your newsletter"
        placeholder="https://"
        autoComplete="url"
        value={choice.newsletter}
        error={newsletter?.ok === false ? newsletterProblems[newsletter.problem] : undefined}
        hint="The address of your own sign-up page. It stays in this browser."
        onChange={({ currentTarget }) => {
          storeNewsletter(currentTarget.value)
          change({ newsletter: currentTarget.value })
        }}
      />
    </AccountSection>
  )
}

interface OtherBooksProps {
  readonly others: readonly SavedLink[]
  readonly nextId: string
  readonly omittedIds: readonly string[]
  readonly onChange: (omittedIds: readonly string[]) => void
}

function OtherBooks({ others, nextId, omittedIds, onChange }: OtherBooksProps) {
  const listed = others.filter(({ id }) => id !== nextId)
  if (listed.length === 0) return null
  return (
    <fieldset className="m-0 mt-6 min-w-0 border-0 p-0">
      <legend className="mb-1 p-0 font-semibold">Your other books</legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {listed.map(({ id, title }) => (
          <label key={id} className="flex min-h-11 cursor-pointer items-center gap-2.5">
            <input
              type="checkbox"
              checked={!omittedIds.includes(id)}
              onChange={({ currentTarget: { checked } }) =>
                onChange(checked ? omittedIds.filter((one) => one !== id) : [...omittedIds, id])
              }
              className="size-4.5 shrink-0 accent-accent"
            />
            <span title={title} className="line-clamp-2 min-w-0 wrap-anywhere">
              {title}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
