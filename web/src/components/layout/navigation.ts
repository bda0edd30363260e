import { paths } from '../../app/paths.ts'

interface NavigationItem {
  readonly label: string
  readonly to: string
}

/** What the header and the menu show. A page appears here when it has a route, not before. */
export const navigation: readonly NavigationItem[] = [{ label: 'Home', to: paths.home }]
