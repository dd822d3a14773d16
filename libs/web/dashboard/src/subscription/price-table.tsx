import type { PriceBreakdown } from '@smachot/contracts';
import { useFormat } from '@smachot/web-platform';
import { useTranslation } from 'react-i18next';
import styles from './subscription.module.css';

type Line = { name: string; sum: number };
type Props = {
  breakdown: PriceBreakdown;
  /** The name of the last line. */
  total: string;
  /** Lines above the tax lines. */
  lines?: readonly Line[];
};

/** Subtotal, VAT and total. */
export function PriceTable({ breakdown, total, lines = [] }: Props) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const rows = [
    ...lines,
    { name: t('plans.subtotal'), sum: breakdown.subtotal },
    { name: t('plans.tax'), sum: breakdown.tax },
  ];
  return (
    <table className={styles.lines}>
      <tbody>
        {rows.map(({ name, sum }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{format.shekels(sum)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{total}</th>
          <td>{format.shekels(breakdown.total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
