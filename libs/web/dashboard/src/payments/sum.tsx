import { SumText } from '@smachot/web-ui';
import { clsx } from 'clsx';
import styles from './payments.module.css';

/** Shekels of a statement; what is taken off is coloured besides its minus. */
export function Sum({ of, className }: { of: number; className?: string }) {
  return <SumText shekels={of} className={clsx(styles.sum, of < 0 && styles.less, className)} />;
}
