import { clsx } from 'clsx';
import type { ComponentProps, Ref } from 'react';
import { Link, type To } from 'react-router';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-paths';
import '../styles/controls.css';

export type IconButtonProps = {
  icon: IconName;
  /** The accessible name: read by screen readers and shown as the browser's own tooltip on a mouse. */
  label: string;
  to?: To;
  soft?: boolean;
  /** The symbol points the other way: "back", "the month before". */
  turned?: boolean;
  /** Ends a field: its symbol stands in line with the field's edge. */
  edge?: 'end';
  disabled?: boolean | undefined;
  ref?: Ref<HTMLButtonElement>;
} & Pick<
  ComponentProps<'button'>,
  | 'onClick'
  | 'style'
  | 'id'
  | 'type'
  | 'className'
  | 'aria-expanded'
  | 'aria-controls'
  | 'aria-haspopup'
  | 'aria-pressed'
  | 'aria-describedby'
>;

export function IconButton(props: IconButtonProps) {
  const { icon, label, to, soft, turned, edge, className, ref, disabled, type = 'button', ...rest } = props;
  const common = {
    ...rest,
    className: clsx(
      'ui-icon-btn',
      soft && 'ui-icon-btn-soft',
      turned && 'ui-turned',
      edge && 'ui-icon-btn-edge',
      className,
    ),
    'aria-label': label,
    title: label,
    children: <Icon name={icon} size={22} />,
  };
  if (to === undefined) return <button {...common} ref={ref} type={type} disabled={disabled} />;
  const link = common as unknown as ComponentProps<'a'>;
  return <Link {...link} ref={ref as Ref<unknown> as Ref<HTMLAnchorElement>} to={to} />;
}
