import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { useContext, type ReactNode } from 'react';
import { AppearanceContext } from '../theme/appearance';
import { emotionCache } from './emotion';
import { themeOf } from './theme';

/** Around whatever of MUI is drawn; the pages themselves need none. */
export function MuiTheme({ children }: { children: ReactNode }) {
  const { direction, themeMode } = useContext(AppearanceContext);
  return (
    <CacheProvider value={emotionCache(direction)}>
      <ThemeProvider theme={themeOf(direction, themeMode)}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
