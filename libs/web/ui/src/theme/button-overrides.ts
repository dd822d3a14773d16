import type { Components, Theme } from '@mui/material/styles';

const focusRing = { boxShadow: 'var(--ring-focus)' };

export const buttonOverrides: Components<Theme> = {
  // The focus ring shows the focus; ripples would repeat it with motion.
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: 44,
        paddingBlock: 0,
        paddingInline: 18,
        borderRadius: 12,
        fontSize: '1rem',
        lineHeight: 1.3,
        whiteSpace: 'nowrap',
        // the narrowest phones have no room for long words beside each other
        '@media (max-width: 374.98px)': { whiteSpace: 'normal' },
        transition: 'background var(--t-fast) var(--ease), box-shadow var(--t-fast), transform var(--t-fast)',
        '&:active': { transform: 'scale(.98)' },
        '&.Mui-focusVisible': focusRing,
        gap: 8,
        '& .MuiButton-startIcon, & .MuiButton-endIcon': { margin: 0 },
      },
      sizeLarge: { minHeight: 56, fontSize: '1.125rem', paddingInline: 24, borderRadius: 16 },
    },
    variants: [
      {
        props: { variant: 'soft' },
        style: {
          background: 'var(--primary-soft)',
          color: 'var(--primary)',
          '&:hover': { background: 'var(--primary-soft-2)' },
        },
      },
      {
        props: { variant: 'outlined' },
        style: {
          border: 0,
          background: 'var(--surface)',
          color: 'var(--text)',
          boxShadow: 'inset 0 0 0 1.5px var(--line-strong)',
          '&:hover': { background: 'var(--primary-soft)' },
        },
      },
      {
        props: { variant: 'text' },
        style: {
          paddingInline: 12,
          color: 'var(--primary)',
          '&:hover': { background: 'var(--primary-soft)' },
        },
      },
      {
        props: { color: 'error' },
        style: { color: 'var(--bad)', '&:hover': { background: 'var(--bad-soft)' } },
      },
      {
        props: { color: 'error', variant: 'contained' },
        style: { color: 'var(--surface)', background: 'var(--bad)', '&:hover': { background: 'var(--bad)' } },
      },
    ],
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        width: 44,
        height: 44,
        borderRadius: 12,
        color: 'var(--text-2)',
        '&:hover': { background: 'var(--primary-soft)', color: 'var(--primary)' },
        '&.Mui-focusVisible': focusRing,
      },
    },
  },
};
