import Menu, { type MenuProps } from '@mui/material/Menu';
import { MuiTheme } from './mui-theme';

/** A list of acts that hangs on its button; its entries are MUI's `MenuItem`. It is drawn by chunks that load with MUI. */
export const ActionMenu = (props: MenuProps) => (
  <MuiTheme>
    <Menu {...props} />
  </MuiTheme>
);
