import { THEME_COLOUR } from '@smachot/contracts';
import { createContext } from 'react';
import '../styles/tokens.css';
import '../styles/pieces.css';

export type Appearance = {
  language: string;
  direction: 'rtl' | 'ltr';
  themeMode: 'light' | 'dark';
  contrast: 'default' | 'high';
  stretch?: boolean;
};

/** The settings for what computes with them. */
export const AppearanceContext = createContext<Appearance>({
  language: 'he',
  direction: 'rtl',
  themeMode: 'light',
  contrast: 'default',
});

/** Puts the settings on `<html>`, where tokens.css reads them. */
export const applyAppearance = (look: Appearance, root: HTMLElement = document.documentElement): void => {
  root.lang = look.language;
  root.dir = look.direction;
  root.dataset['theme'] = look.themeMode;
  root.dataset['contrast'] = look.contrast;
  root.dataset['stretch'] = look.stretch ? 'on' : 'off';
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', THEME_COLOUR[look.themeMode]);
};
