/** The dialog opens from a link's page and from a report. */
export const disableDialogTexts = {
  title: 'Disable this link?',
  description:
    'Readers see a notice instead of the store from now on. Open reports about this link are resolved. You can enable it again.',
  hint: 'The owner sees this reason on the dashboard.',
  action: 'Disable',
  isDangerous: true,
} as const
