import { askForProposal, type PricingUnit } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { useContractForm, useFormat, useProblemText } from '@smachot/web-platform';
import { Button, Dialog, DraftNote, Field, Note, useSnackbar } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import type { EventInfo } from '../event-info/event-info';
import type { Store } from '../store/store';
import { useAskForProposalMutation } from '../stores-api';

type Props = {
  store: Pick<Store, 'businessName'>;
  unit: Pick<PricingUnit, 'pricingUnitId'>;
  event: EventInfo;
  onClose: () => void;
};

const useAskForm = ({ store, unit, event, onClose }: Props) => {
  const { t } = useTranslation('stores');
  const say = useSnackbar();
  const [ask] = useAskForProposalMutation();
  const { participants, datetime, location } = event;
  return useContractForm(askForProposal.body, {
    defaults: { wish: '' },
    draft: `proposal-ask:${unit.pricingUnitId}`,
    wireOf: ({ wish }) => ({
      pricingUnitId: unit.pricingUnitId,
      eventInfo: { participants, datetime, location },
      wish,
    }),
    send: async (body) => {
      const { error } = await ask({ body });
      if (error) return error;
      say(t('proposal.asked', { name: isolate(store.businessName) }));
      onClose();
      return undefined;
    },
  });
};

/** The facts of the event that are sent along. */
function Facts({ event: { participants, datetime, location } }: Pick<Props, 'event'>) {
  const { t } = useTranslation('stores');
  const format = useFormat();
  if (datetime === null || participants === null) return null;
  return (
    <p>
      {t('proposal.facts', { day: isolate(format.dateTime(datetime)), count: participants })}
      {location ? ` · ${isolate(location.address)}` : ''}
    </p>
  );
}

/** Asks the store for a proposal, with the facts of the event. */
export function AskProposalDialog(props: Props) {
  const { t } = useTranslation('stores');
  const words = useProblemText();
  const form = useAskForm(props);
  const { event, onClose } = props;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('proposal.request')}
      actions={
        <>
          <Button busy={form.busy} onClick={() => void form.submit()}>
            {t('proposal.send')}
          </Button>
          <Button kind="ghost" onClick={onClose}>
            {t('proposal.leave')}
          </Button>
        </>
      }
    >
      <form className="ui-flow" {...form.props}>
        <Facts event={event} />
        <DraftNote form={form} />
        <Field
          multiline
          minRows={3}
          label={t('proposal.wish')}
          hint={t('proposal.wishHint')}
          {...form.field('wish')}
        />
        {form.problem ? <Note tone="bad">{words(form.problem)}</Note> : null}
      </form>
    </Dialog>
  );
}
