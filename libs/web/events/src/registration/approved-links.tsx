import type { OwnRegistration } from '@smachot/contracts';
import { Ltr } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import styles from './registration.module.css';

const hostName = (address: string): string => {
  try {
    return new URL(address).hostname;
  } catch {
    return address;
  }
};

/** Where it takes place online, and the group of its participants: each names the site it leads to. Null until approved. */
export function ApprovedLinks({ registration }: { registration: OwnRegistration }) {
  const { t } = useTranslation('events');
  const links = [
    { label: t('own.meeting'), address: registration.meetingUrl },
    { label: t('own.chatGroup'), address: registration.chatGroupUrl },
  ];
  return links.map(({ label, address }) =>
    address ? (
      <span key={label} className={styles.line}>
        <a href={address} target="_blank" rel="noreferrer noopener">
          {label} (<Ltr>{hostName(address)}</Ltr>) <span className="sr">{t('newTab')}</span>
        </a>
      </span>
    ) : null,
  );
}
