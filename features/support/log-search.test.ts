import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteLogs, searchLogs } from './log-search';

const folder = mkdtempSync(join(tmpdir(), 'log-search-'));
const RUN = 'portal-';
const VALUES = ['anna@firma.example', 'DE02 1203 0000'];

const writeLog = (server: string, line: string) => writeFileSync(join(folder, `${server}.log`), `${line}\n`);

describe('searchLogs (search for values in log files)', () => {
  beforeEach(() => deleteLogs('', folder));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('names each log and the values found in it', () => {
    writeLog('portal-1', '{"event":"server-started","port":3000}');
    writeLog('portal-2', '{"event":"library-message","note":"for anna@firma.example"}');
    writeLog('portal-3', '{"event":"crashed","error":{"name":"TypeError"}}');
    writeLog('other-1', '{"note":"for anna@firma.example"}');
    expect(searchLogs(RUN, VALUES, folder)).toEqual([
      expect.stringMatching(/portal-2\.log contains a typed value or a cookie: anna@firma\.example$/),
      expect.stringMatching(/portal-3\.log reports a crash: .*TypeError/),
    ]);
  });

  it('ignores the logs of an earlier run, which deleteLogs has removed', () => {
    writeLog('portal-1', 'anna@firma.example');
    writeLog('other-1', 'anna@firma.example');
    deleteLogs(RUN, folder);
    expect(searchLogs('', VALUES, folder)).toEqual([expect.stringMatching(/other-1\.log contains/)]);
  });
});
