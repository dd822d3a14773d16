import type { Components, Theme } from '@mui/material/styles';

export const surfaceOverrides: Components<Theme> = {
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderColor: 'var(--line)', borderRadius: 12, boxShadow: 'var(--sh-1)' } },
  },
  MuiDialog: {
    styleOverrides: {
      paper: { borderRadius: 20, boxShadow: 'var(--sh-3)' },
      paperFullScreen: { borderRadius: 0 },
    },
  },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'var(--scrim)' } } },
  },
  MuiPopover: {
    styleOverrides: {
      paper: { borderRadius: 12, boxShadow: 'var(--sh-3)', border: '1px solid var(--line)' },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      // the library takes the height away again on wide screens, tablets among them
      root: { minHeight: 44, '@media (min-width:600px)': { minHeight: 44 }, gap: 12, fontWeight: 500 },
    },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: {
        minHeight: 48,
        borderRadius: 12,
        '&:hover': { background: 'var(--primary-soft)' },
        '&.Mui-selected, &.Mui-selected:hover': {
          background: 'var(--primary-soft)',
          color: 'var(--primary)',
        },
        '&.Mui-focusVisible': { boxShadow: 'var(--ring-focus)', background: 'none' },
      },
    },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: {
        fontSize: '0.875rem',
        background: 'var(--primary-deep)',
        color: '#fff',
        borderRadius: 8,
        padding: '6px 10px',
      },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'wave' },
    styleOverrides: { root: { backgroundColor: 'var(--sunken)' }, rounded: { borderRadius: 12 } },
  },
};
