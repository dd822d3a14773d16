import { SumText } from '@smachot/web-ui';
import styles from './payouts.module.css';

/** Shekels among figures. */
export const Sum = ({ of }: { of: number }) => <SumText shekels={of} className={styles.sum} />;
