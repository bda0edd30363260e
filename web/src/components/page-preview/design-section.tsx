import { formatDay } from '@everyshelf/domain/format'
import { PAGE_DATE_TEXT_MAX_LENGTH } from '@everyshelf/domain/limits'
import {
  completeOrder,
  hasBlock,
  type PageBlock,
  type PageKind,
  pageBlocks,
} from '@everyshelf/domain/links'
import { errorMessages } from '@everyshelf/domain/messages'
import { type PageDesign, pageDesign } from '@everyshelf/domain/schemas'
import { ChoiceField, Disclosure, Switch, TextField } from '@everyshelf/ui/primitives'
import { type ReactNode, useRef, useState } from 'react'
import { showToast, toastTexts } from '../../lib/toasts.ts'
import { AccountSection } from '../account-section.tsx'
import { Form } from '../form.tsx'
import { SaveOrDiscard } from '../save-or-discard.tsx'
import { SortableList } from '../sortable/sortable-list.tsx'
import { ColorChoice } from './color-choice.tsx'
import { pageLanguageChoices } from './page-languages.ts'

interface DesignSectionProps {
  readonly kind: PageKind
  readonly about?: ReactNode
  readonly design: PageDesign
  /** Of the book, or the first one. */
  readonly cover: string | null
  /** Resolves to whether it worked. */
  readonly saveDesign: (design: PageDesign) => Promise<boolean>
  /** What only pages of this kind have. */
  readonly children?: ReactNode
}

const blockNames: Readonly<Record<PageBlock, string>> = {
  note: 'Note',
  about: 'Text',
  links: 'Website and profiles',
  stores: 'Stores',
  newsletter: 'Newsletter button',
  date: 'Date',
  newest: 'Newest book',
  series: 'Series',
  books: 'Books',
}
/** What no page is without. */
const alwaysShown: readonly PageBlock[] = ['stores', 'books']

/** How a page for readers looks, and what it shows in which order. */
export function DesignSection({
  about,
  kind,
  design,
  cover,
  saveDesign,
  children,
}: DesignSectionProps) {
  const { language, order, hidden, newsletter, date } = design
  const latest = useRef(design)
  const sending = useRef(0)
  const save = async (change: Partial<PageDesign>) => {
    // The answer to an earlier change may still be on its way.
    const before = sending.current > 0 ? latest.current : design
    latest.current = { ...before, ...change }
    sending.current++
    const isSaved = await saveDesign(latest.current)
    sending.current--
    // A change of a link has its own toast.
    if (isSaved && kind !== 'book') {
      showToast(toastTexts['design-saved'], {
        label: 'Undo',
        altText: 'Choose the earlier design again',
        onSelect: () => void saveDesign(before),
      })
    }
    return isSaved
  }
  const blocks = order.filter((block) => hasBlock(kind, block))
  const hiddenCount = blocks.filter((block) => hidden.includes(block)).length
  const chosen = [
    pageLanguageChoices.find(({ code }) => code === language)?.name,
    newsletter && 'Newsletter',
    date && formatDay(date.day),
    order.join() !== pageBlocks.join() && 'Your order',
    hiddenCount > 0 && `${hiddenCount} hidden`,
  ].filter(Boolean)
  return (
    <AccountSection name="design" title="Design" about={about}>
      <div className="grid gap-4">
        {children}
        <ColorChoice
          accent={design.accent}
          standard={kind === 'series' ? 'Same as the first book' : 'Green'}
          cover={cover}
          onChange={(accent) => void save({ accent })}
        />
        {kind !== 'book' && (
          <div className="flex items-center gap-3">
            <Switch
              label="Covers in the header"
              isOn={design.hasShelf}
              onChange={(hasShelf) => void save({ hasShelf })}
            />
            <span aria-hidden="true">Covers in the header</span>
          </div>
        )}
        <Disclosure
          isCompact
          title={
            <span className="py-1.5">
              Language, newsletter, date, and order
              <span className="block text-sm font-normal text-ink-soft">
                {chosen.join(' · ') || 'None chosen'}
              </span>
            </span>
          }
        >
          <div className="grid gap-6">
            <ChoiceField
              label="Language"
              value={language ?? ''}
              none="The reader’s language"
              choices={pageLanguageChoices}
              onChange={(code) => void save({ language: code || null })}
            />
            <ExtrasForm design={design} save={save} />
            <div>
              <p className="mt-0 mb-2 text-ink-soft">
                The header shows what you put above{' '}
                {kind === 'book' ? 'the text and the stores' : 'the books'}.
              </p>
              <SortableList
                label="Page order"
                items={blocks.map((id) => ({ id, name: blockNames[id] }))}
                onOrder={(ids) => save({ order: completeOrder(ids as PageBlock[]) })}
                renderItem={({ id, name }) => (
                  <span className="flex min-h-11 items-center gap-2">
                    <span className="min-w-0 flex-1 font-medium">{name}</span>
                    {!alwaysShown.includes(id) && (
                      <Switch
                        label={`Show: ${name}`}
                        isOn={!hidden.includes(id)}
                        onChange={(isShown) =>
                          void save({
                            hidden: isShown
                              ? hidden.filter((block) => block !== id)
                              : [...hidden, id],
                          })
                        }
                      />
                    )}
                  </span>
                )}
              />
            </div>
          </div>
        </Disclosure>
      </div>
    </AccountSection>
  )
}

interface ExtrasFormProps {
  readonly design: PageDesign
  readonly save: (change: Partial<PageDesign>) => Promise<boolean>
}

/** The newsletter's form, and a day with what happens on it. */
function ExtrasForm({ design, save }: ExtrasFormProps) {
  const saved = {
    newsletter: design.newsletter ?? '',
    day: design.date?.day ?? '',
    text: design.date?.text ?? '',
  }
  const [typed, setTyped] = useState<Partial<typeof saved>>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { newsletter, day, text } = { ...saved, ...typed }
  const isEmpty = day === '' && text.trim() === ''

  const submit = async () => {
    const date = isEmpty ? null : { day, text }
    const fields = { ...design, newsletter: newsletter.trim() || null, date }
    const { data, error } = pageDesign.safeParse(fields)
    setProblem(error ? String(error.issues[0]?.path[0]) : null)
    if (!data) return
    setBusy(true)
    if (await save({ newsletter: data.newsletter, date: data.date })) setTyped({})
    setBusy(false)
  }
  const fieldOf = (name: keyof typeof saved) => ({
    value: { newsletter, day, text }[name],
    readOnly: isBusy,
    onChange: ({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) => {
      setProblem(null)
      setTyped((before) => ({ ...before, [name]: value }))
    },
  })

  return (
    <Form onSubmit={submit}>
      <TextField
        {...fieldOf('newsletter')}
        label="Newsletter form"
        type="url"
        placeholder="https://"
        hint="The button opens your own form."
        error={problem === 'newsletter' && errorMessages['invalid-profile-link'].text}
      />
      <div className="grid gap-x-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
        <TextField
          {...fieldOf('day')}
          label="Date"
          type="date"
          error={problem === 'date' && 'Enter a date and a text.'}
        />
        <TextField
          {...fieldOf('text')}
          label="What happens on that day"
          maxLength={PAGE_DATE_TEXT_MAX_LENGTH}
          hint="Readers see it until the day has passed."
        />
      </div>
      {Object.keys(typed).length > 0 && (
        <SaveOrDiscard
          isBusy={isBusy}
          onDiscard={() => {
            setTyped({})
            setProblem(null)
          }}
        />
      )}
    </Form>
  )
}
