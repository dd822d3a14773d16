import { maxLengthOf, profileFields } from '@smachot/contracts';
import { useFieldText } from '@smachot/web-platform';
import { Badge, Field, FilterChip, Ltr } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import type { StepProps } from './steps';
import { suggestUsername, USERNAME_LONGEST } from './username';
import { useUsernameCheck, type UsernameCheck } from './use-username-check';
import styles from './become.module.css';

/** The name of the business and, suggested from it, the username in its address. */
export function NameStep(props: StepProps) {
  const { values, faults, onChange } = props;
  const { t } = useTranslation('dashboard');
  const say = useFieldText();
  return (
    <>
      <Field
        label={t('become.businessName')}
        value={values.businessName}
        maxLength={maxLengthOf(profileFields.businessName)}
        autoComplete="organization"
        placeholder={t('become.businessNameExample')}
        error={say(faults['businessName'])}
        onChange={({ target }) =>
          onChange({
            businessName: target.value,
            ...(values.ownUsername ? {} : { partnerUsername: suggestUsername(target.value) }),
          })
        }
      />
      <Username {...props} />
    </>
  );
}

/** The username, whether it is free, and free ones if it is not. */
function Username(props: StepProps) {
  const { values, onChange } = props;
  const check = useUsernameCheck(values.partnerUsername, values.city);
  return (
    <>
      <UsernameField {...props} check={check} />
      <div className={styles.address} aria-live="polite">
        <span className="muted small">
          <Ltr>
            {location.host}/partner/<b>{values.partnerUsername || '…'}</b>
          </Ltr>
        </span>
        <CheckBadge check={check} />
      </div>
      {check.state === 'refused' && check.others.length > 0 ? (
        <OtherUsernames
          names={check.others}
          onChoose={(other) => onChange({ partnerUsername: other, ownUsername: true })}
        />
      ) : null}
    </>
  );
}

function UsernameField({ values, faults, onChange, check }: StepProps & { check: UsernameCheck }) {
  const { t } = useTranslation('dashboard');
  const say = useFieldText();
  const refused = check.state === 'refused' ? check.code : undefined;
  return (
    <Field
      ltr
      label={t('become.username')}
      hint={t('become.usernameHint')}
      value={values.partnerUsername}
      maxLength={USERNAME_LONGEST}
      autoComplete="off"
      error={
        values.partnerUsername || faults['partnerUsername']
          ? say(refused ?? faults['partnerUsername'])
          : undefined
      }
      onChange={({ target }) =>
        onChange({ partnerUsername: target.value.trim().toLowerCase(), ownUsername: true })
      }
    />
  );
}

type OthersProps = { names: readonly string[]; onChoose: (name: string) => void };

function OtherUsernames({ names, onChoose }: OthersProps) {
  const { t } = useTranslation('dashboard');
  return (
    <div className="row wrap">
      <span className="small">{t('become.others')}</span>
      {names.map((other) => (
        <FilterChip key={other} on={false} onClick={() => onChoose(other)}>
          <Ltr>{other}</Ltr>
        </FilterChip>
      ))}
    </div>
  );
}

function CheckBadge({ check }: { check: UsernameCheck }) {
  const { t } = useTranslation('dashboard');
  if (check.state === 'free')
    return (
      <Badge tone="ok" icon="check">
        {t('become.free')}
      </Badge>
    );
  return check.state === 'checking' ? <span className="small muted">{t('become.checking')}</span> : null;
}
