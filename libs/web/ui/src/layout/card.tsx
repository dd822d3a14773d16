import { clsx } from 'clsx';
import type { ComponentProps, ElementType } from 'react';
import '../styles/controls.css';

export type CardProps = ComponentProps<'div'> & { pad?: 'none' | 's' | 'm' | 'l'; component?: ElementType };

export function Card({ pad = 'm', component: Element = 'div', className, ...rest }: CardProps) {
  return <Element {...rest} className={clsx('ui-card', pad !== 'none' && `ui-card-${pad}`, className)} />;
}
