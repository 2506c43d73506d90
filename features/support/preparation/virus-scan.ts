import { setTimeout } from 'node:timers/promises';
import type { OwnCalls } from '../backend/lending-api';

/** Longest wait for a virus scan, and the time between two looks. */
const SCAN = { tries: 60, pauseMs: 500 };

/** Waits until no file of an application is being scanned any more. @param at the application's path @throws Error when that does not come */
export async function scanned(calls: OwnCalls, at: string): Promise<void> {
  for (let tries = 0; tries < SCAN.tries; tries += 1) {
    const { result } = (await calls.get(`${at}/documents`)) as {
      result: { virus_scan_status: string; is_upload_successful: boolean | null }[];
    };
    if (
      !result.some(
        ({ virus_scan_status, is_upload_successful }) =>
          is_upload_successful && ['not_scanned', 'scanning'].includes(virus_scan_status),
      )
    )
      return;
    await setTimeout(SCAN.pauseMs);
  }
  throw new Error(`the virus scan below ${at} does not end`);
}
