import type { ScanBatch } from '@smachot/contracts';
import { HOUR_MS } from '@smachot/kernel';

/** How long ago a scan may have been recorded by a device that could not send it. */
const OFFLINE_AT_MOST_MS = 36 * HOUR_MS;

/**
 * The scans of a batch with plausible times: corrected by how far the device's clock was off when it sent them, and never later than
 * now, nor longer ago than a device keeps them.
 */
export const plausibleScans = ({ scans, sentAt }: ScanBatch, now: Date): ScanBatch['scans'] => {
  const ahead = Date.parse(sentAt) - now.getTime();
  return scans.map((scan) => {
    const at = Date.parse(scan.at) - ahead;
    const earliest = now.getTime() - OFFLINE_AT_MOST_MS;
    return { ...scan, at: new Date(Math.min(now.getTime(), Math.max(earliest, at))).toISOString() };
  });
};
