import { useAccountLink } from '../use-account-link.ts'

export type SignInStep = 'code' | 'lost-device'

/** Builds links to the steps after the password. They keep the return target. */
export function useStepLink(): (step: SignInStep) => { to: string; state: unknown } {
  const linkTo = useAccountLink()
  return (step) => {
    const { to, state } = linkTo('signin')
    return { to: `${to}&step=${step}`, state }
  }
}
