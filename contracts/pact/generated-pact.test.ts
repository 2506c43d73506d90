import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type PactFile, readGeneratedPact } from './generated-pact';
import { PACT_FILE } from './pact-file';

const pactOf = (...descriptions: string[]): PactFile => ({
  consumer: { name: 'customer-portal' },
  interactions: descriptions.map((description) => ({
    description,
    request: { method: 'GET', path: '/config' },
    response: { status: 200 },
  })),
  metadata: { pactSpecification: { version: '4.0' } },
  provider: { name: 'lending-api' },
});

describe('QA-01 readGeneratedPact (pact that the consumer tests wrote)', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pacts-'));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  function writePact(name: string, pact: PactFile | null): void {
    mkdirSync(join(folder, name));
    if (pact) writeFileSync(join(folder, name, PACT_FILE), JSON.stringify(pact));
  }

  it('merges exchanges in the order of their descriptions and skips failed exchanges', () => {
    writePact('1', pactOf('login with a wrong password'));
    writePact('2', pactOf('getConfig'));
    writePact('3', null);
    writePact('4', pactOf('logout'));
    expect(readGeneratedPact(folder)).toEqual(pactOf('getConfig', 'login with a wrong password', 'logout'));
  });

  it('throws on duplicate descriptions', () => {
    writePact('1', pactOf('getConfig'));
    writePact('2', pactOf('getConfig'));
    expect(() => readGeneratedPact(folder)).toThrow('Two exchanges have the description "getConfig"');
  });

  it('throws if the consumer tests wrote nothing', () => {
    expect(() => readGeneratedPact(folder)).toThrow('wrote no pact');
    expect(() => readGeneratedPact(join(folder, 'nowhere'))).toThrow('wrote no pact');
  });
});
