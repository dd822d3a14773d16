import type { Proposal } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { proposalLifecycle } from '@smachot/lifecycles';
import { orderLinesOf, proposalPrice } from '@smachot/pricing';
import { useFormat, useProblemText, useTitle } from '@smachot/web-platform';
import {
  Button,
  Card,
  ConfirmDialog,
  Ltr,
  Note,
  Page,
  PageHead,
  QueryStatus,
  SkeletonForm,
  useSnackbar,
} from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { useOwnStore } from '../shell/own-store';
import { ProposalVersions } from './proposal-differences';
import { ProposalFields } from './proposal-fields';
import { ProposalStatusBadge } from './proposal-status';
import { valuesOfProposal } from './proposal-values';
import {
  useDiscardProposalMutation,
  useOwnProposalQuery,
  useReviseProposalMutation,
  useSaveProposalMutation,
  useSendProposalMutation,
  useWithdrawProposalMutation,
} from './proposals-api';
import { useProposalForm } from './use-proposal-form';
import dashboardStyles from '../dashboard.module.css';
import styles from './proposals.module.css';

type Props = { proposal: Proposal };

/** Deletes a draft, or ends a proposal that was sent, after a question. */
function EndProposal({ proposal: { proposalId, status, version } }: Props) {
  const { t } = useTranslation('dashboard');
  const { partnerUsername: partner } = useOwnStore();
  const words = useProblemText();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [discard, discarding] = useDiscardProposalMutation();
  const [withdraw, withdrawing] = useWithdrawProposalMutation();
  const kind = status === 'draft' ? 'discard' : 'withdraw';
  const problem = discarding.error ?? withdrawing.error;
  const confirm = async () => {
    const params = { partner, proposalId };
    const { error } = await (kind === 'discard' ? discard({ params }) : withdraw({ params, body: { version } }));
    if (error) return;
    if (kind === 'discard') await navigate(`/dashboard/${partner}/proposals`);
    else setAsking(false);
  };
  return (
    <>
      <Button kind="ghost" danger onClick={() => setAsking(true)}>
        {t(`proposals.${kind}`)}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t(`proposals.${kind}Title`)}
        text={t(`proposals.${kind}Text`)}
        confirm={t(`proposals.${kind}`)}
        tone="bad"
        busy={discarding.isLoading || withdrawing.isLoading}
        problem={problem ? words(problem) : null}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

/** A draft: its fields; sending saves them first. */
function DraftForm({ proposal }: Props) {
  const { t } = useTranslation('dashboard');
  const { partnerUsername: partner } = useOwnStore();
  const say = useSnackbar();
  const [save] = useSaveProposalMutation();
  const [send] = useSendProposalMutation();
  const [sending, setSending] = useState(false);
  const params = { partner, proposalId: proposal.proposalId };
  const form = useProposalForm(valuesOfProposal(proposal), async (body) => {
    const saved = await save({ params, body: { ...body, version: proposal.version } });
    if (saved.error) return saved.error;
    if (sending) {
      const sent = await send({ params, body: { version: saved.data.version } });
      if (sent.error) return sent.error;
    }
    say(t(sending ? 'proposals.sent' : 'proposals.saved'));
    return undefined;
  });
  return (
    <form className={dashboardStyles.stack} {...form.props}>
      <ProposalFields form={form} />
      <div className="row wrap">
        <Button
          type="submit"
          kind="accent"
          icon="send"
          busy={form.busy && sending}
          onClick={() => setSending(true)}
        >
          {t(proposal.asked ? 'proposals.sendToCustomer' : 'proposals.send')}
        </Button>
        <Button type="submit" kind="line" busy={form.busy && !sending} onClick={() => setSending(false)}>
          {t('proposals.saveDraft')}
        </Button>
        <EndProposal proposal={proposal} />
      </div>
    </form>
  );
}

function ReviseForm({ proposal, onClose }: Props & { onClose: () => void }) {
  const { t } = useTranslation('dashboard');
  const { partnerUsername: partner } = useOwnStore();
  const say = useSnackbar();
  const [revise] = useReviseProposalMutation();
  const form = useProposalForm(valuesOfProposal(proposal), async (body) => {
    const params = { partner, proposalId: proposal.proposalId };
    const { error } = await revise({ params, body: { ...body, version: proposal.version } });
    if (error) return error;
    say(t('proposals.sent'));
    onClose();
    return undefined;
  });
  return (
    <form className={dashboardStyles.stack} {...form.props}>
      <ProposalFields form={form} />
      <div className="row wrap">
        <Button type="submit" kind="accent" icon="send" busy={form.busy}>
          {t('proposals.sendVersion')}
        </Button>
        <Button kind="ghost" onClick={onClose}>
          {t('proposals.keep')}
        </Button>
      </div>
    </form>
  );
}

/** The address that the store gives to its customer. */
function Address({ link }: { link: string }) {
  const { t } = useTranslation('dashboard');
  const say = useSnackbar();
  const address = `${window.location.origin}/proposal/${link}`;
  const copy = () =>
    void navigator.clipboard.writeText(address).then(
      () => say(t('proposals.copied')),
      () => say(t('proposals.notCopied')),
    );
  return (
    <div className={dashboardStyles.stack}>
      <p className={styles.link}>
        <Ltr>{address}</Ltr>
      </p>
      <div className="row wrap">
        <Button kind="line" icon="share" onClick={copy}>
          {t('proposals.copy')}
        </Button>
        <Button
          kind="line"
          icon="chat"
          href={`https://wa.me/?text=${encodeURIComponent(t('proposals.shareText', { address }))}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('proposals.share')}
        </Button>
        <Button kind="line" icon="file" href={`/v1/proposals/${link}/proposal.pdf`}>
          {t('proposals.pdf')}
        </Button>
      </div>
    </div>
  );
}

/** What stands in the newest version, and what became of it. */
function Facts({ proposal }: Props) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { content, unitName, views, reason, link } = proposal;
  const { eventInfo, lines, validUntil } = content;
  const price = proposalPrice(lines, eventInfo.participants);
  const options = price.lines.filter(({ taken }) => !taken);
  return (
    <Card component="section" aria-label={t('proposals.about')} className={dashboardStyles.stack}>
      <p>
        {t('proposals.cardAbout', {
          unit: isolate(unitName),
          day: isolate(format.dateTime(eventInfo.datetime)),
          count: eventInfo.participants,
        })}
      </p>
      <ul>
        {orderLinesOf(price).map(({ label, quantity, amount }, at) => (
          <li key={at}>{`${isolate(label)} × ${quantity}: ${isolate(format.shekels(amount))}`}</li>
        ))}
        {options.map(({ line, position, amount }) => (
          <li key={`o${position}`}>
            {t('proposals.optionLine', {
              name: isolate(line.name),
              sum: isolate(format.shekels(amount / 100)),
            })}
          </li>
        ))}
      </ul>
      <p className={styles.sum}>
        <span>{t('proposals.total')}</span>
        <span>{format.shekels(price.total / 100)}</span>
      </p>
      <p className="muted">{t('proposals.validUntil', { until: isolate(format.dateTime(validUntil)) })}</p>
      <p className="muted">
        {views.times
          ? t('proposals.viewedAt', { count: views.times, last: isolate(format.dateTime(views.at[0]!)) })
          : t('proposals.notViewed')}
      </p>
      {reason ? <Note>{t('proposals.reason', { reason: isolate(reason) })}</Note> : null}
      {link ? <Address link={link} /> : null}
    </Card>
  );
}

function SentProposal({ proposal }: Props) {
  const { t } = useTranslation('dashboard');
  const { partnerUsername: partner, role } = useOwnStore();
  const [revising, setRevising] = useState(false);
  const { status, orderId } = proposal;
  const may = (type: 'revise' | 'expire') =>
    role !== 'Viewer' && proposalLifecycle.can(status, { type, by: 'store' });
  if (revising && may('revise'))
    return <ReviseForm proposal={proposal} onClose={() => setRevising(false)} />;
  return (
    <>
      <Facts proposal={proposal} />
      <div className="row wrap">
        {orderId ? <Button to={`/dashboard/${partner}/orders/${orderId}`}>{t('proposals.toOrder')}</Button> : null}
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
  const { asked, wish, vat, status, proposalId, version } = proposal;
  return (
    <>
      <div>
        <ProposalStatusBadge status={status} />
      </div>
      {asked ? (
        <Note icon="chat">{wish ? t('proposals.askedWish', { wish: isolate(wish) }) : t('proposals.askedNote')}</Note>
      ) : null}
      <p className="muted">{t(`proposals.vat.${vat}`)}</p>
      {status === 'draft' && role !== 'Viewer' ? (
        <DraftForm key={`${proposalId}-${version}`} proposal={proposal} />
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
  const title = proposal ? t('proposals.for', { name: isolate(proposal.content.customerName) }) : t('places.proposals');
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
