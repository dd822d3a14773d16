import MuiIconButton, { type IconButtonProps as MuiIconButtonProps } from '@mui/material/IconButton';
import type { Ref } from 'react';
import { Link, type To } from 'react-router';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-paths';
import { mergeSx } from '../layout/sx';

export type IconButtonProps = {
  icon: IconName;
  /** The accessible name: read by screen readers and shown as the browser's own tooltip on a mouse. */
  label: string;
  to?: To;
  soft?: boolean;
  ref?: Ref<HTMLButtonElement>;
} & Pick<MuiIconButtonProps, 'onClick' | 'disabled' | 'sx' | 'id' | 'type' | 'className' | 'edge'> &
  Pick<
    React.AriaAttributes,
    'aria-expanded' | 'aria-controls' | 'aria-haspopup' | 'aria-pressed' | 'aria-describedby'
  >;

export function IconButton({ icon, label, to, soft, sx, ...rest }: IconButtonProps) {
  const link = to === undefined ? {} : { component: Link, to };
  const look = soft ? { background: 'var(--primary-soft)', color: 'var(--primary)' } : {};
  return (
    <MuiIconButton {...rest} {...link} aria-label={label} title={label} sx={mergeSx(look, sx)}>
      <Icon name={icon} size={22} />
    </MuiIconButton>
  );
}
