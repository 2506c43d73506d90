import { setTimeout } from 'node:timers/promises';
import type { CustomerCalls } from '../backend/lending-api';

const SCAN_POLLING = { tries: 60, pauseMs: 500 };

export async function waitForVirusScan(calls: CustomerCalls, applicationPath: string): Promise<void> {
  for (let attempt = 0; attempt < SCAN_POLLING.tries; attempt += 1) {
    const { result } = (await calls.get(`${applicationPath}/documents`)) as {
      result: { virus_scan_status: string; is_upload_successful: boolean | null }[];
    };
    if (
      !result.some(
        ({ virus_scan_status, is_upload_successful }) =>
          is_upload_successful && ['not_scanned', 'scanning'].includes(virus_scan_status),
      )
    )
      return;
    await setTimeout(SCAN_POLLING.pauseMs);
  }
  throw new Error(`the virus scan below ${applicationPath} does not end`);
}
