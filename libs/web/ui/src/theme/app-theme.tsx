import { useLayoutEffect, type ReactNode } from 'react';
import { SnackbarHost } from '../feedback/snackbar';
import { ProblemTextContext, type ProblemText } from '../feedback/problem-text';
import { AppearanceContext, applyAppearance, type Appearance } from './appearance';

export type AppThemeProps = {
  settings: Appearance;
  /** Turns whatever a query failed with into words; see `QueryStatus`. */
  problemText?: ProblemText;
  children: ReactNode;
};

/** The theme and texts around all screens, mounted once by the app. The settings live in the store. */
export function AppTheme({ settings, problemText, children }: AppThemeProps) {
  useLayoutEffect(() => applyAppearance(settings), [settings]);
  return (
    <AppearanceContext value={settings}>
      <ProblemTextContext value={problemText ?? null}>
        <SnackbarHost>{children}</SnackbarHost>
      </ProblemTextContext>
    </AppearanceContext>
  );
}
