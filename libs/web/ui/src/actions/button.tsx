import MuiButton, { type ButtonProps as MuiButtonProps } from '@mui/material/Button';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { Link, type To } from 'react-router';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-paths';

/** `accent` is spent once per screen, on the act that sends or orders. */
export type ButtonKind = 'primary' | 'accent' | 'soft' | 'line' | 'ghost';

const VARIANT: Record<ButtonKind, NonNullable<MuiButtonProps['variant']>> = {
  primary: 'contained',
  accent: 'contained',
  soft: 'soft',
  line: 'outlined',
  ghost: 'text',
};

export type ButtonProps = {
  kind?: ButtonKind;
  /** Destroys something. */
  danger?: boolean;
  size?: 'medium' | 'large';
  icon?: IconName;
  iconEnd?: IconName;
  /** Fills its line. */
  block?: boolean;
  /** The action is running: the button stays focusable, does nothing when pressed, and announces its state. */
  busy?: boolean | undefined;
  /** Route inside the app; for other addresses `href`. */
  to?: To;
  href?: string;
  target?: string;
  rel?: string;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
} & Pick<
  MuiButtonProps,
  'onClick' | 'type' | 'disabled' | 'sx' | 'id' | 'autoFocus' | 'form' | 'className' | 'title' | 'tabIndex'
> &
  Pick<
    React.AriaAttributes,
    'aria-label' | 'aria-describedby' | 'aria-expanded' | 'aria-controls' | 'aria-haspopup' | 'aria-pressed'
  >;

export function Button({
  kind = 'primary',
  danger,
  icon,
  iconEnd,
  block,
  busy,
  to,
  onClick,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  const link = to === undefined ? (rest.href === undefined ? { type } : {}) : { component: Link, to };
  const start = busy ? <span className="ui-spin" /> : icon ? <Icon name={icon} /> : undefined;
  return (
    <MuiButton
      {...rest}
      {...link}
      variant={VARIANT[kind]}
      color={danger ? 'error' : kind === 'accent' ? 'secondary' : 'primary'}
      fullWidth={block ?? false}
      startIcon={start}
      endIcon={iconEnd ? <Icon name={iconEnd} /> : undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
    >
      {children}
    </MuiButton>
  );
}
