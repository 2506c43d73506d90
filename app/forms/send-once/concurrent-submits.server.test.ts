import { expect, it, vi } from 'vitest';
import { createEmptySession } from '~/request/session.server';
import { answerOnce, answerOncePerSession } from './create-once.server';

const later = <T>(value: T) => new Promise<T>((resolve) => setTimeout(resolve, 5, value));

it('answerOnce executes two identical concurrent submits once', async () => {
  const work = vi.fn(() => later('made'));
  await expect(Promise.all([answerOnce('key', work), answerOnce('key', work)])).resolves.toEqual([
    'made',
    'made',
  ]);
  expect(work).toHaveBeenCalledTimes(1);
});

it('answerOnce sends each of two concurrent submits its own redirect response', async () => {
  const work = () => later(new Response('made', { status: 303, headers: { Location: '/result' } }));
  const outcomes = await Promise.allSettled([answerOnce('key', work), answerOnce('key', work)]);
  const [one, other] = outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason : null));
  expect(one).toMatchObject({ status: 303 });
  expect(other).toMatchObject({ status: 303 });
  expect(one).not.toBe(other);
  await expect(Promise.all([one.text(), other.text()])).resolves.toEqual(['made', 'made']);
});

it('answerOnce executes the submit again if the form is sent again after the first execution has ended', async () => {
  await expect(answerOnce('key', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(answerOnce('key', () => later('again'))).resolves.toBe('again');
});

it('answerOnce executes submits of different forms independently', async () => {
  const [one, other] = await Promise.all([answerOnce('a', () => later(1)), answerOnce('b', () => later(2))]);
  expect([one, other]).toEqual([1, 2]);
});

it('answerOncePerSession shares no response between two sessions with the same form', async () => {
  const session = (cookie: string) => ({
    data: { ...createEmptySession(), apiCookies: { lending_session: cookie } },
  });
  const [one, other, again] = await Promise.all([
    answerOncePerSession(session('one'), 'sign 1', () => later('first')),
    answerOncePerSession(session('other'), 'sign 1', () => later('second')),
    answerOncePerSession(session('one'), 'sign 1', () => later('third')),
  ]);
  expect([one, other, again]).toEqual(['first', 'second', 'first']);
});
