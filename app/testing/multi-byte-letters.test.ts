import { expect, it } from 'vitest';
import { openPortal } from './portal';

const visit = openPortal();

const LENGTH_COUNT = 40;

it('SHELL-23: every multi-byte letter of a page is sent intact at any buffer boundary', async () => {
  const visitor = await visit('representatives', { as: 'applicant' });
  const address = `/dashboard/applications/${visitor.world.application()}/representatives?add&lng=de`;
  const brokenLengths: number[] = [];
  for (let length = 0; length < LENGTH_COUNT; length += 1) {
    const { body } = await visitor.get(`${address}&pad=${'x'.repeat(length)}`);
    if (/[\0\ufffd]/.test(body)) brokenLengths.push(length);
  }
  expect(brokenLengths).toEqual([]);
});
