import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import '../styles/controls.css';

export type SkeletonProps = {
  /** `text`: a line in the size of the letters around it. */
  variant?: 'text' | 'rounded' | 'rectangular' | 'circular';
  width?: number | string;
  height?: number | string;
  className?: string | undefined;
  style?: CSSProperties;
};

/** The place of something that is still being loaded. */
export function Skeleton({ variant = 'text', width, height, className, style }: SkeletonProps) {
  return (
    <span
      className={clsx('ui-skeleton', `ui-skeleton-${variant}`, className)}
      style={{ width, height, ...style }}
    />
  );
}
