import { Badatz, KashrutCertificate } from '@smachot/contracts';
import { wallTime } from '@smachot/kernel';
import { now, useFieldText } from '@smachot/web-platform';
import { DateField, Note, SelectField, useFoodWords } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import type { PartProps } from '../profile/part-props';
import { Part } from '../shell/part';
import styles from '../dashboard.module.css';

type Kashrut = NonNullable<PartProps['values']['kashrut']>;
const NO_CERTIFICATE: Kashrut = { certificate: 'none', badatz: '', until: '' };

/** The certifier of the kitchen, and the certificate's expiry. */
export function KashrutPart({ values, faults, onChange }: PartProps) {
  const { t } = useTranslation('dashboard');
  const { t: ui } = useTranslation('ui');
  const kashrut = { ...NO_CERTIFICATE, ...values.kashrut };
  const { certificate, until } = kashrut;
  return (
    <Part id="kashrut" headingId="pr-kashrut" title={ui('kashrut.title')} hint={t('kashrut.hint')}>
      <CertificateFields
        kashrut={kashrut}
        faults={faults}
        onChange={(change) => onChange({ kashrut: { ...kashrut, ...change } })}
      />
      {certificate !== 'none' && until !== '' && until < wallTime(now()).day ? (
        <Note tone="warn">{t('kashrut.lapsed')}</Note>
      ) : null}
    </Part>
  );
}

type FieldsProps = Pick<PartProps, 'faults'> & {
  kashrut: Kashrut;
  onChange: (change: Partial<Kashrut>) => void;
};

function CertificateFields({ kashrut, faults, onChange }: FieldsProps) {
  const { t } = useTranslation('dashboard');
  const say = useFieldText();
  const words = useFoodWords();
  const { certificate, until } = kashrut;
  return (
    <div className={styles.pair}>
      <SelectField
        label={t('kashrut.certificate')}
        value={certificate}
        options={KashrutCertificate.options.map((value) => ({
          value,
          label: words.certificate({ certificate: value, badatz: null }),
        }))}
        onChange={({ target }) => onChange({ certificate: target.value as KashrutCertificate })}
      />
      {certificate === 'badatz' ? <BadatzField {...{ kashrut, faults, onChange }} /> : null}
      {certificate === 'none' ? null : (
        <DateField
          label={t('kashrut.until')}
          value={until}
          error={say(faults['kashrut.until'])}
          onChange={(day) => onChange({ until: day })}
        />
      )}
    </div>
  );
}

function BadatzField({ kashrut, faults, onChange }: FieldsProps) {
  const { t } = useTranslation('dashboard');
  const { t: ui } = useTranslation('ui');
  const say = useFieldText();
  return (
    <SelectField
      label={t('kashrut.badatz')}
      value={kashrut.badatz}
      error={say(faults['kashrut.badatz'])}
      options={[
        { value: '', label: t('kashrut.choose') },
        ...Badatz.options.map((value) => ({ value, label: ui(`kashrut.badatz.${value}`) })),
      ]}
      onChange={({ target }) => onChange({ badatz: target.value as Badatz | '' })}
    />
  );
}
