export function AnalyticsHeading() {
  return <h1 className="m-0 font-display text-3xl sm:text-4xl">Analytics</h1>
}
