import { useTranslation } from 'react-i18next';
import { useTitle, useUser } from '@smachot/web-platform';
import { Art, Button, Card, Icon, Note, type ArtName, type IconName } from '@smachot/web-ui';
import { useSearchParams } from 'react-router';
import './landing.css';

const STEPS: readonly { id: 'guests' | 'send' | 'watch' | 'pay'; icon: IconName }[] = [
  { id: 'guests', icon: 'upload' },
  { id: 'send', icon: 'send' },
  { id: 'watch', icon: 'users' },
  { id: 'pay', icon: 'wallet' },
];
const CATEGORIES = [
  'catering',
  'venue',
  'music',
  'photography',
  'bar',
  'desserts',
  'flowers',
  'transport',
] as const;

/** What the product does today, said plainly; the marketplace takes this place when it is here. */
export function Landing() {
  const { t } = useTranslation('shell');
  const user = useUser();
  const [search] = useSearchParams();
  useTitle(undefined);
  return (
    <div className="ld">
      <section className="ld-hero">
        <div className="ld-art">
          <Art name="event-wedding" fit="cover" />
        </div>
        <div className="ld-in">
          <h1 tabIndex={-1}>
            {t('landing.title')} <span>{t('landing.titleSecond')}</span>
          </h1>
          <p>{t('landing.lead')}</p>
          <div className="ld-acts">
            <Button kind="accent" size="large" icon="plus" to="/me/rsvps/new">
              {t('landing.open')}
            </Button>
            <Button kind="line" size="large" to={user ? '/me/rsvps' : '/login?next=%2Fme%2Frsvps'}>
              {t(user ? 'landing.mine' : 'landing.have')}
            </Button>
          </div>
        </div>
      </section>
      <section className="ld-wrap" aria-labelledby="ld-how">
        <h2 id="ld-how">{t('landing.howTitle')}</h2>
        <ol className="ld-steps">
          {STEPS.map(({ id, icon }) => (
            <Card component="li" key={id}>
              <span className="ld-step-i">
                <Icon name={icon} size={24} />
              </span>
              <h3>{t(`landing.steps.${id}.title`)}</h3>
              <p>{t(`landing.steps.${id}.text`)}</p>
            </Card>
          ))}
        </ol>
        <p className="ld-price">
          <Icon name="receipt" />
          <span>{t('landing.price')}</span>
        </p>
      </section>
      <section className="ld-wrap" id="suppliers" aria-labelledby="ld-soon">
        <h2 id="ld-soon">{t('landing.suppliersTitle')}</h2>
        <p className="muted">{t('landing.suppliersText')}</p>
        {search.get('search') ? (
          <Note icon="search">{t('landing.nothingToSearch', { text: search.get('search') })}</Note>
        ) : null}
        <ul className="ld-cats">
          {CATEGORIES.map((category) => (
            <li key={category}>
              <Art name={`category-${category}` satisfies ArtName} />
              <span>{t(`landing.categories.${category}`)}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className="ld-wrap" aria-labelledby="ld-events">
        <h2 id="ld-events">{t('landing.eventsTitle')}</h2>
        <p className="muted">{t('landing.eventsText')}</p>
        <div>
          <Button kind="soft" icon="cal" to="/discover">
            {t('landing.toEvents')}
          </Button>
        </div>
      </section>
    </div>
  );
}
