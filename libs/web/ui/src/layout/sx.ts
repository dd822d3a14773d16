import type { SxProps, Theme } from '@mui/material/styles';

/** Our look first, the caller's after it. */
export const mergeSx = (own: object, given: SxProps<Theme> | undefined): SxProps<Theme> =>
  [own, ...(Array.isArray(given) ? (given as readonly object[]) : [given ?? {}])] as SxProps<Theme>;
