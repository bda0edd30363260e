/** The dialogs open from the list of pages, from a report, and from a link's page. */
export const disablePageTexts = {
  title: 'Disable this page?',
  description:
    'From now on, readers see a notice instead of the page. This also resolves open reports about it. You can enable it again.',
  hint: 'The owner sees this reason in the page’s settings.',
  action: 'Disable',
  isDangerous: true,
} as const

export const disableSeriesTexts = {
  title: 'Disable this series page?',
  description:
    'From now on, readers see a notice instead of the page. Links to the next book keep working. This also resolves open reports about the page. You can enable it again.',
  hint: 'The owner sees this reason in the series editor.',
  action: 'Disable',
  isDangerous: true,
} as const
