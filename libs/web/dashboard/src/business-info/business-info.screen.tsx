import { hasValidCheckDigit, wallTime } from '@smachot/kernel';
import { now, useFormat, useTitle } from '@smachot/web-platform';
import { Button, KashrutFacts, Note, Page, PageHead } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useOwnStore } from '../shell/own-store';
import { Part } from '../shell/part';
import { DocumentsPart } from './documents-part';
import dashboardStyles from '../dashboard.module.css';

/** The status and number that payment confirmations of orders name. */
function VatFacts() {
  const { t } = useTranslation('dashboard');
  const { vat, partnerUsername, role } = useOwnStore();
  return (
    <Part id="vat" headingId="bi-vat" title={t('vat.title')} hint={t('vat.hint')}>
      {vat ? (
        <p>
          <b>{t(`vat.statuses.${vat.status}`)}</b> · {t(`vat.numbers.${vat.status}`)}{' '}
          <bdi dir="ltr">{vat.number}</bdi>
        </p>
      ) : (
        <Note tone="warn">{t('businessInfo.noVat')}</Note>
      )}
      {vat && !hasValidCheckDigit(vat.number) ? (
        <Note tone="warn">{t('businessInfo.checkDigit')}</Note>
      ) : null}
      {role === 'Owner' ? (
        <div>
          <Button kind="line" icon="edit" to={`/dashboard/${partnerUsername}/edit-profile/vat`}>
            {t(vat ? 'businessInfo.changeVat' : 'businessInfo.giveVat')}
          </Button>
        </div>
      ) : null}
    </Part>
  );
}

/** The certificate as customers see it. */
function CertificateFacts() {
  const { t } = useTranslation('dashboard');
  const { t: ui } = useTranslation('ui');
  const format = useFormat();
  const { kashrut, partnerUsername, role } = useOwnStore();
  const until = kashrut?.until ?? null;
  return (
    <Part
      id="kashrut"
      headingId="bi-kashrut"
      title={ui('kashrut.title')}
      hint={t('businessInfo.kashrutHint')}
    >
      {kashrut ? (
        <KashrutFacts
          kashrut={kashrut}
          day={until === null ? null : format.date(`${until}T12:00:00Z`)}
          lapsed={until !== null && until < wallTime(now()).day}
        />
      ) : null}
      {role === 'Owner' ? (
        <div>
          <Button kind="line" icon="edit" to={`/dashboard/${partnerUsername}/edit-profile/kashrut`}>
            {t('businessInfo.changeKashrut')}
          </Button>
        </div>
      ) : null}
    </Part>
  );
}

/** business-info: what the business states of itself, as its customers and their payment confirmations show it. */
export function BusinessInfoScreen() {
  const { t } = useTranslation('dashboard');
  useTitle(t('places.businessInfo'));
  return (
    <Page width="narrow">
      <PageHead title={t('places.businessInfo')} note={t('businessInfo.note')} />
      <div className={dashboardStyles.stack}>
        <VatFacts />
        <CertificateFacts />
        <DocumentsPart />
      </div>
    </Page>
  );
}
