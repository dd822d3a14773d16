import useMediaQuery from '@mui/material/useMediaQuery';

export type Breakpoint = 600 | 905 | 1240 | 1440;

/** True from this width on. On wide screens the detail is beside the list. */
export const useWide = (from: Breakpoint = 905): boolean =>
  useMediaQuery(`(min-width:${from}px)`, { noSsr: true });
