import { BrowseScreen } from '@smachot/web-stores';
import { useUser } from '@smachot/web-platform';
import { Art, Button, Icon, type IconName } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import styles from './landing.module.css';

const STEPS: readonly { id: 'guests' | 'send' | 'watch' | 'pay'; icon: IconName }[] = [
  { id: 'guests', icon: 'upload' },
  { id: 'send', icon: 'send' },
  { id: 'watch', icon: 'users' },
  { id: 'pay', icon: 'wallet' },
];

/** Offers hosts to start an RSVP. It is above the suppliers and keeps the finder visible. */
function RsvpCard() {
  const { t } = useTranslation('shell');
  const user = useUser();
  return (
    <section className={clsx(styles.card, 'card')} aria-labelledby="ld-card">
      <div>
        <h2 id="ld-card">{t('landing.card.title')}</h2>
        <p>{t('landing.card.text')}</p>
      </div>
      <div className={styles.acts}>
        <Button kind="accent" icon="plus" to="/me/rsvps/new">
          {t('landing.open')}
        </Button>
        <Button kind="line" to={user ? '/me/rsvps' : '/login?next=%2Fme%2Frsvps'}>
          {t(user ? 'landing.mine' : 'landing.have')}
        </Button>
      </div>
    </section>
  );
}

/** Links businesses to the page that presents the offer to them. The owner of a store finds the store in the drawer. */
function BusinessCard() {
  const { t } = useTranslation('shell');
  const user = useUser();
  if (user && user.assignedStores.length > 0) return null;
  return (
    <section className={clsx(styles.card, 'card')} aria-labelledby="ld-business">
      <div>
        <h2 id="ld-business">{t('landing.business.title')}</h2>
        <p>{t('landing.business.text')}</p>
      </div>
      <div className={styles.acts}>
        <Button kind="soft" to="/become-a-partner">
          {t('landing.business.act')}
        </Button>
      </div>
    </section>
  );
}

/** How it works, step by step, for readers who scroll on. */
function HowItWorks() {
  const { t } = useTranslation('shell');
  return (
    <section className={styles.landing} aria-labelledby="ld-rsvp">
      <div className={styles.art}>
        <Art name="event-wedding" fit="cover" />
      </div>
      <div className={styles.content}>
        <h2 id="ld-rsvp">
          {t('landing.title')} <span>{t('landing.titleSecond')}</span>
        </h2>
        <p>{t('landing.lead')}</p>
        <ol className={styles.steps}>
          {STEPS.map(({ id, icon }) => (
            <li key={id}>
              <Icon name={icon} />
              <span>
                <b>{t(`landing.steps.${id}.title`)}</b> {t(`landing.steps.${id}.text`)}
              </span>
            </li>
          ))}
        </ol>
        <div className={styles.acts}>
          <Button kind="ghost" size="large" icon="cal" to="/discover">
            {t('landing.toEvents')}
          </Button>
        </div>
      </div>
    </section>
  );
}

/** The finder, the host's own job, everything to order, and at the end how the answers of guests are collected. */
export function Landing() {
  return (
    <BrowseScreen
      hostCard={
        <div className={styles.jobs}>
          <RsvpCard />
          <BusinessCard />
        </div>
      }
      entrance={<HowItWorks />}
    />
  );
}
