/** The same deed, from a link or from a report about it. */
export const SWITCH_OFF = {
  title: 'Switch this link off?',
  description:
    'Readers get a page that says so, in this moment. What readers reported about it counts as dealt with. It can be switched on again.',
  hint: 'The owner sees it on the dashboard.',
  action: 'Switch off',
  isDangerous: true,
} as const
