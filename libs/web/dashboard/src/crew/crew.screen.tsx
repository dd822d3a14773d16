import type { AnswerOf, CrewRole, listCrew } from '@smachot/contracts';
import { problemOf, session, useConfirmed, useProblemText, useTitle } from '@smachot/web-platform';
import {
  Avatar,
  Badge,
  Button,
  Card,
  ConfirmDialog,
  Note,
  Page,
  PageHead,
  PhoneText,
  QueryStatus,
  SelectField,
  SkeletonRows,
  useSnackbar,
} from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import {
  useChangeRoleMutation,
  useCrewQuery,
  useRemoveFromCrewMutation,
  useWithdrawInvitationMutation,
} from '../dashboard-api';
import { useOwnStore } from '../shell/own-store';
import { InviteForm, useRoleOptions } from './invite-form';
import { useTimeLeft } from './use-time-left';
import styles from './crew.module.css';

type Crew = AnswerOf<typeof listCrew>;
type Member = Crew['members'][number];

/** crew: the members of the store and their roles. */
export function CrewScreen() {
  const { t } = useTranslation('dashboard');
  const { partnerUsername } = useOwnStore();
  const query = useCrewQuery({ params: { partner: partnerUsername } }, { refetchOnMountOrArgChange: true });
  useTitle(t('places.crew'));
  const crew = query.currentData;
  return (
    <Page width="narrow">
      <PageHead title={t('places.crew')} note={t('crew.note')} />
      {crew ? (
        <>
          <Members crew={crew} />
          {crew.role === 'Owner' ? <InviteForm /> : <Note icon="lock">{t('crew.ownersInvite')}</Note>}
          <Invitations crew={crew} />
        </>
      ) : (
        <QueryStatus query={query} skeleton={<SkeletonRows count={3} />} />
      )}
    </Page>
  );
}

function Members({ crew }: { crew: Crew }) {
  const { t } = useTranslation('dashboard');
  return (
    <Card component="section" aria-label={t('crew.members')}>
      <ul className={styles.list}>
        {crew.members.map((member) => (
          <MemberRow key={member.memberId} member={member} mayManage={crew.role === 'Owner'} />
        ))}
      </ul>
    </Card>
  );
}

function MemberRow({ member, mayManage }: { member: Member; mayManage: boolean }) {
  const { t } = useTranslation('dashboard');
  const words = useProblemText();
  const role = useRole(member);
  const [asking, setAsking] = useState(false);
  const name = `${member.firstName} ${member.lastName}`.trim();
  return (
    <li>
      <div className={styles.row}>
        <Avatar name={name} />
        <div className="grow">
          <b>{name}</b> {member.you ? <span className="muted small">({t('crew.you')})</span> : null}
          <div className="small muted">
            <PhoneText phone={member.phoneNumber} />
          </div>
        </div>
        {member.suspended ? (
          <Badge tone="neutral" icon="clock">
            {t('crew.suspended')}
          </Badge>
        ) : mayManage ? (
          <RoleField name={name} role={role} />
        ) : (
          <RoleBadge role={member.role} />
        )}
        {mayManage || member.you ? (
          <Button kind="ghost" danger onClick={() => setAsking(true)}>
            {t(member.you ? 'crew.leave' : 'crew.remove')}
          </Button>
        ) : null}
      </div>
      {role.error ? <Note tone="bad">{words(role.error)}</Note> : null}
      <RemoveDialog member={member} name={name} open={asking} onClose={() => setAsking(false)} />
    </li>
  );
}

/** The role of a member, and its change. */
const useRole = ({ memberId, role }: Member) => {
  const { partnerUsername: partner } = useOwnStore();
  const [change, changing] = useChangeRoleMutation();
  const confirmed = useConfirmed();
  return {
    role,
    change: (next: CrewRole) =>
      void confirmed(() => change({ params: { partner, memberId }, body: { role: next } })),
    busy: changing.isLoading,
    error: changing.error,
  };
};

function RoleField({ name, role }: { name: string; role: ReturnType<typeof useRole> }) {
  const { t } = useTranslation('dashboard');
  const options = useRoleOptions();
  return (
    <SelectField
      label={<span className="sr">{t('crew.roleOf', { name })}</span>}
      options={options}
      value={role.role}
      onChange={(event) => {
        if (!role.busy) role.change(event.target.value as CrewRole);
      }}
    />
  );
}

function RoleBadge({ role }: { role: CrewRole }) {
  const { t } = useTranslation('dashboard');
  return (
    <Badge tone="primary" icon="user">
      {t(`crew.roles.${role}`)}
    </Badge>
  );
}

type RemoveProps = { member: Member; name: string; open: boolean; onClose: () => void };

function RemoveDialog({ member, name, open, onClose }: RemoveProps) {
  const { t } = useTranslation('dashboard');
  const { partnerUsername: partner, businessName } = useOwnStore();
  const navigate = useNavigate();
  const say = useSnackbar();
  const words = useProblemText();
  const [remove, removing] = useRemoveFromCrewMutation();
  const confirmed = useConfirmed();
  const confirm = async () => {
    const { error } = await confirmed(() => remove({ params: { partner, memberId: member.memberId } }));
    if (error) return;
    onClose();
    say(t(member.you ? 'crew.left' : 'crew.removed', { name, store: businessName }));
    if (!member.you) return;
    // A member who left the crew must not see the store in the menu any more.
    await session.renew();
    void navigate('/me', { replace: true });
  };
  return (
    <ConfirmDialog
      open={open}
      title={t(member.you ? 'crew.leaveTitle' : 'crew.removeTitle', { name, store: businessName })}
      text={t(member.you ? 'crew.leaveText' : 'crew.removeText', { name })}
      confirm={t(member.you ? 'crew.leave' : 'crew.remove')}
      tone="bad"
      busy={removing.isLoading}
      problem={removing.error ? words(removing.error) : null}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}

function Invitations({ crew }: { crew: Crew }) {
  const { t } = useTranslation('dashboard');
  const left = useTimeLeft();
  const words = useProblemText();
  const { partnerUsername: partner } = useOwnStore();
  const [withdraw, withdrawing] = useWithdrawInvitationMutation();
  if (crew.invitations.length === 0) return null;
  return (
    <Card component="section" aria-labelledby="cw-waiting">
      <h2 id="cw-waiting" className={styles.head}>
        {t('crew.waiting')}
      </h2>
      {withdrawing.error && problemOf(withdrawing.error).status !== 404 ? (
        <Note tone="bad">{words(withdrawing.error)}</Note>
      ) : null}
      <ul className={styles.list}>
        {crew.invitations.map(({ invitationId, phoneNumber, role, expiresAt }) => (
          <li key={invitationId} className={styles.row}>
            <div className="grow">
              <PhoneText phone={phoneNumber} />
              <div className="small muted">
                {t(`crew.roles.${role}`)} · {t('crew.expires', { span: left(expiresAt) })}
              </div>
            </div>
            {crew.role === 'Owner' ? (
              <Button
                kind="ghost"
                busy={withdrawing.isLoading}
                onClick={() => void withdraw({ params: { partner, invitationId } })}
              >
                {t('crew.withdraw')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}
