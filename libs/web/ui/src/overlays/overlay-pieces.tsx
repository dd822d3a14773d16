import Dialog, { type DialogProps } from '@mui/material/Dialog';
import Popover, { type PopoverProps } from '@mui/material/Popover';
import SwipeableDrawer, { type SwipeableDrawerProps } from '@mui/material/SwipeableDrawer';
import { MuiTheme } from './mui-theme';

/** In the middle, over everything; the focus stays in it and is given back. */
export const ThemedDialog = (props: DialogProps) => (
  <MuiTheme>
    <Dialog {...props} />
  </MuiTheme>
);

/** Comes from an edge, and is pulled back to it. */
export const ThemedDrawer = (props: SwipeableDrawerProps) => (
  <MuiTheme>
    <SwipeableDrawer {...props} />
  </MuiTheme>
);

/** Hangs on what opened it. */
export const ThemedPopover = (props: PopoverProps) => (
  <MuiTheme>
    <Popover {...props} />
  </MuiTheme>
);
