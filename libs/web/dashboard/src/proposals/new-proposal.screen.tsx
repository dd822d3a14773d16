import { isUnitShown, type ProposalForm } from '@smachot/contracts';
import { useTitle } from '@smachot/web-platform';
import { Button, EmptyState, Page, PageHead, useSnackbar } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useOwnStore } from '../shell/own-store';
import { ProposalFields } from './proposal-fields';
import { newProposal } from './proposal-values';
import { useCreateProposalMutation } from './proposals-api';
import { useProposalForm } from './use-proposal-form';
import styles from '../dashboard.module.css';

function NewProposal({ unitId, base }: { unitId: string; base: string }) {
  const { t } = useTranslation('dashboard');
  const { partnerUsername: partner } = useOwnStore();
  const say = useSnackbar();
  const navigate = useNavigate();
  const [create] = useCreateProposalMutation();
  const send = async (body: ProposalForm) => {
    const { data, error } = await create({ params: { partner }, body });
    if (error) return error;
    say(t('proposals.saved'));
    await navigate(`${base}/${data.proposalId}`);
    return undefined;
  };
  const form = useProposalForm(newProposal(unitId), send, { draft: `proposal:${partner}` });
  return (
    <form className={styles.stack} {...form.props}>
      <ProposalFields form={form} />
      <div>
        <Button type="submit" busy={form.busy}>
          {t('proposals.saveDraft')}
        </Button>
      </div>
    </form>
  );
}

/** proposals/new: a draft. */
export function NewProposalScreen() {
  const { t } = useTranslation('dashboard');
  const { partnerUsername: partner, pricingUnits } = useOwnStore();
  const base = `/dashboard/${partner}/proposals`;
  const first = pricingUnits.find(({ visibility }) => isUnitShown(visibility));
  const hidden = pricingUnits.length > 0;
  useTitle(t('proposals.new'));
  return (
    <Page width="narrow">
      <PageHead title={t('proposals.new')} back={base} />
      {first ? (
        <NewProposal unitId={first.pricingUnitId} base={base} />
      ) : (
        <EmptyState
          art="empty-orders"
          title={t('proposals.noUnits')}
          text={t(hidden ? 'proposals.noneOnSaleText' : 'proposals.noUnitsText')}
          action={
            <Button to={`/dashboard/${partner}/pricing-unit${hidden ? '' : '/new'}`}>
              {t(hidden ? 'units.all' : 'proposals.toUnits')}
            </Button>
          }
        />
      )}
    </Page>
  );
}
