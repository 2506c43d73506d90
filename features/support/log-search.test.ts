import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetLogs, searchLogs } from './log-search';
import { LOGS } from './server-process';

const RUN = 'test-of-the-search-';

/** Writes what a server of the run has written. */
const wrote = (server: string, line: string) => writeFileSync(join(LOGS, `${RUN}${server}.log`), `${line}\n`);

describe('the search of all logs of a run', () => {
  beforeAll(() => forgetLogs(RUN));
  afterAll(() => forgetLogs(RUN));

  it('looks into every log, and names it with what it holds', () => {
    wrote('portal-1', '{"event":"server-started","port":3000}');
    wrote('portal-2', '{"event":"library-message","note":"for anna@firma.example"}');
    wrote('portal-3', '{"event":"crashed","error":{"name":"TypeError"}}');
    expect(searchLogs(RUN, ['anna@firma.example', 'DE02 1203 0000'])).toEqual([
      expect.stringMatching(/portal-2\.log holds what a visitor typed or carried: anna@firma\.example$/),
      expect.stringMatching(/portal-3\.log tells of a crash: .*TypeError/),
    ]);
  });

  it('deletes the logs of an earlier run', () => {
    wrote('portal-1', 'anna@firma.example');
    forgetLogs(RUN);
    expect(searchLogs(RUN, ['anna@firma.example'])).toEqual([]);
  });
});
