/** The colours of tokens.css for MUI, which has to compute with them; a test keeps the two equal. */
export type SchemeTokens = Readonly<
  Record<
    | 'ground'
    | 'surface'
    | 'raised'
    | 'line'
    | 'line-strong'
    | 'text'
    | 'text-2'
    | 'text-3'
    | 'primary'
    | 'primary-hover'
    | 'primary-soft'
    | 'on-primary'
    | 'secondary'
    | 'secondary-fill'
    | 'secondary-hover'
    | 'on-secondary'
    | 'ok'
    | 'bad'
    | 'warn',
    string
  >
>;

export const schemeTokens: Record<'light' | 'dark', SchemeTokens> = {
  light: {
    ground: '#FFFBF5',
    surface: '#FFFFFF',
    raised: '#FFFFFF',
    line: '#EDE3D6',
    'line-strong': '#8C8297',
    text: '#241B2F',
    'text-2': '#5F5669',
    'text-3': '#6F667A',
    primary: '#5E2CA5',
    'primary-hover': '#4B2188',
    'primary-soft': '#F3EDFB',
    'on-primary': '#FFFFFF',
    secondary: '#D9580D',
    'secondary-fill': '#C24B07',
    'secondary-hover': '#A53F04',
    'on-secondary': '#FFFFFF',
    ok: '#1B7550',
    bad: '#A8324A',
    warn: '#7D5900',
  },
  dark: {
    ground: '#17121F',
    surface: '#211A2C',
    raised: '#2B2338',
    line: '#382F47',
    'line-strong': '#857A96',
    text: '#F4EFFA',
    'text-2': '#C6BBD3',
    'text-3': '#A99DB8',
    primary: '#B79AF0',
    'primary-hover': '#CBB4F7',
    'primary-soft': '#33274A',
    'on-primary': '#1E0F38',
    secondary: '#FFA05C',
    'secondary-fill': '#FFA05C',
    'secondary-hover': '#FFB681',
    'on-secondary': '#2A1400',
    ok: '#6FD3A3',
    bad: '#FF9DAA',
    warn: '#F2C14E',
  },
};

export const paletteOf = (tokens: SchemeTokens) => ({
  primary: {
    main: tokens.primary,
    dark: tokens['primary-hover'],
    light: tokens['primary-soft'],
    contrastText: tokens['on-primary'],
  },
  secondary: {
    main: tokens['secondary-fill'],
    dark: tokens['secondary-hover'],
    light: tokens.secondary,
    contrastText: tokens['on-secondary'],
  },
  error: { main: tokens.bad, contrastText: tokens.surface },
  warning: { main: tokens.warn, contrastText: tokens.surface },
  success: { main: tokens.ok, contrastText: tokens.surface },
  info: { main: tokens.primary, contrastText: tokens['on-primary'] },
  background: { default: tokens.ground, paper: tokens.surface },
  text: { primary: tokens.text, secondary: tokens['text-2'], disabled: tokens['text-3'] },
  divider: tokens.line,
});
