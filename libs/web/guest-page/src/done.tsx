import { type GuestPage, guestCalendarFile } from '@smachot/contracts';
import { Art, Icon } from '@smachot/web-ui-light';
import { fill, type GuestTexts } from './texts';

export function Done({ page, texts, onChange }: { page: GuestPage; texts: GuestTexts; onChange: () => void }) {
  const guest = page.guest!;
  const answer = guest.answer!;
  const coming = answer === 'confirmed';
  const facts: [string, string | number][] = [];
  if (coming && guest.numberOfGuests) facts.push([texts.done.people, guest.numberOfGuests]);
  if (coming && guest.specialRequests) facts.push([texts.done.special, guest.specialRequests]);
  if (coming && guest.transportation !== null) facts.push([texts.done.ride, guest.transportation ? texts.done.rideYes : texts.done.rideNo]);
  if (coming && guest.tableName) facts.push([texts.done.table, guest.tableName]);
  return (
    <>
      {coming && (
        <div className="g-confetti">
          <Art name="pattern-confetti" fit="cover" />
        </div>
      )}
      <div className="g-done">
        <span className="g-tick">
          <Icon name={coming ? 'check' : answer === 'declined' ? 'heart' : 'clock'} size={40} />
        </span>
        <h2>{fill(texts.done[answer], { name: guest.attendeeName })}</h2>
        <p className="g-sub">{fill(texts.done[`${answer}Sub`], { hosts: page.hostName })}</p>
      </div>
      {facts.length > 0 && (
        <dl className="g-sum">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {answer !== 'declined' && (
        <div className="g-acts">
          <a className="g-act" href={guestCalendarFile.path.replace(':eventId', page.eventId)} download>
            <Icon name="cal" size={24} /> {texts.done.calendar}
          </a>
          <a className="g-act" href={page.wazeLink} target="_blank" rel="noreferrer noopener">
            <Icon name="nav" size={24} /> {texts.done.waze}
          </a>
        </div>
      )}
      {page.open && (
        <button type="button" className="btn btn-line btn-lg btn-block" onClick={onChange}>
          <Icon name="edit" size={20} /> {texts.done.change}
        </button>
      )}
    </>
  );
}
