import { createTheme, type Theme } from '@mui/material/styles';
import { paletteOf, schemeTokens } from './palette';
import { surfaceOverrides } from './surface-overrides';

type Direction = 'rtl' | 'ltr';
type Mode = 'light' | 'dark';

const buildTheme = (direction: Direction, mode: Mode): Theme =>
  createTheme({
    direction,
    palette: { mode, ...paletteOf(schemeTokens[mode]) },
    breakpoints: { values: { xs: 0, sm: 600, md: 905, lg: 1240, xl: 1440 } },
    spacing: 8,
    shape: { borderRadius: 12 },
    typography: {
      fontFamily: '"Rubik", "Rubik Static", system-ui, sans-serif',
      body1: { fontSize: '1rem', lineHeight: 1.5 },
      body2: { fontSize: '0.875rem', lineHeight: 1.5 },
    },
    transitions: { duration: { shortest: 150, shorter: 150, short: 200, standard: 200, complex: 250 } },
    components: surfaceOverrides,
  });

const themes = new Map<string, Theme>();

/** One cached theme per direction and mode: MUI computes its styles for each theme anew. */
export const themeOf = (direction: Direction, mode: Mode): Theme => {
  const key = `${direction} ${mode}`;
  const theme = themes.get(key) ?? buildTheme(direction, mode);
  themes.set(key, theme);
  return theme;
};
