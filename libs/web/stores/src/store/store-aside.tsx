import type { CancellationPolicy } from '@smachot/contracts';
import { useFormat } from '@smachot/web-platform';
import { Button, Card, Icon, Note, PhoneText } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { PolicySteps } from './terms/policy-steps';
import { ResponseTime } from './response-time';
import { SERVICE_NAMES } from './media/service-names';
import type { Store } from './store';
import { useNotice } from './use-notice';
import styles from './store.module.css';

/** Where the business works: at its own address, or how far it comes. */
function WorkplaceFact({ store }: { store: Store }) {
  const { t } = useTranslation('stores');
  const format = useFormat();
  const { isMobile, businessLocation, businessCity, maxWorkingDistance, freeWorkingDistance } = store;
  return (
    <p className={styles.fact}>
      <Icon name={isMobile ? 'truck' : 'pin'} />
      <span>
        {isMobile ? (
          <>
            {t('contact.comes', { city: businessCity })}
            {maxWorkingDistance === null ? null : (
              <span className="muted"> {t('contact.upTo', { km: format.number(maxWorkingDistance) })}</span>
            )}
            {freeWorkingDistance ? (
              <span className="muted">
                {' '}
                {t('contact.freeWithin', { km: format.number(freeWorkingDistance) })}
              </span>
            ) : null}
          </>
        ) : (
          <bdi>{businessLocation?.address ?? businessCity}</bdi>
        )}
      </span>
    </p>
  );
}

function PhoneFact({ phone }: { phone: Store['businessPhone'] }) {
  const { t } = useTranslation('stores');
  return (
    <p className={styles.fact}>
      <Icon name="phone" />
      {phone ? (
        <a href={`tel:${phone}`}>
          <PhoneText phone={phone} />
        </a>
      ) : (
        <span>{t('contact.phoneAfterOrder')}</span>
      )}
    </p>
  );
}

/** Navigation to a business that has an address of its own. */
function WazeButton({ store: { isMobile, businessLocation } }: { store: Store }) {
  const { t } = useTranslation('stores');
  const at = businessLocation?.geocode;
  if (isMobile || !at) return null;
  return (
    <Button
      kind="line"
      icon="nav"
      block
      href={`https://waze.com/ul?ll=${at.lat},${at.lng}&navigate=yes`}
      target="_blank"
      rel="noreferrer noopener"
    >
      {t('contact.waze')} <span className="sr">{t('newTab')}</span>
    </Button>
  );
}

export function Contact({ store }: { store: Store }) {
  const { t } = useTranslation('stores');
  const notice = useNotice();
  return (
    <Card component="section" className={styles.part} aria-labelledby="sp-contact">
      <h2 id="sp-contact">{t('contact.title')}</h2>
      <WorkplaceFact store={store} />
      <PhoneFact phone={store.businessPhone} />
      {store.shortestNotice > 0 ? (
        <p className={styles.fact}>
          <Icon name="clock" />
          <span>{notice(store.shortestNotice)}</span>
        </p>
      ) : null}
      <ResponseTime partner={store.partnerUsername} />
      <Button kind="soft" icon="chat" block to={`/partner/${store.partnerUsername}/ask`}>
        {t('contact.ask')}
      </Button>
      <WazeButton store={store} />
    </Card>
  );
}

export function Cancellation({ policy }: { policy: CancellationPolicy }) {
  const { t } = useTranslation('stores');
  return (
    <Card component="section" className={styles.part} aria-labelledby="sp-cancel">
      <h2 id="sp-cancel">{t('cancel.title')}</h2>
      <PolicySteps policy={policy} />
      <Note icon="shield">
        <p>{t('cancel.law')}</p>
        <p>{t('cancel.longer')}</p>
      </Note>
    </Card>
  );
}

/** Links to the store's sites and external media. No third-party content is loaded into our page. */
export function Links({ store }: { store: Store }) {
  const { t } = useTranslation('stores');
  const all = [...Object.entries(store.links), ...Object.entries(store.externalMedia)];
  const found = new Map<string, string>();
  for (const [name, address] of all)
    if (address && ![...found.values()].includes(address)) found.set(`${name} ${address}`, address);
  if (found.size === 0) return null;
  return (
    <Card component="section" className={styles.part} aria-labelledby="sp-links">
      <h2 id="sp-links">{t('links.title')}</h2>
      <ul className={styles.links}>
        {[...found].map(([key, address]) => (
          <li key={key}>
            <a href={address} target="_blank" rel="noreferrer noopener nofollow" className="chip">
              <bdi>{SERVICE_NAMES[key.split(' ')[0] ?? ''] ?? t('links.website')}</bdi>
              <span className="sr">{t('newTab')}</span>
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
