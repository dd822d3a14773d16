import { Badatz, KashrutCertificate } from '@smachot/contracts';
import { wallTime } from '@smachot/kernel';
import { useFieldText } from '@smachot/web-platform';
import { DateField, Note, SelectField, useFoodWords } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { PartProps } from '../profile/part-props';
import styles from '../dashboard.module.css';

/** The certifier of the kitchen, and the certificate's expiry. */
export function KashrutPart({ values, faults, onChange }: PartProps) {
  const { t } = useTranslation('dashboard');
  const { t: ui } = useTranslation('ui');
  const say = useFieldText();
  const words = useFoodWords();
  const { certificate = 'none', badatz = '', until = '' } = values.kashrut ?? {};
  const set = (change: Partial<NonNullable<typeof values.kashrut>>) =>
    onChange({ kashrut: { certificate, badatz, until, ...change } });
  return (
    <section className={clsx('card', styles.part)} id="kashrut" aria-labelledby="pr-kashrut">
      <div>
        <h2 id="pr-kashrut">{ui('kashrut.title')}</h2>
        <p className="muted small">{t('kashrut.hint')}</p>
      </div>
      <div className={styles.pair}>
        <SelectField
          label={t('kashrut.certificate')}
          value={certificate}
          options={KashrutCertificate.options.map((value) => ({
            value,
            label: words.certificate({ certificate: value, badatz: null }),
          }))}
          onChange={({ target }) => set({ certificate: target.value as KashrutCertificate })}
        />
        {certificate === 'badatz' ? (
          <SelectField
            label={t('kashrut.badatz')}
            value={badatz}
            error={say(faults['kashrut.badatz'])}
            options={[
              { value: '', label: t('kashrut.choose') },
              ...Badatz.options.map((value) => ({ value, label: ui(`kashrut.badatz.${value}`) })),
            ]}
            onChange={({ target }) => set({ badatz: target.value as Badatz | '' })}
          />
        ) : null}
        {certificate === 'none' ? null : (
          <DateField
            label={t('kashrut.until')}
            value={until}
            error={say(faults['kashrut.until'])}
            onChange={(day) => set({ until: day })}
          />
        )}
      </div>
      {certificate !== 'none' && until !== '' && until < wallTime(new Date()).day ? (
        <Note tone="warn">{t('kashrut.lapsed')}</Note>
      ) : null}
    </section>
  );
}
