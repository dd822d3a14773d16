import { Card, Icon } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useOwnStore } from '../shell/own-store';
import { PLACES } from '../shell/places';
import dashboardStyles from '../dashboard.module.css';
import homeStyles from './home.module.css';

const ACTS = ['orders', 'messages', 'availability'] as const;

/** The actions of a member who works at a store and does not own it. */
export function MemberActs() {
  const { t } = useTranslation('dashboard');
  const { partnerUsername } = useOwnStore();
  return (
    <Card component="section" aria-labelledby="hs-acts" className={dashboardStyles.stack}>
      <h2 id="hs-acts">{t('memberActs.title')}</h2>
      <ul className={homeStyles.orders}>
        {ACTS.map((id) => {
          const { path, icon } = PLACES.find((place) => place.id === id)!;
          return (
            <li key={id}>
              <Link to={`/dashboard/${partnerUsername}/${path}`}>
                <Icon name={icon} />
                <span className="grow">
                  <b>{t(`places.${id}`)}</b>
                  <span className="small muted">{t(`memberActs.${id}`)}</span>
                </span>
                <Icon name="next" />
              </Link>
            </li>
          );
        })}
      </ul>
      <p className="small muted">{t('memberActs.rest')}</p>
    </Card>
  );
}
