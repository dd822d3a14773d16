import type { Components, Theme } from '@mui/material/styles';

export const surfaceOverrides: Components<Theme> = {
  // The focus ring shows the focus; ripples would repeat it with motion.
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
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
};
