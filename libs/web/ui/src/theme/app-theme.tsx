import { CacheProvider } from '@emotion/react';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { SnackbarHost } from '../feedback/snackbar';
import { ProblemTextContext, type ProblemText } from '../feedback/problem-text';
import { applyAppearance, type Appearance } from './appearance';
import { emotionCache } from './emotion';
import { themeOf } from './theme';

export type AppThemeProps = {
  settings: Appearance;
  /** Turns whatever a query failed with into words; see `QueryStatus`. */
  problemText?: ProblemText;
  children: ReactNode;
};

function FollowMode({ mode }: { mode: 'light' | 'dark' }) {
  const { setMode } = useColorScheme();
  useEffect(() => setMode(mode), [mode, setMode]);
  return null;
}

/** The MUI theme, mounted once by the app. The settings live in the store, so MUI stores none itself. */
export function AppTheme({ settings, problemText, children }: AppThemeProps) {
  const { direction, themeMode } = settings;
  useLayoutEffect(() => applyAppearance(settings), [settings]);
  return (
    <CacheProvider value={emotionCache(direction)}>
      <ThemeProvider theme={themeOf(direction)} defaultMode={themeMode} storageManager={null} noSsr>
        <FollowMode mode={themeMode} />
        <ProblemTextContext value={problemText ?? null}>
          <SnackbarHost>{children}</SnackbarHost>
        </ProblemTextContext>
      </ThemeProvider>
    </CacheProvider>
  );
}
