import { Badge, Icon, Sheet, useDockHeight } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router';
import { useLiveWaiting, useWaiting } from '../home/use-waiting';
import { waitingAt } from '../home/waiting-kinds';
import { useOwnStore } from './own-store';
import { isUnderThumb, PLACES, type StorePlace } from './places';
import styles from './shell.module.css';

const useBase = () => `/dashboard/${useOwnStore().partnerUsername}`;

function PlaceLink({ place, onGone }: { place: StorePlace; onGone: (() => void) | undefined }) {
  const { t } = useTranslation('dashboard');
  const base = useBase();
  const { currentData } = useWaiting();
  const count = currentData ? waitingAt(currentData, place.id) : 0;
  const to = place.path ? `${base}/${place.path}` : base;
  return (
    <NavLink to={to} end={place.id === 'home'} className={styles.link} onClick={onGone}>
      <Icon name={place.icon} size={22} />
      <span className="grow">{t(`places.${place.id}`)}</span>
      {count > 0 ? (
        <Badge tone="accent" icon="bell">
          <span aria-hidden>{count}</span>
          <span className="sr">{t('waitingHere', { count })}</span>
        </Badge>
      ) : null}
    </NavLink>
  );
}

type LinksProps = { places: readonly StorePlace[]; onGone?: () => void };

function PlaceLinks({ places, onGone }: LinksProps) {
  return (
    <ul>
      {places.map((place) => (
        <li key={place.id}>
          <PlaceLink place={place} onGone={onGone} />
        </li>
      ))}
    </ul>
  );
}

/** Beside the screen from 905 px on. */
export function SideNav() {
  const { t } = useTranslation('dashboard');
  const store = useOwnStore();
  useLiveWaiting();
  return (
    <nav className={clsx(styles.side, 'only-wide')} aria-label={t('nav')}>
      <div className={styles.store}>
        <b className="ell" dir="auto">
          {store.businessName}
        </b>
        <StateBadge />
      </div>
      <PlaceLinks places={PLACES} />
    </nav>
  );
}

export function StateBadge() {
  const { t } = useTranslation('dashboard');
  const { settings } = useOwnStore();
  return settings.isPublic ? (
    <Badge tone="ok" icon="eye">
      {t('state.public')}
    </Badge>
  ) : (
    <Badge tone="warn" icon="lock">
      {t('state.hidden')}
    </Badge>
  );
}

/** At the bottom edge on phones. A screen with a dock of its own has its acts there instead. */
export function ThumbNav() {
  const { t } = useTranslation('dashboard');
  const base = useBase();
  const { pathname } = useLocation();
  const [more, setMore] = useState(false);
  const bar = useDockHeight<HTMLElement>();
  const direct = PLACES.filter(isUnderThumb);
  const others = PLACES.filter((place) => !isUnderThumb(place));
  const inOthers = others.some(({ path }) => pathname.startsWith(`${base}/${path}`));
  return (
    <>
      <nav ref={bar} className={clsx(styles.thumb, 'only-phone')} aria-label={t('nav')}>
        {direct.map(({ id, path, icon }) => (
          <NavLink key={id} to={path ? `${base}/${path}` : base} end={id === 'home'}>
            <Icon name={icon} size={22} />
            {t(`short.${id}`)}
          </NavLink>
        ))}
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={more}
          data-here={inOthers || undefined}
          onClick={() => setMore(true)}
        >
          <Icon name="menu" size={22} />
          {t('short.more')}
        </button>
      </nav>
      {more ? (
        <Sheet open onClose={() => setMore(false)} title={t('nav')}>
          <PlaceLinks places={others} onGone={() => setMore(false)} />
        </Sheet>
      ) : null}
    </>
  );
}
