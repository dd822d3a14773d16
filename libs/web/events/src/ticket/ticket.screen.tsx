import { groupedTicketCode, readTicketCode } from '@smachot/contracts';
import { useTitle } from '@smachot/web-platform';
import { EmptyState, Page } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';

/**
 * /t/{code}: where the QR code of a ticket leads. Nothing is asked of the server, so a stranger who scans a ticket learns neither whose
 * it is nor whether it is valid.
 */
export function TicketScreen() {
  const { t } = useTranslation('events');
  const { ticketCode = '' } = useParams();
  const code = readTicketCode(ticketCode);
  useTitle(t('ticket.title'));
  return (
    <Page width="narrow">
      <EmptyState
        heading="h1"
        art="event-toast"
        title={t(code ? 'ticket.title' : 'ticket.none')}
        text={code ? t('ticket.text') : t('ticket.noneText')}
        action={code ? <b dir="ltr">{groupedTicketCode(code)}</b> : undefined}
      />
    </Page>
  );
}
