import { createTheme, type Theme } from '@mui/material/styles';
import { buttonOverrides } from './button-overrides';
import { inputOverrides } from './input-overrides';
import { surfaceOverrides } from './surface-overrides';
import { paletteOf, schemeTokens } from './palette';

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    soft: true;
  }
}

const heading = (size: string) => ({ fontSize: size, fontWeight: 700, lineHeight: 1.2 });

const buildTheme = (direction: 'rtl' | 'ltr'): Theme =>
  createTheme({
    direction,
    cssVariables: { colorSchemeSelector: '[data-theme="%s"]' },
    colorSchemes: {
      light: { palette: paletteOf(schemeTokens.light) },
      dark: { palette: paletteOf(schemeTokens.dark) },
    },
    breakpoints: { values: { xs: 0, sm: 600, md: 905, lg: 1240, xl: 1440 } },
    spacing: 8,
    shape: { borderRadius: 12 },
    typography: {
      fontFamily: '"Rubik", system-ui, sans-serif',
      h1: { ...heading('1.75rem'), fontWeight: 800 },
      h2: heading('1.375rem'),
      h3: heading('1.125rem'),
      h4: heading('1rem'),
      body1: { fontSize: '1rem', lineHeight: 1.5 },
      body2: { fontSize: '0.875rem', lineHeight: 1.5 },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    transitions: { duration: { shortest: 150, shorter: 150, short: 200, standard: 200, complex: 250 } },
    components: { ...buttonOverrides, ...inputOverrides, ...surfaceOverrides },
  });

const themes = new Map<'rtl' | 'ltr', Theme>();

/** One cached theme per direction: MUI computes its variables and styles for each theme anew. */
export const themeOf = (direction: 'rtl' | 'ltr'): Theme => {
  const theme = themes.get(direction) ?? buildTheme(direction);
  themes.set(direction, theme);
  return theme;
};
