export { waitForShortLinks } from './wait-for-short-links.ts'
