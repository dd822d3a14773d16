import type { PushedNotice } from '@smachot/contracts';
import { session, useAppDispatch, useUser } from '@smachot/web-platform';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { notificationsApi } from '../notifications-api';
import { deviceChoice } from './device-choice';
import { currentSubscription, pushPermission, subscribeBrowser, unsubscribeBrowser } from './push-browser';

type Message = { type?: unknown; path?: unknown };

/** The service worker asks for a page a notice leads to. The router goes there, so drafts and questions before leaving work as ever. */
const useOpenedNotices = () => {
  const navigate = useNavigate();
  useEffect(() => {
    const { serviceWorker } = navigator;
    const open = ({ data, ports }: MessageEvent<Message>) => {
      if (data.type !== 'open' || typeof data.path !== 'string' || !data.path.startsWith('/')) return;
      ports[0]?.postMessage(true);
      void navigate(data.path satisfies PushedNotice['href']);
    };
    serviceWorker?.addEventListener('message', open);
    return () => serviceWorker?.removeEventListener('message', open);
  }, [navigate]);
};

/** Browsers change subscriptions by themselves, and a new sign-in is a new session: once per page the server is told which one it is. */
const useKeptSubscription = () => {
  const dispatch = useAppDispatch();
  const userId = useUser()?.id;
  useEffect(() => {
    if (!userId || !deviceChoice.isChosenBy(userId)) return;
    const keep = async () => {
      if ((await pushPermission()) !== 'granted') return;
      const asked = dispatch(notificationsApi.endpoints.pushDevices.initiate());
      const { data } = await asked;
      asked.unsubscribe();
      const known = data?.devices.some(({ current }) => current) && (await currentSubscription());
      if (!data?.publicKey || known) return;
      const body = await subscribeBrowser(data.publicKey);
      await dispatch(notificationsApi.endpoints.subscribeDevice.initiate({ body }));
    };
    void keep().catch(() => undefined);
  }, [dispatch, userId]);
};

/** Keeps this browser's notices in step with its session: the same browser shows none of them after a sign-out. */
export const useKeptDevice = (): void => {
  useOpenedNotices();
  useKeptSubscription();
  useEffect(() => session.onSignedOut(() => void unsubscribeBrowser()), []);
};
