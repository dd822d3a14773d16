import { useFormat } from '@smachot/web-platform';
import { Ltr } from '@smachot/web-ui';
import styles from './payouts.module.css';

/** Shekels among figures. */
export function Sum({ of }: { of: number }) {
  const format = useFormat();
  return <Ltr className={styles.sum}>{format.shekels(of)}</Ltr>;
}
