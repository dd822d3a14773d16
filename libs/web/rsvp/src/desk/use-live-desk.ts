import type { EventId } from '@smachot/contracts';
import { useEffect, useRef } from 'react';
import { api, useAppDispatch, useLive } from '@smachot/web-platform';
import { coalesce, type Coalesced } from './coalesce';

/** Keeps the desk up to date while it is open. Old numbers stay on screen until the new ones arrive, so that nothing flickers. */
export const useLiveDesk = (eventId: EventId, refreshRows: () => Promise<unknown>): void => {
  const dispatch = useAppDispatch();
  const read = useRef(refreshRows);
  useEffect(() => {
    read.current = refreshRows;
  });
  const hints = useRef<Coalesced | null>(null);
  useEffect(() => {
    const counts = () =>
      dispatch(
        api.util.invalidateTags([
          { type: 'Desk', id: eventId },
          'History',
          'Campaign',
          { type: 'Invitation', id: eventId },
          { type: 'Inbox', id: eventId },
        ]),
      );
    const made = coalesce(() => {
      counts();
      return read.current();
    });
    hints.current = made;
    return () => made.stop();
  }, [dispatch, eventId]);
  useLive(`event:${eventId}`, (hint) => {
    // after a gap any row may be old, also those out of sight
    if (hint === 'gap') dispatch(api.util.invalidateTags([{ type: 'Guests', id: eventId }]));
    hints.current?.ask();
  });
};
