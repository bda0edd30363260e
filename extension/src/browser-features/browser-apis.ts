import { browser } from 'wxt/browser'

/**
 * The APIs that only some browsers have; undefined if this one lacks them. The types describe only Chrome's.
 *
 * | API                | Chrome, Edge | Firefox | Safari |
 * | ------------------ | ------------ | ------- | ------ |
 * | declarativeContent | yes          | no      | no     |
 * | omnibox            | yes          | yes     | no     |
 * | side panel         | yes          | sidebar | no     |
 * | shortcut page      | yes          | yes     | no     |
 */
const apis = browser as unknown as Readonly<Record<string, unknown>>

/** Rules by which the browser itself colors the icon. */
export const hasIconRules = apis.declarativeContent !== undefined

/** A keyword for the address bar. */
export const hasOmnibox = apis.omnibox !== undefined

/** The popup's screens beside the page. */
export const hasPanel = apis.sidePanel !== undefined || apis.sidebarAction !== undefined

/** A page of the browser for changing shortcuts. Safari has its settings, which no page can open. */
export const hasShortcutPage = import.meta.env.BROWSER !== 'safari'
