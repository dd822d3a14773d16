import { registerTexts, startLanguage, TestApp } from '@smachot/web-platform';
import type { ComponentProps } from 'react';
import * as pieces from '../overlays/overlay-pieces';
import { takeUpOverlays } from '../overlays/overlays';
import { uiTexts } from '../texts';
import { AppTheme } from '../theme/app-theme';

const appearance = {
  themeMode: 'light',
  direction: 'rtl',
  contrast: 'default',
  stretch: false,
  language: 'he',
} as const;

// in a browser they come by a press; a spec presses and looks at once
takeUpOverlays(pieces);

/** For tests: registers the texts of `TestScreens`, the feature's own included. Await it before rendering. */
export const startTexts = async (...namespaces: (keyof SmachotTexts)[]): Promise<void> => {
  registerTexts('ui', uiTexts);
  await startLanguage('he', ['platform', 'ui', ...namespaces]);
};

/** For tests: screens in Hebrew as the app shows them, around a memory of addresses. */
export const TestScreens = (screens: Pick<ComponentProps<typeof TestApp>, 'routes' | 'at'>) => (
  <TestApp {...screens} wrap={(inside) => <AppTheme settings={appearance}>{inside}</AppTheme>} />
);
