import { setExchangeRates, type ExchangeRates } from '@smachot/contracts';
import { wallTime } from '@smachot/kernel';
import {
  now,
  useConfirmed,
  useContractForm,
  useFormat,
  useProblemText,
  useTitle,
} from '@smachot/web-platform';
import {
  Button,
  DateField,
  Field,
  Ltr,
  Note,
  Page,
  PageHead,
  QueryStatus,
  SkeletonRows,
  useSnackbar,
} from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useRatesOfDayQuery, useSetRatesMutation } from '../acts/acts-api';
import '../texts';
import styles from '../acts/acts.module.css';

/** /admin-panel/exchange-rates: the rates that estimates in other currencies are made of. */
export function ExchangeRatesScreen() {
  const { t } = useTranslation('admin');
  const query = useRatesOfDayQuery(undefined, { refetchOnMountOrArgChange: true });
  useTitle(t('rates.title'));
  return (
    <Page width="narrow">
      <PageHead title={t('rates.title')} note={t('rates.note')} back="/admin-panel" />
      {query.data ? (
        <div className={styles.screen}>
          <Newest rates={query.data} />
          <RatesForm key={query.data.publishedOn} rates={query.data} />
        </div>
      ) : (
        <QueryStatus query={query} skeleton={<SkeletonRows count={2} />} />
      )}
    </Page>
  );
}

function Newest({ rates }: { rates: ExchangeRates }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  return (
    <section className={styles.row} aria-label={t('rates.newest')}>
      <span className={styles.rowText}>
        <b>{t('rates.newest')}</b>
        <span className="muted small">{format.date(rates.publishedOn)}</span>
      </span>
      {(['EUR', 'USD'] as const).map((currency) => (
        <Ltr key={currency}>{`${currency} ${rates[currency]}`}</Ltr>
      ))}
    </section>
  );
}

const useRatesForm = ({ EUR, USD }: ExchangeRates) => {
  const { t } = useTranslation('admin');
  const say = useSnackbar();
  const confirmed = useConfirmed();
  const [set] = useSetRatesMutation();
  return useContractForm(setExchangeRates.body, {
    defaults: { publishedOn: wallTime(now()).day, EUR: String(EUR), USD: String(USD), reason: '' },
    wireOf: (typed) => ({
      ...typed,
      source: 'bank_of_israel' as const,
      EUR: Number(typed.EUR),
      USD: Number(typed.USD),
    }),
    send: async (body) => {
      const { error } = await confirmed(() => set({ body }));
      if (error) return error;
      say(t('rates.done'));
    },
  });
};

function RatesForm({ rates }: { rates: ExchangeRates }) {
  const { t } = useTranslation('admin');
  const words = useProblemText();
  const form = useRatesForm(rates);
  const { problem } = form;
  return (
    <form className={styles.screen} {...form.props}>
      <h2>{t('rates.other')}</h2>
      <div className={styles.form}>
        <DateField label={t('rates.day')} {...form.control('publishedOn')} />
        <Field ltr inputMode="decimal" label={t('rates.eur')} {...form.field('EUR')} />
        <Field ltr inputMode="decimal" label={t('rates.usd')} {...form.field('USD')} />
      </div>
      <Field label={t('reason')} {...form.field('reason')} />
      {problem && !problem.fields ? <Note tone="bad">{words(problem)}</Note> : null}
      <div>
        <Button type="submit" busy={form.busy}>
          {t('rates.save')}
        </Button>
      </div>
    </form>
  );
}
