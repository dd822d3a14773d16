import type { Components, Theme } from '@mui/material/styles';

export const inputOverrides: Components<Theme> = {
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        minHeight: 48,
        borderRadius: 12,
        background: 'var(--surface)',
        '& .MuiOutlinedInput-notchedOutline': {
          borderWidth: 1.5,
          borderColor: 'var(--line-strong)',
          transition: 'border-color var(--t-fast)',
        },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--primary)' },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 1.5, borderColor: 'var(--primary)' },
        '&.Mui-focused': { boxShadow: '0 0 0 3px var(--primary-soft-2)' },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--bad)' },
        '&.Mui-error.Mui-focused': { boxShadow: '0 0 0 3px var(--bad-soft)' },
      },
      input: {
        paddingBlock: 11,
        paddingInline: 14,
        height: 'auto',
        // the halo of the root is the focus mark; two would be a double frame
        '&:focus-visible': { boxShadow: 'none' },
        '&::placeholder': { color: 'var(--text-3)', opacity: 1 },
      },
      adornedStart: { '& .MuiOutlinedInput-input': { paddingInlineStart: 0 } },
      multiline: { padding: 0 },
    },
  },
  MuiSelect: { styleOverrides: { select: { '&:focus': { background: 'none' } } } },
  MuiFormHelperText: {
    styleOverrides: { root: { marginInline: 2, fontSize: '0.875rem', color: 'var(--text-2)' } },
  },
  MuiCheckbox: {
    styleOverrides: { root: { width: 44, height: 44, borderRadius: 12, color: 'var(--line-strong)' } },
  },
  MuiSwitch: {
    styleOverrides: {
      switchBase: { '&.Mui-focusVisible .MuiSwitch-thumb': { boxShadow: 'var(--ring-focus)' } },
      track: { backgroundColor: 'var(--line-strong)', opacity: 1 },
    },
  },
};
