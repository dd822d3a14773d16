import { type EmbedService, playerOf } from '@smachot/contracts';
import { Button } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SERVICE_NAMES } from './service-names';
import type { Store } from '../store';
import storeStyles from '../store.module.css';
import styles from './media.module.css';

/** Frame shapes: audio needs a line, video a screen; the others are as tall as a post. */
const SHAPES: Partial<Record<EmbedService, 'film' | 'sound'>> = {
  youtube: 'film',
  vimeo: 'film',
  facebook: 'film',
  spotify: 'sound',
  soundcloud: 'sound',
};

type Player = { service: EmbedService; address: string };

/** A store's external media. A player loads on a tap only: before it, no other site learns of the visitor. */
export function Media({ store }: { store: Store }) {
  const { t } = useTranslation('stores');
  const players = Object.entries(store.externalMedia).flatMap(([service, address]) => {
    const player = address ? playerOf(service, address) : undefined;
    return player ? [{ service: service as EmbedService, address: player }] : [];
  });
  if (players.length === 0) return null;
  return (
    <section aria-labelledby="sp-media" className={storeStyles.block}>
      <h2 id="sp-media">{t('media.title')}</h2>
      <ul className={styles.media}>
        {players.map((player) => (
          <li key={player.address}>
            <OnePlayer {...player} name={store.businessName} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OnePlayer({ service, address, name }: Player & { name: string }) {
  const { t } = useTranslation('stores');
  const [shown, setShown] = useState(false);
  const of = SERVICE_NAMES[service] ?? service;
  if (!shown)
    return (
      <div className={styles.mediaAsk} data-shape={SHAPES[service] ?? 'post'}>
        <Button kind="line" icon="eye" onClick={() => setShown(true)}>
          {t('media.show', { service: of })}
        </Button>
        <p className="small muted">{t('media.note', { service: of })}</p>
      </div>
    );
  return (
    <iframe
      className={styles.mediaFrame}
      data-shape={SHAPES[service] ?? 'post'}
      src={address}
      title={t('media.frame', { name, service: of })}
      sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
      allow="encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
