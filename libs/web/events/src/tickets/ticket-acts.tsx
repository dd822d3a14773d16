import { type OwnTickets, ownTicketsFile, publicEventCalendarFile } from '@smachot/contracts';
import { now, saveFile, useProblemText } from '@smachot/web-platform';
import { Button, Note } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './own-tickets.module.css';

/** The tickets as a PDF. */
function SaveTickets({ of: { registrationId } }: { of: OwnTickets }) {
  const { t } = useTranslation('events');
  const say = useProblemText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>();
  const download = async () => {
    setBusy(true);
    setProblem(undefined);
    await saveFile(ownTicketsFile, 'tickets.pdf', { params: { registrationId } }).catch(setProblem);
    setBusy(false);
  };
  return (
    <>
      <Button kind="soft" icon="download" block busy={busy} onClick={() => void download()}>
        {t('tickets.pdf')}
      </Button>
      {problem ? <Note tone="bad">{say(problem)}</Note> : null}
    </>
  );
}

/** The file, the calendar and the way. */
export function TicketActs({ of }: { of: OwnTickets }) {
  const { t } = useTranslation('events');
  const { slug, hasPage, endDatetime, mapLink, wazeLink } = of.event;
  const over = new Date(endDatetime) <= now();
  const links = [
    { icon: 'pin', label: t('map'), href: mapLink },
    { icon: 'nav', label: t('waze'), href: wazeLink },
  ] as const;
  return (
    <div className={styles.acts}>
      <SaveTickets of={of} />
      {hasPage && !over ? (
        <Button
          kind="soft"
          icon="cal"
          block
          href={publicEventCalendarFile.path.replace(':slug', encodeURIComponent(slug))}
        >
          {t('calendar')}
        </Button>
      ) : null}
      {links.map(({ icon, label, href }) =>
        href ? (
          <Button
            key={icon}
            kind="line"
            icon={icon}
            block
            href={href}
            target="_blank"
            rel="noreferrer noopener"
          >
            {label} <span className="sr">{t('newTab')}</span>
          </Button>
        ) : null,
      )}
    </div>
  );
}
