import type { ReaderRule, RoutableLink } from '@everyshelf/domain/routing'
import { Flag } from '@everyshelf/ui/marketplaces'
import { Button, IconButton } from '@everyshelf/ui/primitives'
import { ArrowRight, Trash2 } from 'lucide-react'
import { nameCountries } from '../../../components/countries/join-names.ts'
import { explainReasonToOwner } from '../../../components/route-reasons/explain-own-reason.ts'
import { routeFor } from '../../../lib/link-settings/destinations.ts'
import { nameTarget } from './list-targets.ts'

interface RuleRowProps {
  readonly rule: ReaderRule
  readonly link: RoutableLink
  /** Missing for owners without Premium, who only see their rules. */
  readonly actions?: {
    readonly onEditCountries: () => void
    readonly onEditTarget: () => void
    readonly onRemove: () => void
  }
}

const SHOWN_FLAGS = 3

/** One rule as a sentence: "Readers in Germany → Rakuten Kobo". */
export function RuleRow({ rule, link, actions }: RuleRowProps) {
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
