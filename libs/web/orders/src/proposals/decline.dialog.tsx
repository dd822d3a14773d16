import { declineOffer, type OfferedProposal } from '@smachot/contracts';
import { useContractForm, useProblemText } from '@smachot/web-platform';
import { Button, Dialog, Field, Note } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useDeclineOfferMutation } from './offers-api';

type Props = { offer: OfferedProposal; onClose: () => void };

const useDeclineForm = ({ offer: { link, number }, onClose }: Props) => {
  const [decline] = useDeclineOfferMutation();
  return useContractForm(declineOffer.body, {
    defaults: { reason: '' },
    wireOf: ({ reason }) => ({ number, reason }),
    send: async (body) => {
      const { error } = await decline({ params: { link }, body });
      if (!error) onClose();
      return error;
    },
  });
};

/** Declines a proposal, with a word to the store. */
export function DeclineDialog(props: Props) {
  const { t } = useTranslation('orders');
  const words = useProblemText();
  const form = useDeclineForm(props);
  const { onClose } = props;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('offer.declineTitle')}
      actions={
        <>
          <Button danger busy={form.busy} onClick={() => void form.submit()}>
            {t('offer.decline')}
          </Button>
          <Button kind="ghost" onClick={onClose}>
            {t('offer.keep')}
          </Button>
        </>
      }
    >
      <form className="ui-flow" {...form.props}>
        <p>{t('offer.declineText')}</p>
        <Field multiline minRows={2} label={t('offer.reason')} {...form.field('reason')} />
        {form.problem ? <Note tone="bad">{words(form.problem)}</Note> : null}
      </form>
    </Dialog>
  );
}
