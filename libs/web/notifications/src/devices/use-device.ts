import type { PushDevice } from '@smachot/contracts';
import { useProblemText, useUser } from '@smachot/web-platform';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  usePushDevicesQuery,
  useSubscribeDeviceMutation,
  useUnsubscribeDeviceMutation,
} from '../notifications-api';
import { deviceChoice } from './device-choice';
import {
  askPermission,
  currentSubscription,
  type PushPermission,
  pushPermission,
  subscribeBrowser,
  unsubscribeBrowser,
} from './push-browser';

type Browser = { permission: PushPermission; subscribed: boolean };

const browserNow = async (): Promise<Browser> => {
  const permission = await pushPermission();
  const subscription = permission === 'granted' ? await currentSubscription().catch(() => null) : null;
  return { permission, subscribed: subscription !== null };
};

/** Whether the browser may show notices, and has a subscription; undefined: not known yet. */
const useBrowser = () => {
  const [browser, setBrowser] = useState<Browser>();
  useEffect(() => void browserNow().then(setBrowser), []);
  return { browser, look: async () => setBrowser(await browserNow()) };
};

/** Notices on this device: whether they are on, and turning them on and off. */
export const useDevice = () => {
  const { t } = useTranslation('notifications');
  const user = useUser();
  const problemText = useProblemText();
  const query = usePushDevicesQuery();
  const [subscribe] = useSubscribeDeviceMutation();
  const [unsubscribe] = useUnsubscribeDeviceMutation();
  const { browser, look } = useBrowser();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const own = query.data?.devices.find(({ current }) => current);

  const act = async (work: () => Promise<string | undefined>) => {
    setBusy(true);
    setProblem(undefined);
    setProblem(await work().catch(() => t('device.failed')));
    await look();
    setBusy(false);
  };
  const turnOn = (publicKey: string) =>
    act(async () => {
      if ((await askPermission()) !== 'granted') return undefined;
      const { error } = await subscribe({ body: await subscribeBrowser(publicKey) });
      if (!error && user) deviceChoice.choose(user.id);
      if (error) await unsubscribeBrowser();
      return error ? problemText(error) : undefined;
    });
  const remove = ({ _id, current }: PushDevice) =>
    act(async () => {
      const { error } = await unsubscribe({ params: { deviceId: _id } });
      if (error) return problemText(error);
      if (!current) return undefined;
      deviceChoice.forget();
      await unsubscribeBrowser();
      return undefined;
    });
  return {
    ...{ query, browser, busy, problem, turnOn, remove, own },
    isOn: browser?.subscribed === true && own !== undefined,
  };
};
