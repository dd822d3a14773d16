import type { BusAssignment, EventId } from '@smachot/contracts';
import { useSnackbar } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useAssignPassengersMutation, useAssignRestMutation } from './rides-api';

const back = (assignments: readonly BusAssignment[]): BusAssignment[] =>
  assignments.map(({ from, to, ...other }) => ({ ...other, from: to, to: from }));

/** Moves passengers between buses, and offers the way back. */
export const useAssign = (eventId: EventId) => {
  const { t } = useTranslation('rsvp');
  const say = useSnackbar();
  const [send, one] = useAssignPassengersMutation();
  const [sendRest, rest] = useAssignRestMutation();
  const params = { eventId };
  const undo = (assignments: readonly BusAssignment[]) => ({
    undo: () => void send({ params, body: { assignments: back(assignments) } }),
  });
  return {
    assign: async (assignment: BusAssignment, name: string) => {
      const { error } = await send({ params, body: { assignments: [assignment] } });
      if (!error) say(t('rides.moved', { name }), undo([assignment]));
    },
    assignRest: async () => {
      const { data } = await sendRest({ params });
      if (!data) return;
      const { assignments } = data;
      const households = new Set(assignments.map(({ rsvpId }) => rsvpId)).size;
      if (households)
        say(
          t('rides.assigned', { households: t('rides.households', { count: households }) }),
          undo(assignments),
        );
      else say(t('rides.noRoom'));
    },
    busy: one.isLoading || rest.isLoading,
    problem: one.error ?? rest.error,
  };
};
