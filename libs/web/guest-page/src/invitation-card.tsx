import type { GuestPage } from '@smachot/contracts';
import { formatShortDate, formatTime } from '@smachot/i18n';
import { Art, Icon } from '@smachot/web-ui-light';
import { fill, type GuestTexts } from './texts';

const HEBREW_DATE = new Intl.DateTimeFormat('he-u-ca-hebrew', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Asia/Jerusalem' });

export function InvitationCard({ page, texts, small }: { page: GuestPage; texts: GuestTexts; small: boolean }) {
  const date = new Date(page.date);
  const name = page.guest?.attendeeName;
  return (
    <header className={small ? 'g-inv g-small' : 'g-inv'}>
      <div className="g-art">
        {page.imageUrl ? <img src={page.imageUrl} alt="" decoding="async" /> : <Art name={`event-${page.eventType}`} fit="cover" />}
      </div>
      <div className="g-card">
        <p className="g-for">{name ? fill(texts.invited[page.eventType], { name }) : texts.invitedAll[page.eventType]}</p>
        <h1>
          <bdi>{page.hostName}</bdi>
        </h1>
        <ul className="g-facts">
          <li>
            <Icon name="cal" size={20} /> {formatShortDate(date, page.language)}
          </li>
          <li>
            <Icon name="clock" size={20} /> {fill(texts.doors, { time: formatTime(date, page.language) })}
          </li>
          <li>
            <Icon name="pin" size={20} /> <bdi>{page.location.address}</bdi>
          </li>
          {page.language === 'he' && <li className="g-heb">{HEBREW_DATE.format(date)}</li>}
        </ul>
      </div>
    </header>
  );
}
