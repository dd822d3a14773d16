import { readTicketCode } from '@smachot/contracts';
import { type Door, useFormat, type Verdict } from '@smachot/web-platform';
import { clsx } from 'clsx';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/button';
import { Note } from '../feedback/note';
import { Field } from '../forms/field';
import { Icon } from '../icon/icon';
import { Card } from '../layout/card';
import { hasCamera, useCamera } from './use-camera';
import styles from './door.module.css';

const useVerdictText = () => {
  const { t } = useTranslation('door');
  const format = useFormat();
  return (verdict: Verdict): string => {
    if (verdict.kind === 'unknown') return t('verdict.unknown');
    if (verdict.kind === 'admitted') return t('verdict.admitted', { name: verdict.row.name || t('noName') });
    const { first, isHere } = verdict;
    const time = format.time(first.at);
    return isHere
      ? t('verdict.alreadyHere', { time })
      : t('verdict.alreadyThere', { time, door: first.door || t('otherDoor') });
  };
};

function VerdictBox({ verdict }: { verdict: Verdict | null }) {
  const text = useVerdictText();
  const isGood = verdict?.kind === 'admitted';
  return (
    <div aria-live="assertive" aria-atomic>
      {verdict ? (
        <div className={clsx(styles.verdict, isGood ? styles.good : styles.wrong)}>
          <span className="row">
            <Icon name={isGood ? 'check' : 'x'} size={36} />
            <span className="grow">{text(verdict)}</span>
          </span>
        </div>
      ) : null}
    </div>
  );
}

function Camera({ onCode }: { onCode: (text: string) => void }) {
  const { t } = useTranslation('door');
  const [isOn, setOn] = useState(false);
  const { video, problem } = useCamera(isOn, onCode);
  if (!hasCamera()) return <Note icon="eye">{t('cameraNone')}</Note>;
  if (problem) return <Note tone="warn">{t(problem)}</Note>;
  return (
    <>
      {isOn ? (
        <video ref={video} className={styles.camera} aria-label={t('cameraView')} muted playsInline />
      ) : null}
      <div>
        <Button kind={isOn ? 'line' : 'primary'} icon="zoom" onClick={() => setOn(!isOn)}>
          {t(isOn ? 'cameraStop' : 'camera')}
        </Button>
      </div>
    </>
  );
}

/** Reads tickets, by the camera or by their typed code, and says at once whether they let in. */
export function TicketScan({ door }: { door: Door }) {
  const { t } = useTranslation('door');
  const [typed, setTyped] = useState('');
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const decide = async (text: string) => {
    const code = readTicketCode(text);
    setVerdict(code ? await door.scan(code) : { kind: 'unknown' });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === '') return;
    void decide(typed);
    setTyped('');
  };
  return (
    <Card component="section" className={styles.stack} aria-labelledby="door-scan">
      <h2 id="door-scan">{t('scan')}</h2>
      <VerdictBox verdict={verdict} />
      <Camera onCode={(text) => void decide(text)} />
      <form className={styles.typed} onSubmit={submit}>
        <Field
          ltr
          label={t('code')}
          value={typed}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" kind="line">
          {t('check')}
        </Button>
      </form>
    </Card>
  );
}
