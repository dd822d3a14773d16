import '../styles/tokens.css';
import '../styles/pieces.css';

export type Appearance = {
  language: string;
  direction: 'rtl' | 'ltr';
  themeMode: 'light' | 'dark';
  contrast: 'default' | 'high';
  stretch?: boolean;
};

const THEME_COLOUR = { light: '#FFFBF5', dark: '#17121F' } as const;

/** Puts the settings on `<html>`, where tokens.css and MUI's colour schemes read them. */
export const applyAppearance = (look: Appearance, root: HTMLElement = document.documentElement): void => {
  root.lang = look.language;
  root.dir = look.direction;
  root.dataset['theme'] = look.themeMode;
  root.dataset['contrast'] = look.contrast;
  root.dataset['stretch'] = look.stretch ? 'on' : 'off';
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', THEME_COLOUR[look.themeMode]);
};
