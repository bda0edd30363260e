import { formatCount } from '@everyshelf/domain/format'
import { useIsPremium } from '../../lib/session/session.ts'
import { AnalyticsOffer } from './analytics-offer.tsx'
import { FullAnalytics } from './full-analytics.tsx'

interface LinkClicksProps {
  readonly link: { readonly id: string; readonly clicks30d: number }
}

/** The clicks on one link: their total for every owner, all details with Premium. */
export function LinkClicks({ link }: LinkClicksProps) {
  const isPremium = useIsPremium()
  if (isPremium) return <FullAnalytics link={link.id} />
  return (
    <>
      <dl className="m-0 mt-6">
        <dt className="font-semibold">Clicks, last 30 days</dt>
        <dd className="tabular m-0 mt-2 font-display text-5xl leading-none">
          {formatCount(link.clicks30d)}
        </dd>
      </dl>
      <AnalyticsOffer />
    </>
  )
}
