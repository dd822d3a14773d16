import type { PushDevice } from '@smachot/contracts';
import { listed, useFormat } from '@smachot/web-platform';
import { Badge, Button, Card, CheckField, Note, QueryStatus, SkeletonRows } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import styles from './device.module.css';
import type { PushPermission } from './push-browser';
import { useDevice } from './use-device';

/** Notices on this device, asked for by its switch alone, and the other devices that get them. */
export function DeviceCard() {
  const { t } = useTranslation('notifications');
  const { query, browser, isOn, own, busy, problem, turnOn, remove } = useDevice();
  const { publicKey = null, devices = [] } = query.data ?? {};
  const others = devices.filter((device) => device !== own || !isOn);
  const change = (on: boolean) => {
    if (on && publicKey) void turnOn(publicKey);
    else if (own) void remove(own);
  };
  return (
    <Card pad="l">
      <div className="ui-flow" id="device">
        <div>
          <h2>{t('device.title')}</h2>
          <p className="muted">{t('device.text')}</p>
        </div>
        {query.data && browser ? (
          <>
            {publicKey ? (
              <ThisDevice {...browser} {...{ isOn, busy, change }} />
            ) : (
              <Note>{t('device.notPushed')}</Note>
            )}
            {problem ? <Note tone="bad">{problem}</Note> : null}
            <Devices devices={others} busy={busy} onRemove={(device) => void remove(device)} />
          </>
        ) : (
          <QueryStatus query={query} skeleton={<SkeletonRows count={1} />} />
        )}
      </div>
    </Card>
  );
}

type ThisDeviceProps = {
  permission: PushPermission;
  isOn: boolean;
  busy: boolean;
  change: (on: boolean) => void;
};

function ThisDevice({ permission, isOn, busy, change }: ThisDeviceProps) {
  const { t } = useTranslation('notifications');
  if (permission === 'unsupported') return <Note>{t('device.unsupported')}</Note>;
  if (permission === 'install') return <Note>{t('device.install')}</Note>;
  if (permission === 'denied') return <Note tone="warn">{t('device.denied')}</Note>;
  return (
    <CheckField
      kind="switch"
      label={t('device.switch')}
      hint={t(isOn ? 'device.on' : 'device.off')}
      checked={isOn}
      onChange={({ target }) => {
        if (!busy) change(target.checked);
      }}
    />
  );
}

type DevicesProps = { devices: readonly PushDevice[]; busy: boolean; onRemove: (device: PushDevice) => void };

function Devices({ devices, busy, onRemove }: DevicesProps) {
  const { t } = useTranslation('notifications');
  const format = useFormat();
  if (devices.length === 0) return null;
  return (
    <div>
      <h3>{t('device.others')}</h3>
      <ul className={styles.devices}>
        {devices.map((device) => {
          const kind = t(`device.kind.${device.device ?? 'other'}`);
          const name = listed([device.browser, device.system].filter((part) => part !== null));
          return (
            <li key={device._id} className={styles.device}>
              <div className="grow">
                <p>
                  <b>{kind}</b> {name ? <bdi>{name}</bdi> : null}
                </p>
                <p className="small muted">{t('device.since', { when: format.date(device.since) })}</p>
                {device.current ? <Badge icon="check">{t('device.here')}</Badge> : null}
              </div>
              <Button
                kind="ghost"
                disabled={busy}
                aria-label={t('device.removeNamed', { device: name ? `${kind}, ${name}` : kind })}
                onClick={() => onRemove(device)}
              >
                {t('device.remove')}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
