import { exitWithMessage } from './exit-with-message.mjs';

/** @typedef {{ at: string, zone: string }} Day */

/** @type {Record<string, Day>} */
export const DAYS = {
  'new-year': { at: '2026-12-31T23:30:00Z', zone: 'UTC' },
  'month-end': { at: '2027-01-31T12:00:00Z', zone: 'UTC' },
  'february-28': { at: '2027-02-28T12:00:00Z', zone: 'UTC' },
  'leap-day': { at: '2028-02-29T12:00:00Z', zone: 'UTC' },
  // Daylight saving time begins during the tests.
  'summer-time': { at: '2027-03-28T00:58:00Z', zone: 'Europe/Berlin' },
  'winter-time': { at: '2027-10-31T00:58:00Z', zone: 'Europe/Berlin' },
  // Day and month differ from those in Berlin.
  kiritimati: { at: '2027-03-31T11:00:00Z', zone: 'Pacific/Kiritimati' },
  'pago-pago': { at: '2027-03-01T05:00:00Z', zone: 'Pacific/Pago_Pago' },
  kathmandu: { at: '2027-06-30T19:00:00Z', zone: 'Asia/Kathmandu' },
};

export const PARTS = /** @type {const} */ (['unit', 'contracts', 'features']);

/** @param {string[]} args */
export function parseDayArguments(args) {
  const knownArgs = [...Object.keys(DAYS), ...PARTS, '--list'];
  const unknownArg = args.find((arg) => !knownArgs.includes(arg));
  if (unknownArg !== undefined)
    exitWithMessage(`Unknown argument "${unknownArg}" of test:days. Use ${knownArgs.join(', ')}.`);
  const days = Object.keys(DAYS).filter((name) => args.includes(name));
  const parts = PARTS.filter((part) => args.includes(part));
  return {
    days: days.length > 0 ? days : Object.keys(DAYS),
    parts: parts.length > 0 ? parts : PARTS,
    isList: args.includes('--list'),
  };
}
