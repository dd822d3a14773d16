import { useRef, useState } from 'react';

/** Runs one sending at a time: whatever is pressed meanwhile does nothing. */
export const useSendOnce = () => {
  const [busy, setBusy] = useState(false);
  // two presses in one tick both see a form that is not busy
  const sending = useRef(false);
  const sendOnce = async (send: () => Promise<void>) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    try {
      await send();
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };
  return { busy, sendOnce };
};
