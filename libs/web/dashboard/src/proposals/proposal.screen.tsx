import type { Proposal } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { proposalLifecycle } from '@smachot/lifecycles';
import { useTitle } from '@smachot/web-platform';
import {
  Button,
  Card,
  Note,
  Page,
  PageHead,
  ProposalVersions,
  QueryStatus,
  SkeletonForm,
} from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useOwnStore } from '../shell/own-store';
import { DraftForm, ReviseForm } from './draft-form';
import { EndProposal } from './end-proposal';
import { ProposalFacts } from './proposal-facts';
import { ProposalStatusBadge } from './proposal-status';
import { useOwnProposalQuery } from './proposals-api';
import dashboardStyles from '../dashboard.module.css';

type Props = { proposal: Proposal };

function SentProposal({ proposal }: Props) {
  const { t } = useTranslation('dashboard');
  const { partnerUsername: partner, role } = useOwnStore();
  const [revising, setRevising] = useState(false);
  const { status, orderId } = proposal;
  const may = (type: 'revise' | 'expire') =>
    role !== 'Viewer' && proposalLifecycle.can(status, { type, by: 'store' });
  if (revising && may('revise')) return <ReviseForm proposal={proposal} onClose={() => setRevising(false)} />;
  return (
    <>
      <ProposalFacts proposal={proposal} />
      <div className="row wrap">
        {orderId ? (
          <Button to={`/dashboard/${partner}/orders/${orderId}`}>{t('proposals.toOrder')}</Button>
        ) : null}
        {may('revise') ? (
          <Button kind="soft" icon="edit" onClick={() => setRevising(true)}>
            {t('proposals.revise')}
          </Button>
        ) : null}
        {may('expire') ? <EndProposal proposal={proposal} /> : null}
      </div>
      <Card component="section" aria-label={t('proposals.versions')} className={dashboardStyles.stack}>
        <h2>{t('proposals.versions')}</h2>
        <ProposalVersions versions={proposal.versions} />
      </Card>
    </>
  );
}

function OneProposal({ proposal }: Props) {
  const { t } = useTranslation('dashboard');
  const { role } = useOwnStore();
  const { asked, wish, vat, status, proposalId } = proposal;
  return (
    <>
      <div>
        <ProposalStatusBadge status={status} />
      </div>
      {asked ? (
        <Note icon="chat">
          {wish ? t('proposals.askedWish', { wish: isolate(wish) }) : t('proposals.askedNote')}
        </Note>
      ) : null}
      <p className="muted">{t(`proposals.vat.${vat}`)}</p>
      {status === 'draft' && role !== 'Viewer' ? (
        <DraftForm key={proposalId} proposal={proposal} />
      ) : (
        <SentProposal proposal={proposal} />
      )}
    </>
  );
}

/** proposals/{proposalId}: a draft to fill in, or what became of a proposal that was sent. */
export function ProposalScreen() {
  const { t } = useTranslation('dashboard');
  const { proposalId = '' } = useParams();
  const { partnerUsername: partner } = useOwnStore();
  const query = useOwnProposalQuery({ params: { partner, proposalId } }, { refetchOnMountOrArgChange: true });
  const proposal = query.currentData;
  const title = proposal
    ? t('proposals.for', { name: isolate(proposal.content.customerName) })
    : t('places.proposals');
  useTitle(title);
  return (
    <Page width="narrow">
      <PageHead title={title} back={`/dashboard/${partner}/proposals`} />
      {proposal ? (
        <OneProposal proposal={proposal} />
      ) : (
        <QueryStatus query={query} skeleton={<SkeletonForm fields={5} />} />
      )}
    </Page>
  );
}
