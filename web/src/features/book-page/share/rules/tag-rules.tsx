import type { LinkChannel, TagHolder, TagRule } from '@everyshelf/domain/affiliate'
import { formatDay } from '@everyshelf/domain/format'
import { Disclosure } from '@everyshelf/ui/primitives'
import { Link } from 'react-router'
import { paths } from '../../../../app/paths.ts'
import { ExternalLink } from '../../../../components/external-link.tsx'
import { SeePremium } from '../../../../components/premium-offer.tsx'
import { explainStoreRule, nameConfirmation } from './explain-store-rule.ts'
import { listStoreRules, type StoreRule } from './list-store-rules.ts'

interface TagRulesProps {
  readonly channel: LinkChannel
  readonly owner: TagHolder | null
}

/** The rules of the stores' programs for a channel, each with its source and what the author can do. */
export function TagRules({ channel, owner }: TagRulesProps) {
  const rules = listStoreRules(channel, owner?.places)
  const isAllowedEverywhere = rules.every(({ isAllowed }) => isAllowed)
  const isAllowedSomewhere = rules.some(({ isAllowed }) => isAllowed)
  return (
    <div className="mt-4">
      <Disclosure
        isCompact
        title={isAllowedEverywhere ? 'What are the rules?' : 'Why no tag here?'}
      >
        <dl className="m-0 max-w-[68ch]">
          {rules.map((rule) => (
            <StoreRuleItem key={rule.stores} channel={channel} rule={rule} />
          ))}
        </dl>
        {isAllowedSomewhere && <OwnTags owner={owner} />}
      </Disclosure>
    </div>
  )
}

interface StoreRuleItemProps {
  readonly channel: LinkChannel
  readonly rule: StoreRule
}

function StoreRuleItem({ channel, rule }: StoreRuleItemProps) {
  const confirmation = nameConfirmation(rule)
  return (
    <div className="border-t border-rule py-3 first:border-t-0 first:pt-0">
      <dt className="font-semibold">{rule.stores}</dt>
      <dd className="m-0 text-pretty">
        {explainStoreRule(channel, rule)}
        {confirmation && (
          <>
            {' '}
            <Link
              to={`${paths.profileTags}?view=programs#tag-places`}
              className="text-link font-semibold"
            >
              {confirmation}
            </Link>
          </>
        )}
        {rule.rule && <Source rule={rule.rule} />}
      </dd>
    </div>
  )
}

function Source({ rule: { source, date, isSecondHand } }: { readonly rule: TagRule }) {
  return (
    <span className="block text-sm text-ink-soft">
      {`${isSecondHand ? 'Secondhand source' : 'Source'} (${formatDay(date)}): `}
      <ExternalLink href={source}>{new URL(source).hostname.replace(/^www\./, '')}</ExternalLink>
    </span>
  )
}

/** Where a program allows tags, only a tag is missing. */
function OwnTags({ owner }: Pick<TagRulesProps, 'owner'>) {
  if (!owner?.isPremium) {
    return (
      <p className="mt-3 mb-0">
        Your own tags are part of Premium. <SeePremium className="text-link font-semibold" />
      </p>
    )
  }
  const hasTags = Object.keys({ ...owner.tags, ...owner.programs }).length > 0
  return hasTags ? null : (
    <p className="mt-3 mb-0">
      You have no affiliate tags yet.{' '}
      <Link to={paths.profileTags} className="text-link font-semibold">
        Add your tags
      </Link>
    </p>
  )
}
