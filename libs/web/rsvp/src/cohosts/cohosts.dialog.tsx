import type { AnswerOf, CohostRole, EventId, Invitation, listCohosts } from '@smachot/contracts';
import { useFormat, useProblemText } from '@smachot/web-platform';
import {
  Avatar,
  Badge,
  Button,
  ConfirmDialog,
  Dialog,
  Note,
  PhoneText,
  QueryStatus,
  SelectField,
  SkeletonRows,
  useSnackbar,
} from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useAddressPatch } from '../use-address-patch';
import {
  useChangeCohostRoleMutation,
  useCohostsQuery,
  useRemoveCohostMutation,
  useWithdrawCohostMutation,
} from './cohosts-api';
import { InviteCohostForm, useRoleOptions } from './invite-cohost-form';
import styles from './cohosts.module.css';

type Cohosts = AnswerOf<typeof listCohosts>;
type Member = Cohosts['members'][number];
const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim();

/** The hosts of the event and the permissions of each. The owner invites and removes co-hosts; a co-host may leave. */
export function CohostsDialog({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation('rsvp');
  const { close } = useAddressPatch();
  const eventId = invitation._id;
  const query = useCohostsQuery({ params: { eventId } }, { refetchOnMountOrArgChange: true });
  const cohosts = query.currentData;
  return (
    <Dialog open title={t('cohosts.title')} onClose={() => close('open')}>
      {cohosts ? (
        <div className={styles.stack}>
          <ul className={styles.list} aria-label={t('cohosts.title')}>
            <OwnerRow owner={cohosts.owner} />
            {cohosts.members.map((member) => (
              <MemberRow
                key={member.cohostId}
                member={member}
                invitation={invitation}
                mayManage={cohosts.role === 'Owner'}
              />
            ))}
          </ul>
          <Waiting eventId={eventId} cohosts={cohosts} />
          {cohosts.role === 'Owner' ? (
            <InviteCohostForm eventId={eventId} />
          ) : (
            <Note icon="lock">{t('cohosts.ownerInvites')}</Note>
          )}
        </div>
      ) : (
        <QueryStatus query={query} skeleton={<SkeletonRows count={3} />} />
      )}
    </Dialog>
  );
}

function OwnerRow({ owner }: { owner: Cohosts['owner'] }) {
  const { t } = useTranslation('rsvp');
  return (
    <li className={styles.row}>
      <Avatar name={nameOf(owner)} />
      <div className="grow">
        <b>{nameOf(owner)}</b> {owner.you ? <span className="muted small">({t('cohosts.you')})</span> : null}
        <div className="small muted">{t('cohosts.ownerPays')}</div>
      </div>
      <Badge tone="primary" icon="user">
        {t('cohosts.roles.Owner')}
      </Badge>
    </li>
  );
}

function MemberName({ member }: { member: Member }) {
  const { t } = useTranslation('rsvp');
  return (
    <div className="grow">
      <b>{nameOf(member)}</b> {member.you ? <span className="muted small">({t('cohosts.you')})</span> : null}
      {member.phoneNumber ? (
        <div className="small muted">
          <PhoneText phone={member.phoneNumber} />
        </div>
      ) : null}
    </div>
  );
}

type MemberProps = { member: Member; invitation: Invitation; mayManage: boolean };

function MemberRow({ member, invitation, mayManage }: MemberProps) {
  const { t } = useTranslation('rsvp');
  const words = useProblemText();
  const [change, changing] = useChangeCohostRoleMutation();
  const [asking, setAsking] = useState(false);
  const options = useRoleOptions();
  const name = nameOf(member);
  const params = { eventId: invitation._id, cohostId: member.cohostId };
  return (
    <li>
      <div className={styles.row}>
        <Avatar name={name} />
        <MemberName member={member} />
        {mayManage ? (
          <SelectField
            label={<span className="sr">{t('cohosts.roleOf', { name })}</span>}
            options={options}
            value={member.role}
            onChange={(event) => {
              if (!changing.isLoading)
                void change({ params, body: { role: event.target.value as CohostRole } });
            }}
          />
        ) : (
          <Badge tone="primary" icon="user">
            {t(`cohosts.roles.${member.role}`)}
          </Badge>
        )}
        {mayManage || member.you ? (
          <Button kind="ghost" danger onClick={() => setAsking(true)}>
            {t(member.you ? 'cohosts.leave' : 'cohosts.remove')}
          </Button>
        ) : null}
      </div>
      {changing.error ? <Note tone="bad">{words(changing.error)}</Note> : null}
      <RemoveDialog member={member} invitation={invitation} open={asking} onClose={() => setAsking(false)} />
    </li>
  );
}

type RemoveProps = { member: Member; invitation: Invitation; open: boolean; onClose: () => void };

function RemoveDialog({ member, invitation, open, onClose }: RemoveProps) {
  const { t } = useTranslation('rsvp');
  const navigate = useNavigate();
  const say = useSnackbar();
  const words = useProblemText();
  const [remove, removing] = useRemoveCohostMutation();
  const name = nameOf(member);
  const { title } = invitation;
  const confirm = async () => {
    const params = { eventId: invitation._id, cohostId: member.cohostId };
    const { error } = await remove({ params });
    if (error) return;
    onClose();
    say(t(member.you ? 'cohosts.left' : 'cohosts.removed', { name, title }));
    if (member.you) void navigate('/me/rsvps', { replace: true });
  };
  return (
    <ConfirmDialog
      open={open}
      title={t(member.you ? 'cohosts.leaveTitle' : 'cohosts.removeTitle', { name, title })}
      text={t(member.you ? 'cohosts.leaveText' : 'cohosts.removeText', { name })}
      confirm={t(member.you ? 'cohosts.leave' : 'cohosts.remove')}
      tone="bad"
      busy={removing.isLoading}
      problem={removing.error ? words(removing.error) : null}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}

function Waiting({ eventId, cohosts }: { eventId: EventId; cohosts: Cohosts }) {
  const { t } = useTranslation('rsvp');
  const format = useFormat();
  const [withdraw, withdrawing] = useWithdrawCohostMutation();
  if (cohosts.invitations.length === 0) return null;
  return (
    <section aria-labelledby="co-waiting">
      <h3 id="co-waiting">{t('cohosts.waiting')}</h3>
      <ul className={styles.list}>
        {cohosts.invitations.map(({ invitationId, phoneNumber, role, expiresAt }) => (
          <li key={invitationId} className={styles.row}>
            <div className="grow">
              <PhoneText phone={phoneNumber} />
              <div className="small muted">
                {t(`cohosts.roles.${role}`)} · {t('cohosts.expires', { when: format.relative(expiresAt) })}
              </div>
            </div>
            <Button
              kind="ghost"
              busy={withdrawing.isLoading}
              onClick={() => void withdraw({ params: { eventId, cohostInvitationId: invitationId } })}
            >
              {t('cohosts.withdraw')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
