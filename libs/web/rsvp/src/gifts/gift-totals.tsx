import { GiftKind, type GiftTotals, GuestGroup, Side } from '@smachot/contracts';
import { useFormat } from '@smachot/web-platform';
import { Card } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import styles from './gifts.module.css';

type Sums = GiftTotals['sides'];

/** Sums of one division of the gifts; parts without gifts are left out. */
function Part({ title, sums, names }: { title: string; sums: Sums; names: [string, string][] }) {
  const { t } = useTranslation('rsvp');
  const format = useFormat();
  const rows = [...names, ['none', t('gifts.noPart')] as const].flatMap(([key, name]) =>
    sums[key] ? [{ key, name, ...sums[key] }] : [],
  );
  if (rows.length === 0 || (rows.length === 1 && rows[0]!.key === 'none')) return null;
  return (
    <div>
      <h2 className="small muted">{title}</h2>
      <dl className={styles.part}>
        {rows.map(({ key, name, amount, gifts }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>
              <b>{format.shekels(amount)}</b>{' '}
              <span className="small muted">{t('gifts.count', { count: gifts })}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** What was given in all, and by side, group and kind. */
export function GiftTotalsCard({ totals }: { totals: GiftTotals }) {
  const { t } = useTranslation('rsvp');
  const format = useFormat();
  return (
    <Card component="section" aria-label={t('gifts.totals')} className={styles.totals}>
      <p className={styles.sum}>
        <b>{format.shekels(totals.all.amount)}</b>
        <span className="muted">
          {t('gifts.count', { count: totals.all.gifts })} · {t('gifts.toThank', { count: totals.unthanked })}
        </span>
      </p>
      <Part
        title={t('guest.side')}
        sums={totals.sides}
        names={Side.options.map((side) => [side, t(`side.${side}`)])}
      />
      <Part
        title={t('gifts.groups')}
        sums={totals.groups}
        names={GuestGroup.options.map((group) => [group, t(`group.${group}`)])}
      />
      <Part
        title={t('gifts.kindLabel')}
        sums={totals.kinds}
        names={GiftKind.options.map((kind) => [kind, t(`gifts.kind.${kind}`)])}
      />
    </Card>
  );
}
