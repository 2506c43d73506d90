import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readStoredShell, type StoredShell, saveShell } from './stored-shell';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 5, 1);
const shell: StoredShell = {
  partnerName: 'Nordbank',
  legalName: 'Nordbank AG',
  support: { phone: null, email: 'help@nordbank.example' },
  legalLinks: {
    terms: 'https://nordbank.example/terms',
    termsOfUse: null,
    privacy: null,
    imprint: null,
    accessibility: null,
    security: null,
  },
  theme: { '--brand': '#123456' },
};

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  });
});

describe('readStoredShell (page frame of the partner, stored in the browser)', () => {
  it.each([
    [0, shell],
    [29, shell],
    [30, null],
    [-1, null],
  ])('SHELL-22: returns the copy if stored at most 29 days ago: %i days', (days, expected) => {
    saveShell(shell, NOW);
    expect(readStoredShell(NOW + days * DAY_MS)).toEqual(expected);
  });

  it.each([
    'no JSON',
    'null',
    '{"savedAt":1}',
    JSON.stringify({ savedAt: NOW, shell: { ...shell, support: null } }),
    JSON.stringify({ savedAt: NOW, shell: { ...shell, legalLinks: { terms: {} } } }),
  ])('SHELL-22: ignores an invalid copy: $0', (text) => {
    saveShell(shell, NOW);
    for (const name of stored.keys()) stored.set(name, text);
    expect(readStoredShell(NOW)).toBeNull();
  });

  it("returns null if the browser's storage is unavailable", () => {
    vi.stubGlobal('localStorage', undefined);
    expect(() => saveShell(shell, NOW)).not.toThrow();
    expect(readStoredShell(NOW)).toBeNull();
  });
});
