export { type CheckItem, CheckMenu } from './check-menu.tsx'
export { Menu, type MenuItem } from './menu.tsx'
