import { useEffect, useRef, useState, type RefObject } from 'react';
import { loadCodeReader } from './code-reader';

/** Whether this page may ask for a camera: not in an old browser, nor over plain HTTP. */
export const hasCamera = (): boolean => 'mediaDevices' in navigator;

/** Why the camera reads nothing: it may not be used or there is none, or the reader could not be fetched. */
export type CameraProblem = 'cameraRefused' | 'readerMissing';

const LOOK_MS = 250;
/** The same code in sight is reported once in so many milliseconds. */
const SAME_CODE_MS = 4_000;

/** Reads QR codes with the camera while `isOn`. The reader is loaded before that. */
export const useCamera = (
  isOn: boolean,
  onCode: (text: string) => void,
): { video: RefObject<HTMLVideoElement | null>; problem: CameraProblem | null } => {
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState<CameraProblem | null>(null);
  const report = useRef(onCode);
  useEffect(() => {
    report.current = onCode;
  });
  useEffect(() => {
    // the library alone is fetched; what fails here is said when the camera opens
    if (hasCamera()) loadCodeReader().catch(() => undefined);
  }, []);
  useEffect(() => {
    if (!isOn) return;
    let isOver = false;
    let stop: () => void = () => undefined;
    watch(
      video,
      (text) => report.current(text),
      () => isOver,
    ).then(
      (stopWatching) => {
        stop = stopWatching;
        if (isOver) stop();
      },
      (error: unknown) => setProblem(error instanceof ReaderMissing ? 'readerMissing' : 'cameraRefused'),
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [isOn]);
  return { video, problem };
};

class ReaderMissing extends Error {}

const watch = async (
  video: RefObject<HTMLVideoElement | null>,
  report: (text: string) => void,
  isOver: () => boolean,
): Promise<() => void> => {
  const reader = await loadCodeReader().catch(() => {
    throw new ReaderMissing();
  });
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  const seen = { text: '', at: 0 };
  const look = async () => {
    const [found] = video.current ? await reader.detect(video.current).catch(() => []) : [];
    if (!found || isOver() || (found.rawValue === seen.text && Date.now() - seen.at < SAME_CODE_MS)) return;
    Object.assign(seen, { text: found.rawValue, at: Date.now() });
    report(found.rawValue);
  };
  const looking = setInterval(() => void look(), LOOK_MS);
  if (video.current) {
    video.current.srcObject = stream;
    await video.current.play().catch(() => undefined);
  }
  return () => {
    clearInterval(looking);
    for (const track of stream.getTracks()) track.stop();
  };
};
