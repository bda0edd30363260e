/** The dialog opens from a link's page and from a report. */
export const disableDialogTexts = {
  title: 'Disable this link?',
  description:
    'From now on, readers see a notice instead of the store. This also resolves open reports about the link. You can enable the link again.',
  hint: 'The owner sees this reason on the dashboard.',
  action: 'Disable',
  isDangerous: true,
} as const
