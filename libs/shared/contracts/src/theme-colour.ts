import type { Look } from './look';

/** The colour of the browser's own frame around a page. */
export const THEME_COLOUR = { light: '#FFFBF5', dark: '#17121F' } as const satisfies Record<
  Look['themeMode'],
  string
>;
