import { expect, it, vi } from 'vitest';
import { createEmptySession } from '~/request/session.server';
import { coalesceSessionSubmits, coalesceSubmits } from './create-once.server';

const later = <T>(value: T) => new Promise<T>((resolve) => setTimeout(resolve, 5, value));

it('coalesceSubmits executes two identical concurrent submits once', async () => {
  const work = vi.fn(() => later('made'));
  await expect(Promise.all([coalesceSubmits('key', work), coalesceSubmits('key', work)])).resolves.toEqual([
    'made',
    'made',
  ]);
  expect(work).toHaveBeenCalledTimes(1);
});

it('coalesceSubmits sends each of two concurrent submits its own redirect response', async () => {
  const work = () => later(new Response('made', { status: 303, headers: { Location: '/result' } }));
  const outcomes = await Promise.allSettled([coalesceSubmits('key', work), coalesceSubmits('key', work)]);
  const [firstResult, secondResult] = outcomes.map((outcome) =>
    outcome.status === 'rejected' ? outcome.reason : null,
  );
  expect(firstResult).toMatchObject({ status: 303 });
  expect(secondResult).toMatchObject({ status: 303 });
  expect(firstResult).not.toBe(secondResult);
  await expect(Promise.all([firstResult.text(), secondResult.text()])).resolves.toEqual(['made', 'made']);
});

it('coalesceSubmits executes the submit again if the form is sent again after the first execution has ended', async () => {
  await expect(coalesceSubmits('key', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(coalesceSubmits('key', () => later('again'))).resolves.toBe('again');
});

it('coalesceSubmits executes submits of different forms independently', async () => {
  const [firstResult, secondResult] = await Promise.all([
    coalesceSubmits('a', () => later(1)),
    coalesceSubmits('b', () => later(2)),
  ]);
  expect([firstResult, secondResult]).toEqual([1, 2]);
});

it('coalesceSessionSubmits shares no response between two sessions with the same form', async () => {
  const session = (cookie: string) => ({
    data: { ...createEmptySession(), apiCookies: { lending_session: cookie } },
  });
  const [firstResult, secondResult, thirdResult] = await Promise.all([
    coalesceSessionSubmits(session('one'), 'sign 1', () => later('first')),
    coalesceSessionSubmits(session('other'), 'sign 1', () => later('second')),
    coalesceSessionSubmits(session('one'), 'sign 1', () => later('third')),
  ]);
  expect([firstResult, secondResult, thirdResult]).toEqual(['first', 'second', 'first']);
});
