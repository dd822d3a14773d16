import { Badge, Icon } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useOwnStore } from '../shell/own-store';
import type { PartProps } from './part-props';
import { faultyParts, PARTS, PROFILE_PARTS, type ProfilePart, usePartTitles } from './parts';
import styles from '../dashboard.module.css';

function PartMark({ part, faulty }: { part: ProfilePart; faulty: boolean }) {
  const { t } = useTranslation('dashboard');
  if (faulty)
    return (
      <Badge tone="bad" icon="alert">
        {t('profile.parts.wrong')}
      </Badge>
    );
  return PARTS[part].shown ? (
    <Badge icon="eye">{t('profile.parts.shown')}</Badge>
  ) : (
    <Badge icon="lock">{t('profile.parts.hidden')}</Badge>
  );
}

/** The parts of a store's profile, each a page of its own. */
export function PartList({ faults }: Pick<PartProps, 'faults'>) {
  const { t } = useTranslation('dashboard');
  const { partnerUsername } = useOwnStore();
  const titles = usePartTitles();
  const faulty = faultyParts(faults);
  return (
    <nav aria-label={t('profile.parts.title')}>
      <ul className={styles.links}>
        {PROFILE_PARTS.map((part) => (
          <li key={part}>
            <Link to={`/dashboard/${partnerUsername}/edit-profile/${part}`}>
              <Icon name={PARTS[part].icon} />
              <span className="grow">
                <b>{titles[part]}</b>
                <span className="small muted">{t(`profile.parts.notes.${part}`)}</span>
                <PartMark part={part} faulty={faulty.includes(part)} />
              </span>
              <Icon name="next" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
