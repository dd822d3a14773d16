import { BrowseScreen } from '@smachot/web-stores';
import { useUser } from '@smachot/web-platform';
import { Art, Button, Icon, type IconName } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import './landing.css';

const STEPS: readonly { id: 'guests' | 'send' | 'watch' | 'pay'; icon: IconName }[] = [
  { id: 'guests', icon: 'upload' },
  { id: 'send', icon: 'send' },
  { id: 'watch', icon: 'users' },
  { id: 'pay', icon: 'wallet' },
];

/** For those who came to know who is coming. */
function RsvpEntrance() {
  const { t } = useTranslation('shell');
  const user = useUser();
  return (
    <section className="ld" aria-labelledby="ld-rsvp">
      <div className="ld-art">
        <Art name="event-wedding" fit="cover" />
      </div>
      <div className="ld-in">
        <h2 id="ld-rsvp">
          {t('landing.title')} <span>{t('landing.titleSecond')}</span>
        </h2>
        <p>{t('landing.lead')}</p>
        <ol className="ld-steps">
          {STEPS.map(({ id, icon }) => (
            <li key={id}>
              <Icon name={icon} />
              <span>
                <b>{t(`landing.steps.${id}.title`)}</b> {t(`landing.steps.${id}.text`)}
              </span>
            </li>
          ))}
        </ol>
        <div className="ld-acts">
          <Button kind="accent" size="large" icon="plus" to="/me/rsvps/new">
            {t('landing.open')}
          </Button>
          <Button kind="line" size="large" to={user ? '/me/rsvps' : '/login?next=%2Fme%2Frsvps'}>
            {t(user ? 'landing.mine' : 'landing.have')}
          </Button>
          <Button kind="ghost" size="large" icon="cal" to="/discover">
            {t('landing.toEvents')}
          </Button>
        </div>
      </div>
    </section>
  );
}

/** Everything to order first; who came for the answers of guests finds the way in below. */
export function Landing() {
  return <BrowseScreen entrance={<RsvpEntrance />} />;
}
