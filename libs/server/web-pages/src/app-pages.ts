import { webPaths } from '@smachot/contracts';

const source = (pattern: string): string =>
  pattern
    .split('/')
    .filter(Boolean)
    .map((part) => (part === '*' ? '(/.*)?' : part.startsWith(':') ? '/[^/]+' : `/${part}`))
    .join('');

/** Patterns of the app's router: a trailing slash and the letters' case do not matter. */
const PAGES = webPaths.map((pattern) => new RegExp(`^${source(pattern)}/?$`, 'i'));

/** Whether the web app has a page at the path; access to its data is not checked. */
export const isAppPage = (path: string): boolean => PAGES.some((page) => page.test(path));
