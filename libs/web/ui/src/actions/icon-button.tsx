import MuiIconButton, { type IconButtonProps as MuiIconButtonProps } from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { Ref } from 'react';
import { Link, type To } from 'react-router';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-paths';

export type IconButtonProps = {
  icon: IconName;
  /** Name for everybody: tooltip and screen reader. */
  label: string;
  to?: To;
  soft?: boolean;
  ref?: Ref<HTMLButtonElement>;
} & Pick<MuiIconButtonProps, 'onClick' | 'disabled' | 'sx' | 'id' | 'type' | 'className' | 'edge'> &
  Pick<React.AriaAttributes, 'aria-expanded' | 'aria-controls' | 'aria-haspopup' | 'aria-pressed' | 'aria-describedby'>;

export function IconButton({ icon, label, to, soft, sx, ...rest }: IconButtonProps) {
  const link = to === undefined ? {} : { component: Link, to };
  const look = soft ? { background: 'var(--primary-soft)', color: 'var(--primary)' } : {};
  return (
    <Tooltip title={label}>
      <span style={{ display: 'inline-flex' }}>
        <MuiIconButton {...rest} {...link} aria-label={label} sx={[look, ...(Array.isArray(sx) ? sx : [sx ?? {}])]}>
          <Icon name={icon} size={22} />
        </MuiIconButton>
      </span>
    </Tooltip>
  );
}
