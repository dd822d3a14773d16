import { clsx } from 'clsx';
import type { ComponentProps, MouseEvent, ReactNode, Ref } from 'react';
import { Link, type To } from 'react-router';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-paths';
import '../styles/controls.css';

/** `accent` is spent once per screen, on the act that sends or orders. */
export type ButtonKind = 'primary' | 'accent' | 'soft' | 'line' | 'ghost';

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
  disabled?: boolean | undefined;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
} & Pick<
  ComponentProps<'button'>,
  | 'onClick'
  | 'type'
  | 'style'
  | 'id'
  | 'autoFocus'
  | 'form'
  | 'className'
  | 'title'
  | 'tabIndex'
  | 'aria-label'
  | 'aria-describedby'
  | 'aria-expanded'
  | 'aria-controls'
  | 'aria-haspopup'
  | 'aria-pressed'
>;

type LookProps = Pick<ButtonProps, 'kind' | 'danger' | 'size' | 'block' | 'className'>;

const classOf = ({ kind = 'primary', danger, size, block, className }: LookProps) =>
  clsx(
    'ui-btn',
    `ui-btn-${danger && kind === 'accent' ? 'primary' : kind}`,
    size === 'large' && 'ui-btn-large',
    danger && 'ui-btn-bad',
    block && 'ui-btn-block',
    className,
  );

function Inside({
  icon,
  iconEnd,
  busy,
  children,
}: Pick<ButtonProps, 'icon' | 'iconEnd' | 'busy' | 'children'>) {
  return (
    <>
      {busy || icon ? (
        <span className="ui-btn-i">{busy ? <span className="ui-spin" /> : <Icon name={icon!} />}</span>
      ) : null}
      {children}
      {iconEnd ? (
        <span className="ui-btn-i">
          <Icon name={iconEnd} />
        </span>
      ) : null}
    </>
  );
}

export function Button(props: ButtonProps) {
  const { kind, danger, size, block, className, icon, iconEnd, busy, children, ...others } = props;
  const { to, onClick, disabled, ref, type = 'button', ...rest } = others;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  const common = {
    ...rest,
    className: classOf({ kind, danger, size, block, className }),
    'aria-busy': busy || undefined,
    onClick: press,
    children: <Inside {...{ icon, iconEnd, busy, children }} />,
  } as const;
  if (to === undefined && rest.href === undefined)
    return <button {...common} ref={ref} type={type} disabled={disabled} aria-disabled={busy || undefined} />;
  // a link is pressed as a button is; the element is another one
  const link = {
    ...(common as unknown as ComponentProps<'a'>),
    ref: ref as Ref<unknown> as Ref<HTMLAnchorElement>,
    'aria-disabled': busy || disabled || undefined,
    'data-off': disabled ? '' : undefined,
    tabIndex: disabled ? -1 : rest.tabIndex,
  };
  return to === undefined ? <a {...link} /> : <Link {...link} to={to} />;
}
