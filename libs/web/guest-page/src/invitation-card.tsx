import type { GuestPage } from '@smachot/contracts';
import { formatHebrewDate, formatShortDate, formatTime } from '@smachot/i18n';
import { Art, artOf, Icon } from '@smachot/web-ui-light';
import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { fill, type GuestTexts } from './texts';
import styles from './invitation-card.module.css';

/** The hosts' own picture, whole; touched, it fills the screen. */
function Picture({ url, texts }: { url: string; texts: GuestTexts }) {
  const whole = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button
        type="button"
        className={styles.pic}
        aria-label={texts.picture}
        onClick={() => whole.current?.showModal()}
      >
        <img className={styles.picBack} src={url} alt="" aria-hidden="true" decoding="async" />
        <img src={url} alt="" decoding="async" />
      </button>
      <dialog
        ref={whole}
        className={styles.whole}
        aria-label={texts.picture}
        onClick={() => whole.current?.close()}
      >
        <img src={url} alt="" />
        <button type="button" className="icon-btn" aria-label={texts.close}>
          <Icon name="x" />
        </button>
      </dialog>
    </>
  );
}

type Props = { page: GuestPage; texts: GuestTexts };

/** Day, hour and place of the event. */
function EventFacts({ page, texts }: Props) {
  const date = new Date(page.date);
  const [opened] = useState(() => new Date());
  return (
    <ul className={styles.facts}>
      <li>
        <Icon name="cal" size={20} /> {formatShortDate(date, page.language, opened)}
      </li>
      <li>
        <Icon name="clock" size={20} /> {fill(texts.doors, { time: formatTime(date, page.language) })}
      </li>
      <li>
        <Icon name="pin" size={20} /> <bdi>{page.location.address}</bdi>
      </li>
      {page.language === 'he' && <li className={styles.heb}>{formatHebrewDate(date)}</li>}
    </ul>
  );
}

export function InvitationCard({ page, texts, small }: Props & { small: boolean }) {
  const name = page.guest?.attendeeName;
  return (
    <header className={clsx(styles.inv, small && styles.small, page.imageUrl && styles.own)}>
      <div className={styles.art}>
        {page.imageUrl ? (
          <Picture url={page.imageUrl} texts={texts} />
        ) : (
          <Art name={artOf(page.occasion)} fit="cover" />
        )}
      </div>
      <div className={styles.card}>
        <p className={styles.for}>
          {name ? fill(texts.invited, { name }) : texts.invitedAll} {texts.invitedTo[page.occasion]}
        </p>
        <h1>
          <bdi>{page.hostName}</bdi>
        </h1>
        <EventFacts page={page} texts={texts} />
      </div>
    </header>
  );
}
