import type { CountryCode } from '@everyshelf/domain/countries'
import type { LinkSettings } from '@everyshelf/domain/links'
import {
  READER_RULES_MAX,
  type ReaderRule,
  type RoutableLink,
  targetKey,
} from '@everyshelf/domain/routing'
import { Flag } from '@everyshelf/ui/marketplaces'
import { Button, IconButton } from '@everyshelf/ui/primitives'
import { ArrowRight, Plus, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { nameCountries } from '../../../components/countries/join-names.ts'
import { explainReasonToOwner } from '../../../components/route-reasons/explain-own-reason.ts'
import { trpc } from '../../../lib/api/trpc.tsx'
import { lazyDialog } from '../../../lib/lazy-loading/lazy-dialog.tsx'
import { routeFor } from '../../../lib/link-settings/destinations.ts'
import type { LinkEditor } from '../../../lib/link-settings/link-editor.ts'
import { listTaken, removeRule, setCountries, setTarget } from './change-rules.ts'
import { describeRule } from './describe-rule.ts'
import { nameTarget } from './list-targets.ts'

const CountryPicker = lazyDialog(
  () => import('../editions/country-picker.tsx'),
  ({ CountryPicker }) => CountryPicker,
)
const RuleDialog = lazyDialog(
  () => import('./rule-dialog.tsx'),
  ({ RuleDialog }) => RuleDialog,
)

type OpenDialog =
  | { readonly kind: 'add' }
  | { readonly kind: 'countries' | 'target'; readonly rule: ReaderRule }

interface RulesSectionProps extends Pick<LinkEditor, 'managed' | 'save'> {
  /** Without Premium, rules are shown but inactive, and only the last row can change. */
  readonly isPremium: boolean
  /** Called with a country whose rule changes. */
  readonly onEdit: (country: CountryCode) => void
}

/** Where readers go: the rules for some countries, then the default, as sentences. */
export function RulesSection({ managed, save, isPremium, onEdit }: RulesSectionProps) {
  const id = useId()
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const { routable, settings } = managed
  const { rules } = settings
  const close = () => setDialog(null)
  const { data: recent } = trpc.links.replay.useQuery(
    { id: managed.link.id, settings: {} },
    { enabled: isPremium, staleTime: 60_000 },
  )
  const edit = (country: CountryCode | undefined, change: Parameters<typeof save>[0]) => {
    if (country) onEdit(country)
    return save(change)
  }
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="m-0 font-display text-2xl leading-tight">
        Where readers go
      </h2>
      <p className="mt-2 mb-4 max-w-[62ch] text-ink-soft text-pretty">
        {isPremium || rules.length === 0
          ? 'A rule applies only to the countries that it lists.'
          : 'Your rules are saved, but they are inactive without Premium.'}
      </p>
      <ul aria-label="Rules" className="m-0 list-none p-0">
        {rules.map((rule) => (
          <RuleRow
            key={targetKey(rule.target)}
            rule={rule}
            link={routable}
            {...(isPremium && {
              facts: describeRule(rule, managed, recent),
              actions: {
                onEditCountries: () => setDialog({ kind: 'countries', rule }),
                onEditTarget: () => setDialog({ kind: 'target', rule }),
                onRemove: () =>
                  void edit(rule.countries[0], (before) => removeRule(before, rule.target)),
              },
            })}
          />
        ))}
        <DefaultRow
          mode={settings.mode}
          hasRules={rules.length > 0}
          onChange={(mode) => void save((before) => ({ ...before, mode }))}
        />
      </ul>
      {isPremium && rules.length < READER_RULES_MAX && (
        <Button
          kind="outline"
          className="mt-4"
          {...RuleDialog.openerProps}
          onClick={() => setDialog({ kind: 'add' })}
        >
          <Plus className="size-4" />
          Add rule
        </Button>
      )}
      {dialog?.kind === 'countries' && (
        <CountryPicker
          title={`Which readers should go to ${inSentence(nameTarget(routable, dialog.rule.target))}?`}
          description="This rule applies to readers in these countries."
          countries={dialog.rule.countries}
          taken={listTaken(rules, dialog.rule.target)}
          onSave={(countries) =>
            edit(
              countries.find((code) => !dialog.rule.countries.includes(code)) ?? countries[0],
              (before) => setCountries(before, dialog.rule.target, countries),
            )
          }
          onClose={close}
        />
      )}
      {dialog && dialog.kind !== 'countries' && (
        <RuleDialog
          link={routable}
          countries={dialog.kind === 'target' ? dialog.rule.countries : []}
          taken={listTaken(rules, null)}
          onSave={(countries, target) =>
            edit(countries[0], (before) => setTarget(before, countries, target))
          }
          onClose={close}
        />
      )}
    </section>
  )
}

/** @example inSentence('Your reader page') // 'your reader page' */
function inSentence(name: string): string {
  return name.replace(/^(?:Your|The)\b/, (word) => word.toLowerCase())
}

interface DefaultRowProps {
  readonly mode: LinkSettings['mode']
  /** Whether any rule is above this row. */
  readonly hasRules: boolean
  readonly onChange: (mode: LinkSettings['mode']) => void
}

/** The last row of the rules: where all readers without a rule go. Every owner can change it. */
function DefaultRow({ mode, hasRules, onChange }: DefaultRowProps) {
  const readers = hasRules ? 'All other readers' : 'All readers'
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-y border-rule py-3">
      <span>{readers}</span>
      <ArrowRight className="size-4 shrink-0 text-ink-faint" />
      <select
        aria-label={`${readers} go to`}
        value={mode}
        onChange={({ currentTarget: { value } }) =>
          onChange(value === 'choose' ? 'choose' : 'instant')
        }
        className="min-h-11 max-w-full rounded-md border border-field-rule bg-field px-3 text-field-ink"
      >
        <option value="instant">Their local Amazon store</option>
        <option value="choose">Your reader page</option>
      </select>
    </li>
  )
}

interface RuleRowProps {
  readonly rule: ReaderRule
  readonly link: RoutableLink
  /** Who earns, and the share of recent clicks. */
  readonly facts?: string
  /** Missing for owners without Premium, who only see their rules. */
  readonly actions?: {
    readonly onEditCountries: () => void
    readonly onEditTarget: () => void
    readonly onRemove: () => void
  }
}

const SHOWN_FLAGS = 3

/** One rule as a sentence: "Readers in Germany → Rakuten Kobo". */
function RuleRow({ rule, link, facts, actions }: RuleRowProps) {
  const { countries, target } = rule
  const place = nameCountries(countries)
  const name = nameTarget(link, target)
  const flags = countries.slice(0, SHOWN_FLAGS).map((code) => <Flag key={code} country={code} />)
  return (
    <li className="border-t border-rule py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span>Readers in</span>
        {actions ? (
          <Button kind="outline" onClick={actions.onEditCountries}>
            {flags}
            {place}
            <span className="sr-only">: change the countries</span>
          </Button>
        ) : (
          <strong className="inline-flex items-center gap-2 font-medium">
            {flags}
            {place}
          </strong>
        )}
        <ArrowRight className="size-4 shrink-0 text-ink-faint" />
        <span className="sr-only">go to</span>
        {actions ? (
          <Button kind="outline" onClick={actions.onEditTarget}>
            {name}
            <span className="sr-only">: change where readers in {place} go</span>
          </Button>
        ) : (
          <strong className="font-medium">{name}</strong>
        )}
        {actions && (
          <IconButton
            label={`Remove the rule for ${place}`}
            icon={<Trash2 />}
            className="-mr-2.5 ml-auto hover:text-danger"
            onClick={actions.onRemove}
          />
        )}
      </div>
      {facts && <p className="m-0 mt-1 text-sm text-ink-soft">{facts}</p>}
      {actions && <UnavailableNote rule={rule} link={link} />}
    </li>
  )
}

/** Says for which countries the default applies, because the target cannot serve them. */
function UnavailableNote({ rule, link }: Pick<RuleRowProps, 'rule' | 'link'>) {
  for (const country of rule.countries) {
    const { reasons } = routeFor(link, country, {})
    const found = reasons.find(({ code }) => code === 'rule-unavailable')
    if (found) {
      return <p className="m-0 mt-1 text-sm text-danger">{explainReasonToOwner(found)}</p>
    }
  }
  return null
}
